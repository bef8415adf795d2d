/** Pictures of the screens in each language, theme and size, from a well-filled library. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { keys } from '../games/quorsum/inputDrivers.ts'
import { matchId, openLibrary, openTable, startMatch } from '../support/library.ts'
import { chooseAt, rowAt } from '../support/moves.ts'
import { playOn } from '../games/quorsum/driver.ts'
import { allotSome } from '../games/quorsum/locators.ts'
import { fillLibrary } from '../support/filledLibrary.ts'
import { shoot } from './take.ts'
import { go, stepCount } from '../support/screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Goes to a screen in any language. */
type Way = readonly [name: string, go: (page: Page) => Promise<unknown>]

/** A match in the middle of a turn: dice allotted, none rolled. */
const midGame = async (page: Page): Promise<string> => {
  await startMatch(page, {
    names: ['林以真', 'Mira'],
    race: '3 points',
    seed: 'pictures',
    title: '雨夜對局 Rainy night',
  })
  await playOn(page, keys(page), { until: ({ waits }, acted) => acted > 16 && waits === 'allot' })
  await chooseAt(rowAt(page, (await stepCount(page)) - 6), 'Undo to here')
  await playOn(page, keys(page), { until: ({ waits }, acted) => acted > 3 && waits === 'allot' })
  return matchId(page)
}

test('pictures of every screen', async ({ app }) => {
  const finished = await fillLibrary(app)
  const open = await midGame(app)
  await openTable(app, open)
  await allotSome(app)
  const ways: readonly Way[] = [
    ['table', (page) => expect(page.locator('[data-quorsum-pool]')).toBeVisible()],
    [
      'library',
      async (page) => {
        await openLibrary(page)
        await expect(page.getByRole('row')).not.toHaveCount(0)
        await page.getByRole('row').nth(2).focus()
      },
    ],
    ['new-match', (page) => go(page, '/new/quorsum')],
    [
      'replay',
      async (page) => {
        await openTable(page, `${finished}?review=1`)
        const slider = page.getByRole('slider')
        const box = await slider.boundingBox()
        await slider.click({ position: { x: (box?.width ?? 0) * 0.62, y: (box?.height ?? 0) / 2 } })
      },
    ],
    [
      'end-card',
      async (page) => {
        await openLibrary(page)
        await openTable(page, finished)
        await expect(page.locator('section.end')).toBeVisible()
      },
    ],
    [
      'settings',
      async (page) => {
        await openLibrary(page)
        await page.keyboard.press('Control+,')
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    ],
  ]
  for (const [name, go] of ways) {
    await go(app)
    await shoot(app, name)
    await app.keyboard.press('Escape')
  }
})
