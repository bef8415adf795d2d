import { expect, it } from 'vitest'
import { cutText, firstCharacter } from './cut-text.ts'

const FAMILY = '👩‍👩‍👧‍👦'

it.each([
  ['short', 80, 'short'],
  ['exactly', 7, 'exactly'],
  ['a long name', 6, 'a long'],
  ['棋譜的晚上', 2, '棋譜'],
  // Half a character, a character without its accent, half a flag, a family without its children.
  ['😀😀😀', 3, '😀'],
  ['abe\u0301', 3, 'ab'],
  ['🇹🇼🇯🇵', 6, '🇹🇼'],
  [`ab${FAMILY}`, 9, 'ab'],
  ['one\r\ntwo', 4, 'one'],
  // The first character alone is too long.
  [FAMILY, 8, '👩‍👩‍👧'],
  [FAMILY, 4, '👩‍'],
  ['😀', 1, ''],
  ['e\u0301\u0302\u0303', 2, 'e\u0301'],
  ['anything', 0, ''],
])('%j cut to %i is %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut)
})

it('cuts every text to its length and never splits a character', () => {
  const text = `e\u0301${FAMILY}😀🇹🇼z\u0335\u0336한글नमस्ते`
  for (let most = 0; most <= text.length; most += 1) {
    const cut = cutText(text, most)
    expect(cut.length).toBeLessThanOrEqual(most)
    expect(text.startsWith(cut) && cut.isWellFormed()).toBe(true)
  }
})

it('is fast on a long text of one character', () => {
  expect(cutText(`a${'\u0301'.repeat(500_000)}`, 80)).toHaveLength(80)
})

it.each([
  ['', ''],
  ['Ada', 'A'],
  ['棋譜', '棋'],
  [`${FAMILY}!`, FAMILY],
])('the first character of %j is %j', (text, first) => {
  expect(firstCharacter(text)).toBe(first)
})
