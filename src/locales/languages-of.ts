import type { Language } from '../engine/kernel/text.ts'

/** Which languages a setting means on a system that speaks `locale`, the leading one first. */
export const languagesOf = (setting: Language | 'both' | 'system', locale: string): readonly Language[] => {
  if (setting === 'both') return ['zh-Hant', 'en']
  if (setting !== 'system') return [setting]
  return [/^zh\b/i.test(locale) ? 'zh-Hant' : 'en']
}
