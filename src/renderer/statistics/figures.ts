/** Numbers as people of a language write them. */
import { LOCALE_TAGS } from '../ui/format/dates.ts'
import { leading } from '../ui/i18n.ts'

const written = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(LOCALE_TAGS[leading.value], options).format(value)

export const whole = (value: number): string => written(value, { maximumFractionDigits: 0 })
/** From the least to the most; one number when they are the same. */
export const span = (least: number, most: number): string =>
  least === most ? whole(least) : `${whole(least)}–${whole(most)}`
/** One digit after the point. */
export const decimal = (value: number): string =>
  written(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
export const percent = (part: number, of: number): string =>
  of === 0 ? '–' : written(part / of, { style: 'percent', maximumFractionDigits: 0 })
