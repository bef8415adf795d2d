import { describe, expect, it } from 'vitest'
import { sentenceOf } from './errors.ts'
import { fillSentence, LANGUAGES, type Language } from '../../engine/kernel/text.ts'
import { hasText, i18n, inList, sayIn, withNames } from './i18n.ts'
import { titleOf } from './format/titles.ts'
import { loadAllTexts } from './testing/texts.ts'

await loadAllTexts()

describe('texts', () => {
  it('finds the texts of the shell and of each game', () => {
    expect([sayIn('en', 'library.title'), sayIn('zh-Hant', 'game.quorsum.name')]).toEqual(['Library', '骰棋'])
    expect([hasText('library.title'), hasText('library.nothingOfTheKind')]).toEqual([true, false])
  })

  it('says plain texts, which it fills itself, as vue-i18n would', () => {
    /** Keys whose texts differ. */
    const compare = (language: Language, texts: object, room = ''): readonly string[] => {
      const differing: string[] = []
      for (const [name, text] of Object.entries(texts) as [string, object | string][]) {
        const key = `${room}${name}`
        if (typeof text === 'object') differing.push(...compare(language, text, `${key}.`))
        else {
          const names = [...text.matchAll(/\{(\w+)\}/gu)].map(([, param]) => param ?? '')
          const params = Object.fromEntries(
            names.map((param, index) => [param, index % 2 === 0 ? `“${param}”` : 7]),
          )
          const usual = fillSentence(language, params, (named) =>
            i18n.global.t(key, named, { locale: language }),
          )
          if (sayIn(language, key, params) !== usual) differing.push(key)
        }
      }
      return differing
    }
    for (const language of LANGUAGES)
      expect(compare(language, i18n.global.getLocaleMessage(language))).toEqual([])
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
