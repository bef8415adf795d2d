/** Marks on boards whose places are not squares: made by pointer and by keys, stored, and at the right place. */
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { GAME_DRIVERS } from './support/gameDrivers.ts'
import { importRecord } from './support/imports.ts'
import { openTable } from './support/library.ts'
import { rows, turnTo } from './support/moves.ts'
import { drag, drawing, kept, markOffset, pens, unfoldNotes } from './support/notes.ts'
import { liftCurtain, matchOf, openMatch } from './support/screen.ts'
import { ask } from './support/apiRequest.ts'
import { square } from './games/qin/driver.ts'
import { scrubber } from './support/review.ts'
import { studyOf } from './support/studiedMatches.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [id, { drawn }] of GAME_DRIVERS) {
  if (drawn === undefined) continue
  const { seats, circled, from, to } = drawn
  test(`the board of ${id} is drawn on by pointer and by keys @sweep`, async ({ app }) => {
    await ask(app, 'settings.set', { plainCurtain: true })
    await openMatch(app, matchOf(id, seats, {}))
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
    await unfoldNotes(app)
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
  })
}

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
