/** Writing with an input method in every field: its keys confirm, choose and cancel, and do nothing else. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Note } from '../src/main/api/api.ts'
import { pageOf } from '../src/main/sharing/export.ts'
import { ask } from './support/apiRequest.ts'
import { expect, test } from './support/fixtures.ts'
import { generatedRecord } from './support/generatedRecords.ts'
import { importFile } from './support/imports.ts'
import {
  composeIn,
  eachField,
  halfSyllablesSent,
  inputMethodOf,
  nameOf,
  WORDS,
} from './support/inputMethod.ts'
import { PHONES } from './support/layoutFaults.ts'
import { matchId, openTable, shareDialog } from './support/library.ts'
import { openTab, rowAt } from './support/moves.ts'
import { kept } from './support/notes.ts'
import { beginQuakeNopoly } from './games/quake-nopoly/partialMatch.ts'
import { scrubber } from './support/review.ts'
import { go, pressCurtains } from './support/screen.ts'
import { studyOf } from './support/studiedMatches.ts'
import { sweepUnless } from './support/tiers.ts'
import { requireGame, sampleGame } from './support/requireGame.ts'

/**
 * Left out: the names and commands of programs in Settings, which the browser host does not offer because a page could
 * then start any program. They are plain fields in a form, and its Enter goes through the same listener. The parts of a
 * day in the filters are spin buttons, which take keys and no words.
 */
const TEMPLATE = fileURLToPath(new URL('../out/page/page.html', import.meta.url))

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const dialog = (page: Page, name?: string | RegExp) =>
  page.getByRole('dialog', name === undefined ? {} : { name })

/** Writes into each field of the screens it visits, and records the fields and the errors. */
const writer = async (page: Page) => {
  const sent = halfSyllablesSent(page)
  await page.reload()
  const ime = await inputMethodOf(page)
  const names = new Set<string>()
  const faults: string[] = []
  return {
    ime,
    faults,
    names: (): readonly string[] => [...names].toSorted(),
    sent,
    async write(where: string): Promise<void> {
      await eachField(page, async (field) => {
        const name = await nameOf(field)
        names.add(name)
        for (const fault of await composeIn(ime, field)) faults.push(`${where}, ${name}: ${fault}`)
      })
    },
  }
}

/** An element usable at a step. */
const actionAfter = async (page: Page, match: string, step: string) => {
  const { viewer } = await ask(page, 'table.read', { match })
  const rows = await ask(page, 'table.rows', { match, viewer })
  const action = rows.find(({ parent, action }) => parent === step && action !== null)?.action
  if (action === undefined || action === null) throw new Error('nobody acts there')
  return action
}

/** The page of an annotated match, on a screen of this size. */
const openPage = async (browser: Browser, home: string, size: BrowserContextOptions): Promise<Page> => {
  const { record, title, number } = studyOf(sampleGame())
  const file = join(home, 'page.html')
  await writeFile(file, pageOf(await readFile(TEMPLATE, 'utf8'), record, { title, tags: [] }, []))
  const context = await browser.newContext({
    offline: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...size,
  })
  const page = await context.newPage()
  await page.goto(`${pathToFileURL(file).href}#at=${number}`)
  return page
}

for (const [where, size, opened, sights] of [
  [
    'on the page of a match',
    { viewport: { width: 1440, height: 900 } },
    (page: Page) => page.getByRole('region', { name: 'Replay', exact: true }),
    (page: Page) => page.getByRole('tab'),
  ],
  [
    'on the page of a match on a phone',
    { viewport: PHONES[0], isMobile: true, hasTouch: true },
    (page: Page) => page.getByRole('region', { name: 'This step' }),
    (page: Page) => page.getByRole('menuitem'),
  ],
] as const)
  test(`${where}${sweepUnless(where === 'on the page of a match')}`, async ({ browser, home }) => {
    const page = await openPage(browser, home, size)
    // The browser unpacks a whole program first.
    await expect(opened(page)).toBeVisible({ timeout: 60_000 })
    const { write, names, faults } = await writer(page)
    await expect(opened(page)).toBeVisible({ timeout: 60_000 })
    await write('page')
    const menu = page.locator('header [aria-haspopup=menu]')
    const isMenu = 'isMobile' in size
    if (isMenu) await menu.click()
    for (const [index, name] of (await sights(page).allInnerTexts()).entries()) {
      if (/Print|Practise/.test(name)) continue
      if (isMenu && !(await sights(page).first().isVisible())) await menu.click()
      await sights(page).nth(index).click()
      await write(name)
      if (isMenu) await page.keyboard.press('Escape')
    }
    await page.context().close()
    expect(faults).toEqual([])
    expect(names()).toEqual(['Go to a step by its number', 'Search the rules'])
  })

test('in the library and its dialogs @sweep', async ({ app }) => {
  const match = await importFile(
    app,
    generatedRecord(requireGame(sampleGame()), { names: ['Ada', 'Bo'], main: 12 }),
  )
  await ask(app, 'library.rename', { match, title: 'Evening' })
  const { write, names, faults, sent } = await writer(app)
  const row = app.getByRole('row').first()
  await expect(row).toBeVisible()
  await write('library')
  await expect(app.getByText('No matches found.')).toBeVisible()
  await app.getByRole('button', { name: 'Clear the search' }).click()
  await expect(row).toBeVisible()

  await row.focus()
  await app.keyboard.press('f')
  await expect(app.getByRole('combobox', { name: 'Played by' })).toBeFocused()
  await write('filters')
  await app.getByRole('combobox', { name: 'Played by' }).focus()
  await app.keyboard.press('Enter')
  await app.keyboard.press('Escape')
  await app.getByRole('button', { name: 'Save…' }).click()
  await expect(dialog(app, 'Save this search').getByRole('textbox')).toBeFocused()
  await write('save a search')
  await app.keyboard.press('Enter')
  await expect(dialog(app)).toHaveCount(0)
  await app.keyboard.press('s')
  await app.getByRole('menuitem', { name: 'Rename or delete…' }).click()
  await expect(dialog(app, 'Saved searches')).toBeVisible()
  await write('saved searches')
  await app.keyboard.press('Enter')
  await expect
    .poll(async () => (await ask(app, 'library.searches', {})).map(({ name }) => name))
    .toEqual([expect.stringMatching(new RegExp(`${WORDS}${WORDS}$`))])
  await app.keyboard.press('Escape')
  await app.getByRole('button', { name: 'Clear all' }).click()
  await expect(row).toBeVisible()

  await row.focus()
  await app.keyboard.press('F2')
  await expect(dialog(app, 'Rename').getByRole('textbox')).toBeFocused()
  await write('rename')
  await app.keyboard.press('Enter')
  await expect(row).toContainText(`Evening${WORDS}`)
  await row.getByRole('button', { name: /^More for/ }).click()
  await app.getByRole('menuitem', { name: 'Tags' }).click()
  await expect(dialog(app, 'Tags').getByRole('textbox')).toBeFocused()
  await write('tags')
  await app.keyboard.press('Enter')
  await expect(dialog(app, 'Tags').getByText(WORDS, { exact: true })).toBeVisible()
  await app.keyboard.press('Escape')
  await row.getByRole('button', { name: /^More for/ }).click()
  await app.getByRole('menuitem', { name: /collection/ }).click()
  await expect(dialog(app).getByRole('textbox')).toBeFocused()
  await write('into a collection')
  await app.keyboard.press('Enter')
  await expect(dialog(app)).toHaveCount(0)

  await row.focus()
  await app.keyboard.press('Space')
  await app.getByRole('status').getByRole('button', { name: 'Tags' }).click()
  await expect(dialog(app).getByRole('textbox')).toBeFocused()
  await write('tags of several')
  await app.keyboard.press('Escape')
  await expect(dialog(app)).toHaveCount(0)
  await app.keyboard.press('Escape')
  await row.getByRole('button', { name: /^More for/ }).click()
  await app.getByRole('menuitem', { name: /^Share/ }).click()
  await expect(shareDialog(app)).toBeVisible()
  for (const form of await shareDialog(app).getByRole('tab').all()) {
    await form.click()
    await expect(form).toHaveAttribute('aria-selected', 'true')
    // Steps can be chosen once the match has loaded.
    for (const [name, step] of [
      ['Picture', 'Step'],
      ['Film', 'To step'],
    ] as const)
      if ((await form.innerText()).trim() === name)
        await expect(shareDialog(app).getByLabel(step, { exact: true })).toBeEnabled()
    await write('share')
  }
  await app.keyboard.press('Escape')
  await expect(dialog(app)).toHaveCount(0)

  const [collection] = await ask(app, 'collections.list', {})
  expect(collection?.title).toBe(WORDS)
  await go(app, `/collections/${collection?.id ?? ''}?edit`)
  await expect(app.getByRole('textbox').first()).toBeVisible()
  await write('collection')
  await app.locator('h1').click()
  await expect
    .poll(async () => {
      const [now] = await ask(app, 'collections.list', {})
      return [now?.title, now?.introduction]
    })
    .toEqual([WORDS + WORDS, WORDS])
  await go(app, '/collections')
  await app.getByRole('button', { name: 'New collection' }).click()
  await expect(dialog(app).getByRole('textbox')).toBeFocused()
  await write('new collection')
  await app.keyboard.press('Escape')

  await go(app, '/new/quorsum')
  await expect(app.getByLabel('Name of seat 1')).toBeVisible()
  await app.getByRole('radio', { name: /Your own seed/ }).click()
  await expect(app.getByLabel('Seed', { exact: true })).toBeVisible()
  await write('new match')
  await app.getByRole('button', { name: 'Rules' }).first().click()
  await expect(dialog(app, /rules/)).toBeVisible()
  await write('rules')
  expect(faults).toEqual([])
  expect(sent, 'half a syllable was sent').toEqual([])
  expect(names()).toEqual([
    'At least',
    'At most',
    'From step',
    'Introduction',
    'Name',
    'Name of seat 1',
    'Name of seat 2',
    `Name of the saved search “With ${WORDS}${WORDS}”`,
    'New tag',
    'New title',
    'Played by',
    'Search the records',
    'Search the rules',
    'Seed',
    'Step',
    'Title',
    'Title of the match',
    'Title of the new collection',
    'To step',
    'Won by',
  ])
})

test('in review and beside a board @sweep', async ({ app }) => {
  const match = await importFile(
    app,
    generatedRecord(requireGame(sampleGame()), {
      names: ['Ada', 'Bo'],
      main: 24,
      branches: 1,
      each: 4,
      comments: 0,
    }),
  )
  await ask(app, 'library.rename', { match, title: 'Evening' })
  await ask(app, 'settings.set', { author: '雅婷', sign: '雅' })
  const { write, names, faults, sent } = await writer(app)
  await openTable(app, `${match}?review=1&at=5`)
  await expect(scrubber(app)).toBeVisible()
  await app.getByRole('heading', { name: 'Evening' }).getByRole('button').click()
  await app.keyboard.press('Escape')
  await app.getByRole('button', { name: 'Bookmark' }).click()
  await expect(app.getByRole('textbox', { name: 'Name of the bookmark' })).toBeVisible()
  await write('review')
  await app.keyboard.press('Escape')
  await kept(app)
  await expect
    .poll(async () => {
      const { notes } = await ask(app, 'notes.list', { match })
      return notes.map(({ body }) =>
        body.kind === 'comment' ? body.text : body.kind === 'bookmark' && body.name,
      )
    })
    .toEqual([WORDS, WORDS])
  await expect
    .poll(async () => {
      const { author, sign } = await ask(app, 'settings.get', {})
      return [author, sign]
    })
    .toEqual([`雅婷${WORDS}`, `雅${WORDS}`])

  await app.getByRole('heading', { name: 'Evening' }).getByRole('button').click()
  await expect(app.getByRole('textbox', { name: 'Rename the match' })).toBeFocused()
  await app.keyboard.press('End')
  await write('title')
  for (const tab of ['Match', 'Rules']) {
    await openTab(app, tab)
    await write(tab)
  }
  await openTab(app, 'Match')
  await app
    .getByRole('button', { name: /^Rename branch/ })
    .first()
    .click()
  await expect(dialog(app).getByRole('textbox')).toBeFocused()
  await write('branch')
  await app.keyboard.press('Escape')
  await openTab(app, 'Moves')
  const step = (await rowAt(app, 5).first().getAttribute('data-step')) ?? ''
  const action = await actionAfter(app, match, step)
  const task: Note['body'] = {
    kind: 'task',
    words: '',
    hint: '',
    right: { by: 'actions', actions: [action] },
    ifRight: '',
    ifWrong: '',
    answers: [{ action, words: '' }],
  }
  const { notes } = await ask(app, 'notes.edit', { match, edits: [{ step, body: task }] })
  await go(app, `/task/${match}/${step}?note=${notes[0]?.id ?? ''}`)
  await expect(app.getByRole('textbox', { name: 'What is asked' })).toBeVisible()
  await write('task')
  expect(faults).toEqual([])
  expect(sent, 'half a syllable was sent').toEqual([])
  expect(names()).toEqual([
    'A hint',
    'Comment on this step',
    'Go to a step by its number',
    'Name of the bookmark',
    'New branch name',
    'Rename the match',
    'Reply',
    'Reply if right',
    'Reply if wrong',
    'Search the rules',
    'Sign',
    'Signed',
    'What is asked',
  ])
})

test('at a table of Quake-nopoly where cards are entered @sweep', async ({ app }) => {
  await pressCurtains(app)
  const { ime, write, names, faults, sent } = await writer(app)
  await beginQuakeNopoly(app, 3)
  const match = matchId(app)
  await expect(app.getByRole('button', { name: 'All 3 not seen' })).toBeVisible()
  const steps = async () => (await ask(app, 'table.read', { match })).size
  const before = await steps()
  // A letter finds a card, and the key that confirms the composition afterwards takes none.
  const search = app.getByRole('searchbox', { name: 'Search by name' })
  await search.pressSequentially('a')
  await expect(app.locator('[data-qk-entry][aria-selected=true]')).toHaveCount(1)
  await ime.compose('ㄓㄨˊ')
  await ime.compose('築')
  await ime.key('Enter')
  await ime.commit('築')
  await expect(search).toHaveValue('a築')
  expect(await steps()).toBe(before)
  await write('drawing')
  await openTab(app, 'Deck')
  await write('deck')
  expect(await steps()).toBe(before)
  expect(faults).toEqual([])
  expect(sent, 'half a syllable was sent').toEqual([])
  expect(names()).toEqual(['Search by name', 'Search the deck'])
})
