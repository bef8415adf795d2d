/** The end of a passage and of the match (SM-43 to SM-47). */
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import { withEvents, type Batch } from './batch.ts'
import { EACH, SAN_MARCO } from '../components/districts.ts'
import { PASSAGES, TOO_LATE } from '../components/pieces.ts'
import { nextFirst, startPassage, totalsOf } from './rounds.ts'
import { score } from './scoring.ts'
import type { State } from '../state.ts'

/** SM-43: by seat, what the limit totals of a passage earn. */
const bonusesOf = (totals: readonly number[]): readonly number[] => {
  const highest = Math.max(...totals)
  return totals.map((total) => (total < TOO_LATE ? highest - total : 0))
}

/** SM-43, SM-44: the bonus, then the banishment of the one seat with the lowest total under ten. */
export const endPassage = (batch: Batch): Batch => {
  const { seats, passage } = batch.state
  const totals = totalsOf(batch.state)
  const bonuses = bonusesOf(totals)
  const ended = withEvents(batch, { type: 'passage.ended', passage, totals })
  const under = seatsOf(seats).filter((seat) => (totals[seat] ?? 0) < TOO_LATE)
  const scored = under.reduce((sofar, seat) => {
    const points = bonuses[seat] ?? 0
    const total = totals[seat] ?? 0
    return withEvents(sofar, {
      type: 'bonus.scored',
      seat,
      total,
      points,
      score: (sofar.state.scores[seat] ?? 0) + points,
    })
  }, ended)
  const lowest = Math.min(...totals)
  const [seat, ...others] = under.filter((each) => totals[each] === lowest)
  if (seat === undefined) return passOn(scored)
  if (others.length > 0) return passOn(withEvents(scored, { type: 'bonus.tied', passage }))
  return withEvents(scored, { type: 'bonus.due', seat })
}

/** SM-44a: the next passage, after the third the end. */
export const passOn = (batch: Batch): Batch => {
  const { state } = batch
  if (state.passage >= PASSAGES) return finish(batch)
  return startPassage(
    batch,
    state.passage + 1,
    nextFirst(state, () => true),
  )
}

/** SM-47: more points, or as many and more aristocrats in San Marco. */
const isAhead = ({ scores, aristocrats }: State, one: Seat, other: Seat): boolean => {
  const points = (scores[one] ?? 0) - (scores[other] ?? 0)
  const inSanMarco = aristocrats[SAN_MARCO] ?? []
  return points > 0 || (points === 0 && (inSanMarco[one] ?? 0) > (inSanMarco[other] ?? 0))
}

/** SM-46, SM-47. */
const finish = (batch: Batch): Batch => {
  const ended = EACH.reduce((sofar, district) => score(sofar, district, 'final'), batch)
  const { state } = ended
  const all = seatsOf(state.seats)
  const places = all.map((seat) => 1 + all.filter((other) => isAhead(state, other, seat)).length)
  const winners = all.filter((seat) => places[seat] === 1)
  return withEvents(
    ended,
    ...winners.map((seat) => ({
      type: 'match.won' as const,
      seat,
      score: state.scores[seat] ?? 0,
      shared: winners.length > 1,
    })),
    { type: 'match.ended', places, scores: state.scores, ending: 'passages' },
  )
}
