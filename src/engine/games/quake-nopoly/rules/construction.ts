/** The actions of a construction turn (QK-10 to QK-16, QK-38a) and what a seat can do before them. */
import { refuse, type Decision } from '../../../kernel/refusal.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Action, ActionOf } from '../action.ts'
import { buildingOf, districtOf, generalOf } from '../components/cards.ts'
import {
  baseFrom,
  EXCHANGE_ROUNDS,
  LOAN,
  openLands,
  planPays,
  PURCHASE_PAYS,
  purseFor,
  TRADE_PAYS,
  buildRefusal,
  levelRefusal,
  piecesRefusal,
} from './eligibility.ts'
import { accepted } from '../../../kernel/rules/batch.ts'
import { plusEach } from '../../../kernel/rules/lists.ts'
import { emptyBatch, withTasksFirst, withEvents, type Batch, type BatchResult } from '../position/evolve.ts'
import { carryOut } from './event-effects.ts'
import type { Event } from '../event.ts'
import {
  buildingsLeft,
  buildingsOn,
  kindOf,
  landOf,
  maxOf,
  roleOf,
  siteOf,
  stockOfSeat,
  type Site,
} from '../position/board-queries.ts'
import { countOfKind, stockOfKind, piecesOf, stockOf, type Stock } from '../components/pieces.ts'
import { proceed } from './turn.ts'
import type { State } from '../state.ts'
import { holdingOf, canName } from '../position/unidentified.ts'

/** QK-10: builds on the lowest free level; the dealer may then fit it out (QK-35). */
export const build = (batch: Batch, seat: Seat, { building, card }: ActionOf<'build'>): BatchResult => {
  const { state } = batch
  const refused = buildRefusal(state, seat, building, card)
  const level = openLands(state, seat).find(({ land }) => land.card === card)?.level
  if (refused !== undefined) return refused
  if (level === undefined) return refuse('noFreeLevel', 'QK-10a')
  const now = withEvents(batch, {
    type: 'building.built',
    seat,
    building,
    card,
    level,
    ...baseFrom(state.supply, building),
  })
  return roleOf(state, seat) === 'dealer' ? withTasksFirst(now, { do: 'fitOut', seat, building }) : now
}

const swapLand = (batch: Batch, seat: Seat, { card }: ActionOf<'swapLand'>): BatchResult => {
  const land = landOf(batch.state, seat, card)
  if (land === undefined) return refuse('notOwnCard', 'QK-11')
  const returned = buildingsOn(land).map(({ building, material, structure }): Event => ({
    type: 'building.returned',
    seat,
    building,
    material,
    structure,
  }))
  const now = withEvents(batch, ...returned, { type: 'district.returned', seat, card })
  return withTasksFirst(now, { do: 'drawDistricts', seat, count: 1 })
}

const review = (batch: Batch, seat: Seat, { building }: ActionOf<'review'>): BatchResult => {
  const holding = holdingOf(batch.state, seat)
  if (!canName(holding, building))
    return building === null ? refuse('buildingUnknown', 'QK-43') : refuse('notInHand', 'QK-12')
  return withTasksFirst(withEvents(batch, { type: 'building.putBack', seat, building }), {
    do: 'drawBuildings',
    seat,
    count: 1,
  })
}

/** Adds pieces to a track of an own building, as far as the source has them. */
const addPieces = (
  batch: Batch,
  site: Site,
  { track, count }: Pick<ActionOf<'strengthen'>, 'track' | 'count'>,
  from: 'own' | 'supply',
  source: Stock,
): BatchResult => {
  const rule = from === 'own' ? 'QK-13' : 'QK-35'
  const { seat, built } = site
  const { building } = built
  const kind = kindOf(building, track)
  const left = built[track] + count
  if (left > maxOf(building, track)) return refuse('aboveMaximum', rule, { max: maxOf(building, track) })
  if (countOfKind(source, kind) < count)
    return from === 'own' ? refuse('tooFewPieces', rule, { n: count }) : refuse('supplyOut', rule)
  return withEvents(batch, { type: 'building.strengthened', seat, building, track, kind, count, from, left })
}

const strengthen = (batch: Batch, seat: Seat, action: ActionOf<'strengthen'>): BatchResult => {
  const site = siteOf(batch.state, action.building)
  if (site?.seat !== seat) return refuse('notOwnBuilding', 'QK-13')
  return addPieces(batch, site, action, 'own', stockOfSeat(batch.state, seat))
}

/** Pays first, then takes from what the supply has then (QK-14, and trades of general events). */
export const trade = (
  batch: Batch,
  seat: Seat,
  { pay, take }: ActionOf<'trade'>,
  { give, get, rule }: { readonly give: number; readonly get: number; readonly rule: string },
): BatchResult => {
  const { state } = batch
  const refused = piecesRefusal(pay, give, stockOfSeat(state, seat), rule)
  if (refused !== undefined) return refused
  const wanted = piecesRefusal(take, get, plusEach(state.supply, stockOf(pay)), rule)
  if (wanted !== undefined) return wanted.refusal.code === 'tooFewPieces' ? refuse('supplyOut', rule) : wanted
  return withEvents(
    batch,
    { type: 'pieces.paid', seat, pieces: pay, why: 'trade' },
    { type: 'pieces.taken', seat, pieces: take, why: 'trade' },
  )
}

const plan = (batch: Batch, seat: Seat, { pay }: ActionOf<'plan'>): BatchResult => {
  const { state } = batch
  if (buildingsLeft(state.decks) === 0) return refuse('deckEmpty', 'QK-15')
  const rule = roleOf(state, seat) === 'architect' ? 'QK-38' : 'QK-15'
  const refused = piecesRefusal(pay, planPays(state, seat), stockOfSeat(state, seat), rule)
  if (refused !== undefined) return refused
  return withTasksFirst(withEvents(batch, { type: 'pieces.paid', seat, pieces: pay, why: 'plan' }), {
    do: 'drawBuildings',
    seat,
    count: 1,
  })
}

/** QK-38a: the building gets its initial pieces again; surplus goes to the supply, and missing ones come from it. */
const buy = (batch: Batch, seat: Seat, { building, card, pay }: ActionOf<'buy'>): BatchResult => {
  const { state } = batch
  if (roleOf(state, seat) !== 'architect') return refuse('notThisRole', 'QK-38a')
  const site = siteOf(state, building)
  if (site === undefined || site.seat === seat) return refuse('notOthersBuilding', 'QK-38a')
  const refused =
    levelRefusal(state, seat, card) ??
    piecesRefusal(pay, PURCHASE_PAYS, purseFor(state, seat, building), 'QK-38a')
  if (refused !== undefined) return refused
  const level = openLands(state, seat).find(({ land }) => land.card === card)?.level ?? 0
  const { material, structure } = buildingOf(building)
  const freed = plusEach(
    stockOfKind(material.kind, site.built.material),
    stockOfKind(structure.kind, site.built.structure),
  )
  const base = baseFrom(plusEach(state.supply, freed), building)
  return withEvents(
    batch,
    { type: 'pieces.given', seat, toSeat: site.seat, pieces: pay, why: 'purchase' },
    { type: 'building.bought', seat, ownerSeat: site.seat, building, card, level, ...base },
  )
}

/** QK-33a. */
const exchange = (batch: Batch, seat: Seat, { card, other }: ActionOf<'exchange'>): BatchResult => {
  const { state } = batch
  const rule = 'QK-33a'
  if (roleOf(state, seat) !== 'landlord') return refuse('notThisRole', rule)
  if (state.round > EXCHANGE_ROUNDS) return refuse('tooLate', rule)
  const own = landOf(state, seat, card)
  const otherSeat = state.lands.findIndex((lands) => lands.some((land) => land.card === other))
  const theirs = landOf(state, otherSeat, other)
  if (own === undefined) return refuse('notOwnCard', rule)
  if (theirs === undefined || otherSeat === seat) return refuse('notOthersCard', rule)
  if (buildingsOn(own).length > 0 || buildingsOn(theirs).length > 0) return refuse('cardNotEmpty', rule)
  const { tier } = districtOf(card)
  if (districtOf(other).tier !== tier) return refuse('otherTier', rule)
  if (state.powers.tiers.includes(tier)) return refuse('tierDone', rule)
  const { id } = districtOf(other)
  if ((state.lands[seat] ?? []).some((land) => districtOf(land.card).id === id))
    return refuse('districtHeld', rule)
  return withEvents(batch, { type: 'districts.exchanged', seat, otherSeat, card, other, tier })
}

/** QK-34. */
const lend = (batch: Batch, seat: Seat, { seat: toSeat, pieces }: ActionOf<'lend'>): BatchResult => {
  const { state } = batch
  if (roleOf(state, seat) !== 'banker') return refuse('notThisRole', 'QK-34')
  if (state.pass !== 1) return refuse('firstTurnOnly', 'QK-34')
  if (state.powers.loan !== null) return refuse('onceARound', 'QK-34')
  if (toSeat === seat || toSeat >= state.seats) return refuse('noSuchSeat', 'QK-34')
  const refused = piecesRefusal(pieces, LOAN, stockOfSeat(state, seat), 'QK-34')
  return refused ?? withEvents(batch, { type: 'pieces.lent', seat, toSeat, pieces })
}

/** QK-35a. */
const undercut = (batch: Batch, seat: Seat, { building, track }: ActionOf<'undercut'>): BatchResult => {
  const { state } = batch
  const rule = 'QK-35a'
  if (roleOf(state, seat) !== 'dealer') return refuse('notThisRole', rule)
  if (state.powers.undercut) return refuse('onceARound', rule)
  const site = siteOf(state, building)
  if (site === undefined || site.seat === seat) return refuse('notOthersBuilding', rule)
  const count = site.built[track]
  const kind = kindOf(building, track)
  if (count < 2) return refuse('trackTooLow', rule)
  if (countOfKind(stockOfSeat(state, seat), kind) < count) return refuse('tooFewPieces', rule, { n: count })
  const pieces = piecesOf(stockOfKind(kind, count))
  const ownerSeat = site.seat
  const removed = count - 1
  return withEvents(
    batch,
    { type: 'pieces.paid', seat, pieces, why: 'undercut' },
    { type: 'building.undercut', seat, ownerSeat, building, track, kind, removed },
  )
}

/** QK-18: plays a card kept for the own turn. */
const play = (batch: Batch, seat: Seat, { event, on }: ActionOf<'play'>): BatchResult => {
  if (!(batch.state.kept[seat] ?? []).includes(event)) return refuse('notKept', 'QK-18')
  if (generalOf(event)?.keep !== 'turn') return refuse('otherWindow', 'QK-18')
  if (on !== null) return refuse('noTarget', 'QK-18')
  return carryOut(withEvents(batch, { type: 'card.played', seat, event, on, covers: [] }), seat, event)
}

/** What a seat can do before the action; the turn goes on. */
const beforeAction = (state: State, seat: Seat, action: Action): BatchResult | undefined => {
  const batch = withTasksFirst(emptyBatch(state), { do: 'act', seat })
  switch (action.type) {
    case 'exchange':
      return exchange(batch, seat, action)
    case 'lend':
      return lend(batch, seat, action)
    case 'undercut':
      return undercut(batch, seat, action)
    case 'play':
      return play(batch, seat, action)
    default:
      return undefined
  }
}

/** The action that ends the turn. */
const mainAction = (state: State, seat: Seat, action: Action): BatchResult | undefined => {
  const batch = emptyBatch(state)
  switch (action.type) {
    case 'build':
      return build(batch, seat, action)
    case 'swapLand':
      return swapLand(batch, seat, action)
    case 'review':
      return review(batch, seat, action)
    case 'strengthen':
      return strengthen(batch, seat, action)
    case 'trade':
      return trade(batch, seat, action, { give: TRADE_PAYS, get: 1, rule: 'QK-14' })
    case 'plan':
      return plan(batch, seat, action)
    case 'pass':
      return withEvents(batch, { type: 'turn.passed', seat })
    case 'buy':
      return buy(batch, seat, action)
    default:
      return undefined
  }
}

export const finishTasks = (outcome: BatchResult): Decision<Event> =>
  'refusal' in outcome ? outcome : accepted(proceed(outcome))

/** Decides a construction turn; undefined for an action that has no place in one. */
export const decideConstruction = (state: State, seat: Seat, action: Action): Decision<Event> | undefined => {
  const outcome = beforeAction(state, seat, action) ?? mainAction(state, seat, action)
  return outcome === undefined ? undefined : finishTasks(outcome)
}

/** The dealer strengthens the building it has just built, from the supply (QK-35). */
export const fitOut = (state: State, building: string, action: ActionOf<'fitOut'>): BatchResult => {
  const site = siteOf(state, building)
  if (site === undefined) return refuse('notOwnBuilding', 'QK-35')
  return addPieces(emptyBatch(state), site, action, 'supply', state.supply)
}
