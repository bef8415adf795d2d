import { describe, expect, it } from 'vitest'
import { sentenceOf } from './errors.ts'
import { hasText, inList, sayIn, withNames } from './i18n.ts'
import { titleOf } from './format/titles.ts'
import { loadAllTexts } from './testing/texts.ts'

await loadAllTexts()

describe('texts', () => {
  it('finds the texts of the shell and of each game', () => {
    expect([sayIn('en', 'library.title'), sayIn('zh-Hant', 'game.quorsum.name')]).toEqual(['Library', '骰棋'])
    expect([hasText('library.title'), hasText('library.nothingOfTheKind')]).toEqual([true, false])
  })

  it('picks the plural form by `n`', () => {
    expect([0, 1, 2].map((n) => sayIn('en', 'library.steps', { n }))).toEqual([
      '0 steps',
      '1 step',
      '2 steps',
    ])
  })

  it('makes parameters for each language', () => {
    const p = (language: string): { range: string } => ({ range: language })
    expect(sayIn('en', 'library.minutes', p)).toBe('en min')
  })

  it('joins lists as the language does', () => {
    expect(inList(['甲', '乙'], 'en')).toBe('甲, 乙')
    expect(inList(['甲', '乙'], 'zh-Hant')).toBe('甲、乙')
    expect(sayIn('zh-Hant', 'library.minutes', { range: ['甲', '乙'] })).toContain('甲、乙')
  })

  it('replaces seat numbers by player names, and nothing else', () => {
    const seats = [{ name: '以真' }, { name: 'Mira' }]
    expect(withNames({ seat: 1, firstSeat: 0, die: 1, lastSeat: 7 }, seats)).toEqual({
      seat: 'Mira',
      firstSeat: '以真',
      die: 1,
      lastSeat: '8',
    })
  })
})

describe('errors', () => {
  it('takes the shell’s sentence, the game’s own for a refusal, or the general one', () => {
    expect(sentenceOf({ code: 'stale' }).k).toBe('error.stale')
    expect(sentenceOf({ code: 'notYourPawn' }, 'quorsum').k).toBe('game.quorsum.refusal.notYourPawn')
    expect(sentenceOf({ code: 'neverHeardOf' })).toMatchObject({
      k: 'error.unknown',
      p: { code: 'neverHeardOf' },
    })
  })

  it('fills in the details from main', () => {
    const { k, p } = sentenceOf({ code: 'seatCount', details: { min: 2, max: 4 } })
    expect(sayIn('en', k, p)).toContain('2 to 4')
  })
})

describe('titleOf', () => {
  it('names a match without a title after its players', () => {
    const player = { kind: 'person' } as const
    const seats = [
      { name: '以真', colour: 1 as const, player },
      { name: 'Mira', colour: 2 as const, player },
    ]
    expect([titleOf({ title: ' ', seats }), titleOf({ title: 'A', seats })]).toEqual(['以真 – Mira', 'A'])
  })
})
