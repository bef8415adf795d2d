/** Marks on boards whose places are not squares: made by pointer and by keys, stored, and at the right place. */
import type { Page } from '@playwright/test'
import { quakeNopoly } from '../src/engine/games/quake-nopoly/index.ts'
import { expect, test } from './support/fixtures.ts'
import { reviewGenerated } from './support/generatedRecords.ts'
import { importRecord } from './support/imports.ts'
import { openTable } from './support/library.ts'
import { rows, turnTo } from './support/moves.ts'
import { drag, drawing, kept, markOffset, pens } from './support/notes.ts'
import { liftCurtain, matchOf, openMatch } from './support/screen.ts'
import { ask } from './support/apiRequest.ts'
import { square } from './games/qin/driver.ts'
import { scrubber } from './support/review.ts'
import { studyOf } from './support/studiedMatches.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A place by its name, and its element on the board; an arrow connects two places. */
interface Place {
  readonly name: string
  readonly part: string
}
interface Board {
  readonly game: string
  readonly seats: number
  readonly circled: Place
  readonly from: Place
  readonly to: Place
}
const space = (name: number): Place => ({
  name: `space ${name}`,
  part: `[data-cc-is=space][data-cc-at="${name - 1}"]`,
})
const district = (name: number): Place => ({
  name: String(name),
  part: `path.target[data-sm-district="${name - 1}"]`,
})
const seat = (name: number): Place => ({ name: `seat ${name}`, part: `[data-qk-seat="${name - 1}"]` })
const BOARDS: readonly Board[] = [
  {
    game: 'chang-cheng',
    seats: 4,
    circled: { name: 'province 3', part: '[data-cc-is=province][data-cc-at="2"]' },
    from: space(5),
    to: space(9),
  },
  { game: 'san-marco', seats: 3, circled: district(5), from: district(1), to: district(4) },
  {
    game: 'quake-nopoly',
    seats: 6,
    circled: seat(2),
    from: seat(1),
    to: seat(6),
  },
]

test('Chang Cheng, San Marco and Quake-nopoly are drawn on by pointer and by keys @sweep', async ({
  app,
}) => {
  await ask(app, 'settings.set', { plainCurtain: true })
  for (const { game, seats, circled, from, to } of BOARDS) {
    await openMatch(app, matchOf(game, seats, {}))
    await liftCurtain(app, 'pointer', circled.part)
    await turnTo(app, 'Review')
    await expect(rows(app).first()).toBeVisible()
    const [circle, start, end] = [circled, from, to].map(({ part }) => app.locator(part))
    if (!circle || !start || !end) throw new Error('no places')
    await expect(app.locator('.place > .marks')).toBeAttached()
    await circle.click({ button: 'right', force: true })
    await expect(drawing(app)).toHaveAccessibleName(`Drawn on the board: Circle ${circled.name}`)
    await drag(app, start, end, 'right')
    const arrow = `Arrow ${from.name}–${to.name}`
    await expect(drawing(app)).toHaveAccessibleName(`Drawn on the board: Circle ${circled.name}, ${arrow}`)

    // By keys: from the last place of the pointer, a letter on the next one.
    await app.keyboard.press('x')
    await expect(app.getByRole('listbox', { name: /^Places on the board/ })).toBeFocused()
    await pens(app).getByRole('button', { name: 'Letter' }).focus()
    await app.keyboard.press('Enter')
    await app.getByRole('listbox', { name: /^Places on the board/ }).focus()
    await app.keyboard.press('ArrowRight')
    await app.keyboard.press('k')
    await app.keyboard.press('Escape')
    await expect(drawing(app)).toHaveAccessibleName(/Letter K \S+/)
    await kept(app)
    const sketch = (await drawing(app).getAttribute('aria-label')) ?? ''

    const drawnCircle = app.locator('.marks .mark:not(.coming) rect.line').first()
    for (const size of [
      { width: 1024, height: 700 },
      { width: 1440, height: 900 },
    ]) {
      await app.setViewportSize(size)
      await expect.poll(() => markOffset(drawnCircle, circle)).toBeLessThan(4)
    }
    await app.reload()
    await turnTo(app, 'Review')
    await expect(drawing(app)).toHaveAccessibleName(sketch)
  }
})

test('places named on the event sheet of Quake-nopoly are marked there and on the map at once @sweep', async ({
  app,
}) => {
  await reviewGenerated(app, quakeNopoly, { names: ['Ada', 'Bo', 'Cy'], main: 500 })
  await expect(app.locator('.place > .marks')).toBeAttached()
  await app.keyboard.press('Home')
  await app.keyboard.press('l')
  await app.getByRole('menuitemradio', { name: /^Disasters/ }).click()
  const hit = app.locator('[data-qk-sheet] tr[data-place]').first()
  await expect(hit).toBeVisible()
  const name = (await hit.getAttribute('data-place')) ?? ''
  await hit.click({ button: 'right' })
  await expect(drawing(app)).toHaveAccessibleName(/^Drawn on the board: Circle [^:]+ on the map$/)
  const [, circled = ''] = (await drawing(app).getAttribute('aria-label'))?.split('Circle ') ?? []
  const onMap = app.locator('.place > .marks .mark rect.line').first()
  const onSheet = app.locator('.sheet-marks .mark rect.line').first()
  await expect(onSheet).toBeAttached()
  const district = app.locator(`[data-qk-district=${name.replace('map:', '')}]`)
  const [mark, ground, row, around] = await Promise.all(
    [onMap, district, hit, onSheet].map((each) => each.boundingBox()),
  )
  if (!mark || !ground || !row || !around) throw new Error('nothing is drawn')
  // Inside the district on the map, and around its row on the sheet.
  expect(mark.x + mark.width / 2).toBeGreaterThan(ground.x)
  expect(mark.x + mark.width / 2).toBeLessThan(ground.x + ground.width)
  expect(mark.y + mark.height / 2).toBeGreaterThan(ground.y)
  expect(mark.y + mark.height / 2).toBeLessThan(ground.y + ground.height)
  expect(Math.abs(around.y + around.height / 2 - row.y - row.height / 2)).toBeLessThan(4)

  // By keys: from the district to another beside it.
  await app.keyboard.press('x')
  await expect(app.getByRole('listbox', { name: /^Places on the board/ })).toBeFocused()
  await pens(app).getByRole('button', { name: 'Arrow' }).focus()
  await app.keyboard.press('Enter')
  await app.getByRole('listbox', { name: /^Places on the board/ }).focus()
  await app.keyboard.press('Enter')
  await app.keyboard.press('ArrowDown')
  await app.keyboard.press('Enter')
  await expect(drawing(app)).toHaveAccessibleName(new RegExp(`Arrow ${circled}–[^:]+ on the map$`))

  // Escape ends the drawing, wherever the focus is, and not the review.
  await pens(app).getByRole('button', { name: 'Arrow' }).focus()
  await app.keyboard.press('Escape')
  await expect(app.getByRole('listbox', { name: /^Places on the board/ })).toHaveCount(0)
  await expect(scrubber(app)).toBeVisible()
})

for (const [id, part] of [
  ['chang-cheng', (page: Page) => page.locator('[data-cc-is=province][data-cc-at="1"]')],
  ['qin', (page: Page) => square(page, 'c2')],
] as const)
  test(`a tip of the board of ${id} is above the drawing on the board @sweep`, async ({ app }) => {
    const { record, number } = studyOf(id)
    await importRecord(app, record)
    await openTable(app, `${record.root}?review=1&at=${number}`)
    await expect(scrubber(app)).toHaveAttribute('aria-valuenow', String(number))
    await expect(app.locator('.place .marks .mark').first()).toBeAttached()
    const rank = (of: string): Promise<number> =>
      app
        .locator(of)
        .evaluate((each) => Number(each.ownerDocument.defaultView?.getComputedStyle(each).zIndex))
    await part(app).hover({ force: true })
    await expect(app.locator('.place .tip')).toBeVisible()
    expect(await rank('.place .tip')).toBeGreaterThan(await rank('.place .marks'))
  })
