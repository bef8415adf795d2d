import { expect, it } from 'vitest'
import type { MatchId } from '../../../engine/record/step.ts'
import { collectionSchema } from '../../api/values-library.ts'
import type { Library } from '../library.ts'
import { exampleHeader } from '../testing/example.ts'
import { libraryIn, opened, temporaryFolder } from '../testing/temporary-library.ts'

const shelf = (folder = temporaryFolder()): { library: Library; matches: readonly MatchId[] } => {
  const library = opened(libraryIn(folder))
  return {
    library,
    matches: [1, 2, 3, 4].map((number) => library.create(exampleHeader(number), `${number}`)),
  }
}
const evening = (matches: readonly MatchId[]) => ({ title: 'An evening', introduction: '*Rain.*', matches })

it('keeps its order, title and introduction across restarts', () => {
  const folder = temporaryFolder()
  const { library, matches } = shelf(folder)
  const [one, two, three] = matches
  const made = library.putCollection(null, evening([three!, one!, three!, two!]))
  expect(collectionSchema.parse(made)).toMatchObject({
    title: 'An evening',
    introduction: '*Rain.*',
    matches: 3,
  })
  library.close()
  const again = opened(libraryIn(folder))
  expect(again.collections()).toEqual([made])
  expect(again.collected(made.id)).toEqual([three, one, two])
  expect(again.check()).toBeNull()
})

it('is replaced as a whole, grows at its end, and leaves out unknown matches', () => {
  const { library, matches } = shelf()
  const [one, two, three, four] = matches
  const { id } = library.putCollection(null, evening([one!, two!]))
  const strange = 'f'.repeat(32) as MatchId
  const changed = library.putCollection(id, {
    title: 'Later',
    introduction: '',
    matches: [two!, strange, one!],
  })
  expect(changed).toMatchObject({ id, title: 'Later', introduction: '', matches: 2 })
  expect(library.collected(id)).toEqual([two, one])
  expect(library.addToCollection(id, [one!, four!, three!], 3)).toMatchObject({ added: 1 })
  expect(library.collected(id)).toEqual([two, one, four])
  expect(library.addToCollection('0'.repeat(32), [one!], 9)).toBeUndefined()
})

it('is deleted without its matches, and recreated under its id by an undo', () => {
  const { library, matches } = shelf()
  const made = library.putCollection(null, evening(matches))
  library.dropCollection(made.id)
  library.dropCollection(made.id)
  expect(library.collections()).toEqual([])
  expect(library.ids()).toEqual(matches)
  expect(library.putCollection(made.id, evening(matches))).toMatchObject({ id: made.id, matches: 4 })
})

it('leaves out matches in the bin, has them again when restored, and loses them when the bin is emptied', () => {
  const { library, matches } = shelf()
  const [one, two, three] = matches
  const { id } = library.putCollection(null, evening([one!, two!, three!]))
  library.bin([two!])
  expect(library.collection(id)?.matches).toBe(2)
  expect(library.collected(id)).toEqual([one, two, three])
  library.restore([two!])
  expect(library.collection(id)?.matches).toBe(3)
  library.bin([two!])
  expect(library.emptyBin()).toBe(1)
  expect(library.collected(id)).toEqual([one, three])
  expect(library.check()).toBeNull()
})
