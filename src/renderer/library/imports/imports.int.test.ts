import { afterEach, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { opened, playOn } from '../../../main/testing/play.ts'
import { freshProgram } from '../../../main/testing/shared-program.ts'
import type { TestService, TestWindow } from '../../../main/testing/test-service.ts'
import { storesOn } from '../../match/testing/storesOn.ts'

let program: TestService
let other: TestWindow

freshProgram((fresh) => ({ program, window: other } = fresh))
afterEach(() => vi.unstubAllGlobals())

const importStore = async () => {
  const { useImports } = await storesOn(program, () => import('./imports.ts'))
  return useImports()
}

/** A match of this library as a file. */
const exported = async (): Promise<{ readonly match: string; readonly bytes: string }> => {
  const { match } = await playOn(program, other, await opened(other), 4)
  return { match, bytes: (await other.ask('library.export', { match, format: 'qipu' })).bytes }
}

it('counts new, known and refused files, and starts over when it is opened again', async () => {
  const { match, bytes } = await exported()
  await other.ask('library.bin', { matches: [match] })
  await other.ask('library.emptyBin', {})
  const imports = await importStore()
  await imports.takeBytes('a.qipu', bytes)
  await imports.takeBytes('again.qipu', bytes)
  await imports.takeBytes('none.qipu', btoa('no record'))
  expect(imports.list.map(({ name, state }) => [name, state])).toEqual([
    ['a.qipu', 'done'],
    ['again.qipu', 'done'],
    ['none.qipu', 'refused'],
  ])
  expect(imports.sum).toMatchObject({ isNew: 1, merged: 0, same: 1, refused: 1, asks: 0 })
  expect([imports.open, imports.busy, imports.expected]).toEqual([true, false, 3])
  imports.open = false
  await nextTick()
  imports.open = true
  expect([imports.list, imports.expected]).toEqual([[], 0])
})

it('asks about a copy that would change one’s own notes or branches, and follows the answer', async () => {
  const { match } = await playOn(program, other, await opened(other), 4)
  const note = (text: string) => ({ kind: 'comment' as const, text, author: '' })
  const file = async () => (await other.ask('library.export', { match, format: 'qipu' })).bytes
  const { notes } = await other.ask('notes.edit', { match, edits: [{ step: match, body: note('Mine') }] })
  const mine = await file()
  await other.ask('notes.edit', { match, edits: [{ id: notes[0]?.id ?? '', body: note('Theirs') }] })
  const theirs = await file()
  await other.ask('library.bin', { matches: [match] })
  await other.ask('library.emptyBin', {})
  const texts = async () =>
    (await other.ask('notes.list', { match })).notes.map(({ body }) => body.kind === 'comment' && body.text)

  const imports = await importStore()
  await imports.takeBytes('mine.qipu', mine)
  await imports.takeBytes('theirs.qipu', theirs)
  const [, asks] = imports.list
  expect(asks).toMatchObject({ state: 'asks', error: { code: 'changesOwn' } })
  expect(await texts()).toEqual(['Mine'])
  if (asks !== undefined) await imports.answer(asks, 'replace')
  expect(imports.sum).toMatchObject({ isNew: 1, merged: 1, asks: 0 })
  expect(await texts()).toEqual(['Theirs'])
})
