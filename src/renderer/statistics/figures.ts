/** Formats numbers in the window's language. */
import { LOCALE_TAGS } from '../ui/format/dates.ts'
import { leading } from '../ui/i18n.ts'

const written = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(LOCALE_TAGS[leading.value], options).format(value)

export const whole = (value: number): string => written(value, { maximumFractionDigits: 0 })
/** A range; one number if both ends are equal. */
export const span = (least: number, most: number): string =>
  least === most ? whole(least) : `${whole(least)}–${whole(most)}`
/** One decimal. */
export const decimal = (value: number): string =>
  written(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
export const percent = (part: number, of: number): string =>
  of === 0 ? '–' : written(part / of, { style: 'percent', maximumFractionDigits: 0 })
