import { expect, it } from 'vitest'
import { titleOf, wholeTitleOf } from './match-titles.ts'

const seats = [{ name: 'Ada' }, { name: '雅婷' }]
const at = new Date(2026, 10, 2, 12).getTime()

it.each([
  ['An evening', 'An evening', 'An evening'],
  [' An evening ', 'An evening', 'An evening'],
  ['', 'Ada – 雅婷', 'Ada – 雅婷 · Qin · 2 Nov 2026'],
  [' \t', 'Ada – 雅婷', 'Ada – 雅婷 · Qin · 2 Nov 2026'],
])('calls a match with the title %j', (title, beside, alone) => {
  expect(titleOf({ title, seats })).toBe(beside)
  expect(wholeTitleOf({ title, seats }, 'Qin', at, 'en')).toBe(alone)
})

it('tells the day as people of the language write it', () => {
  expect(wholeTitleOf({ title: '', seats }, '秦', at, 'zh-Hant')).toBe('Ada – 雅婷 · 秦 · 2026年11月2日')
})
