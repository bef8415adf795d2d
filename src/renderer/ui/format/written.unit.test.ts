import { expect, it } from 'vitest'
import { languageOf } from './phrases.ts'

it.each([
  ['She leaves D4, and the opponent’s door is open.', 'en'],
  ['她離開 D4，門開了。', 'zh-Hant'],
  ['Qin 秦 is played by two.', 'zh-Hant'],
  ['', 'en'],
])('%s is written in %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
