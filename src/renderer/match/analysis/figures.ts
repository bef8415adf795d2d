/** Formats chances and their changes in a language. */
import type { StepRow } from '../../../main/api/api.ts'
import { withSign } from '../../../engine/kernel/numbers.ts'
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

/**
 * The chances of all seats in whole percents. If the chances add up to 1, so do these: rounded one by one, 62.5 and 37.5
 * would read 63 and 38. Those of the seats in `told`, which words beside them tell, are rounded as they are there.
 */
export const percents = (chances: readonly number[], told: readonly number[] = []): readonly string[] =>
  wholePercents(chances, told).map((whole) => percent(whole / 100))

/** The seats whose decisions before and after a step are judged beside it. */
export const toldAt = (line: readonly Pick<StepRow, 'actor'>[], index = 0): readonly number[] =>
  [line[index], line[index + 1]].flatMap((row) => (typeof row?.actor === 'number' ? [row.actor] : []))

/** The same as numbers. */
export const wholePercents = (
  chances: readonly number[],
  told: readonly number[] = [],
): readonly number[] => {
  const sum = chances.reduce((all, chance) => all + chance, 0)
  const round = (chance: number): number => Math.round(chance * 100)
  if (Math.abs(sum - 1) > 0.005) return chances.map(round)
  // One of them makes up for the rounding of all others.
  const fixed = new Set(told.slice(0, chances.length - 1))
  const whole = chances.map((chance, seat) => (fixed.has(seat) ? round(chance) : Math.floor(chance * 100)))
  const missing = 100 - whole.reduce((all, each) => all + each, 0)
  const rest = (seat: number): number => (chances[seat] ?? 0) * 100 - (whole[seat] ?? 0)
  const free = chances.flatMap((_, seat) => (fixed.has(seat) ? [] : [seat]))
  const rounded = free.toSorted((one, other) => Math.sign(missing) * (rest(other) - rest(one)))
  const moved = new Set(rounded.slice(0, Math.abs(missing)))
  return whole.map((each, seat) => each + (moved.has(seat) ? Math.sign(missing) : 0))
}

/** A chance and its standard error. */
interface Estimate {
  readonly chance: number
  readonly error: number
}

/** The largest standard error of a chance that is shown as one figure. */
const SURE = 0.015
/** The ends of a range are multiples of this, so that they do not pretend to know more. */
const ROUGH = 0.05

const roughly = (value: number): number => Math.round(value / ROUGH) * ROUGH

/** The range to show for a chance that is not certain enough for one figure; undefined if one figure will do. */
export const chanceRange = ({ chance, error }: Estimate): readonly [number, number] | undefined => {
  if (error <= SURE) return undefined
  const low = Math.max(0, roughly(chance - error))
  const high = Math.min(1, roughly(chance + error))
  if (high - low > ROUGH / 2) return [low, high]
  return low > chance || low === 1 ? [Math.max(0, low - ROUGH), high] : [low, Math.min(1, high + ROUGH)]
}

/** So many points apart, a search with more playouts may find two chances the other way round. */
const SAME = 2

/** Whether two chances that are shown as one figure each are too close for a search to tell them apart. */
export const isAboutEqual = (one: Estimate, other: Estimate): boolean =>
  chanceRange(one) === undefined &&
  chanceRange(other) === undefined &&
  Math.abs(Math.round(one.chance * 100) - Math.round(other.chance * 100)) <= SAME

/**
 * The loss of a decision in points of the chance to win, computed from the two rounded chances beside it, so that the
 * three always agree.
 */
export const lostIn = ({ best, played, loss }: Decision): number => {
  const [most, left] = [best[0]?.chance ?? played.chance, played.chance].map((each) => Math.round(each * 100))
  return loss === 0 ? 0 : Math.max(0, (most ?? 0) - (left ?? 0))
}

const wholePoints = (change: number): number => Math.round(change * 100)

/** A change of a chance in points, such as `+8`, `−3` or `0`. */
export const signedPoints = (change: number): string => withSign(wholePoints(change))

/** A change of a chance for a text that names its unit, which `count` puts into the plural. */
export const changeParams = (change: number): { readonly change: string; readonly count: number } => ({
  change: signedPoints(change),
  count: Math.abs(wholePoints(change)),
})

/** The average loss of a decision in points, such as `1.4`; a dash without decisions. */
export const averageLoss = ({
  loss,
  decisions,
}: {
  readonly loss: number
  readonly decisions: number
}): string =>
  decisions === 0
    ? '–'
    : new Intl.NumberFormat(LOCALE_TAGS[leading.value], {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }).format((loss / decisions) * 100)
