/** Accessibility violations found by axe. */
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

/** Waits for animations and transitions, except infinite ones. */
export const still = (page: Page): Promise<void> =>
  page.evaluate(`Promise.all(
    document.getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
      .map((each) => each.finished.catch(() => undefined)),
  ).then(() => undefined)`)

/** Serious and critical violations on the open screen: rule and elements. */
export const axeViolations = async (page: Page): Promise<readonly Barrier[]> => {
  await still(page)
  // Content for print only is not on the screen, and slow to check.
  return found(new AxeBuilder({ page }).exclude('.printed'))
}

/** All violations on the open screen, however minor. */
export const allAxeViolations = async (page: Page): Promise<readonly Barrier[]> => {
  await still(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

const turnTheme = async (page: Page, theme: 'paper' | 'night'): Promise<void> => {
  await ask(page, 'settings.set', { theme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

/** The violations on the open screen in both themes, which differ only in their colours. */
export const axeViolationsInBothThemes = async (page: Page): Promise<readonly Barrier[]> => {
  await turnTheme(page, 'paper')
  const byDay = await axeViolations(page)
  await turnTheme(page, 'night')
  await still(page)
  const byNight = await found(new AxeBuilder({ page }).withRules(['color-contrast']))
  await turnTheme(page, 'paper')
  return [...byDay, ...byNight.map(([rule, elements]) => [`${rule} at night`, elements] as const)]
}
