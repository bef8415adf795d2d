import { describe, expect, it } from 'vitest'
import { boardEn } from '../../../../engine/games/qin/text/locales/board.en.ts'
import { boardZhHant } from '../../../../engine/games/qin/text/locales/board.zh-Hant.ts'
import type { Texts } from '../../../../engine/kernel/text.ts'
import type { Phrase } from '../../../format/phrases.ts'
import { squareNames } from './labels.ts'
import { played } from '../testing/positions.ts'

const textAt = (texts: Texts, key: string): unknown => {
  let text: string | Texts | undefined = texts
  for (const name of key.replace('game.qin.board.', '').split('.'))
    text = typeof text === 'object' ? text[name] : undefined
  return text
}

/** A phrase in English; of two plural forms the one for `n`. */
const inEnglish = ({ key, params }: Phrase): string => {
  const forms = String(textAt(boardEn, key)).split(' | ')
  const form = forms[params['n'] === 1 ? 0 : forms.length - 1] ?? ''
  return form.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
}

describe('the name of a square', () => {
  const { view } = played(['R-R e6-d6', '1+Y-B', 'B-B h5-h4', '2+Y-B'])
  const phrases = squareNames(view, ['Ada', 'Bo'], new Set([0]))
  const names = phrases.map((each) => each.map(inEnglish).join(', '))

  it('says what lies there, whose it is and how large', () => {
    expect(names[68]).toBe('d6, red province of Ada, 3 squares, 1 pagoda here')
    expect(names[70]).toBe('f6, red start square, red province of Ada, 3 squares')
    expect(names[0]).toBe('a1, free, the tile fits here')
    expect(names[1]).toBe('b1, free')
  })

  it('says who holds a village and how strong each seat is there', () => {
    const village = view.villages.find(({ strengths }) => strengths.some((each) => each > 0))
    expect(names[15]).toBe('c2, village, held by nobody')
    if (village) expect(names[village.at]).toMatch(/village, held by (Ada|Bo|nobody), /)
  })

  it('tells a lone square from a province (QIN-E4)', () => {
    const lone = played(['R-B e6-e5']).view
    const [at] = squareNames(lone, ['Ada', 'Bo'], new Set()).filter((each) =>
      each.some(({ key }) => key.endsWith('cell.lone.B')),
    )
    expect(at?.map(inEnglish).join(', ')).toBe('e5, lone blue')
  })

  it('has its words in both languages', () => {
    for (const { key } of phrases.flat())
      for (const texts of [boardEn, boardZhHant]) expect(typeof textAt(texts, key), key).toBe('string')
  })
})
