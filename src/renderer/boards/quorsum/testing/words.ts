/** The board's texts without the window, for tests. */
import { boardEn } from '../../../../engine/games/quorsum/text/locales/en.ts'
import type { Texts } from '../../../../engine/kernel/text.ts'
import { wordsOf, type Phrase } from '../../../ui/format/phrases.ts'

/** A phrase in English, in the plural form for `n`. */
export const sayIn = (phrase: Phrase): string => wordsOf(phrase, fill)

const fill = (key: string, params: Readonly<Record<string, string | number>>): string => {
  let text: string | Texts | undefined = boardEn
  for (const name of key.replace('game.quorsum.board.', '').split('.'))
    text = typeof text === 'object' ? text[name] : undefined
  if (typeof text !== 'string') throw new Error(`No text ${key}`)
  const forms = text.split(' | ')
  const form = forms[params['n'] === 1 ? 0 : forms.length - 1] ?? text
  return form.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
}
