import { expect, it } from 'vitest'
import { languagesOf } from './languages-of.ts'

it.each([
  ['system', 'zh-TW', ['zh-Hant']],
  ['system', 'zh-Hant-HK', ['zh-Hant']],
  ['system', 'en-GB', ['en']],
  ['system', 'de', ['en']],
  ['en', 'zh-TW', ['en']],
  ['both', 'en', ['zh-Hant', 'en']],
] as const)('shows for %s on a system speaking %s: %s', (setting, locale, shown) => {
  expect(languagesOf(setting, locale)).toEqual(shown)
})
