import { describe, expect, it } from 'vitest'
import { inTurn, nameAt, named, phrasesUnder, sayAll, sayPhrase, wordsOf, languageOf } from './phrases.ts'
import { loadAllTexts } from '../testing/texts.ts'

await loadAllTexts()

it.each([
  ['She leaves D4, and the opponent’s door is open.', 'en'],
  ['她離開 D4，門開了。', 'zh-Hant'],
  ['Qin 秦 is played by two.', 'zh-Hant'],
  ['', 'en'],
])('%s is written in %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})

describe('phrases', () => {
  it('are made from the texts below a key', () => {
    expect(phrasesUnder('a.b')('c')).toEqual({ key: 'a.b.c', params: {} })
    expect(phrasesUnder('a')('b', { n: 2 })).toEqual({ key: 'a.b', params: { n: 2 } })
  })

  it('are one sentence when joined, also where a player is spoken to', () => {
    expect(inTurn(['province 2', 'You would score'], 'en')).toBe('province 2, you would score')
    expect(inTurn(['You lead', '4 points'], 'en')).toBe('You lead, 4 points')
  })

  it('translate phrases within them first', () => {
    const within = phrasesUnder('a')('b', { kind: named('kind'), n: 2 })
    expect(wordsOf(within, (key, params) => `${key}(${Object.values(params).join(' ')})`)).toBe(
      'a.b(kind() 2)',
    )
  })

  it('join lists within them as the language does', () => {
    const within = phrasesUnder('a')('b', { names: ['甲', '乙'] })
    const said = (language: 'en' | 'zh-Hant') =>
      wordsOf(within, (_, params) => String(params['names']), language)
    expect(said('en')).toBe('甲, 乙')
    expect(said('zh-Hant')).toBe('甲、乙')
  })

  it('are translated and joined', () => {
    const both = [named('enter.title'), named('shell.close')]
    const words = both.map((each) => sayPhrase(each, 'en'))
    expect(words).not.toContain('enter.title')
    expect(sayAll(both, 'en')).toBe(words.join(', '))
    expect(sayAll(both, 'zh-Hant')).toBe(both.map((each) => sayPhrase(each, 'zh-Hant')).join('，'))
  })
})

it('commas are those of the language', () => {
  expect(inTurn(['a', 'b'], 'en')).toBe('a, b')
  expect(inTurn(['甲', '乙'], 'zh-Hant')).toBe('甲，乙')
})

it('a seat without a name is called by its number', () => {
  expect(nameAt(['Ada'], 0)).toBe('Ada')
  expect(nameAt(['Ada'], 1)).toBe('2')
})
