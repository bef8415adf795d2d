import { describe, expect, it } from 'vitest'
import { boardEn } from '../../../../engine/games/qin/text/locales/en.ts'
import { boardZhHant } from '../../../../engine/games/qin/text/locales/zh-Hant.ts'
import type { Texts } from '../../../../engine/kernel/text.ts'
import type { Phrase } from '../../../ui/format/phrases.ts'
import { lookAt, squareNames } from './labels.ts'
import { played } from '../testing/positions.ts'

const textAt = (texts: Texts, key: string): unknown => {
  let text: string | Texts | undefined = texts
  for (const name of key.replace('game.qin.board.', '').split('.'))
    text = typeof text === 'object' ? text[name] : undefined
  return text
}

/** A phrase in English, in the plural form for `n`. */
const inEnglish = ({ key, params }: Phrase): string => {
  const forms = String(textAt(boardEn, key)).split(' | ')
  const form = forms[params['n'] === 1 ? 0 : forms.length - 1] ?? ''
  return form.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
}

/** A province of each seat. */
const BEGINNING = ['R-R e6-d6', '1+Y-B', 'B-B h5-h4', '2+Y-B'] as const

describe('the name of a square', () => {
  const phrasesAfter = (lines: readonly string[]) =>
    squareNames(played(lines).view, ['Ada', 'Bo'], new Set([0]))
  const namesAfter = (lines: readonly string[]): readonly string[] =>
    phrasesAfter(lines).map((each) => each.map(inEnglish).join(', '))
  const names = namesAfter(BEGINNING)

  it('says what is on it, whose it is and how large', () => {
    expect(names[68]).toBe('d6, red province of Ada, 3 squares, 1 pagoda here')
    expect(names[70]).toBe('f6, red start square, red province of Ada, 3 squares')
    expect(names[0]).toBe('a1, free, the tile fits here')
    expect(names[1]).toBe('b1, free')
  })

  it('says who holds a village and how strong each seat is there', () => {
    expect(names[15]).toBe('c2, village, held by nobody')
    // The village g3 first has Bo beside it, and then also Ada, with a major province.
    const besideIt = [...BEGINNING, 'R-R f5-f4', '1+Y-Y', 'Y-B i3-h3']
    expect(namesAfter(besideIt)[32]).toBe('g3, village, held by Bo, Bo: strength 1')
    expect(namesAfter([...besideIt, '2+Y-Y', 'R-B f3-f2'])[32]).toBe(
      'g3, village, held by Ada, Ada: strength 2, Bo: strength 1',
    )
  })

  it('covers only the village or province when the square is inspected', () => {
    const { view } = played(BEGINNING)
    const described = (square: number) => lookAt(view, ['Ada', 'Bo'], square)?.phrases.map(inEnglish)
    expect(described(15)).toEqual(['village', 'held by nobody'])
    expect(described(68)).toEqual(['red province of Ada', '3 squares'])
    expect(described(68)).toEqual(described(70))
    expect(described(1)).toBeUndefined()
  })

  it('distinguishes a lone square from a province (QIN-E4)', () => {
    const lone = played(['R-B e6-e5']).view
    const [at] = squareNames(lone, ['Ada', 'Bo'], new Set()).filter((each) =>
      each.some(({ key }) => key.endsWith('cell.lone.B')),
    )
    expect(at?.map(inEnglish).join(', ')).toBe('e5, lone blue')
  })

  it('has its words in both languages', () => {
    for (const { key } of phrasesAfter(BEGINNING).flat())
      for (const texts of [boardEn, boardZhHant]) expect(typeof textAt(texts, key), key).toBe('string')
  })
})
