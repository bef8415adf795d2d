import { expect, it } from 'vitest'
import { languagesOf } from './languages-of.ts'

it.each([
  ['system', ['zh-TW'], ['zh-Hant']],
  ['system', ['zh-Hant-HK'], ['zh-Hant']],
  ['system', ['en-GB'], ['en']],
  ['system', ['de'], ['en']],
  ['system', ['de', 'zh-TW', 'en'], ['zh-Hant']],
  ['system', ['en-US', 'zh-TW'], ['en']],
  ['system', [], ['en']],
  ['en', ['zh-TW'], ['en']],
  ['both', ['en'], ['zh-Hant', 'en']],
] as const)('shows for %s where %j are preferred: %s', (setting, preferred, shown) => {
  expect(languagesOf(setting, preferred)).toEqual(shown)
})
