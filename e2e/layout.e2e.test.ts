/** Every screen in both languages and all sizes: nothing wider than its container, cut off or overlapping. */
import { truncateSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { GAMES } from '../src/engine/index.ts'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { hasSecrets } from '../src/engine/kernel/testing/has-secrets.ts'
import { PUZZLES } from '../src/engine/puzzles/index.ts'
import { encode } from '../src/engine/record/file/encode.ts'
import { importFile, importRecord } from './support/imports.ts'
import { expect, test } from './support/fixtures.ts'
import { GAME_DRIVERS } from './support/gameDrivers.ts'
import { generatedRecord } from './support/generatedRecords.ts'
import { startHost } from './support/host.ts'
import { LANGUAGES, SIZES, Sweep } from './support/layoutFaults.ts'
import {
  importDialog,
  openLibrary,
  openTable,
  pickFiles,
  reviewPage,
  savedBy,
  shareDialog,
} from './support/library.ts'
import { currentRow, openTab } from './support/moves.ts'
import { field, pens } from './support/notes.ts'
import { requireGame, sampleGame } from './support/requireGame.ts'
import { go, matchOf, openMatch, pressCurtains } from './support/screen.ts'
import { fillLibrary } from './support/filledLibrary.ts'
import { studyOf } from './support/studiedMatches.ts'
import { ask } from './support/apiRequest.ts'
import { scrubber } from './support/review.ts'
import { staged, standAt, type Course } from './support/stages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Each test visits many screens, each in several sizes and in both languages.
test.describe.configure({ timeout: 600_000 })

const dialog = (page: Page, name?: string | RegExp): Locator =>
  page.getByRole('dialog', name === undefined ? {} : { name })

test('the library fits @sweep', async ({ app }) => {
  const sweep = new Sweep()
  await expect(app.getByRole('heading', { name: /every move kept/ })).toBeVisible()
  await sweep.look(app, 'library, empty')
  await fillLibrary(app)
  for (const { id } of GAMES) {
    const { record, title } = studyOf(id)
    await importRecord(app, record, title)
  }
  const rows = app.getByRole('row')
  await expect(rows).not.toHaveCount(0)
  await sweep.look(app, 'library, filled')
  await app.keyboard.press('?')
  await sweep.look(app, 'library, keys', dialog(app, 'Keyboard'))
  await app.keyboard.press('Escape')
  await app.keyboard.press('f')
  const filters = app.locator('.filter-panel')
  await sweep.look(app, 'library, filters', filters.getByText('Won by'))
  await expect(filters.getByRole('combobox', { name: 'Played by' })).toBeFocused()
  await app.keyboard.type('Mira')
  await app.keyboard.press('Enter')
  await app.keyboard.press('Escape')
  await expect(filters).toBeHidden()
  await sweep.look(app, 'library, filtered', app.getByRole('button', { name: 'Save…' }))
  await app.getByRole('button', { name: 'Save…' }).click()
  const naming = dialog(app, 'Save this search')
  await expect(naming.getByRole('textbox')).toBeFocused()
  await app.keyboard.type('Mira 的對局')
  await sweep.look(app, 'library, save a search', naming)
  await app.keyboard.press('Enter')
  await expect(app.getByText('Saved search: Mira 的對局')).toBeVisible()
  await app.keyboard.press('s')
  const manage = app.getByRole('menuitem', { name: 'Rename or delete…' })
  await sweep.look(app, 'library, saved searches', manage)
  await manage.click()
  await sweep.look(app, 'library, manage searches', dialog(app, 'Saved searches'))
  await app.keyboard.press('Escape')
  await app.getByRole('button', { name: 'Clear all' }).click()
  await app.keyboard.press('/')
  await expect(app.getByRole('searchbox', { name: 'Search the records' })).toBeFocused()
  await app.keyboard.type('nothing of the kind')
  await sweep.look(app, 'library, nothing found', app.getByText('No matches found.'))
  await app.keyboard.press('Escape')
  await app.keyboard.press('Escape')
  await rows
    .nth(1)
    .getByRole('button', { name: /^More for/ })
    .click()
  const tags = app.getByRole('menuitem', { name: 'Tags' })
  await sweep.look(app, 'library, menu of a match', tags)
  await tags.click()
  await sweep.look(app, 'library, tags', dialog(app, 'Tags'))
  await app.keyboard.press('Escape')
  await rows.nth(1).focus()
  await app.keyboard.press('F2')
  await sweep.look(app, 'library, rename', dialog(app, 'Rename'))
  await app.keyboard.press('Escape')
  await rows.nth(1).focus()
  for (const key of ['Space', 'Shift+ArrowDown', 'Shift+ArrowDown']) await app.keyboard.press(key)
  await sweep.look(app, 'library, selection', app.getByText('3 matches selected'))
  await app.getByRole('button', { name: 'Share as one file…' }).click()
  await sweep.look(app, 'library, export of many', dialog(app, 'Share 3 matches'))
  await app.keyboard.press('Escape')
  await app.getByRole('button', { name: 'Clear selection' }).click()
  await rows.last().focus()
  await app.keyboard.press('Delete')
  await app.getByRole('button', { name: /^Bin \d/ }).click()
  const empty = app.getByRole('button', { name: 'Empty the bin…' })
  await sweep.look(app, 'bin', empty)
  await empty.click()
  await sweep.look(app, 'bin, to be emptied', app.getByRole('button', { name: 'Delete for good' }))
  await app.keyboard.press('Escape')
  const listed = await ask(app, 'library.list', { limit: 6 })
  const made = await ask(app, 'collections.put', {
    collection: null,
    title: '雨夜的六局，一個晚上下到天亮',
    introduction: 'Rain, **tea** and dice.\n\n- one\n- another',
    matches: listed.rows.map(({ id }) => id),
  })
  await go(app, `/collections/${made.id}`)
  await expect(app.locator('.contents .board svg')).toHaveCount(6)
  await sweep.look(app, 'collection')
  await app.getByRole('button', { name: 'Add matches…' }).click()
  await sweep.look(app, 'collection, adding', app.getByRole('dialog'))
  await app.keyboard.press('Escape')
  await app.getByRole('link', { name: 'Edit' }).click()
  await expect(app.getByRole('button', { name: /^Move .* up$/ })).toHaveCount(6)
  await sweep.look(app, 'collection, edited')
  expect(sweep.found).toEqual([])
})

test('statistics, settings and imports fit @sweep', async ({ app }) => {
  const sweep = new Sweep()
  await fillLibrary(app)
  const { record, title } = studyOf(sampleGame(3))
  await importRecord(app, record, title)
  await go(app, '/statistics')
  await expect(app.getByRole('table').first()).toBeVisible()
  await sweep.look(app, 'statistics')
  await go(app, '/puzzles')
  await expect(app.locator('.today .board svg').first()).toBeVisible()
  await sweep.look(app, 'puzzles')
  await go(app, '/puzzles?all')
  await expect(app.locator('.shelf')).toHaveCount(Object.keys(PUZZLES).length)
  await sweep.look(app, 'puzzles of all games')
  await go(app, `/puzzles?game=${sampleGame(3)}`)
  await expect(app.locator('.card .board svg').first()).toBeVisible()
  await sweep.look(app, 'puzzles of one game')
  await go(app, '/puzzles')
  await app.keyboard.press('Control+,')
  await expect(app.getByRole('dialog')).toBeVisible()
  await sweep.look(app, 'settings')
  await ask(app, 'backups.make', {})
  await app.getByRole('button', { name: 'Restore from a backup…' }).click()
  await app.getByRole('button', { name: 'Single matches…' }).first().click()
  await app.getByRole('button', { name: 'Restore everything' }).first().click()
  await expect(app.locator('.matches > li')).not.toHaveCount(0)
  await sweep.look(app, 'backups')
  await app.keyboard.press('Escape')
  await openLibrary(app)
  await app.keyboard.press('Control+o')
  await expect(importDialog(app)).toBeVisible()
  await sweep.look(app, 'import')
  await app.keyboard.press('Escape')
  await pickFiles(app, [
    { name: 'theirs.qipu', buffer: Buffer.from(encode(studyOf(sampleGame(1)).record)) },
    { name: 'cut short.qipu', buffer: Buffer.from(encode(record).slice(0, 900)) },
    {
      name: 'holiday with a rather long name, as cameras give them 2026-11-20.jpg',
      buffer: Buffer.from('x'),
    },
  ])
  await expect(importDialog(app).locator('.files > li')).toHaveCount(3)
  await expect(importDialog(app).getByText('Checking')).toHaveCount(0)
  await sweep.look(app, 'import, done')
  await app.keyboard.press('Escape')
  await app.getByRole('button', { name: 'Past imports…' }).click()
  await expect(app.getByRole('button', { name: /^Undo this import/ }).first()).toBeVisible()
  await sweep.look(app, 'past imports')
  await app.keyboard.press('Escape')
  const say = (text: string) => ({ kind: 'comment' as const, text, author: 'Ada' })
  const made = await ask(app, 'notes.edit', {
    match: record.root,
    edits: [{ step: record.root, body: say('What I thought of it.') }],
  })
  for (const text of ['Another word for it.', 'And another, after a night’s sleep.'])
    await ask(app, 'notes.edit', {
      match: record.root,
      edits: [{ id: made.notes[0]?.id ?? '', body: say(text) }],
    })
  await openTable(app, `${record.root}?review=1&at=0`)
  await app.getByRole('button', { name: 'Earlier versions…' }).first().click()
  await sweep.look(app, 'earlier words', dialog(app, 'Earlier versions'))
  await app.keyboard.press('Escape')
  await openTable(app, 'f'.repeat(32))
  await expect(app.locator('main.lost')).toBeVisible()
  await sweep.look(app, 'no such match')
  expect(sweep.found).toEqual([])
})

test('a library that was not opened fits @sweep', async ({ home, page }) => {
  // The settings are in the library, so this screen has its own choice of languages.
  const sweep = new Sweep((on, language) =>
    on.getByRole('radio', { name: language === 'en' ? 'EN' : '中' }).click(),
  )
  const before = await startHost(home)
  await page.goto(before.url)
  await expect(page.getByRole('heading', { name: /every move kept/ })).toBeVisible()
  await ask(page, 'backups.make', {})
  await before.stop()
  truncateSync(join(home, 'library.sqlite'), 20_000)
  const host = await startHost(home)
  await page.goto(host.url)
  await page.getByRole('button', { name: 'Restore a backup' }).click()
  await page.getByRole('button', { name: 'Restore everything' }).click()
  const restore = page.getByRole('button', { name: 'Restore', exact: true })
  await sweep.look(page, 'not opened', restore)
  await host.stop()
  expect(sweep.found).toEqual([])
})

test('sharing fits @sweep', async ({ app }) => {
  const sweep = new Sweep()
  const { record, title } = studyOf(sampleGame(1))
  await importRecord(app, record, title)
  await openTable(app, `${record.root}?review=1&at=60`)
  await expect(scrubber(app)).toBeVisible()
  await app.keyboard.press('Control+e')
  const forms = shareDialog(app).getByRole('tab')
  for (const name of ['Record', 'Web page', 'Picture', 'Film', 'Print', 'Score sheet', 'Events']) {
    const form = forms.filter({ hasText: name })
    await form.click()
    await expect(form).toHaveAttribute('aria-selected', 'true')
    await sweep.look(app, `share, ${name}`)
    // The final controls are fully visible without scrolling.
    const act = await shareDialog(app).locator('.acts:visible .btn').last().boundingBox()
    const panel = await shareDialog(app).getByRole('tabpanel').boundingBox()
    if (act === null || panel === null) throw new Error(`nothing is done at the end of ${name}`)
    expect(act.y + act.height, name).toBeLessThanOrEqual(panel.y + panel.height)
  }
  expect(sweep.found).toEqual([])
})

test('setting up a match fits @sweep', async ({ app }) => {
  const sweep = new Sweep()
  await fillLibrary(app)
  for (const { id, seats } of GAMES) {
    await go(app, `/new/${id}`)
    await expect(app.getByLabel('Name of seat 1')).toBeVisible()
    await sweep.look(app, `new match, ${id}`)
    if (seats.max > seats.min) {
      await app.locator('.seats').getByRole('radio').last().click()
      const last = app.getByLabel(`Name of seat ${seats.max}`)
      await sweep.look(app, `new match, ${id}, ${seats.max} seats`, last)
    }
  }
  await go(app, `/new/${sampleGame()}`)
  await expect(app.getByLabel('Name of seat 2')).toBeVisible()
  await app.locator('.seats .who').first().click()
  await expect(app.getByRole('menu')).toBeVisible()
  await sweep.look(app, 'new match, who plays')
  await app.keyboard.press('Escape')
  await app.getByRole('radio', { name: /Your own seed/ }).click()
  await sweep.look(app, 'new match, own seed', app.getByLabel('Seed', { exact: true }))
  const again = app.getByRole('radio', { name: /same deal/i })
  await again.click()
  await expect(again).toBeChecked()
  await sweep.look(app, 'new match, same deal')
  await app.getByRole('button', { name: 'Rules' }).first().click()
  await sweep.look(app, 'rules', dialog(app, /rules/))
  expect(sweep.found).toEqual([])
})

/** Expects the card at the end of a match to show its whole result without scrolling. */
const expectWholeCard = async (page: Page): Promise<void> => {
  for (const language of LANGUAGES) {
    await ask(page, 'settings.set', { language })
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const hidden = (): Promise<readonly number[]> =>
        page
          .locator('section.end')
          .evaluate((card) => [card.scrollHeight - card.clientHeight, card.scrollWidth - card.clientWidth])
      await expect.poll(hidden, { message: `${language}, ${size.width}` }).toEqual([0, 0])
    }
  }
  await ask(page, 'settings.set', { language: 'en' })
}

/** The end of a match, with its result beside the board and then in the moves. */
const lookAtEnd = async (page: Page, sweep: Sweep, where: string): Promise<void> => {
  await sweep.look(page, `${where}, card`, page.locator('section.end'))
  await expectWholeCard(page)
  await openTab(page, 'Moves')
  await expect(page.locator('section.end')).toBeHidden()
  await sweep.look(page, where, page.getByRole('tree', { name: 'Moves' }))
}

/** Those with the fewest and the most seats, unless the game names others. */
const tablesOf = ({ id, seats: { min, max } }: AnyGame): readonly Course[] =>
  GAME_DRIVERS.get(id)?.tables ?? [...new Set([min, max])].map((seats) => ({ seats }))

for (const game of GAMES)
  for (const course of tablesOf(game))
    test(`the table of ${game.id} with ${course.seats} seats fits @sweep`, async ({ app }) => {
      const { id, seats } = game
      const sweep = new Sweep()
      await pressCurtains(app)
      const { record, stops } = staged(game, course)
      const isFull = course.seats === seats.max
      // The fewest seats show how stages begin, the most how full the board gets later.
      const skipped = isFull && seats.max > seats.min ? 'first' : 'last'
      const shown = stops.filter(({ waits }) => !waits.includes('luck') && !waits.startsWith(skipped))
      await importRecord(app, record, '雨夜對局 Rainy night')
      for (const { waits, step } of shown) {
        await standAt(app, record, step)
        const where = `${id} ${course.seats}, ${waits}`
        if (waits.endsWith('over')) await lookAtEnd(app, sweep, where)
        else await sweep.look(app, where)
      }
      expect(sweep.found).toEqual([])
    })

for (const { id, seats } of GAMES)
  test(`entering luck by hand at ${id} fits @sweep`, async ({ app }) => {
    const sweep = new Sweep()
    await pressCurtains(app)
    const { record, stops } = staged(requireGame(id), { seats: seats.max, manual: true })
    await importRecord(app, record, 'By hand')
    for (const { waits, step } of stops) {
      if (!waits.includes('luck') || waits.startsWith('last')) continue
      await standAt(app, record, step)
      await sweep.look(app, `${id}, by hand, ${waits}`)
    }
    expect(sweep.found).toEqual([])
  })

test('a curtain fits @sweep', async ({ app }) => {
  const sweep = new Sweep()
  const { id, seats } = GAMES.find(hasSecrets) ?? requireGame('with secrets')
  await pressCurtains(app)
  await openMatch(app, matchOf(id, seats.max, {}))
  await expect(app.locator('.curtain')).toBeVisible()
  await sweep.look(app, 'curtain')
  expect(sweep.found).toEqual([])
})

for (const { id } of GAMES)
  test(`reviewing ${id} fits @sweep`, async ({ app }) => {
    const sweep = new Sweep()
    const look = (screen: string, shown: Locator): Promise<void> =>
      sweep.look(app, `review of ${id}, ${screen}`, shown)
    const { record, title, number } = studyOf(id)
    await importRecord(app, record, title)
    await openTable(app, `${record.root}?review=1`)
    await expect(scrubber(app)).toBeVisible()
    await app.keyboard.press('g')
    await app.keyboard.type(String(number))
    await app.keyboard.press('Enter')
    // A step with a tab of its own opens that tab.
    await expect(app.getByRole('status').filter({ hasText: `Step ${number}.` })).toBeAttached()
    await openTab(app, 'Moves')
    await expect(currentRow(app, number)).toHaveCount(1)
    await expect(app.locator('.marks .mark')).not.toHaveCount(0)
    for (const tab of await app.getByRole('tab').all()) {
      const name = await tab.innerText()
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      const panel = app.getByRole('tabpanel')
      await look(name, panel)
    }
    await openTab(app, 'Moves')
    await app.keyboard.press('m')
    await expect(field(app)).toBeFocused()
    await app.keyboard.type('其實 **還有** 一手')
    await look('writing', field(app))
    await app.keyboard.press('Control+a')
    await app.keyboard.press('Delete')
    await app.keyboard.press('Escape')
    await app.keyboard.press('l')
    await look('jumps', app.getByRole('menu'))
    await app.keyboard.press('Escape')
    // Keys work again once the menu has returned the focus.
    await expect(app.getByRole('menu')).toHaveCount(0)
    await expect(app.getByRole('menuitem')).toHaveCount(0)
    const history = dialog(app, /^Steps at/)
    await expect(async () => {
      await app.keyboard.press('p')
      await expect(history).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await look('history of a place', history)
    // In so small a window it may have closed by itself; then Escape would lead back to the table.
    if (await history.isVisible()) await app.keyboard.press('Escape')
    await expect(history).toBeHidden()
    await app.keyboard.press('x')
    await expect(app.getByRole('listbox', { name: /^Places on the board/ })).toBeFocused()
    await app.keyboard.press('ArrowRight')
    await look('drawing', pens(app))
    await app.keyboard.press('Escape')
    await app.keyboard.press('c')
    await look('compared', app.getByRole('group', { name: 'Both lines' }))
    await app.keyboard.press('Escape')
    await app.keyboard.press('?')
    await look('keys', dialog(app, 'Keyboard'))
    expect(sweep.found).toEqual([])
  })

test('matches of one deal fit @sweep', async ({ app }) => {
  const sweep = new Sweep()
  const game = requireGame(sampleGame(1))
  const names = ['Ada', '陳博文']
  const first = await importFile(app, generatedRecord(game, { names, main: 300 }))
  const second = await importFile(app, generatedRecord(game, { names, main: 300, again: true }))
  await openTable(app, first)
  await expect(app.locator('section.end')).toBeVisible()
  await openTab(app, 'Match')
  await expect(app.getByRole('table', { name: 'The same deal' })).toBeVisible()
  await sweep.look(app, 'match, the same deal')
  await go(app, `/deal/${first}/${second}?at=20`)
  await expect(app.getByRole('grid')).toHaveCount(2)
  await sweep.look(app, 'two matches side by side')
  expect(sweep.found).toEqual([])
})

test('the page of a match fits @sweep', async ({ app, browser, home }) => {
  const { record, title } = studyOf(sampleGame())
  await importRecord(app, record, title)
  await openTable(app, `${record.root}?review=1`)
  await expect(scrubber(app)).toBeVisible()
  await app.keyboard.press('ControlOrMeta+e')
  await shareDialog(app).getByRole('tab', { name: 'Web page' }).click()
  const saved = await savedBy(app, shareDialog(app).getByRole('button', { name: 'Save .html' }))
  const file = join(home, 'page.html')
  await writeFile(file, saved.buffer)
  const context = await browser.newContext({ offline: true, locale: 'en-GB', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(pathToFileURL(file).href)
  const sweep = new Sweep((of, language) =>
    of.getByRole('radio', { name: language === 'en' ? 'EN' : '中', exact: true }).click(),
  )
  await expect(page.getByRole('button', { name: 'Review the match' })).toBeVisible({ timeout: 60_000 })
  await sweep.look(page, 'page, opening')
  await reviewPage(page)
  for (const tab of await page.getByRole('tab').all()) {
    const name = await tab.innerText()
    await tab.click()
    await sweep.look(page, `page, ${name}`)
  }
  await context.close()
  expect(sweep.found).toEqual([])
})

test('the page for a browser without access fits @sweep', async ({ host, browser }) => {
  const found: string[] = []
  for (const language of LANGUAGES) {
    const context = await browser.newContext({ locale: language === 'en' ? 'en-GB' : 'zh-TW' })
    const page = await context.newPage()
    await page.goto(new URL('/', host.url).href)
    await expect(page.getByRole('heading', { name: 'Please start again' })).toBeVisible()
    const sweep = new Sweep(() => Promise.resolve(), [language])
    await sweep.look(page, 'no session')
    found.push(...sweep.found)
    await context.close()
  }
  expect(found).toEqual([])
})
