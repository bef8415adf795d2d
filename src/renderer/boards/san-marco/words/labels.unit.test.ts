import { expect, it } from 'vitest'
import { sayPhrase } from '../../../ui/format/phrases.ts'
import { loadAllTexts } from '../../../ui/testing/texts.ts'
import { placePhrase } from './labels.ts'

await loadAllTexts()

it('names districts, and borders by both of theirs', () => {
  expect(sayPhrase(placePhrase('3'))).toBe('聖保羅')
  expect(sayPhrase(placePhrase('1-4'))).toContain('聖馬可')
  expect(sayPhrase(placePhrase('1-4'))).toContain('卡納雷吉歐')
})
