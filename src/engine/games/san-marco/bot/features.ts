/** What bots see in a position, as numbers by seat whose weights are learned from self-play. */
import type { Features } from '../../../kernel/evaluation.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import { DISTRICT_NUMBERS } from '../components/districts.ts'
import { districtOf, TOO_LATE, type Card } from '../components/pieces.ts'
import { totalsOf } from '../rules/rounds.ts'
import type { State } from '../state.ts'
import { expectedDistrictPoints, HIGHEST, roundsLeft, SHORTEST } from './expected-points.ts'

/** The features in their order. */
export const FEATURES = [
  // Points so far.
  'points',
  // Points the districts will bring if the aristocrats there hardly change, and if they change a lot.
  'districtsNow',
  'districtsLater',
  // Aristocrats in all districts.
  'aristocrats',
  // Limit points below the highest total, and 1 for a seat that misses the rest of the passage.
  'limitsLeft',
  'satOut',
  // Cards still to be played in this turn, by kind.
  'districtCards',
  'bridgeCards',
  'transferCards',
  'dogeCards',
  'banishmentCards',
] as const

/** How far one more aristocrat separates two seats (`expectedDistrictPoints`) if little changes, and if a lot does. */
const LITTLE = 1.6
const A_LOT = 0.5

const countOf = (hand: readonly Card[], card: Card): number => hand.filter((each) => each === card).length

export const featuresOf = (state: State): Features => {
  const totals = totalsOf(state)
  const highest = Math.max(HIGHEST, ...totals)
  const districts = DISTRICT_NUMBERS.map((district) => {
    const here = state.aristocrats[district] ?? []
    return {
      here,
      now: expectedDistrictPoints(district, here, LITTLE),
      later: expectedDistrictPoints(district, here, A_LOT),
    }
  })
  const player = state.stage.is === 'play' ? state.stage.seat : undefined
  const bySeat = seatsOf(state.seats).map((seat) => {
    let [now, later, aristocrats] = [0, 0, 0]
    for (const district of districts) {
      now += district.now[seat] ?? 0
      later += district.later[seat] ?? 0
      aristocrats += district.here[seat] ?? 0
    }
    const total = totals[seat] ?? 0
    const isIn = total < TOO_LATE
    const hand = seat === player ? state.hand : []
    return [
      state.scores[seat] ?? 0,
      now,
      later,
      aristocrats,
      isIn ? highest - total : 0,
      isIn ? 0 : 1,
      hand.filter((card) => districtOf(card) !== undefined).length,
      countOf(hand, 'bridge'),
      countOf(hand, 'transfer'),
      countOf(hand, 'doge'),
      countOf(hand, 'banishment'),
    ]
  })
  // The end decides most: progress is 1 in the last round, a half about one round before it.
  return { progress: (1 + SHORTEST) / (1 + roundsLeft(state)), bySeat }
}
