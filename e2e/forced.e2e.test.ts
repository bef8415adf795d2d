/** Chosen elements look chosen in forced colours, and in the light and dark themes. */
import type { Locator, Page } from '@playwright/test'
import { GAMES } from '../src/engine/index.ts'
import { ask } from './support/apiRequest.ts'
import { expect, test } from './support/fixtures.ts'
import { fillLibrary } from './support/filledLibrary.ts'
import { importRecord } from './support/imports.ts'
import type { Chosen } from './support/layout/fault.ts'
import { detect } from './support/layoutFaults.ts'
import { openLibrary, openTable, shareDialog } from './support/library.ts'
import { openTab } from './support/moves.ts'
import { pens } from './support/notes.ts'
import { requireGame, sampleGame } from './support/requireGame.ts'
import { scrubber } from './support/review.ts'
import { go, pressCurtains } from './support/screen.ts'
import { staged, standAt } from './support/stages.ts'
import { studyOf } from './support/studiedMatches.ts'
import { sweepUnless } from './support/tiers.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Visits screens one after the other and compares all faults at the end, so that one run shows them all. */
class Tour {
  readonly found: string[] = []
  private readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async look(where: string, shown?: Locator): Promise<void> {
    if (shown !== undefined) await expect(shown, where).toBeVisible()
    await this.page.emulateMedia({ forcedColors: 'active' })
    const { alike, compared } = await detect<Chosen>(this.page, 'chosenBesideOthers()')
    await this.page.emulateMedia({ forcedColors: 'none' })
    for (const each of compared === 0 ? ['nothing to compare'] : alike) this.found.push(`${where} · ${each}`)
  }
}

test('chosen elements on the screens before a match show in forced colours @sweep', async ({ app }) => {
  const tour = new Tour(app)
  await fillLibrary(app)
  const rows = app.getByRole('row')
  await expect(rows).not.toHaveCount(0)
  await rows.nth(1).focus()
  await app.keyboard.press('Space')
  await tour.look('library', app.getByText('1 match selected'))
  await app.keyboard.press('Escape')
  await app.keyboard.press('f')
  await app.locator('.filter-panel').getByText('Won by').waitFor()
  await app.locator('.filter-panel [aria-pressed]').first().click()
  await tour.look('filters')
  await app.keyboard.press('Escape')
  await app.keyboard.press('Control+,')
  await tour.look('settings', app.getByRole('dialog'))
  await app.keyboard.press('Escape')
  await go(app, `/new/${sampleGame()}`)
  await tour.look('new match', app.getByLabel('Name of seat 2'))
  await app.locator('.seats .who').first().click()
  await tour.look('new match, who plays', app.getByRole('menu'))
  await app.keyboard.press('Escape')
  await go(app, `/game/${sampleGame(1)}`)
  await expect(app.getByRole('main')).toBeVisible()
  await go(app, '/statistics')
  await tour.look('statistics', app.getByRole('table').first())
  expect(tour.found).toEqual([])
})

test('chosen elements in review and in sharing show in forced colours @sweep', async ({ app }) => {
  const tour = new Tour(app)
  const { record, title, number } = studyOf(sampleGame(1))
  await importRecord(app, record, title)
  await openTable(app, `${record.root}?review=1&at=${number}`)
  await expect(scrubber(app)).toHaveAttribute('aria-valuenow', String(number))
  await tour.look('review', app.locator('.dock [aria-pressed=true]').first())
  await app.keyboard.press('x')
  await tour.look('review, drawing', pens(app))
  await openTable(app, `${record.root}?review=1&at=${number}`)
  await openTab(app, 'Notes')
  await tour.look('review, notes')
  await app.keyboard.press('l')
  await tour.look('review, jumps', app.getByRole('menu'))
  await app.keyboard.press('Escape')
  await expect(app.getByRole('menu')).toHaveCount(0)
  await app.keyboard.press('Control+e')
  await tour.look('share', shareDialog(app).getByRole('tab').first())
  expect(tour.found).toEqual([])
})

/** In the tray of each game, an element that can be chosen beside others like it. */
for (const { id, seats } of GAMES)
  test(`chosen elements at the table of ${id} show in forced colours${sweepUnless(id === sampleGame(1))}`, async ({
    app,
  }) => {
    const tour = new Tour(app)
    await pressCurtains(app)
    const { record, stops } = staged(requireGame(id), { seats: seats.min })
    await importRecord(app, record)
    for (const { waits, step } of stops.filter((stop) => !/luck|over|last/.test(stop.waits))) {
      await standAt(app, record, step)
      const choices = app.locator('.tray [aria-pressed=false]:not([aria-disabled=true], :disabled):visible')
      await expect(app.locator('.tray .hand > *').first()).toBeVisible()
      if ((await choices.count()) < 2) continue
      await choices.first().click()
      await tour.look(`${id}, ${waits}`)
    }
    expect(tour.found).toEqual([])
  })

test('the thumb of a switch shows in forced colours', async ({ app }) => {
  await app.keyboard.press('Control+,')
  const settings = app.getByRole('dialog', { name: 'Settings' })
  await app.emulateMedia({ forcedColors: 'active' })
  const thumb = settings.locator('.switch .thumb').first()
  await expect(thumb).toBeVisible()
  const ground = (of: Locator): Promise<string | undefined> =>
    of.evaluate((each) => each.ownerDocument.defaultView?.getComputedStyle(each).backgroundColor)
  expect(await ground(thumb), 'the thumb is told from its ground').not.toBe(await ground(app.locator('body')))
})

/** Relative luminance of a CSS colour, 0 to 1 (WCAG 2). */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
    const value = Number(part) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

test('a chosen segment has a frame in the light and dark themes @sweep', async ({ app }) => {
  const { record } = studyOf(sampleGame(1))
  await importRecord(app, record)
  await openTable(app, `${record.root}?review=1`)
  const chosen = app.getByRole('radiogroup', { name: 'Speed of the replay' }).locator('[aria-checked=true]')
  await expect(chosen).toBeVisible()
  for (const theme of ['paper', 'night'] as const) {
    await ask(app, 'settings.set', { theme })
    await expect(app.locator('html')).toHaveAttribute('data-theme', theme)
    const [frame = '', track = ''] = await chosen.evaluate((each) => {
      const style = each.ownerDocument.defaultView?.getComputedStyle.bind(each.ownerDocument.defaultView)
      return [
        /rgb[^)]*\)/.exec(style?.(each).boxShadow ?? '')?.[0],
        style?.(each.parentElement ?? each).backgroundColor,
      ]
    })
    expect(contrast(frame, track), theme).toBeGreaterThanOrEqual(3)
  }
  await openLibrary(app)
})
