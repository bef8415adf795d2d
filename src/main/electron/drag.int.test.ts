/** Dragging a match out of the library: what the file contains, and who may drag. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, it, vi } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import { decode } from '../../engine/record/file/decode.ts'
import type { Output } from '../api/api.ts'
import { newMatch } from '../testing/play.ts'
import { WORKER } from '../testing/threads.ts'
import { DRAG_CHANNEL } from './channels.ts'
import { ask, end, folder, inFolders, only, started } from './testing/running.ts'
import type { StandIn } from './testing/stand-in.ts'

inFolders()
// The record worker writes files; here it runs from its source.
beforeEach(() => {
  const main = join(folder, 'out', 'main')
  mkdirSync(main)
  writeFileSync(join(main, 'worker.cjs'), `import(${JSON.stringify(pathToFileURL(WORKER).href)})`)
})

const made = async (standIn: StandIn, changes: Parameters<typeof newMatch>[0]): Promise<string> => {
  const answer = await ask(standIn, only(standIn), 'match.create', newMatch(changes))
  // The contract says so.
  return answer.ok ? (answer.value as Output<'match.create'>).match : expect.fail(answer.error.code)
}
const dragged = async (standIn: StandIn, match: string) => {
  const { page } = only(standIn)
  standIn.ipc.send(page, DRAG_CHANNEL, match)
  await vi.waitFor(() => expect(page.dragged).toHaveLength(1), 10_000)
  return page.dragged[0] ?? expect.fail('nothing was dragged')
}
const recordIn = (bytes: Buffer) => {
  const read = decode(bytes, { games: GAMES })
  return read.ok ? read.value.record : expect.fail(read.error.code)
}

it('is a file named by its title, until the program ends', async () => {
  const standIn = await started()
  const match = await made(standIn, { title: 'Fish & chips 晚局' })
  const { file, bytes } = await dragged(standIn, match)
  expect(basename(file)).toMatch(/^Fish.*晚局\.qipu$/)
  expect(recordIn(bytes).root).toBe(match)
  end()
  expect(existsSync(file)).toBe(false)
})

it('is what everybody has seen while hands are hidden', async () => {
  const standIn = await started()
  const match = await made(standIn, { game: 'qin' })
  const { bytes } = await dragged(standIn, match)
  expect(recordIn(bytes).header.seenBy).toBe('public')
})

it('can be dragged only by our own page, and only if it exists', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue()
  const standIn = await started()
  const match = await made(standIn, {})
  const { page } = only(standIn)
  const own = page.mainFrame
  page.mainFrame = { url: 'https://example.com/' }
  standIn.ipc.send(page, DRAG_CHANNEL, match)
  page.mainFrame = own
  for (const other of ['../../etc/passwd', 'f'.repeat(32), { match }])
    standIn.ipc.send(page, DRAG_CHANNEL, other)
  // Requests are answered in order.
  expect((await dragged(standIn, match)).bytes.length).toBeGreaterThan(0)
  expect([page.dragged.length, complaint.mock.calls]).toEqual([1, []])
  complaint.mockRestore()
})
