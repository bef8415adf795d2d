/** Folding facts into a position. Total over known events; nothing is judged here. */
import type { Seat } from '../../../kernel/seat.ts'
import { classOf } from '../components/cards.ts'
import type { Event, EventOf } from '../event.ts'
import {
  bought,
  built,
  collapsed,
  districtDrawn,
  districtReturned,
  exchanged,
  fromSupply,
  lessened,
  returned,
  strengthened,
  toSupply,
  withHand,
  withStock,
} from './evolve-table.ts'
import { replaced, without } from './lists.ts'
import { added, only, stockOf, taken } from '../components/pieces.ts'
import type { Disaster, Hit, State } from '../state.ts'
import type { BuildingId } from '../components/cards.ts'
import { drawable, mixed, standInDrawn, identified } from './unidentified.ts'

const buildingDrawn = (before: State, seat: Seat, told: BuildingId | null): State => {
  const building = told ?? standInDrawn(before)
  if (building === undefined) return before
  const isUnknown = told === null && before.decks.buildings.pool.length > 0
  const unseen = isUnknown ? { ...before, veil: [...before.veil, building] } : before
  const state = told === null ? unseen : drawable(before, told)
  const { buildings } = state.decks
  const isPooled = buildings.pool.includes(building)
  const now = isPooled
    ? { ...buildings, pool: without(buildings.pool, building) }
    : { ...buildings, bottom: buildings.bottom.filter((each) => each.building !== building) }
  const hand = [...(state.hands[seat] ?? []), building]
  return withHand({ ...state, decks: { ...state.decks, buildings: now } }, seat, hand)
}

const buildingPutBack = (before: State, event: EventOf<'building.putBack'>): State => {
  const { seat } = event
  const state = event.building === null ? mixed(before, seat) : identified(before, seat, event.building)
  const building = event.building ?? state.hands[seat]?.[0]
  if (building === undefined) return state
  const { buildings } = state.decks
  const now = { ...buildings, bottom: [...buildings.bottom, { building, by: seat }] }
  const hand = without(state.hands[seat] ?? [], building)
  return withHand({ ...state, decks: { ...state.decks, buildings: now } }, seat, hand)
}

const cardTurned = (state: State, { seat, event, turn }: EventOf<'card.turned'>): State => {
  const { events } = state.decks
  // Forecasts lapse with the card; the hits of a disaster carry what was set.
  const next = { ...state, active: seat, turn, disaster: null, forecasts: { weather: 0, quake: 0 } }
  if (event === 'end') return { ...next, card: null }
  const isGeneral = classOf(event) === 'general'
  const now = {
    general: events.general - (isGeneral ? 1 : 0),
    disaster: events.disaster - (isGeneral ? 0 : 1),
    upper: Math.max(0, events.upper - 1),
    turned: [...events.turned, event],
  }
  return { ...next, card: { event, seat }, decks: { ...state.decks, events: now } }
}

const cardPlayed = (state: State, { seat, event, covers }: EventOf<'card.played'>): State => {
  const { disaster } = state
  const kept = replaced(state.kept, seat, without(state.kept[seat] ?? [], event))
  if (disaster === null) return { ...state, kept }
  const more = covers.map((building) => ({ event, building }))
  return { ...state, kept, disaster: { ...disaster, covers: [...disaster.covers, ...more] } }
}

const withDisaster = (state: State, change: (disaster: Disaster) => Partial<Disaster>): State =>
  state.disaster === null ? state : { ...state, disaster: { ...state.disaster, ...change(state.disaster) } }

const withHits = (state: State, change: (hit: Hit) => Hit): State =>
  withDisaster(state, ({ hits }) => ({ hits: hits.map(change) }))

const roundStarted = (state: State, { seat, round }: EventOf<'round.started'>): State => ({
  ...state,
  round,
  start: seat,
  phase: 'construction',
  powers: { ...state.powers, loan: null, undercut: false },
  card: null,
  disaster: null,
})

const loanCollected = (state: State, { seat, fromSeat, pieces }: EventOf<'loan.collected'>): State => {
  const stock = stockOf(pieces)
  const given = withStock(state, fromSeat, (own) => taken(own, stock))
  return {
    ...withStock(given, seat, (own) => added(own, stock)),
    powers: { ...state.powers, loan: null },
  }
}

const passed = (state: State, from: Seat, to: Seat, pieces: EventOf<'pieces.given'>['pieces']): State => {
  const stock = stockOf(pieces)
  return withStock(
    withStock(state, from, (own) => taken(own, stock)),
    to,
    (own) => added(own, stock),
  )
}

export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'first.drawn':
      return { ...state, first: event.seat, start: event.seat, active: event.seat }
    case 'role.drawn':
    case 'role.taken':
      return { ...state, roles: replaced(state.roles, event.seat, event.role) }
    case 'district.drawn':
      return districtDrawn(state, event)
    case 'building.drawn':
      return buildingDrawn(state, event.seat, event.building)
    case 'round.started':
      return roundStarted(state, event)
    case 'phase.started':
      return { ...state, phase: event.phase, pass: 0, active: event.seat }
    case 'turn.started':
      return { ...state, active: event.seat, pass: event.pass, turn: event.turn }
    case 'building.built':
      return built(state, event)
    case 'building.strengthened':
      return strengthened(state, event)
    case 'building.returned':
      return returned(state, event)
    case 'district.returned':
      return districtReturned(state, event)
    case 'building.putBack':
      return buildingPutBack(state, event)
    case 'pieces.paid': {
      const stock = stockOf(event.pieces)
      return toSupply(
        withStock(state, event.seat, (own) => taken(own, stock)),
        stock,
      )
    }
    case 'pieces.taken': {
      const stock = stockOf(event.pieces)
      return fromSupply(
        withStock(state, event.seat, (own) => added(own, stock)),
        stock,
      )
    }
    case 'pieces.given':
      return passed(state, event.seat, event.toSeat, event.pieces)
    case 'building.bought':
      return bought(state, event)
    case 'districts.exchanged':
      return exchanged(state, event)
    case 'pieces.lent': {
      const kinds = [...new Set(event.pieces)]
      return {
        ...passed(state, event.seat, event.toSeat, event.pieces),
        powers: { ...state.powers, loan: { seat: event.toSeat, kinds } },
      }
    }
    case 'loan.collected':
      return loanCollected(state, event)
    case 'building.undercut':
      return { ...lessened(state, event), powers: { ...state.powers, undercut: true } }
    case 'forecast.set':
      return { ...state, forecasts: { ...state.forecasts, [event.of]: event.change } }
    case 'card.turned':
      return cardTurned(state, event)
    case 'card.kept':
      return {
        ...state,
        kept: replaced(state.kept, event.seat, [...(state.kept[event.seat] ?? []), event.event]),
      }
    case 'card.played':
      return cardPlayed(state, event)
    case 'building.worn':
    case 'building.damaged':
      return lessened(state, event)
    case 'disaster.struck': {
      const { event: card, of, forecast, hits } = event
      return { ...state, disaster: { event: card, of, forecast, hits, covers: [], struck: [] } }
    }
    case 'hit.eased':
      return withHits(state, (hit) =>
        hit.card === event.card ? { ...hit, eased: hit.eased + 1, damage: event.damage } : hit,
      )
    case 'hit.moved':
      return withHits(state, (hit) => (hit.card === event.card ? event.hit : hit))
    case 'event.researched':
      return {
        ...state,
        research: replaced(state.research, event.seat, [...(state.research[event.seat] ?? []), event.event]),
      }
    case 'building.collapsed':
      return collapsed(state, event)
    case 'damage.taken':
      return withDisaster(state, ({ struck }) => ({ struck: [...struck, event.seat] }))
    case 'building.produced': {
      const piece = only(event.kind, 1)
      return fromSupply(
        withStock(state, event.seat, (own) => added(own, piece)),
        piece,
      )
    }
    case 'step.due':
      return { ...state, agenda: event.agenda }
    case 'match.ended': {
      const { places, scores, ending } = event
      return { ...state, agenda: [], outcome: { places, scores, ending } }
    }
    case 'turn.passed':
    case 'effect.lapsed':
    case 'effect.declined':
    case 'die.rolled':
    case 'hit.stayed':
    case 'production.missed':
    case 'choice.declined':
    case 'match.won':
      return state
  }
}
