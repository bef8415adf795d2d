import { expect, it } from 'vitest'
import type { Annotation, AnnotationBody, MatchId, StepId } from '../../../engine/record/step.ts'
import { NO_TASK } from '../../../engine/record/task.ts'
import { listQuerySchema, matchRowSchema, type FoundExcerpt } from '../../api/api.ts'
import type { Library } from '../library.ts'
import { exampleHeader, exampleLine, exampleStep, exampleSummary, mainAt } from '../testing/example.ts'
import { libraryIn, opened, temporaryFolder } from '../testing/temporary-library.ts'
import { piecesOf } from './excerpts.ts'

const TITLE = 'A rainy evening'

const note = (id: number, step: StepId, body: AnnotationBody): Annotation => ({
  id: id.toString(16).padStart(16, '0'),
  step,
  body,
  version: 1,
  deleted: false,
})
const comment = (text: string): AnnotationBody => ({ kind: 'comment', text, author: '' })

/** One match of six steps with a line that branches off at the fourth, and notes. */
const annotated = (): { library: Library; id: MatchId; steps: readonly StepId[]; aside: StepId } => {
  const library = opened(libraryIn(temporaryFolder()))
  const id = library.create(exampleHeader(1), TITLE)
  const line = exampleLine(id, 6)
  const steps = [id, ...line.map((step) => step.id)]
  const aside = exampleStep(steps[3]!, 9)
  library.append(id, {
    steps: [...line, aside],
    branches: [mainAt(steps[6]!, 2)],
    reason: 'act',
    summary: exampleSummary(),
  })
  library.putAnnotations(id, [
    note(1, steps[2]!, comment('> A **café** for “two”.\n\n- The tower')),
    note(2, steps[5]!, comment('這一手很平均。 The café again, and the quiet harbour.')),
    note(3, aside.id, { kind: 'bookmark', name: 'The lighthouse' }),
    note(4, steps[6]!, { ...NO_TASK, words: 'What now?', ifRight: 'The bridge, of course.' }),
    note(5, id, comment('Before anything')),
  ])
  library.setTags(id, ['club night'])
  return { library, id, steps, aside: aside.id }
}

const foundBy = (library: Library, text: string): FoundExcerpt | undefined => {
  const { rows } = library.list(listQuerySchema.parse({ text }))
  expect(rows).toHaveLength(1)
  expect(matchRowSchema.parse(rows[0])).toEqual(rows[0])
  return rows[0]?.found
}
/** The excerpt with hits in brackets. */
const written = (pieces: Readonly<FoundExcerpt['pieces']>): string =>
  pieces.map(({ text, found }) => (found ? `[${text}]` : text)).join('')

it.each<[string, string, FoundExcerpt['in'], string, number | null, number]>([
  ['a comment, first the earliest', 'CAFE', 'comment', 'A [café] for “two”. The tower', 2, 1],
  [
    'the comment with most of the words',
    'harbour cafe',
    'comment',
    '這一手很平均。 The [café] again, and the quiet [harbour].',
    5,
    1,
  ],
  ['Chinese', '平均', 'comment', '這一手很[平均]。 The café again, and the quiet harbour.', 5, 0],
  ['a bookmark on another line, by its depth', 'light', 'bookmark', 'The [light]house', 4, 0],
  ['a task, whose answer is not given away', 'bridge', 'task', 'What now?', 6, 0],
  ['the start', 'anything', 'comment', 'Before [anything]', 0, 0],
  ['a tag', 'club', 'tag', '[club] night', null, 0],
  ['the title', 'rainy', 'title', 'A [rainy] evening', null, 0],
  ['a player', 'zoe', 'player', '[Zoë]', null, 0],
])('a search shows where it was found: %s', (_, text, kind, words, depth, others) => {
  const { library, steps, aside } = annotated()
  const found = foundBy(library, text)
  expect(found).toMatchObject({ in: kind, others })
  expect(written(found?.pieces ?? [])).toBe(words)
  const id = kind === 'bookmark' ? aside : steps[depth ?? 0]
  expect(found?.step).toEqual(depth === null ? null : { id, depth })
})

it('a deleted comment is no longer shown, and without a search there is no excerpt', () => {
  const { library, id, steps } = annotated()
  library.putAnnotations(id, [{ ...note(1, steps[2]!, comment('')), version: 2, deleted: true }])
  expect(foundBy(library, 'cafe')).toMatchObject({ step: { depth: 5 }, others: 0 })
  expect(foundBy(library, ' ')).toBeUndefined()
})

it('cuts a long text around the hit, and marks letters that fold to more or fewer letters', () => {
  const far = `${'很'.repeat(100)}Weiß ﾊﾞ ends${'好'.repeat(200)}`
  const cut = written(piecesOf(far, ['weiss', 'バ']))
  expect(cut).toMatch(/^…很{24}\[Weiß\] \[ﾊﾞ\] ends好+…$/u)
  expect(piecesOf('nothing here', ['bridge'])).toEqual([{ text: 'nothing here', found: false }])
})

it.each(['[', '[[', '[[a', '[[a|', '[[a|b', ']]', '|', '# ', '* ', '1. ', '\n'])(
  'a comment of nothing but %s is scanned once',
  (part) => {
    const library = opened(libraryIn(temporaryFolder()))
    const id = library.create(exampleHeader(1), TITLE)
    const text = part.repeat(Math.floor(49_000 / part.length))
    library.putAnnotations(id, [note(1, id, comment(`${text} harbour`))])
    expect(foundBy(library, 'harbour')?.in).toBe('comment')
  },
)

it('a link shows its words, or its target if it has none', () => {
  const library = opened(libraryIn(temporaryFolder()))
  const id = library.create(exampleHeader(1), TITLE)
  library.putAnnotations(id, [note(1, id, comment('See [[#12@abcdef01|the (great) harbour]] and [[QO-11]]'))])
  expect(written(foundBy(library, 'harbour')?.pieces ?? [])).toBe('See the (great) [harbour] and QO-11')
})
