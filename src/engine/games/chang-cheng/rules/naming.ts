/** Naming unseen things that have come to light; then the match continues (CC-20, CC-36, CC-47, CC-49). */
import { refuse, type Decision } from '../../../kernel/refusal.ts'
import type { Action, ActionOf } from '../action.ts'
import { afterLook } from './building.ts'
import { accepted } from '../../../kernel/rules/batch.ts'
import { emptyBatch, withEvents } from '../position/evolve.ts'
import { raidAll } from './ending.ts'
import type { Event } from '../event.ts'
import { isComplete } from '../position/board-queries.ts'
import { provinceName, regionName } from '../components/layout.ts'
import { isAsking, canBe, namingsOf, turnTiles, unnamedAt } from './identify.ts'
import type { Stage, State } from '../state.ts'
import { resolve } from './turn.ts'
import { PRESTIGES } from '../components/pieces.ts'
import { handPool } from '../position/unidentified.ts'

type StageOf<I extends Stage['is']> = Extract<Stage, { readonly is: I }>

/** CC-36, CC-47: names the tile being turned up; then come those to its right, and whatever waited for them. */
export const turnThreat = (
  state: State,
  stage: StageOf<'turn'>,
  { region, value }: ActionOf<'turnThreat'>,
): Decision<Event> => {
  const [due = region, ...rest] = stage.regions
  const rule = stage.closed === null ? 'CC-47' : 'CC-36'
  if (region !== due) return refuse('turnFirst', rule, { region: regionName(due) })
  if (!canBe(state, region, value)) return refuse('tilesNotLeft', 'CC-3')
  const turned = withEvents(emptyBatch(state), { type: 'threat.turned', region, value })
  const next = turnTiles(turned, rest, stage.closed)
  if (isAsking(next)) return accepted(next)
  return accepted(stage.closed === null ? afterLook(next) : raidAll(next, stage.closed))
}

/** CC-49: turns up the prestige tile of a completed province; then its cards are turned up. */
export const turnPrestige = (
  state: State,
  stage: StageOf<'worth'>,
  { province, value }: ActionOf<'turnPrestige'>,
): Decision<Event> => {
  if (province !== stage.province)
    return refuse('prestigeFirst', 'CC-49', { province: provinceName(stage.province) })
  if ((state.prestigeStock[PRESTIGES.indexOf(value)] ?? 0) === 0) return refuse('tilesNotLeft', 'CC-3')
  const turned = withEvents(emptyBatch(state), { type: 'prestige.turned', province, value })
  return accepted(resolve(turned, province))
}

/** CC-20: names all cards of a seat in a province, in ascending order; once all seats' are known they are turned up. */
export const nameCards = (
  state: State,
  stage: StageOf<'name'>,
  { seat, province, cards }: ActionOf<'nameCards'>,
): Decision<Event> => {
  if (seat !== stage.seat || province !== stage.province)
    return refuse('nameFirst', 'CC-20', { province: provinceName(stage.province) })
  if (!namingsOf(state, seat, province).some((each) => each.join() === cards.join()))
    return refuse('cardsNotLeft', 'CC-20', { province: provinceName(province) })
  const named = withEvents(emptyBatch(state), { type: 'cards.named', seat, province, cards })
  return accepted(resolve(named, province))
}

/**
 * True if the name is known already: the tile is up, or the cards were or are about to be turned up in this province.
 */
export const isAlreadyKnown = (state: State, action: Action): boolean => {
  if (action.type === 'turnThreat') {
    const tile = state.threats[action.region]
    return tile?.up === true && tile.value === action.value
  }
  if (action.type === 'turnPrestige') return state.prestige[action.province] === action.value
  if (action.type !== 'nameCards') return false
  const { seat, province, cards } = action
  const own = state.lying.filter((card) => card.seat === seat)
  const here = own.filter((card) => card.province === province)
  if (here.length > 0) return unnamedAt(state, seat, province).known.join() === cards.join()
  const left = [...handPool(state, seat), ...own.map(({ card }) => card)]
  return isComplete(state, province) && cards.every((card) => !left.includes(card))
}
