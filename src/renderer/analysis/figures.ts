/** Chances and what they change by, as people of a language write them. */
import { LOCALE_TAGS } from '../dates.ts'
import { leading } from '../i18n.ts'

/** `41 %`; with a digit after the point where a part of a percent counts. */
export const percent = (chance: number, digits = 0): string =>
  new Intl.NumberFormat(LOCALE_TAGS[leading.value], {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(chance)

/** `+8 %`, `−3 %`, `0 %`. */
export const signedPercent = (change: number, digits = 0): string =>
  new Intl.NumberFormat(LOCALE_TAGS[leading.value], {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(change)
    .replace('-', '−')
