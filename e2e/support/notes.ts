/** Making and reading notes: comments, signs, bookmarks, and marks on the board. */
import { expect, type Locator, type Page } from '@playwright/test'

export const dock = (page: Page): Locator => page.getByRole('region', { name: 'Notes on this step' })
export const field = (page: Page): Locator =>
  dock(page).getByRole('textbox', { name: 'Comment on this step' })
/** Opens the notes, which are one line where nothing is written, for this step and all others. */
export const unfoldNotes = (page: Page): Promise<void> =>
  dock(page).getByRole('button', { name: 'Show the notes' }).click()
/** The texts of the step's comments. */
export const comments = (page: Page): Locator => dock(page).getByRole('article', { name: 'Comment' })
export const kept = (page: Page): Promise<void> => expect(dock(page).getByRole('status')).toHaveText('Saved')
/** The drawings on the board, in words. */
export const drawing = (page: Page): Locator => page.getByRole('img', { name: /^Drawn on the board/ })
export const pens = (page: Page): Locator => page.getByRole('toolbar', { name: 'Draw on the board' })

/** The middle of a place of the board, or of a mark on it. */
const middle = async (place: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await place.boundingBox()
  if (box === null) throw new Error('the place is not in sight')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The distance of a mark's middle from the middle of its place, in CSS pixels. */
export const markOffset = async (mark: Locator, place: Locator): Promise<number> => {
  const [drawn, ground] = [await middle(mark), await middle(place)]
  return Math.hypot(drawn.x - ground.x, drawn.y - ground.y)
}

/** Presses on one place and releases on another. */
export const drag = async (
  page: Page,
  from: Locator,
  to: Locator,
  button: 'left' | 'right' = 'left',
): Promise<void> => {
  const [start, end] = [await middle(from), await middle(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down({ button })
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2)
  await page.mouse.move(end.x, end.y)
  await page.mouse.up({ button })
}

/** All notes of the match, as the list of notes shows them. */
export const listed = async (page: Page): Promise<readonly string[]> => {
  await page.getByRole('tab', { name: /^Notes/ }).click()
  const list = page.getByRole('tabpanel', { name: /^Notes/ })
  await expect(list).toBeVisible()
  return (await list.innerText()).split('\n').map((line) => line.trim())
}
