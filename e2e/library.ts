/** The library and the sheet for a new match. */
import { expect, type Locator, type Page } from '@playwright/test'

export const openLibrary = (page: Page): Promise<unknown> => page.goto(new URL('/#/', page.url()).href)

/** The row of a match in the list. */
export const rowOf = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title })

export interface MatchWish {
  readonly names: readonly [string, string]
  /** Points to play to, as its button says; a single game if left out. */
  readonly race?: string
  /** Luck from a seed of one's own; without it what fell is entered by hand. */
  readonly seed?: string
  readonly title?: string
}

/** Sets up a match on its sheet, by pointer, and starts it. */
export const startMatch = async (page: Page, wish: MatchWish): Promise<void> => {
  await page.getByRole('button', { name: 'Set up a match' }).first().click()
  for (const [seat, name] of wish.names.entries())
    await page.getByLabel(`Name of seat ${seat + 1}`).fill(name)
  await page.getByRole('radio', { name: wish.race ?? 'a single game', exact: true }).click()
  if (wish.seed === undefined)
    await page.getByRole('radio', { name: /Rolled and drawn at your table/ }).click()
  else {
    await page.getByRole('radio', { name: /Your own seed/ }).click()
    await page.getByLabel('Seed', { exact: true }).fill(wish.seed)
  }
  if (wish.title !== undefined) await page.getByLabel('Title of the match').fill(wish.title)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL(/#\/table\/[0-9a-f]{32}$/)
  await expect(page.getByRole('grid', { name: 'Quorsum board' })).toBeVisible()
}

/** The address part that names the open match. */
export const matchId = (page: Page): string => /[0-9a-f]{32}/.exec(page.url())?.[0] ?? ''
