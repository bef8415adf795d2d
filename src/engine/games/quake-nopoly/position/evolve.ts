/** Folds events into the position without judging them, and the batch of one action with its agenda. */
import { foldBy, unchanged } from '../../../kernel/rules/by-type.ts'
import { minusEach, plusEach, replaceAt, without } from '../../../kernel/rules/lists.ts'
import { outcomeOf } from '../../../kernel/rules/places.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { classOf, buildingOf, type BuildingId, type Card } from '../components/cards.ts'
import type { Event, EventOf } from '../event.ts'
import { stockOfKind, stockOf, type Stock, NOTHING } from '../components/pieces.ts'
import type { Disaster, Hit, State, Built, Land } from '../state.ts'
import { drawable, mixed, standInDrawn, identified } from './unidentified.ts'
import type { TrackName } from '../components/deck/types.ts'
import { levelsOf } from './board-queries.ts'
import { batchFunctions, type EventBatch } from '../../../kernel/rules/batch.ts'
import type { Refused } from '../../../kernel/refusal.ts'
import type { Task } from '../task.ts'

/** The pieces on a building, given the numbers on its tracks. */
export const piecesOn = ({ building, material, structure }: Built): Stock => {
  const printed = buildingOf(building)
  return plusEach(
    stockOfKind(printed.material.kind, material),
    stockOfKind(printed.structure.kind, structure),
  )
}

const withLands = (state: State, seat: Seat, lands: readonly Land[]): State => ({
  ...state,
  lands: replaceAt(state.lands, seat, lands),
})

const withStock = (state: State, seat: Seat, change: (stock: Stock) => Stock): State => ({
  ...state,
  stocks: replaceAt(state.stocks, seat, change(state.stocks[seat] ?? NOTHING)),
})

const withHand = (state: State, seat: Seat, hand: readonly BuildingId[]): State => ({
  ...state,
  hands: replaceAt(state.hands, seat, hand),
})

const toSupply = (state: State, pieces: Stock): State => ({
  ...state,
  supply: plusEach(state.supply, pieces),
})
const fromSupply = (state: State, pieces: Stock): State => ({
  ...state,
  supply: minusEach(state.supply, pieces),
})

/** Puts a building or null on a level of a district card, wherever the card is. */
const place = (state: State, card: Card, level: number, built: Built | null): State => ({
  ...state,
  lands: state.lands.map((lands) =>
    lands.some((land) => land.card === card)
      ? lands.map((land) =>
          land.card === card ? { ...land, levels: replaceAt(land.levels, level, built) } : land,
        )
      : lands,
  ),
})

/** Changes a building; removes it if there is no replacement. */
const change = (
  state: State,
  building: BuildingId,
  changed: (built: Built) => Built | null,
): { readonly state: State; readonly before: Built | undefined } => {
  for (const lands of state.lands)
    for (const { card, levels } of lands)
      for (const [level, built] of levels.entries())
        if (built?.building === building)
          return { state: place(state, card, level, changed(built)), before: built }
  return { state, before: undefined }
}

const withTrack = (state: State, building: BuildingId, track: TrackName, pieces: number): State =>
  change(state, building, (built) => ({ ...built, [track]: pieces })).state

const built = (before: State, event: EventOf<'building.built'>): State => {
  const { seat, building, card, level, material, structure } = event
  const state = identified(before, seat, building)
  const now = { building, material, structure }
  const placed = place(fromSupply(state, piecesOn(now)), card, level, now)
  return withHand(placed, seat, without(state.hands[seat] ?? [], building))
}

const strengthened = (state: State, event: EventOf<'building.strengthened'>): State => {
  const { seat, building, track, kind, count, from, left } = event
  const pieces = stockOfKind(kind, count)
  const paid =
    from === 'own' ? withStock(state, seat, (stock) => minusEach(stock, pieces)) : fromSupply(state, pieces)
  return withTrack(paid, building, track, left)
}

/** Removes a building from the table and returns its pieces to the supply. */
const cleared = (state: State, building: BuildingId): State => {
  const { state: without, before } = change(state, building, () => null)
  return before === undefined ? state : toSupply(without, piecesOn(before))
}

const returned = (state: State, { seat, building }: EventOf<'building.returned'>): State =>
  withHand(cleared(state, building), seat, [...(state.hands[seat] ?? []), building])

const collapsed = (state: State, { building }: EventOf<'building.collapsed'>): State => {
  const now = cleared(state, building)
  const { buildings } = now.decks
  return {
    ...now,
    decks: {
      ...now.decks,
      buildings: { ...buildings, bottom: [...buildings.bottom, { building, by: null }] },
    },
  }
}

/** Returns pieces of a track to the supply. */
const lessened = (
  state: State,
  event: EventOf<'building.damaged' | 'building.worn' | 'building.undercut'>,
): State => {
  const { building, track, kind, removed } = event
  const { state: now } = change(state, building, (before) => ({
    ...before,
    [track]: before[track] - removed,
  }))
  return toSupply(now, stockOfKind(kind, removed))
}

const bought = (state: State, event: EventOf<'building.bought'>): State => {
  const { building, card, level, material, structure } = event
  const now = { building, material, structure }
  return place(fromSupply(cleared(state, building), piecesOn(now)), card, level, now)
}

const districtDrawn = (state: State, { seat, card }: EventOf<'district.drawn'>): State => {
  const { districts } = state.decks
  const isPooled = districts.pool.includes(card)
  const now = isPooled
    ? { ...districts, pool: without(districts.pool, card) }
    : { ...districts, bottom: without(districts.bottom, card) }
  const land = { card, levels: Array.from({ length: levelsOf(state) }, () => null) }
  return withLands({ ...state, decks: { ...state.decks, districts: now } }, seat, [
    ...(state.lands[seat] ?? []),
    land,
  ])
}

const districtReturned = (state: State, { seat, card }: EventOf<'district.returned'>): State => {
  const { districts } = state.decks
  const lands = (state.lands[seat] ?? []).filter((land) => land.card !== card)
  const now = { ...districts, bottom: [...districts.bottom, card] }
  return withLands({ ...state, decks: { ...state.decks, districts: now } }, seat, lands)
}

const exchanged = (state: State, event: EventOf<'districts.exchanged'>): State => {
  const { card, other, tier } = event
  const swapped = state.lands.map((lands) =>
    lands.map((land) => {
      if (land.card === card) return { ...land, card: other }
      return land.card === other ? { ...land, card } : land
    }),
  )
  return { ...state, lands: swapped, powers: { ...state.powers, tiers: [...state.powers.tiers, tier] } }
}

const buildingDrawn = (before: State, { seat, building: told }: EventOf<'building.drawn'>): State => {
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
  // Forecasts lapse with the card; the hits of a disaster already include them.
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
  const kept = replaceAt(state.kept, seat, without(state.kept[seat] ?? [], event))
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

const passed = (state: State, from: Seat, to: Seat, pieces: EventOf<'pieces.given'>['pieces']): State => {
  const stock = stockOf(pieces)
  return withStock(
    withStock(state, from, (own) => minusEach(own, stock)),
    to,
    (own) => plusEach(own, stock),
  )
}

/** Moves pieces from a seat to the supply, and from the supply to a seat. */
const paid = (state: State, seat: Seat, stock: Stock): State =>
  toSupply(
    withStock(state, seat, (own) => minusEach(own, stock)),
    stock,
  )
const drawnOut = (state: State, seat: Seat, stock: Stock): State =>
  fromSupply(
    withStock(state, seat, (own) => plusEach(own, stock)),
    stock,
  )

const roleGiven = (state: State, { seat, role }: EventOf<'role.drawn' | 'role.taken'>): State => ({
  ...state,
  roles: replaceAt(state.roles, seat, role),
})

/** Appends an item to the seat's list. */
const appended = <T>(lists: readonly (readonly T[])[], seat: Seat, item: T): readonly (readonly T[])[] =>
  replaceAt(lists, seat, [...(lists[seat] ?? []), item])

export const evolve = foldBy<State, Event>({
  'first.drawn': (state, { seat }) => ({ ...state, first: seat, start: seat, active: seat }),
  'role.drawn': roleGiven,
  'role.taken': roleGiven,
  'district.drawn': districtDrawn,
  'building.drawn': buildingDrawn,
  'round.started': roundStarted,
  'phase.started': (state, { phase, seat }) => ({ ...state, phase, pass: 0, active: seat }),
  'turn.started': (state, { seat, pass, turn }) => ({ ...state, active: seat, pass, turn }),
  'turn.passed': unchanged,

  // Construction
  'building.built': built,
  'building.strengthened': strengthened,
  'building.returned': returned,
  'district.returned': districtReturned,
  'building.putBack': buildingPutBack,
  'pieces.paid': (state, { seat, pieces }) => paid(state, seat, stockOf(pieces)),
  'pieces.taken': (state, { seat, pieces }) => drawnOut(state, seat, stockOf(pieces)),
  'pieces.given': (state, { seat, toSeat, pieces }) => passed(state, seat, toSeat, pieces),
  'building.bought': bought,
  'districts.exchanged': exchanged,
  'pieces.lent': (state, { seat, toSeat, pieces }) => ({
    ...passed(state, seat, toSeat, pieces),
    powers: { ...state.powers, loan: { seat: toSeat, kinds: [...new Set(pieces)] } },
  }),
  'loan.collected': (state, { seat, fromSeat, pieces }) => ({
    ...passed(state, fromSeat, seat, pieces),
    powers: { ...state.powers, loan: null },
  }),
  'building.undercut': (state, event) => ({
    ...lessened(state, event),
    powers: { ...state.powers, undercut: true },
  }),

  // Event cards and disasters
  'forecast.set': (state, { of, change }) => ({ ...state, forecasts: { ...state.forecasts, [of]: change } }),
  'card.turned': cardTurned,
  'card.kept': (state, { seat, event }) => ({ ...state, kept: appended(state.kept, seat, event) }),
  'card.played': cardPlayed,
  'effect.lapsed': unchanged,
  'effect.declined': unchanged,
  'die.rolled': unchanged,
  'building.worn': lessened,
  'disaster.struck': (state, { event, of, forecast, hits }) => ({
    ...state,
    disaster: { event, of, forecast, hits, covers: [], struck: [] },
  }),
  'hit.eased': (state, { card, damage }) =>
    withHits(state, (hit) => (hit.card === card ? { ...hit, eased: hit.eased + 1, damage } : hit)),
  'hit.moved': (state, { card, hit: moved }) => withHits(state, (hit) => (hit.card === card ? moved : hit)),
  'hit.stayed': unchanged,
  'event.researched': (state, { seat, event }) => ({
    ...state,
    research: appended(state.research, seat, event),
  }),
  'building.damaged': lessened,
  'building.collapsed': collapsed,
  'damage.taken': (state, { seat }) => withDisaster(state, ({ struck }) => ({ struck: [...struck, seat] })),

  // Production, agenda and the end
  'building.produced': (state, { seat, kind }) => drawnOut(state, seat, stockOfKind(kind, 1)),
  'production.missed': unchanged,
  'choice.declined': unchanged,
  'step.due': (state, { agenda }) => ({ ...state, agenda }),
  'match.won': unchanged,
  'match.ended': (state, event) => ({ ...state, agenda: [], outcome: outcomeOf(event) }),
})

/** The batch of one action, with the tasks still to be done after it. */
export interface Batch extends EventBatch<State, Event> {
  readonly agenda: readonly Task[]
}

/** The batch of an action, or its refusal. */
export type BatchResult = Batch | Refused

const batches = batchFunctions(evolve)
export const { withEvents } = batches

/** A batch for the first task of a position; the other tasks remain. */
export const emptyBatch = (state: State): Batch => ({
  ...batches.emptyBatch(state),
  agenda: state.agenda.slice(1),
})

/** The batch with these tasks before all others. */
export const withTasksFirst = (batch: Batch, ...tasks: readonly Task[]): Batch => ({
  ...batch,
  agenda: [...tasks, ...batch.agenda],
})
