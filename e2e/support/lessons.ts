/** Goes through a lesson by keys as a reader who asks for every answer. */
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { ask } from './apiRequest.ts'
import { go } from './screen.ts'

const WORDS = {
  en: { title: 'Practise', learn: /^Learn it/, back: 'Back', show: 'Show me', over: 'That was all' },
  'zh-Hant': { title: '練習', learn: /^學玩法/, back: '上一步', show: '示範', over: '都做完了' },
} as const
type Language = keyof typeof WORDS

export const lessonPanel = (page: Page, language: Language = 'en') =>
  page.getByRole('region', { name: WORDS[language].title })

/** A stop of a lesson: a text, an open task, its answer, or the end. */
export type Stop = 'words' | 'task' | 'shown' | 'end'

/** Opens the lesson of a game from its page; automatic steps run quickly. */
export const openLesson = async (page: Page, id: string, language: Language = 'en'): Promise<void> => {
  await ask(page, 'settings.set', { replaySpeed: 4, language })
  await go(page, `/game/${id}`)
  await page.getByRole('link', { name: WORDS[language].learn }).click()
  await expect(lessonPanel(page, language)).toBeVisible({ timeout: 30_000 })
}

/** Goes through it from start to end and calls `look` at every stop, numbered from 1. */
export const walkLesson = async (
  page: Page,
  look: (stop: Stop, number: number) => Promise<void>,
  language: Language = 'en',
): Promise<void> => {
  const words = WORDS[language]
  const panel = lessonPanel(page, language)
  const said = (): Promise<string> => panel.innerText()
  const key = async (name: string): Promise<void> => {
    const before = await said()
    await page.keyboard.press(name)
    await expect.poll(said).not.toBe(before)
  }
  const showMe = panel.getByRole('button', { name: words.show })
  const over = panel.getByText(words.over, { exact: true })
  const put = panel.locator('article').or(showMe).or(over).first()
  // After a change of language in the meantime the lesson is at the same task again.
  const done = panel.locator('.task')
  for (let number = 1; ; number += 1) {
    // Return to its language after `look`; and wait for a stop, because steps without words run automatically.
    await expect(panel.getByRole('button', { name: words.back })).toBeVisible()
    await expect(async () => {
      // Nothing moves by itself: a reveal waits for a press.
      const waits = page.locator('[data-cc-reveal]').or(done).first()
      if (!(await put.isVisible()) && (await waits.isVisible())) await page.keyboard.press('ArrowRight')
      await expect(put).toBeVisible({ timeout: 500 })
    }).toPass()
    if (await over.isVisible()) return look('end', number)
    if (await showMe.isVisible()) {
      await look('task', number)
      await key('Shift+I')
      await look('shown', number)
    } else await look('words', number)
    await key('ArrowRight')
  }
}
