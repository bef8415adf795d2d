/** Lessons as a reader who is shown every answer goes through them, by keys. */
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { request } from './apiRequest.ts'
import { go } from './screen.ts'

export const lessonPanel = (page: Page) => page.getByRole('region', { name: 'Practise' })

/** A stop of a lesson: what is said, a task that is open, its answer shown, or the end. */
export type Stop = 'words' | 'task' | 'shown' | 'end'

/** Opens the lesson of a game from its page; what goes on by itself in it goes on quickly. */
export const openLesson = async (page: Page, id: string): Promise<void> => {
  await request(page, 'settings.set', { replaySpeed: 4 })
  await go(page, `/game/${id}`)
  await page.getByRole('link', { name: /^Learn it/ }).click()
  await expect(lessonPanel(page)).toBeVisible({ timeout: 30_000 })
}

/** Walks it from start to end; `look` sees every stop, numbered from 1, while it stands. */
export const walkLesson = async (
  page: Page,
  look: (stop: Stop, number: number) => Promise<void>,
): Promise<void> => {
  const panel = lessonPanel(page)
  const said = (): Promise<string> => panel.innerText()
  const key = async (name: string): Promise<void> => {
    const before = await said()
    await page.keyboard.press(name)
    await expect.poll(said).not.toBe(before)
  }
  const showMe = panel.getByRole('button', { name: 'Show me' })
  const over = panel.getByText('That was all', { exact: true })
  for (let number = 1; ; number += 1) {
    // In English again, whatever looking has turned it to; and where it waits, as steps without words go on by themselves.
    await expect(panel.getByRole('button', { name: 'Back' })).toBeVisible()
    await expect(panel.locator('article').or(showMe).or(over).first()).toBeVisible()
    if (await over.isVisible()) return look('end', number)
    if (await showMe.isVisible()) {
      await look('task', number)
      await key('Shift+I')
      await look('shown', number)
    } else await look('words', number)
    await key('ArrowRight')
  }
}
