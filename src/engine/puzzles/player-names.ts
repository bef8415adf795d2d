import type { Language } from '../kernel/text.ts'

/** What the bots at the table of a puzzle are called in Chinese, by their names in `match`. */
export const CHINESE_NAMES = {
  Ada: '艾達',
  Bruno: '布諾',
  Cleo: '可麗',
  Dario: '達里',
  Elsa: '愛莎',
  Felix: '菲力',
} as const

/** Such a name in a language, whatever language it comes in; any other name stays. */
export const nameIn = (name: string, language: Language): string => {
  const pair = Object.entries(CHINESE_NAMES).find((names) => names.includes(name))
  return pair === undefined ? name : pair[language === 'en' ? 0 : 1]
}
