/**
 * One tour of all screens, in the smallest window and alternating between the two languages: nothing cut off or
 * overlapping, and no accessibility violation that axe rates serious. The sample of the layout*, page-phone and access
 * sweeps.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { GAMES } from '../src/engine/index.ts'
import { pageOf } from '../src/main/sharing/export.ts'
import { axeViolations } from './support/accessibility.ts'
import { ask } from './support/apiRequest.ts'
import { GAME_DRIVERS } from './support/gameDrivers.ts'
import { fillLibrary } from './support/filledLibrary.ts'
import { expect, test } from './support/fixtures.ts'
import { importRecord } from './support/imports.ts'
import { LANGUAGES, PHONES, Sweep } from './support/layoutFaults.ts'
import { lessonPanel } from './support/lessons.ts'
import { importDialog, openTable, shareDialog } from './support/library.ts'
import { openTab } from './support/moves.ts'
import { requireGame, sampleGame } from './support/requireGame.ts'
import { scrubber } from './support/review.ts'
import { go, pressCurtains, SMALL } from './support/screen.ts'
import { staged, standAt } from './support/stages.ts'
import { studyOf } from './support/studiedMatches.ts'
import { sweepUnless } from './support/tiers.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 300_000 })

/** Checks screens one after the other and compares all faults at the end, so that one run shows them all. */
class Tour {
  readonly sweep = new Sweep()
  readonly barriers: Record<string, unknown> = {}
  private screens = 0
  private readonly page: Page
  /** `first` is the index of the tour's first language. */
  constructor(page: Page, first = 0) {
    this.page = page
    this.screens = first
  }

  async look(screen: string, shown: Locator): Promise<void> {
    await expect(shown, screen).toBeVisible()
    const language = LANGUAGES[this.screens % LANGUAGES.length] ?? 'en'
    this.screens += 1
    await this.sweep.glance(this.page, screen, language)
  }

  /** The same, and axe. */
  async check(screen: string, shown: Locator): Promise<void> {
    await this.look(screen, shown)
    const here = await axeViolations(this.page)
    if (here.length > 0) this.barriers[screen] = here
  }

  end(): void {
    expect(this.sweep.found).toEqual([])
    expect(this.barriers).toEqual({})
  }
}

test('the library, its dialogs and its side panels fit and have no accessibility violation', async ({
  app,
}) => {
  await app.setViewportSize(SMALL)
  const tour = new Tour(app)
  await tour.check('library, empty', app.getByRole('heading', { name: /every move kept/ }))
  await fillLibrary(app)
  const { record, title } = studyOf(sampleGame(3))
  await importRecord(app, record, title)
  await tour.check('library, filled', app.getByRole('row').first())
  await app.keyboard.press('?')
  await tour.look('keys', app.getByRole('dialog', { name: 'Keyboard' }))
  await app.keyboard.press('Escape')
  await app.keyboard.press('f')
  await tour.look('filters', app.locator('.filter-panel').getByText('Won by'))
  await app.keyboard.press('Escape')
  await app.getByRole('row').nth(1).focus()
  await app.keyboard.press('Space')
  await tour.look('selection', app.getByText('1 match selected'))
  await app.getByRole('button', { name: 'Clear selection' }).click()
  await app.keyboard.press('Control+o')
  await tour.check('import', importDialog(app))
  await app.keyboard.press('Escape')
  await ask(app, 'backups.make', {})
  await app.keyboard.press('Control+,')
  await tour.check('settings', app.getByRole('dialog', { name: 'Settings' }))
  await app.getByRole('button', { name: 'Restore from a backup…' }).click()
  await tour.look('backups', app.getByRole('button', { name: 'Single matches…' }).first())
  await app.keyboard.press('Escape')
  await go(app, '/statistics')
  await tour.check('statistics', app.getByRole('table').first())
  await go(app, '/puzzles')
  await tour.look('puzzles', app.locator('.today .board svg').first())
  await go(app, `/table/${'f'.repeat(32)}`)
  await tour.look('no such match', app.locator('main.lost'))
  tour.end()
})

for (const [index, { id, seats }] of GAMES.entries())
  test(`every screen of ${id} fits${sweepUnless(GAME_DRIVERS.get(id)?.isDense === true)}`, async ({
    app,
  }) => {
    await app.setViewportSize(SMALL)
    const tour = new Tour(app, index)
    const game = requireGame(id)
    await pressCurtains(app)
    await go(app, `/new/${id}`)
    await tour.look(`${id}, new match`, app.getByLabel('Name of seat 1'))
    await go(app, `/game/${id}`)
    await tour.look(`${id}, page of the game`, app.locator('.pictures svg').last())
    await app.getByRole('link', { name: /^Learn it/ }).click()
    await tour.look(`${id}, lesson`, lessonPanel(app).locator('.task'))
    // The stages of a match: the first prompt, the last one, and the result.
    const { record, stops } = staged(game, { seats: seats.max })
    const asked = stops.filter(({ waits }) => !/luck|over/.test(waits))
    await importRecord(app, record, '雨夜對局 Rainy night')
    for (const stop of [asked[0], asked.at(-1), stops.at(-1)]) {
      if (stop === undefined) continue
      await standAt(app, record, stop.step)
      await tour.look(`${id}, ${stop.waits}`, app.locator('main.view'))
    }
    const study = studyOf(id)
    await importRecord(app, study.record, study.title)
    await openTable(app, `${study.record.root}?review=1&at=${study.number}`)
    await tour.check(`${id}, review`, scrubber(app))
    await openTab(app, 'Notes')
    await tour.look(`${id}, notes`, app.getByRole('tabpanel'))
    await app.keyboard.press('Control+e')
    await tour.look(`${id}, share`, shareDialog(app))
    tour.end()
  })

test('the page of a match fits a phone', async ({ browser, home }) => {
  const { record, title, number } = studyOf(sampleGame(1))
  const template = fileURLToPath(new URL('../out/page/page.html', import.meta.url))
  const file = join(home, 'page.html')
  await writeFile(file, pageOf(await readFile(template, 'utf8'), record, { title, tags: [] }, []))
  const [viewport] = PHONES
  const context = await browser.newContext({
    offline: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.goto(`${pathToFileURL(file).href}#at=${number}`)
  // The browser unpacks a whole program first.
  await expect(page.getByRole('region', { name: 'This step' })).toBeVisible({ timeout: 60_000 })
  const sweep = new Sweep()
  await sweep.glance(page, 'board', 'en', viewport)
  await page.getByRole('button', { name: 'Moves', exact: true }).tap()
  await expect(page.getByRole('dialog', { name: 'Moves' })).toBeVisible()
  await sweep.glance(page, 'moves', 'en', viewport)
  await context.close()
  expect(sweep.found).toEqual([])
})
