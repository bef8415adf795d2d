/** Formats chances and their changes in a language. */
import { LOCALE_TAGS } from '../../ui/format/dates.ts'
import { leading } from '../../ui/i18n.ts'
import type { Decision } from './types.ts'

/** A chance such as `41 %`, with a decimal where a fraction of a percent matters. */
export const percent = (chance: number, digits = 0): string =>
  new Intl.NumberFormat(LOCALE_TAGS[leading.value], {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(chance)

/** The loss of a decision, computed from the two rounded chances beside it, so that the three always agree. */
export const lostIn = ({ best, played, loss }: Decision): string => {
  const [most, left] = [best[0]?.chance ?? played.chance, played.chance].map((each) => Math.round(each * 100))
  return percent(loss === 0 ? 0 : Math.max(0, (most ?? 0) - (left ?? 0)) / 100)
}

/** A change such as `+8 %`, `−3 %` or `0 %`. */
export const signedPercent = (change: number): string =>
  new Intl.NumberFormat(LOCALE_TAGS[leading.value], {
    style: 'percent',
    signDisplay: 'exceptZero',
  })
    .format(change)
    .replace('-', '−')
