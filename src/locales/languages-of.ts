import type { Language } from '../engine/kernel/text.ts'

/** The program's language for a BCP 47 tag, if there is one. */
const languageOf = (tag: string): readonly Language[] => {
  if (/^zh\b/i.test(tag)) return ['zh-Hant']
  return /^en\b/i.test(tag) ? ['en'] : []
}

/**
 * The languages of a setting, the leading one first, for a person who prefers these BCP 47 tags, the preferred one first.
 * English if the program has none of them.
 */
export const languagesOf = (
  setting: Language | 'both' | 'system',
  preferred: readonly string[],
): readonly Language[] => {
  if (setting === 'both') return ['zh-Hant', 'en']
  if (setting !== 'system') return [setting]
  const [language = 'en'] = preferred.flatMap(languageOf)
  return [language]
}
