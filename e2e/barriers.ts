/** What keeps somebody out, as far as axe can tell. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Serious and critical findings on what is open: rule, and the elements concerned. */
export const barriers = async (page: Page): Promise<readonly (readonly [string, readonly string[]])[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [
      id,
      nodes.map(({ html, any }) => `${html}: ${any.map(({ message }) => message).join(' ')}`),
    ])
}
