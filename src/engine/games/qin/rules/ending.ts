/** How games and the match end (QIN-G1 to QIN-G4). */
import { leadersOf, placesBy } from '../../../kernel/rules/places.ts'
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import { withEvents, type Batch } from '../position/evolve.ts'
import type { EventOf } from '../event.ts'
import { pagodasFor } from '../components/pieces.ts'
import type { State } from '../state.ts'

/** The pagodas of each seat on the board. */
export const onBoard = ({ supplies, seats }: State): readonly number[] =>
  supplies.map((left) => pagodasFor(seats) - left)

/** Seats with an empty supply (QIN-G1). */
export const seatsDone = ({ supplies }: State): readonly Seat[] =>
  supplies.flatMap((left, seat) => (left === 0 ? [seat] : []))

/** The pagodas each seat put on the board in finished games. */
const totalsOf = ({ finished, seats }: State): readonly number[] =>
  seatsOf(seats).map((seat) => finished.reduce((sum, { pagodas }) => sum + (pagodas[seat] ?? 0), 0))

/** QIN-G4: the fewest pagodas unplaced in both games win. */
const endBoth = (batch: Batch): Batch => {
  const { seats, finished } = batch.state
  const scores = totalsOf(batch.state)
  const winners = leadersOf(scores)
  const left = pagodasFor(seats) * finished.length - Math.max(...scores)
  const won = winners.map((seat): EventOf<'match.won'> => ({
    type: 'match.won',
    seat,
    shared: winners.length > 1,
    left,
  }))
  const places = placesBy(seats, (one, other) => (scores[one] ?? 0) > (scores[other] ?? 0))
  return withEvents(batch, ...won, { type: 'match.ended', places, scores, ending: 'both' })
}

/** Ranks winners first, then by pagodas on the board. */
const endSingle = (batch: Batch, why: EventOf<'game.ended'>['why'], winners: readonly Seat[]): Batch => {
  const scores = totalsOf(batch.state)
  const places = placesBy(batch.state.seats, (one, other) =>
    winners.includes(one) === winners.includes(other)
      ? !winners.includes(one) && (scores[one] ?? 0) > (scores[other] ?? 0)
      : winners.includes(one),
  )
  return withEvents(batch, { type: 'match.ended', places, scores, ending: why })
}

const endGame = (batch: Batch, why: EventOf<'game.ended'>['why'], winners: readonly Seat[]): Batch => {
  const { options, game } = batch.state
  const pagodas = onBoard(batch.state)
  const won = winners.map((seat): EventOf<'game.won'> => ({
    type: 'game.won',
    seat,
    shared: winners.length > 1,
  }))
  const ended = withEvents(batch, { type: 'game.ended', game, why, pagodas }, ...won)
  if (options.side !== 'both') return endSingle(ended, why, winners)
  return game === 1 ? ended : endBoth(ended)
}

/** QIN-G1: ends the game when supplies are empty; the placing seat wins alone if its own is. */
export const endBuilt = (batch: Batch, placer: Seat): Batch => {
  const built = seatsDone(batch.state)
  return endGame(batch, 'built', built.includes(placer) ? [placer] : built)
}

/** QIN-G2, QIN-G3: ends the game when no tile can be placed; most pagodas on the board win, ties share. */
export const endFull = (batch: Batch, why: 'placed' | 'blocked'): Batch =>
  endGame(batch, why, leadersOf(onBoard(batch.state)))
