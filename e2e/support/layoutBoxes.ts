/** Boxes of texts and pieces on a board, for tests that none covers another in any size and language. */
import { expect, type Locator, type Page } from '@playwright/test'
import { headerFor } from '../../src/engine/record/testing/player.ts'
import { ask } from './apiRequest.ts'
import { chooserOf } from './choosers.ts'
import { importRecord } from './imports.ts'
import { LANGUAGES, SIZES } from './layoutFaults.ts'
import { played } from './playedMatch.ts'
import { requireGame } from './requireGame.ts'
import { openUncovered, pressCurtains } from './screen.ts'

export interface Box {
  readonly what: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The boxes of all visible ones. */
export const boxes = (of: Locator): Promise<readonly Box[]> =>
  of.evaluateAll((all) =>
    all.flatMap((each) => {
      const { left, right, top, bottom, width, height } = each.getBoundingClientRect()
      if (width === 0 || height === 0 || !each.checkVisibility({ visibilityProperty: true })) return []
      return [{ what: each.textContent.trim() || each.outerHTML.slice(0, 60), left, right, top, bottom }]
    }),
  )

/** An overlap of one pixel is none: borders touch, and letters are measured with the room around them. */
const SLACK = 1
const covers = (one: Box, other: Box): boolean =>
  one.left < other.right - SLACK &&
  other.left < one.right - SLACK &&
  one.top < other.bottom - SLACK &&
  other.top < one.bottom - SLACK
export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - SLACK &&
  inner.right <= outer.right + SLACK &&
  inner.top >= outer.top - SLACK &&
  inner.bottom <= outer.bottom + SLACK

/** Every pair that overlaps, in words. */
export const overlaps = (some: readonly Box[], others: readonly Box[]): readonly string[] =>
  some.flatMap((one) =>
    others.filter((other) => covers(one, other)).map(({ what }) => `${one.what} × ${what}`),
  )

/** Expects no faults of `parts` in any size and language; some of each part must be visible. */
export const holds = async (
  page: Page,
  parts: readonly Locator[],
  faults: () => Promise<readonly string[]>,
): Promise<void> => {
  for (const language of LANGUAGES) {
    await ask(page, 'settings.set', { language })
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const where = `${language}, ${size.width} × ${size.height}`
      for (const part of parts) await expect(part.filter({ visible: true }), where).not.toHaveCount(0)
      await expect.poll(faults, { message: where }).toEqual([])
    }
  }
}

/** Imports a match played up to a wanted position, or to its end, and opens it as the seat to act. */
export const openPlayed = async (
  page: Page,
  id: string,
  seats: number,
  wish: { readonly until?: (view: unknown) => boolean; readonly seed?: string } = {},
): Promise<string> => {
  const game = requireGame(id)
  const { until, seed = 'layout' } = wish
  const header = headerFor(game, { seats, chance: { source: 'seeded', seed } })
  const isReached = (state: unknown): boolean => until?.(game.view(state, 'public')) ?? false
  const match = await importRecord(page, played(game, header, chooserOf(game), isReached))
  await pressCurtains(page)
  await openUncovered(page, match)
  return match
}

export const toReview = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(page.locator('.film')).toBeVisible()
}
