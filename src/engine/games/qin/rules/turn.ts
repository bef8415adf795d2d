/** The course of a turn: dealing, placing, drawing, passing (QIN-S6, QIN-S7, QIN-T1, QIN-T2, QIN-D1, QIN-D2). */
import { accept, refuse, type Decision } from '../../../kernel/refusal.ts'
import { clockwiseFrom, type Seat } from '../../../kernel/seat.ts'
import type { ActionOf, Placement } from '../action.ts'
import { nextFirst, poolOf, sorted, stockLeft, toDeal, unseenOf } from './chance.ts'
import { accepted } from '../../../kernel/rules/batch.ts'
import { emptyBatch, withEvents, type Batch } from '../position/evolve.ts'
import { seatsDone, endBuilt, endFull } from './ending.ts'
import type { Event } from '../event.ts'
import { boardIndexOf } from '../position/board-queries.ts'
import { kindIndex, tilePart, type Kind } from '../components/pieces.ts'
import { canPlace, kindsFor, mayPass, placementRefusal } from './eligibility.ts'
import { applyTileEffects } from './tile-effects.ts'
import type { State } from '../state.ts'

/** QIN-S7: chance draws the first seat. */
export const drawFirst = ({ seats }: State, { seat }: ActionOf<'first'>): Decision<Event> =>
  seat < seats ? accept({ type: 'first.drawn', seat }) : refuse('noSuchSeat', 'QIN-S7', { seats })

/**
 * QIN-T2: starts the next turn, from this seat on. Skips empty hands, passes for seats that cannot place, and ends the
 * game if none can. A seat with unseen tiles gets the turn to say whether it can place, unless it has said so since the
 * last tile.
 */
const startTurn = (batch: Batch, from: Seat): Batch => {
  const { state } = batch
  const { hands, seats, turn, stuck = [] } = state
  const holding = clockwiseFrom(from, seats).filter(
    (seat) => (hands[seat] ?? []).length + unseenOf(state, seat) > 0,
  )
  if (holding.length === 0) return endFull(batch, 'placed')
  const ground = boardIndexOf(state)
  const passing = holding.findIndex(
    (seat) => !stuck.includes(seat) && canPlace(ground, kindsFor(state, seat)),
  )
  const next = holding[passing]
  if (next === undefined) return endFull(batch, 'blocked')
  const passes = holding
    .slice(0, passing)
    .map((seat, index): Event => ({ type: 'seat.passed', seat, turn: turn + 1 + index }))
  return withEvents(batch, ...passes, { type: 'turn.started', seat: next, turn: turn + 1 + passing })
}

/** The first of these tiles that the pool lacks. */
const missing = (pool: readonly number[], tiles: readonly Kind[]): Kind | undefined =>
  tiles.find((tile) => tiles.filter((each) => each === tile).length > (pool[kindIndex(tile)] ?? 0))

/** QIN-S6: chance deals a hand; after the last one the first seat begins (QIN-S7). */
export const deal = (state: State, { seat, tiles }: ActionOf<'deal'>): Decision<Event> => {
  const due = toDeal(state)
  if (due !== seat) return refuse('notTheirs', 'QIN-S6', { seat: due ?? null })
  if (tiles === null && state.unseen !== true) return refuse('tileUnknown', 'QIN-S6')
  if (tiles !== null && sorted(tiles).join() !== tiles.join()) return refuse('handNotInOrder', 'QIN-S6')
  const tooMany = tiles === null ? undefined : missing(poolOf(state), tiles)
  if (tooMany !== undefined) return refuse('notInStock', 'QIN-S3', { tile: tilePart(tooMany) })
  const begun =
    state.stage.is === 'interval'
      ? withEvents(emptyBatch(state), {
          type: 'game.started',
          game: state.game + 1,
          side: 'lion',
          seat: nextFirst(state),
        })
      : emptyBatch(state)
  const dealt = withEvents(begun, { type: 'hand.dealt', seat, tiles })
  const first = dealt.state.first ?? 0
  const isLast = (seat + 1) % state.seats === first
  return accepted(isLast ? startTurn(dealt, first) : dealt)
}

/** QIN-T1: places the tile with all its effects, up to the draw, the next turn or the end. */
export const place = (state: State, action: Placement): Decision<Event> => {
  const seat = state.mover
  const refused = placementRefusal(boardIndexOf(state), kindsFor(state, seat), action)
  if (refused !== undefined) return refused
  const settled = applyTileEffects(emptyBatch(state), seat, action)
  if (seatsDone(settled.state).length > 0) return accepted(endBuilt(settled, seat))
  // QIN-D1, QIN-D2: chance draws next unless the stock is empty.
  const draws = stockLeft(settled.state) > 0
  return accepted(draws ? settled : startTurn(settled, (seat + 1) % state.seats))
}

/** QIN-T2: the mover says that none of its tiles fits, as far as nobody can see otherwise. */
export const pass = (state: State): Decision<Event> => {
  const { mover: seat, turn } = state
  if (!mayPass(state, boardIndexOf(state), seat)) return refuse('tileFits', 'QIN-T2')
  const passed = withEvents(emptyBatch(state), { type: 'seat.passed', seat, turn })
  return accepted(startTurn(passed, (seat + 1) % state.seats))
}

/** QIN-D1: chance draws a tile for the mover. */
export const drawTile = (state: State, { seat, tile }: ActionOf<'draw'>): Decision<Event> => {
  if (seat !== state.mover) return refuse('notTheirs', 'QIN-D1', { seat: state.mover })
  if (tile === null && state.unseen !== true) return refuse('tileUnknown', 'QIN-D1')
  if (tile !== null && missing(state.stock, [tile]) !== undefined)
    return refuse('notInStock', 'QIN-S3', { tile: tilePart(tile) })
  const drawn = withEvents(emptyBatch(state), { type: 'hand.drawn', seat, tile })
  return accepted(startTurn(drawn, (seat + 1) % state.seats))
}
