/** What keeps somebody out, as far as axe can tell. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { ask } from './apiRequest.ts'

type Barrier = readonly [rule: string, elements: readonly string[]]

const found = async (axe: AxeBuilder): Promise<readonly Barrier[]> => {
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [
      id,
      nodes.map(({ html, any }) => `${html}: ${any.map(({ message }) => message).join(' ')}`),
    ])
}

/** Waits for what is still moving or changing colour, but for what never ends. */
export const still = (page: Page): Promise<void> =>
  page.evaluate(`Promise.all(
    document.getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
      .map((each) => each.finished.catch(() => undefined)),
  ).then(() => undefined)`)

/** Serious and critical findings on what is open: rule, and the elements concerned. */
export const axeViolations = async (page: Page): Promise<readonly Barrier[]> => {
  await still(page)
  // What is laid out for paper alone is not on the screen, and takes long to go through.
  return found(new AxeBuilder({ page }).exclude('.printed'))
}

/** Everything axe finds on what is open, however slight. */
export const allAxeViolations = async (page: Page): Promise<readonly Barrier[]> => {
  await still(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

const turnTheme = async (page: Page, theme: 'paper' | 'night'): Promise<void> => {
  await ask(page, 'settings.set', { theme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

/** The findings on what is open in both themes, which differ in nothing but their colours. */
export const axeViolationsInBothThemes = async (page: Page): Promise<readonly Barrier[]> => {
  await turnTheme(page, 'paper')
  const byDay = await axeViolations(page)
  await turnTheme(page, 'night')
  await still(page)
  const byNight = await found(new AxeBuilder({ page }).withRules(['color-contrast']))
  await turnTheme(page, 'paper')
  return [...byDay, ...byNight.map(([rule, elements]) => [`${rule} at night`, elements] as const)]
}
