/** Review of a match: the current step. */
import { expect, type Locator, type Page } from '@playwright/test'

/** The current step's place in the record, and a field to go to any other. */
export const scrubber = (page: Page): Locator => page.getByRole('slider', { name: 'Position in the record' })

/** Waits until this step is the current one. */
export const expectStep = (page: Page, step: number): Promise<void> =>
  expect(scrubber(page)).toHaveAttribute('aria-valuenow', String(step))

/**
 * Steps back until `shown` has no text, and forward again; returns its texts at each step of both ways. `attribute` of
 * `shown` names the step on the board.
 */
export const textsBackAndForward = async (
  page: Page,
  [shown, attribute]: readonly [Locator, string],
  textOf: () => Promise<string>,
): Promise<{ readonly back: readonly string[]; readonly forward: readonly string[] }> => {
  const stepBy = async (name: 'One step back' | 'One step forward'): Promise<void> => {
    const from = (await shown.getAttribute(attribute)) ?? ''
    await page.getByRole('button', { name, exact: true }).click()
    await expect(shown).not.toHaveAttribute(attribute, from)
  }
  const back = [await textOf()]
  while (back.at(-1) !== '' && back.length < 12) {
    await stepBy('One step back')
    back.push(await textOf())
  }
  const forward = [await textOf()]
  while (forward.length < back.length) {
    await stepBy('One step forward')
    forward.push(await textOf())
  }
  return { back, forward }
}
