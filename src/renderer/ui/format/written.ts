/** The language somebody wrote in, of the two the window knows: for fonts, quotation marks and screen readers. */
import type { Language } from '../../../engine/kernel/text.ts'

export const languageOf = (text: string): Language => (/\p{Script=Han}/u.test(text) ? 'zh-Hant' : 'en')
