/** The list of moves beside the board, its menus, and the branches of a match. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { positionOfSample } from './sampleMatch.ts'

export const rows = (page: Page): Locator => page.getByRole('treeitem')

/** The rows of steps with this number: several once a line was left. */
export const rowAt = (page: Page, depth: number): Locator =>
  rows(page).filter({ has: page.locator('.n', { hasText: new RegExp(`^${depth}$`) }) })

/** The row of the current step, if it has this number. */
export const currentRow = (page: Page, depth: number): Locator =>
  rowAt(page, depth).and(page.locator('[aria-selected=true]'))

export interface Move {
  readonly depth: number
  readonly actor: string
  readonly notation: string
  readonly takenBack: boolean
}

/** The visible rows, as screen readers read them. */
export const moves = async (page: Page): Promise<readonly Move[]> => {
  const labels = await rows(page)
    .locator('.step')
    .evaluateAll((steps) =>
      steps.map((each) => ({
        label: each.getAttribute('aria-label') ?? '',
        // The dice of a roll that is drawn.
        notation:
          each.querySelector('.notation')?.textContent ??
          each.querySelector('.what [role=img]')?.getAttribute('aria-label') ??
          '',
      })),
    )
  return labels.map(({ label, notation }) => {
    const [depth = '', actor = '', ...rest] = label.split(', ')
    return { depth: Number(depth), actor, notation, takenBack: rest.includes('taken back') }
  })
}

/** Opens a row's menu and chooses from it. */
export const chooseAt = async (row: Locator, item: string | RegExp): Promise<void> => {
  await row.click({ button: 'right' })
  await row.page().getByRole('menuitem', { name: item }).click()
}

/** Waits until the board shows a known position. */
export const expectPosition = (page: Page, seen: readonly string[]): Promise<void> =>
  expect.poll(() => positionOfSample(page), { intervals: [20, 50, 100] }).toEqual(seen)

/** Waits until the table is at a step and accepts the next action. */
export const expectTip = async (page: Page, depth: number): Promise<void> => {
  await expect(rowAt(page, depth).locator('.step').last()).toHaveAttribute(
    'aria-label',
    /the table stands here/,
  )
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

export const openTab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click()

/** The line of a branch in the list of branches. */
export const branchRow = (page: Page, name: string): Locator =>
  page.locator('section.branches').getByRole('listitem').filter({ hasText: name })

/** To the table, to play, or to the review. */
export const turnTo = (page: Page, mode: 'Table' | 'Review'): Promise<void> =>
  page.getByLabel('Table or review').getByText(mode, { exact: true }).click()
