/** Exported files, imported files, and many at once. */
import type { Page } from '@playwright/test'
import { gunzipSync } from 'node:zlib'
import { qin } from '../src/engine/games/qin/index.ts'
import { quorsum } from '../src/engine/games/quorsum/index.ts'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { seededRandom } from '../src/engine/kernel/random.ts'
import { decode } from '../src/engine/record/file/decode.ts'
import { encode } from '../src/engine/record/file/encode.ts'
import { MAIN, type BranchId } from '../src/engine/record/step.ts'
import { playedRecord, playOn } from '../src/engine/record/testing/player.ts'
import { depthOf, lineTo, putAnnotation, putBranch, type MatchRecord } from '../src/engine/record/tree.ts'
import { filesIn } from '../src/archive/read.ts'
import { axeViolations } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { importRecord } from './support/imports.ts'
import {
  emptyBin,
  importDialog,
  openLibrary,
  openShare,
  openTable,
  pickFiles,
  rowOf,
  savedBy,
  shareDialog,
} from './support/library.ts'
import { openTab } from './support/moves.ts'
import { keys } from './games/qin/driver.ts'
import { ask } from './support/apiRequest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A match in the library from the start. */
const shelve = async (page: Page, title: string, record: MatchRecord): Promise<void> => {
  await importRecord(page, record, title)
  await expect(rowOf(page, title)).toBeVisible()
}
const nonceOf = (digit: string): string => digit.repeat(32)
const played = (game: unknown, steps: number, digit: string) =>
  playedRecord(game as AnyGame, { steps, nonce: nonceOf(digit) })

test('an unfinished match with hidden hands is exported as onlookers saw it, or as the seat at the screen did', async ({
  app,
}) => {
  const { record } = played(qin, 30, 'a')
  await shelve(app, 'Hidden hands', record)
  await openShare(app, 'Hidden hands')
  const dialog = shareDialog(app)
  const eyes = dialog.getByRole('radiogroup', { name: 'Viewpoint' })
  for (const form of ['Record', 'Web page', 'Picture', 'Film', 'Score sheet', 'Events']) {
    await dialog.getByRole('tab', { name: new RegExp(`^${form}`) }).click()
    await expect(dialog).toContainText('The match is not over and has hidden hands')
    const choices = form === 'Record' ? ['Spectators', 'All'] : []
    await expect(eyes.getByRole('radio'), `${form}, with the curtain down`).toHaveText(choices)
  }
  await dialog.getByRole('tab', { name: 'Record' }).click()
  const open = await savedBy(app, dialog.getByRole('button', { name: 'Save .qipu' }))
  expect(gunzipSync(open.buffer).toString('utf8')).toContain('"seenBy":"public"')
  await eyes.getByText('All', { exact: true }).click()
  await expect(dialog).toContainText('Anyone who takes this file apart can find every hand and the seed')
  const whole = await savedBy(app, dialog.getByRole('button', { name: 'Save .qipu' }))
  expect(gunzipSync(whole.buffer).toString('utf8')).not.toContain('"seenBy"')
  await app.keyboard.press('Escape')

  await openTable(app, record.root)
  const { curtain } = await ask(app, 'table.read', { match: record.root })
  if (curtain === null) throw new Error('nobody is to act')
  await keys(app).lift()
  await openLibrary(app)
  await openShare(app, 'Hidden hands')
  await expect(eyes.getByRole('radio')).toHaveText(['Spectators', `Player ${curtain + 1}`, 'All'])
})

test('a file as one seat saw it holds that hand and no other, and opens in that seat’s view @sweep', async ({
  app,
}) => {
  const { record, tip } = played(qin, Infinity, 'a')
  putBranch(record, { id: MAIN, name: 'main', step: tip, version: 1_000, deleted: false })
  await shelve(app, 'Hidden hands', record)
  await openShare(app, 'Hidden hands')
  const dialog = shareDialog(app)
  await expect(dialog).toContainText('This file shows all hands from the first step on')
  await expect(dialog).toContainText(`${record.steps.size} steps`)
  await dialog.getByRole('radio', { name: 'Player 2' }).click()
  await expect(dialog).toContainText('Only what Player 2 could know')
  await expect(dialog).not.toContainText('shows all hands')
  expect(await axeViolations(app)).toEqual([])
  const file = await savedBy(app, dialog.getByRole('button', { name: 'Save .qipu' }))
  await app.keyboard.press('Escape')

  const text = gunzipSync(file.buffer).toString('utf8')
  expect(text).toContain('"seenBy":1')
  expect(text).not.toContain('"seed"')
  const dealt = text.match(/\{[^{}]*"type":"hand\.d(?:ealt|rawn)"[^{}]*\}/g) ?? []
  expect(dealt.length).toBeGreaterThan(4)
  const others = dealt.filter((each) => each.includes('"seat":0'))
  expect(others.every((each) => /"tiles?":null/.test(each))).toBe(true)
  expect(dealt.filter((each) => each.includes('"seat":1')).some((each) => /"tiles?":null/.test(each))).toBe(
    false,
  )

  await pickFiles(app, [file])
  await importDialog(app).getByRole('button', { name: 'Open' }).click()
  const eyes = app.getByRole('radiogroup', { name: 'Viewpoint' }).getByRole('radio')
  await expect(eyes).toHaveCount(2)
  await expect(eyes.first()).toHaveAccessibleName(/Player 2/)
  await expect(eyes.first()).toBeChecked()
  await expect(app.getByRole('grid', { name: 'Qin board' })).toBeVisible()
})

test('many matches are exported as one zip file and imported again, and a copy shows its additions @sweep', async ({
  app,
}) => {
  const { record, positions, tip } = played(quorsum, 24, 'b')
  await shelve(app, 'First', record)
  await shelve(app, 'Second', played(quorsum, 12, 'c').record)
  await shelve(app, 'Second half', played(qin, 20, 'd').record)

  // Shift and Ctrl+A by keyboard, Ctrl by pointer.
  const rows = app.getByRole('row')
  await rows.first().focus()
  await app.keyboard.press('Shift+ArrowDown')
  await expect(app.getByText('2 matches selected')).toBeVisible()
  await rows.nth(2).click({ modifiers: ['ControlOrMeta'] })
  await expect(app.getByText('3 matches selected')).toBeVisible()
  await app.keyboard.press('Escape')
  await expect(app.getByText('matches selected')).toHaveCount(0)
  await app.keyboard.press('ControlOrMeta+a')
  await app.getByRole('button', { name: 'Share as one file…' }).click()
  const dialog = app.getByRole('dialog', { name: 'Share 3 matches' })
  await expect(dialog).toContainText('1 match is not over: only what spectators saw is included.')
  expect(await axeViolations(app)).toEqual([])
  const zip = await savedBy(app, dialog.getByRole('button', { name: 'Save .zip' }))
  await expect(dialog).toContainText('3 matches are in the file.')
  await dialog.getByRole('button', { name: 'Done' }).click()
  const names: string[] = []
  for await (const found of filesIn(new Blob([Uint8Array.from(zip.buffer)]), 'x')) {
    if (found.is === 'holds') continue
    if (found.is !== 'record') throw new Error(found.is)
    names.push(found.name)
    const read = decode(new Uint8Array(await found.bytes.arrayBuffer()), { games: [] })
    if (!read.ok) throw new Error(`${found.name}: ${read.error.code}`)
    const { header } = read.value.record
    expect(header.seenBy, found.name).toBe(header.game === qin.id ? 'public' : undefined)
  }
  expect(names.sort()).toEqual(['First.qipu', 'Second half.qipu', 'Second.qipu'])

  await rows.first().focus()
  await app.keyboard.press('Delete')
  await expect(rows).toHaveCount(0)
  await emptyBin(app)
  await openLibrary(app)
  await app.reload()
  await pickFiles(app, [zip, { name: 'holiday.jpg', buffer: Buffer.from('no record at all') }])
  await expect(
    importDialog(app).getByRole('listitem').filter({ hasText: 'Now in your library.' }),
  ).toHaveCount(3)
  await expect(importDialog(app).getByRole('listitem').filter({ hasText: 'holiday.jpg' })).toContainText(
    'Nothing was imported.',
  )
  await importDialog(app).getByRole('button', { name: 'Done' }).click()
  await expect(rows).toHaveCount(3)

  // A copy that was continued from the middle, with a branch and a comment there.
  const fork = lineTo(record, tip)[13]!.id
  const replay = { record, positions, game: quorsum as AnyGame }
  const end = playOn(replay, fork, record.steps.size + 3, seededRandom('other', 1))
  const steps = depthOf(record, end) - depthOf(record, fork)
  const said = { version: 1, deleted: false, step: end } as const
  putBranch(record, { ...said, id: '00000000000000aa' as BranchId, name: 'bolder' })
  const body = { kind: 'comment', text: 'Why not here?', author: 'Zoë' } as const
  putAnnotation(record, { ...said, id: 'f'.repeat(16), body })
  await pickFiles(app, [{ name: 'theirs.qipu', buffer: Buffer.from(encode(record)) }])
  const item = importDialog(app).locator('.files > li')
  await expect(item).toContainText(`New line from step 15: ${steps} step`)
  await expect(item).toContainText(`New branch “bolder”, at step ${depthOf(record, end)}`)
  await item.getByRole('button', { name: `New comment on step ${depthOf(record, end)}` }).click()
  await openTab(app, 'Moves')
  const fresh = app.locator('.step').filter({ hasText: 'New' })
  await expect(app.locator('.step.current')).toContainText('New')
  await expect(fresh).toHaveCount(steps)
  await fresh.first().click()
  await expect(fresh, 'what was looked at is new no more').toHaveCount(steps - 1)
})

test('a copy never moves the main line, and changes own notes only on request @sweep', async ({ app }) => {
  const grown = () => {
    const made = played(quorsum, 24, 'e')
    const note = { id: 'f'.repeat(16), step: made.record.root, version: 1, deleted: false } as const
    putAnnotation(made.record, { ...note, body: { kind: 'comment', text: 'Mine', author: 'Ada' } })
    return { ...made, note }
  }
  await shelve(app, 'At home', grown().record)
  const { record, positions, tip, note } = grown()
  const fork = lineTo(record, tip)[9]!.id
  const to = record.steps.size + 4
  const replay = { record, positions, game: quorsum as AnyGame }
  const end = playOn(replay, fork, to, seededRandom('other', 2))
  putBranch(record, { id: MAIN, name: 'main', step: end, version: 9, deleted: false })
  putAnnotation(record, {
    ...note,
    version: 9,
    deleted: true,
    body: { kind: 'comment', text: '', author: '' },
  })
  const file = { name: 'theirs.qipu', buffer: Buffer.from(encode(record)) }

  const item = importDialog(app).locator('.files > li')
  const open = async (): Promise<void> => {
    await pickFiles(app, [file])
    await expect(item).toContainText('1 of your notes would be deleted')
  }
  await open()
  expect(await axeViolations(app)).toEqual([])
  await item.getByRole('button', { name: 'Cancel' }).click()
  await expect(item).toContainText('your match is as it was')
  await importDialog(app).getByRole('button', { name: 'Done' }).click()
  await expect(rowOf(app, 'At home')).toContainText('24')
  const match = record.root
  const notes = async (): Promise<unknown> => (await ask(app, 'notes.list', { match })).notes
  expect(await notes()).toMatchObject([{ body: { text: 'Mine' } }])
  expect(await ask(app, 'table.open', { match })).toMatchObject({ tip, size: 25 })

  await open()
  await item.getByRole('button', { name: 'Leave mine as it is' }).click()
  await expect(item).toContainText(/New as a branch, up to step \d+: “Main line of the copy”/)
  await expect(item).toContainText('Your main line stays where it is')
  expect(await axeViolations(app)).toEqual([])
  expect(await notes()).toMatchObject([{ body: { text: 'Mine' } }])
  expect(await ask(app, 'table.open', { match })).toMatchObject({ tip })
  await item.getByRole('button', { name: 'Make it the main line' }).click()
  await expect(item).toContainText('Branch Main line of the copy is now the main line.')
  expect(await ask(app, 'table.open', { match })).toMatchObject({ tip: end })
  await importDialog(app).getByRole('button', { name: 'Done' }).click()

  await open()
  await item.getByRole('button', { name: 'Take all of it' }).click()
  await expect(item).toContainText('Comment on the whole match deleted')
  expect(await notes()).toEqual([])
})
