/** Words that games share, for games that have none of their own. */
import { LANGUAGES, type Language, type Texts } from './text.ts'

/** The kind of ending of a game that names none. */
export const DEFAULT_ENDING = 'over'

const DEFAULTS: { readonly [L in Language]: Texts } = {
  en: {
    scored: {
      more: '{name} gains {n} point: {total} in all. | {name} gains {n} points: {total} in all.',
      less: '{name} loses {n} point: {total} in all. | {name} loses {n} points: {total} in all.',
    },
    graphName: 'Points',
    graphCount: '{n} point | {n} points',
    graph: 'Points so far.',
    luck: { die: { label: 'Die' } },
    refusal: {
      matchOver: 'The match is over.',
      luckFirst: 'A roll or a draw comes first.',
      notNow: 'That is not possible at this point.',
    },
    ending: { [DEFAULT_ENDING]: 'The match is over.' },
    board: {
      name: 'Board',
      point: 'point',
      points: 'points',
      panel: 'Table',
      help: 'Tab goes from choice to choice, Enter takes one.',
      hint: {
        over: 'The match is over.',
        busy: 'One moment: the last action is being saved.',
        rolling: 'A roll or a draw comes first.',
        notYourTurn: 'It is not your turn.',
        passOn: 'Pass the screen to the player whose turn it is first.',
        unplayable: 'This match cannot be played on.',
      },
    },
  },
  'zh-Hant': {
    scored: {
      more: '{name} 得 {n} 分，共 {total} 分。',
      less: '{name} 失 {n} 分，共 {total} 分。',
    },
    graphName: '分數',
    graphCount: '{n} 分',
    graph: '目前的分數。',
    luck: { die: { label: '骰子' } },
    refusal: {
      matchOver: '對局已經結束。',
      luckFirst: '要先擲骰或抽牌。',
      notNow: '現在不能這樣做。',
    },
    ending: { [DEFAULT_ENDING]: '對局結束。' },
    board: {
      name: '圖板',
      point: '分',
      points: '分',
      panel: '桌面',
      help: '按 Tab 移到下一個選項，按 Enter 選定。',
      hint: {
        over: '對局已經結束。',
        busy: '請稍候，正在記下上一個行動。',
        rolling: '要先擲骰或抽牌。',
        notYourTurn: '還沒輪到你。',
        passOn: '請先把螢幕交給輪到的玩家。',
        unplayable: '這一局不能再下。',
      },
    },
  },
}

/** Both trees in one; where both have a text, the second wins. */
const merged = (below: Texts, above: Texts): Texts => ({
  ...below,
  ...Object.fromEntries(
    Object.entries(above).map(([key, part]) => {
      const under = below[key]
      const isBoth = typeof part === 'object' && typeof under === 'object'
      return [key, isBoth ? merged(under, part) : part]
    }),
  ),
})

/** A game's texts: in at least one language. */
export type GameTexts = { readonly [L in Language]?: Texts }

/** The languages a game has texts in, in the order of `LANGUAGES`. Throws if there is none. */
export const languagesOf = (texts: GameTexts): readonly [Language, ...Language[]] => {
  const [first, ...others] = LANGUAGES.filter((language) => texts[language] !== undefined)
  if (first === undefined) throw new Error('A game needs texts in at least one language')
  return [first, ...others]
}

/**
 * A game's texts in every language, completed with the shared words. A language the game lacks has the texts of the one
 * it has.
 */
export const localesFrom = (texts: GameTexts): { readonly [L in Language]: Texts } => {
  const [first] = languagesOf(texts)
  const { [first]: own } = texts
  const standing = merged(DEFAULTS[first], own ?? {})
  const inLanguage = (language: Language): Texts => {
    const { [language]: there } = texts
    return there === undefined || language === first ? standing : merged(DEFAULTS[language], there)
  }
  return { en: inLanguage('en'), 'zh-Hant': inLanguage('zh-Hant') }
}
