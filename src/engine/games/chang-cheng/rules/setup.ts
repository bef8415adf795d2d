/** What chance sets up, and where a drawn board joins the map (CC-2 to CC-4, CC-31, CC-43). */
import { countsOf, covers } from '../../../kernel/rules/multisets.ts'
import { accept, refuse, type Decision } from '../../../kernel/refusal.ts'
import type { ActionOf } from '../action.ts'
import { facesLeft, namedNext, OPENING } from '../position/boards.ts'
import { accepted } from '../../../kernel/rules/batch.ts'
import { emptyBatch, withEvents, type Batch } from '../position/evolve.ts'
import type { Event, EventOf } from '../event.ts'
import type { Face } from '../components/faces.ts'
import { EVENT_PAIRS, PRESTIGES, THREATS } from '../components/pieces.ts'
import type { Side, State } from '../state.ts'
import { proceed, startTurn } from './turn.ts'
import { unknownTiles } from '../position/unidentified.ts'

/** Continues the match once the setup is complete. */
const goOn = (batch: Batch): Batch => {
  const { stage, turn, mover } = batch.state
  if (stage.is !== 'act') return batch
  return turn === 0 ? startTurn(batch, mover) : proceed(batch)
}

const joinedAtStart = (state: State, face: Face): EventOf<'board.joined'> => ({
  type: 'board.joined',
  seat: null,
  slot: state.boards.length,
  face,
  side: 'right',
})

/** CC-2, CC-31: draws a board; at the start it joins the previous one, later its end is chosen. */
export const drawBoard = (state: State, { face }: ActionOf<'drawBoard'>): Decision<Event> => {
  if (!facesLeft(state).includes(face)) return refuse('boardTaken', 'CC-2', { face })
  const batch = emptyBatch(state)
  const slot = state.boards.length
  if (slot >= OPENING) return accept<Event>({ type: 'board.drawn', seat: state.mover, slot, face })
  const joined = withEvents(batch, joinedAtStart(state, face))
  const named = joined.state.stage.is === 'board' ? namedNext(joined.state) : undefined
  return accepted(named === undefined ? joined : withEvents(joined, joinedAtStart(joined.state, named)))
}

/** CC-31: the drawn board joins one end of the map. */
export const joinBoard = (state: State, face: Face, side: Side): Decision<Event> => {
  const slot = state.boards.length
  return accept<Event>({ type: 'board.joined', seat: state.mover, slot, face, side })
}

/** The slot of the board whose tiles are laid next. */
const slotOf = (tiles: readonly unknown[]): number => tiles.length / 3

export const layThreats = (state: State, { values }: ActionOf<'layThreats'>): Decision<Event> => {
  if (values === null && state.unseen !== true) return refuse('tilesUnknown', 'CC-3')
  if (values !== null && !covers(unknownTiles(state), countsOf(THREATS, values)))
    return refuse('tilesNotLeft', 'CC-3')
  const slot = slotOf(state.threats)
  return accepted(goOn(withEvents(emptyBatch(state), { type: 'threats.laid', slot, values })))
}

export const layPrestige = (state: State, { values }: ActionOf<'layPrestige'>): Decision<Event> => {
  if (!covers(state.prestigeStock, countsOf(PRESTIGES, values))) return refuse('tilesNotLeft', 'CC-3')
  const slot = slotOf(state.prestige)
  return accepted(goOn(withEvents(emptyBatch(state), { type: 'prestige.laid', slot, values })))
}

export const drawEvents = (state: State, { cards }: ActionOf<'drawEvents'>): Decision<Event> => {
  if (!EVENT_PAIRS.some((pair) => pair.join() === cards.join())) return refuse('notAPairOfCards', 'CC-43')
  return accepted(goOn(withEvents(emptyBatch(state), { type: 'events.drawn', cards })))
}

export const drawFirst = (state: State, { seat }: ActionOf<'drawFirst'>): Decision<Event> => {
  if (seat >= state.seats) return refuse('noSuchSeat', 'CC-4', { seats: state.seats })
  return accepted(goOn(withEvents(emptyBatch(state), { type: 'first.drawn', seat })))
}
