/** Banishments by card or as a bonus (SM-28 to SM-30, SM-44). */
import { startNextPassage } from './rounds.ts'
import { accept, refuse, type Decision } from '../../../kernel/refusal.ts'
import type { ActionOf } from '../action.ts'
import { accepted } from '../../../kernel/rules/batch.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { emptyBatch, withEvents, type Batch } from '../position/evolve.ts'
import type { Event } from '../event.ts'
import type { State } from '../state.ts'
import { playOn } from './offer-flow.ts'

type Removing = Extract<State['stage'], { is: 'remove' }>

export const nameDistrict = (state: State, { district }: ActionOf<'banish'>): Decision<Event> => {
  const { stage, hand } = state
  if (stage.is === 'bonus')
    return accept<Event>({ type: 'banishment.named', seat: stage.seat, district, source: 'bonus' })
  if (stage.is !== 'play' || !hand.includes('banishment')) return refuse('noBanishmentCard', 'SM-21')
  const { seat } = stage
  return accept<Event>(
    { type: 'card.played', seat, card: 'banishment' },
    { type: 'banishment.named', seat, district, source: 'card' },
  )
}

/** Sends the chosen aristocrats to their reserves; then play continues. */
const banish = (batch: Batch, { seat, district, source }: Removing, counts: readonly number[]): Batch => {
  const here = batch.state.aristocrats[district] ?? []
  const all = sumOf(counts) === sumOf(here)
  const gone = withEvents(batch, { type: 'aristocrats.banished', seat, district, counts, all })
  return source === 'card' ? playOn(gone) : startNextPassage(gone)
}

/** SM-29: if there is no choice, aristocrats go at once: all of them, or the number rolled of the only seat there. */
export const banishAll = (batch: Batch): Batch => {
  const { stage, aristocrats } = batch.state
  if (stage.is !== 'remove') return batch
  const here = aristocrats[stage.district] ?? []
  if (sumOf(here) <= stage.count) return banish(batch, stage, here)
  if (here.filter((count) => count > 0).length > 1) return batch
  return banish(
    batch,
    stage,
    here.map((count) => Math.min(count, stage.count)),
  )
}

/** SM-28, SM-30. */
export const remove = (state: State, { counts }: ActionOf<'remove'>): Decision<Event> => {
  const { stage, aristocrats, seats } = state
  if (stage.is !== 'remove') return refuse('luckFirst', 'SM-28')
  const here = aristocrats[stage.district] ?? []
  if (counts.length !== seats) return refuse('noSuchSeat', 'SM-28', { seats })
  if (counts.some((count, seat) => count > (here[seat] ?? 0))) return refuse('notSoManyThere', 'SM-28')
  if (sumOf(counts) !== stage.count) return refuse('exactNumber', 'SM-30', { count: stage.count })
  return accepted(banish(emptyBatch(state), stage, counts))
}

/** Every way to choose that many from the aristocrats present. */
export function* removals(
  here: readonly number[],
  count: number,
  sofar: readonly number[] = [],
): Generator<readonly number[]> {
  const [present, ...others] = here
  if (present === undefined) {
    if (count === 0) yield sofar
    return
  }
  for (let taken = Math.min(present, count); taken >= 0; taken -= 1)
    yield* removals(others, count - taken, [...sofar, taken])
}

export const decline = (state: State): Decision<Event> => {
  const { stage } = state
  if (stage.is !== 'bonus') return refuse('bonusFirst', 'SM-44')
  return accepted(
    startNextPassage(withEvents(emptyBatch(state), { type: 'bonus.declined', seat: stage.seat })),
  )
}
