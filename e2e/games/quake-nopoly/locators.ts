/** Locators of the Quake-nopoly table. */
import type { Locator, Page } from '@playwright/test'

export const board = (page: Page): Locator => page.getByRole('grid', { name: 'Quake-nopoly board' })
export const actions = (page: Page): Locator => page.getByRole('group', { name: 'Actions', exact: true })
export const hand = (page: Page): Locator => page.locator('[data-qk-hand]')
export const choice = (page: Page): Locator => page.locator('[data-qk-choice]')
export const commit = (page: Page): Locator => page.locator('[data-qk-do]')
export const waiver = (page: Page): Locator => page.locator('[data-qk-waive]')
export const refusal = (page: Page): Locator => page.locator('[data-qk-refusal]')
export const sheet = (page: Page): Locator => page.locator('[data-qk-sheet]')
/** The board as the seat that lifted the curtain sees it. */
export const OWN_BOARD = '[data-qk-step]:not([data-qk-step^=public])'
