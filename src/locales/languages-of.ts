import type { Language } from '../engine/kernel/text.ts'

/** The language of ours that a BCP 47 tag asks for, if any. */
const languageOf = (tag: string): readonly Language[] => {
  if (/^zh\b/i.test(tag)) return ['zh-Hant']
  return /^en\b/i.test(tag) ? ['en'] : []
}

/**
 * Which languages a setting means to somebody who prefers these (BCP 47 tags, the preferred one first), the leading
 * one first. English where none of them is ours.
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
