/** Moving and finding the library from the desktop window: dialogs, words, and where it is afterwards. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { LIBRARY_NAME } from '../library/file/files.ts'
import { opened } from '../library/testing/temporary-library.ts'
import { newMatch } from '../testing/play.ts'
import { LIBRARY_FOLDER_CHANNEL } from './channels.ts'
import { ask, click, end, folder, inFolders, item, only, pushed, started } from './testing/running.ts'
import type { StandIn } from './testing/stand-in.ts'

inFolders()

const press = async (standIn: StandIn, what: 'move' | 'find', chosen: string | null): Promise<void> => {
  standIn.boxes.chosen = chosen === null ? [] : [chosen]
  const [window] = standIn.windows()
  if (window === undefined) return expect.fail('no window')
  await standIn.ipc.invoke(window.page, LIBRARY_FOLDER_CHANNEL, what)
}
const opening = async (standIn: StandIn): Promise<unknown> => {
  const answer = await ask(standIn, only(standIn), 'library.opening')
  return answer.ok ? answer.value : answer.error
}
const titles = async (standIn: StandIn): Promise<unknown> => {
  const answer = await ask(standIn, only(standIn), 'library.list', { limit: 5 })
  return answer.ok
    ? (answer.value as { rows: { title: string }[] }).rows.map(({ title }) => title)
    : answer.error
}

it('asks for a folder, moves the library there, notifies every window, and finds it there at the next start', async () => {
  const standIn = await started()
  await ask(standIn, only(standIn), 'match.create', newMatch({ title: 'An evening' }))
  const to = join(folder, 'Spiele 棋')
  const file = join(to, LIBRARY_NAME)
  click(item(standIn, 'File', 'New window'))
  const [first, second] = standIn.windows()
  if (first === undefined || second === undefined) return expect.fail('no two windows')
  await ask(standIn, second, 'library.list', { limit: 1 })
  await press(standIn, 'move', to)
  expect(standIn.boxes.opened[0]?.properties).toContain('openDirectory')
  expect(standIn.boxes.text).toMatch(/was moved[^]*Spiele 棋/)
  for (const window of [first, second])
    expect(pushed(window, 'library.reopened')).toMatchObject([
      { state: 'closed', error: { code: 'libraryMoving' }, choices: ['leave'] },
      { state: 'open', library: file },
    ])
  second.close()
  expect(await titles(standIn)).toEqual(['An evening'])
  click(item(standIn, 'Help', 'About Qipu'))
  await vi.waitFor(() => expect(standIn.boxes.text).toContain(file))
  end()

  const next = await started()
  expect(await opening(next)).toMatchObject({ state: 'open', library: file })
  expect(await titles(next)).toEqual(['An evening'])
  expect(existsSync(join(folder, 'home', 'library.moved'))).toBe(false)
})

it('does nothing if no folder is chosen, and says why a folder is unsuitable', async () => {
  const standIn = await started()
  await press(standIn, 'move', null)
  expect(standIn.boxes.text).toBe('')
  await press(standIn, 'move', join(folder, 'out'))
  expect(standIn.boxes.text).toMatch(/was not moved[^]*is not empty/)
  expect(pushed(only(standIn), 'library.reopened')).toEqual([])
})

it('offers to use a library that is already in the folder', async () => {
  const other = join(folder, 'other')
  mkdirSync(other)
  opened(join(other, LIBRARY_NAME)).close()
  const standIn = await started()
  await press(standIn, 'move', other)
  expect(standIn.boxes.text).toMatch(/already has a library[^]*Use the library that is there/)
  expect(await opening(standIn)).toMatchObject({ library: join(folder, 'home', LIBRARY_NAME) })
  standIn.boxes.answer = 1
  await press(standIn, 'move', other)
  expect(await opening(standIn)).toMatchObject({ state: 'open', library: join(other, LIBRARY_NAME) })
  expect(existsSync(join(folder, 'home', LIBRARY_NAME))).toBe(true)
})

it('creates no empty library if a drive is missing, and uses it once the user finds it', async () => {
  const first = await started()
  await ask(first, only(first), 'match.create', newMatch({ title: 'An evening' }))
  const drive = join(folder, 'drive')
  await press(first, 'move', drive)
  end()
  renameSync(drive, join(folder, 'other drive'))
  const standIn = await started()
  expect(await opening(standIn)).toMatchObject({
    state: 'closed',
    error: { code: 'libraryAway', details: { folder: drive } },
    choices: ['home', 'leave'],
  })
  expect(await titles(standIn)).toMatchObject({ code: 'libraryAway' })
  await press(standIn, 'find', folder)
  expect(standIn.boxes.text).toMatch(/There is no library/)
  expect(existsSync(drive)).toBe(false)
  await press(standIn, 'find', join(folder, 'other drive'))
  expect(await titles(standIn)).toEqual(['An evening'])
})

it('goes on without it only on request, and then with the files last moved away, if they are still there', async () => {
  const first = await started()
  await ask(first, only(first), 'match.create', newMatch({ title: 'An evening' }))
  const drive = join(folder, 'drive')
  await press(first, 'move', drive)
  end()
  rmSync(drive, { recursive: true })
  const standIn = await started()
  const answer = await ask(standIn, only(standIn), 'library.open', { choice: 'home' })
  expect(answer).toMatchObject({ ok: true, value: { state: 'open' } })
  expect(await titles(standIn)).toEqual(['An evening'])
})

it('answers only our own page', async () => {
  const standIn = await started()
  only(standIn).page.mainFrame = { url: 'https://example.com/' }
  await press(standIn, 'move', join(folder, 'elsewhere'))
  expect(standIn.boxes.opened).toEqual([])
})
