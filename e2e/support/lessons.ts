/** Goes through a lesson by keys as a learner who asks for every answer. */
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { ask } from './apiRequest.ts'
import { go } from './screen.ts'

/** Finds the end of a Chinese text, wherever its lines may break. */
const ending = (text: string): RegExp => new RegExp(`${[...text].join('\u200B?')}$`)

const WORDS = {
  en: {
    title: 'Practise',
    learn: /^Learn it/,
    show: 'Show me',
    play: 'Play it',
    over: /^You have seen how /,
  },
  'zh-Hant': {
    title: '練習',
    learn: /^學玩法\s*邊玩邊學/,
    show: '示範',
    play: '就這樣下',
    over: ending('怎麼玩，你都看過了'),
  },
} as const
type Language = keyof typeof WORDS

export const lessonPanel = (page: Page, language: Language = 'en') =>
  page.getByRole('region', { name: WORDS[language].title })

/** A stop of a lesson: an open task, its answer, or the end. Films play by themselves in between. */
export type Stop = 'task' | 'shown' | 'end'

/** Opens the lesson of a game from its page; automatic steps run quickly. */
export const openLesson = async (page: Page, id: string, language: Language = 'en'): Promise<void> => {
  await ask(page, 'settings.set', { replaySpeed: 4, language })
  await go(page, `/game/${id}`)
  await page.getByRole('link', { name: WORDS[language].learn }).click()
  await expect(lessonPanel(page, language)).toBeVisible({ timeout: 30_000 })
}

/** Goes on to a task of a lesson that has just been opened, by the shown answers of those before. */
export const goToTask = async (page: Page, number: number, of: number): Promise<void> => {
  for (let task = 1; task < number; task += 1) {
    await expect(page.getByRole('banner').getByText(`Task ${task} of ${of}`)).toBeVisible()
    await lessonPanel(page).getByRole('button', { name: WORDS.en.show }).click()
    await page.getByRole('button', { name: WORDS.en.play }).click()
  }
}

/** Goes through it from start to end and calls `look` at every stop, numbered from 1. Returns the presses it took. */
export const walkLesson = async (
  page: Page,
  look: (stop: Stop, number: number) => Promise<void>,
  language: Language = 'en',
): Promise<number> => {
  const words = WORDS[language]
  const panel = lessonPanel(page, language)
  const showMe = panel.getByRole('button', { name: words.show })
  const play = page.getByRole('button', { name: words.play })
  const over = panel.getByText(words.over).first()
  let presses = 0
  const press = async (key: string): Promise<void> => {
    presses += 1
    await page.keyboard.press(key)
  }
  for (let number = 1; ; number += 1) {
    await expect(async () => {
      // A reveal on the board waits for a press.
      if ((await page.locator('.stage [data-cc-reveal]').count()) > 0) await press('ArrowRight')
      await expect(showMe.or(over).first()).toBeVisible({ timeout: 1_000 })
    }).toPass()
    if (await over.isVisible()) {
      await look('end', number)
      return presses
    }
    await look('task', number)
    await press('Shift+I')
    await expect(play).toBeVisible()
    await look('shown', number)
    await press('ArrowRight')
    await expect(play).toHaveCount(0)
  }
}
