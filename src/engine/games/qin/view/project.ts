/** Projects the position for the board of one viewer (QIN-H1). */
import type { Seat, Viewer } from '../../../kernel/seat.ts'
import { namesTiles, unknownOutcome, stockLeft, toDeal, unseenOf } from '../rules/chance.ts'
import { onBoard } from '../rules/ending.ts'
import { boardIndexOf, standingAt, type BoardIndex } from '../position/board-queries.ts'
import { inReadingOrder, isMajor } from '../rules/province-merges.ts'
import { MAPS } from '../components/maps.ts'
import { COPIES, KINDS, pagodasFor, type Kind } from '../components/pieces.ts'
import { kindsIn, mayPass, placements } from '../rules/eligibility.ts'
import { turnOf } from '../rules/status.ts'
import { seesHand } from './hidden-information.ts'
import type { State } from '../state.ts'
import type { Fit, HandView, ProvinceView, View, VillageView } from './schema.ts'
import { strengthsAt } from '../rules/villages.ts'

const provinceViews = (state: State): readonly ProvinceView[] =>
  inReadingOrder(state.provinces).map((province) => ({
    at: province.at,
    colour: province.colour,
    owner: province.owner,
    squares: province.squares,
    major: isMajor(province),
    pagodas: standingAt(state, province.at),
  }))

const villageViews = (state: State, ground: BoardIndex): readonly VillageView[] =>
  MAPS[state.side].villages.map((at, index) => ({
    at,
    holder: state.holders[index] ?? null,
    pagodas: standingAt(state, at),
    strengths: strengthsAt(ground, at, state.seats),
  }))

const handViews = (state: State, viewer: Viewer): readonly HandView[] =>
  state.hands.map((hand, seat) => ({
    count: hand.length + unseenOf(state, seat),
    tiles: seesHand(state, viewer, seat) ? hand : null,
  }))

/** All tiles except those on the board and in the hands shown. */
const unseenBy = (state: State, hands: readonly HandView[]): View['unseen'] => {
  const known = [...state.tiles.map(({ tile }) => tile), ...hands.flatMap(({ tiles }) => tiles ?? [])]
  const left = (kind: Kind): number => COPIES - known.filter((tile) => tile === kind).length
  return { RR: left('RR'), RY: left('RY'), RB: left('RB'), YY: left('YY'), YB: left('YB'), BB: left('BB') }
}

/** The seat whose placements a viewer is shown: its own, or the mover if it sees that hand. */
const planner = (state: State, viewer: Viewer): Seat | undefined => {
  if (typeof viewer === 'number' && viewer < state.seats) return viewer
  return seesHand(state, viewer, state.mover) ? state.mover : undefined
}

const fitsFor = (
  state: State,
  ground: BoardIndex,
  viewer: Viewer,
  unseen: View['unseen'],
): readonly Fit[] => {
  const seat = state.stage.is === 'place' ? planner(state, viewer) : undefined
  if (seat === undefined) return []
  const hand = state.hands[seat] ?? []
  // For the viewer, any tile it has not seen can be one of the unseen ones, whatever others hold.
  const others = namesTiles(state, seat) ? KINDS.filter((kind) => unseen[kind] > 0) : []
  const kinds = kindsIn([...hand, ...others])
  const found = [...placements(ground, kinds)]
  return kinds.map((kind) => ({
    tile: kind,
    at: found.flatMap(({ tile, at }) => (tile === kind ? [at] : [])),
  }))
}

export const project = (state: State, viewer: Viewer): View => {
  const { stage } = state
  const turn = turnOf(state)
  const ground = boardIndexOf(state)
  const hands = handViews(state, viewer)
  const unseen = unseenBy(state, hands)
  const seat = planner(state, viewer)
  return {
    options: state.options,
    seats: state.seats,
    game: state.game,
    side: state.side,
    stage: stage.is,
    by: turn.by,
    first: state.first,
    mover: state.turn === 0 ? null : state.mover,
    awaits: toDeal(state) ?? (stage.is === 'draw' ? state.mover : null),
    mayBeUnseen: unknownOutcome(state) !== undefined,
    turn: state.turn,
    land: MAPS[state.side].land,
    tiles: state.tiles,
    provinces: provinceViews(state),
    villages: villageViews(state, ground),
    pagodas: pagodasFor(state.seats),
    supplies: state.supplies,
    onBoard: onBoard(state),
    hands,
    stock: stockLeft(state),
    unseen,
    fits: fitsFor(state, ground, viewer, unseen),
    mayPass: stage.is === 'place' && seat === state.mover && mayPass(state, ground, seat),
    finished: state.finished,
    outcome: turn.by === 'nobody' ? turn.outcome : null,
  }
}
