/** Chances and what they change by, as people of a language write them. */
import { LOCALE_TAGS } from '../../ui/format/dates.ts'
import { leading } from '../../ui/i18n.ts'
import type { Decision } from './types.ts'

/** `41 %`; with a digit after the point where a part of a percent counts. */
export const percent = (chance: number, digits = 0): string =>
  new Intl.NumberFormat(LOCALE_TAGS[leading.value], {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(chance)

/** What a decision lost, as the two chances beside it are written: rounded, they would not always differ by it. */
export const lostIn = ({ best, played, loss }: Decision): string => {
  const [most, left] = [best[0]?.chance ?? played.chance, played.chance].map((each) => Math.round(each * 100))
  return percent(loss === 0 ? 0 : Math.max(0, (most ?? 0) - (left ?? 0)) / 100)
}

/** `+8 %`, `−3 %`, `0 %`. */
export const signedPercent = (change: number): string =>
  new Intl.NumberFormat(LOCALE_TAGS[leading.value], {
    style: 'percent',
    signDisplay: 'exceptZero',
  })
    .format(change)
    .replace('-', '−')
