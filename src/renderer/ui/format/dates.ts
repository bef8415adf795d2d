/** Dates as people say them: today 20:41, yesterday 9:05, 2 November, 2 November 2025. */
import type { Language } from '../../../engine/kernel/text.ts'

export const LOCALE_TAGS: Record<Language, string> = { 'zh-Hant': 'zh-Hant-TW', en: 'en-GB' }
const DAY = 86_400_000

const midnight = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0)

/** Earlier this year or today. A future date, from a clock that was wrong, is shown with its year. */
const isThisYear = (at: number, now: number): boolean =>
  new Date(at).getFullYear() === new Date(now).getFullYear() && midnight(at) <= midnight(now)

/** `at` and `now` in milliseconds since 1970. */
export const whenWords = (at: number, now: number, language: Language): string => {
  const tag = LOCALE_TAGS[language]
  // Rounded, because a day with a clock change is an hour longer or shorter.
  const days = Math.round((midnight(at) - midnight(now)) / DAY)
  if (days === 0 || days === -1) {
    const day = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day')
    const time = new Intl.DateTimeFormat(tag, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(at)
    return `${day} ${time}`
  }
  return new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear(at, now) ? {} : { year: 'numeric' }),
  }).format(at)
}

/** The whole date and time, for a tip. */
export const exactWords = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(LOCALE_TAGS[language], { dateStyle: 'full', timeStyle: 'short' }).format(at)

/** A day with its year, short: for chips. */
export const dayWords = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(LOCALE_TAGS[language], { day: 'numeric', month: 'short', year: 'numeric' }).format(
    at,
  )

/** A day, short: today, or with its year unless it was earlier this year. */
export const shortDayWords = (at: number, now: number, language: Language): string => {
  const tag = LOCALE_TAGS[language]
  if (midnight(at) === midnight(now))
    return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(0, 'day')
  return isThisYear(at, now)
    ? new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short' }).format(at)
    : dayWords(at, language)
}

/** The start of a day given as `2026-11-21`, in local time; null if it is no date. */
export const startOfDay = (day: string, daysLater = 0): number | null => {
  const [year, month, date] = day.split('-').map(Number)
  if (year === undefined || month === undefined || date === undefined || Number.isNaN(date)) return null
  return new Date(year, month - 1, date + daysLater).getTime()
}

/** A day as date fields write it: `2026-11-21`. */
export const dayField = (at: number | null): string => {
  if (at === null) return ''
  const day = new Date(at)
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${String(day.getFullYear()).padStart(4, '0')}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
