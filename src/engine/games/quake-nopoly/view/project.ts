/** Projects the position for the board of one viewer (QK-43). */
import { seatsOf, type Seat, type Viewer } from '../../../kernel/seat.ts'
import {
  buildingOf,
  classOf,
  districtOf,
  effectAt,
  effectsOf,
  generalOf,
  type BuildingId,
  type Card,
} from '../components/cards.ts'
import { districtCards, eventsLeft, freeRoles, isEndPossible, unknownOutcome } from '../rules/chance.ts'
import {
  coverOf,
  damageByDistrict,
  hitOf,
  trackOf,
  movedHit,
  playsBeforeDamage,
  shiftTargets,
} from '../rules/disaster.ts'
import {
  buildingsLeft,
  buildingsOf,
  districtsLeft,
  freeLevel,
  handOf,
  isBeginner,
  landsOf,
  roleOf,
  stockOfSeat,
  kindOf,
} from '../position/board-queries.ts'
import { LEVEL_POINTS, pointsOf, turnOf } from '../rules/status.ts'
import { seesHand, seesPutBack, unseenBuildings } from './hidden-information.ts'
import type { Built, Hit, Land, State } from '../state.ts'
import { collapseRisksOf } from './collapse-risk.ts'
import { passesOf } from '../rules/turn.ts'
import { knownHand, holdingOf } from '../position/unidentified.ts'
import type {
  BuiltView,
  EventView,
  LandView,
  RiskView,
  SeatView,
  View,
  ChoicePossible,
  Hindrance,
  TurnPossible,
} from './schema.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { KINDS } from '../components/deck/types.ts'
import { putBackOf, reinforcements, amountOf } from '../rules/event-effects.ts'
import { countOfKind } from '../components/pieces.ts'
import {
  baseFrom,
  canLend,
  EXCHANGE_ROUNDS,
  exchanges,
  fitOutTargets,
  LOAN,
  openLands,
  planPays,
  playsInTurn,
  PURCHASE_PAYS,
  purchases,
  strengthenTargets,
  TRADE_PAYS,
  undercuts,
} from '../rules/eligibility.ts'
import type { TaskOf } from '../task.ts'

// An outline of what the seat to act can do, and why it cannot do the rest (in the order in which `decide` checks).

/** The first hindrance that applies. */
const why = (...hindrances: readonly (readonly [boolean, string, string])[]): Hindrance | null => {
  const found = hindrances.find(([holds]) => holds)
  return found === undefined ? null : { code: found[1], rule: found[2] }
}

const places = (state: State, seat: Seat): TurnPossible['build']['cards'] =>
  openLands(state, seat).map(({ land, level }) => ({ card: land.card, level }))

/**
 * What the acting seat's unseen cards may be, for viewers who may know its hand. Any card the viewer has not seen may
 * be one of them, whatever others hold.
 */
const othersFor = (state: State, viewer: Viewer): readonly BuildingId[] => {
  const [task] = state.agenda
  if (task?.do !== 'act' && task?.do !== 'effect') return []
  const { seat } = task
  const isOpen = seesHand(state, viewer, seat) && holdingOf(state, seat).unseen > 0
  return isOpen ? unseenBuildings(state, viewer) : []
}

const build = (state: State, seat: Seat, viewer: Viewer): TurnPossible['build'] => {
  const hand = [...knownHand(state, seat), ...othersFor(state, viewer)]
  const cards = places(state, seat)
  return {
    why: why(
      [handOf(state, seat).length === 0, 'handEmpty', 'QK-10'],
      [cards.length === 0, 'allFull', 'QK-10a'],
    ),
    cards,
    gets: seesHand(state, viewer, seat)
      ? hand.map((building) => ({ building, ...baseFrom(state.supply, building) }))
      : [],
  }
}

const buy = (state: State, seat: Seat): TurnPossible['buy'] => {
  if (roleOf(state, seat) !== 'architect') return null
  const cards = places(state, seat)
  const buildings = purchases(state, seat).map(({ building, seat: owner, from }) => {
    const other = countOfKind(from, kindOf(building, 'structure'))
    const own = countOfKind(from, kindOf(building, 'material'))
    const least = Math.max(0, PURCHASE_PAYS - other)
    return { building, seat: owner, least, most: Math.min(PURCHASE_PAYS, own) }
  })
  return {
    why: why([cards.length === 0, 'allFull', 'QK-10a'], [buildings.length === 0, 'noPurchase', 'QK-38a']),
    buildings,
    cards,
  }
}

const exchange = (state: State, seat: Seat): TurnPossible['exchange'] => {
  if (roleOf(state, seat) !== 'landlord') return null
  const pairs = exchanges(state, seat).map(({ card, other }) => ({ card, other }))
  return {
    why: why(
      [state.round > EXCHANGE_ROUNDS, 'tooLate', 'QK-33a'],
      [pairs.length === 0, 'noExchange', 'QK-33a'],
    ),
    pairs,
  }
}

const lend = (state: State, seat: Seat): TurnPossible['lend'] => {
  if (roleOf(state, seat) !== 'banker') return null
  const { loan } = state.powers
  return {
    why: why(
      [state.pass !== 1, 'firstTurnOnly', 'QK-34'],
      [loan !== null, 'onceARound', 'QK-34'],
      [sumOf(stockOfSeat(state, seat)) < LOAN, 'tooFewToGive', 'QK-34'],
    ),
    seats: canLend(state, seat) ? state.roles.flatMap((_, other) => (other === seat ? [] : [other])) : [],
  }
}

const undercut = (state: State, seat: Seat): TurnPossible['undercut'] => {
  if (roleOf(state, seat) !== 'dealer') return null
  const targets = undercuts(state, seat).map(({ site, track, kind, pay }) => ({
    building: site.built.building,
    seat: site.seat,
    track,
    kind,
    pay,
  }))
  return {
    why: why([state.powers.undercut, 'onceARound', 'QK-35a'], [targets.length === 0, 'noUndercut', 'QK-35a']),
    targets,
  }
}

const turnPossible = (state: State, seat: Seat, viewer: Viewer): TurnPossible => {
  const stock = sumOf(stockOfSeat(state, seat))
  const targets = strengthenTargets(state, seat)
  const pays = planPays(state, seat)
  return {
    build: build(state, seat, viewer),
    swapLand: { why: null, cards: landsOf(state, seat).map(({ card }) => card) },
    review: { why: why([handOf(state, seat).length === 0, 'handEmpty', 'QK-12']) },
    strengthen: { why: why([targets.length === 0, 'nothingToStrengthen', 'QK-13']), targets },
    trade: {
      why: why([stock < TRADE_PAYS, 'tooFewToGive', 'QK-14']),
      pay: TRADE_PAYS,
      take: KINDS.filter((kind) => countOfKind(state.supply, kind) > 0),
    },
    plan: {
      why: why(
        [buildingsLeft(state.decks) === 0, 'deckEmpty', 'QK-15'],
        [stock < pays, 'tooFewToGive', 'QK-15'],
      ),
      pay: pays,
    },
    pass: { why: null },
    buy: buy(state, seat),
    exchange: exchange(state, seat),
    lend: lend(state, seat),
    undercut: undercut(state, seat),
    play: playsInTurn(state, seat),
  }
}

const inEffect = (state: State, task: TaskOf<'effect'>): ChoicePossible | null => {
  const { seat, event, at } = task
  const effect = effectAt(event, at)
  const sum = amountOf(state, task)
  if (sum?.is === 'take') return { is: 'take', count: sum.count, from: sum.from, free: false }
  if (sum !== undefined) return { is: 'pay', count: sum.count, from: sum.from, toSeat: sum.to }
  const back = putBackOf(state, seat, effect)
  if (back !== undefined) return { is: 'putBack', ...back }
  switch (effect.do) {
    case 'strengthen': {
      const targets = reinforcements(state, seat, effect).map(({ on, track, adds }) => ({
        on,
        track,
        count: adds.reduce((all, { count }) => all + count, 0),
      }))
      return { is: 'reinforce', from: effect.from, targets }
    }
    case 'trade':
      return { is: 'trade', pay: effect.give, take: effect.take }
    case 'build':
      return { is: 'build', cards: places(state, seat) }
    default:
      return null
  }
}

const shift = (state: State, { seat, card }: TaskOf<'shift'>): ChoicePossible => ({
  is: 'shift',
  card,
  damage: hitOf(state.disaster, card)?.damage ?? 0,
  to: shiftTargets(state, seat).map(({ land }) => land.card),
})

const shiftTo = (state: State, { seat, card }: TaskOf<'shiftTo'>): ChoicePossible | null => {
  const hit = hitOf(state.disaster, card)
  if (hit === undefined) return null
  const to = shiftTargets(state, seat).map(({ seat: other, land }) => ({
    card: land.card,
    seat: other,
    damage: movedHit(state, hit, other, land.card).damage,
  }))
  return { is: 'shiftTo', card, to }
}

const research = (state: State, seat: Seat): ChoicePossible | null => {
  const { disaster } = state
  if (disaster === null) return null
  const own = disaster.hits.filter((hit) => hit.seat === seat)
  return { is: 'research', event: disaster.event, damage: Math.max(...own.map(({ damage }) => damage)) }
}

/** A seat's choice outside its construction turn; null if there is none. */
const choice = (state: State): ChoicePossible | null => {
  const [task] = state.agenda
  switch (task?.do) {
    case 'role':
      return { is: 'role', roles: freeRoles(state) }
    case 'fitOut': {
      const tracks = fitOutTargets(state, task.building).map(({ track, kind, most }) => ({
        track,
        kind,
        most,
      }))
      return { is: 'fitOut', building: task.building, tracks }
    }
    case 'forecast':
      return { is: 'forecast', of: task.of }
    case 'keep':
      return { is: 'keep', event: task.event, window: generalOf(task.event)?.keep ?? 'turn' }
    case 'effect':
      return inEffect(state, task)
    case 'shift':
      return shift(state, task)
    case 'shiftTo':
      return shiftTo(state, task)
    case 'research':
      return research(state, task.seat)
    case 'hit':
      return { is: 'hit', plays: playsBeforeDamage(state, task.seat) }
    case 'claim': {
      const count = Math.min(task.count, sumOf(state.supply))
      return { is: 'take', count, from: state.supply, free: false }
    }
    case 'extra':
      return { is: 'take', count: 1, from: state.supply, free: true }
    case 'tax':
      return { is: 'pay', count: task.count, from: task.taken, toSeat: null }
    case 'expand':
      return { is: 'expand' }
    default:
      return null
  }
}

/** What a hit would do to a building now; null once its seat has taken its damage. */
const riskOf = ({ disaster }: State, hit: Hit | undefined, built: Built): RiskView | null => {
  if (disaster === null || hit === undefined || disaster.struck.includes(hit.seat)) return null
  const track = trackOf(disaster.of)
  const { less: covered, insured } = coverOf(disaster, built.building)
  const damage = Math.max(0, hit.damage - covered)
  const pieces = built[track]
  const collapses = damage > 0 && pieces <= damage
  return { damage, covered, track, pieces, left: collapses ? 0 : pieces - damage, collapses, insured }
}

const builtView = (state: State, card: Card, built: Built): BuiltView => {
  const { id, district, points, product, material, structure } = buildingOf(built.building)
  return {
    building: id,
    district,
    matches: district === districtOf(card).id,
    points,
    product,
    material: { ...material, pieces: built.material },
    structure: { ...structure, pieces: built.structure },
    risk: riskOf(state, hitOf(state.disaster, card), built),
    threat: collapseRisksOf(state, card, built),
  }
}

const landView = (state: State, land: Land): LandView => {
  const { card, levels } = land
  const { id, tier, weather, quake } = districtOf(card)
  return {
    card,
    district: id,
    tier,
    weather,
    quake,
    levels: levels.map((built, level) => ({
      level,
      bonus: isBeginner(state) ? 0 : (LEVEL_POINTS[level] ?? 0),
      built: built === null ? null : builtView(state, card, built),
    })),
    free: freeLevel(land) ?? null,
    hit: hitOf(state.disaster, card) ?? null,
  }
}

const seatView = (state: State, viewer: Viewer, seat: Seat): SeatView => {
  const hand = handOf(state, seat)
  return {
    role: roleOf(state, seat),
    stock: stockOfSeat(state, seat),
    lands: landsOf(state, seat).map((land) => landView(state, land)),
    cards: hand.length,
    hand: seesHand(state, viewer, seat) ? knownHand(state, seat) : null,
    kept: state.kept[seat] ?? [],
    research: state.research[seat] ?? [],
    buildings: buildingsOf(state, seat).length,
    points: pointsOf(state, seat),
  }
}

/** Damage by target district. */
const rowsOf = (state: State): EventView['rows'] => {
  const { disaster } = state
  return disaster === null ? [] : damageByDistrict(disaster, isBeginner(state))
}

const eventView = (state: State): EventView | null => {
  const { card, disaster } = state
  if (card === null) return null
  const { event, seat } = card
  const general = generalOf(event)
  return {
    event,
    of: classOf(event),
    seat,
    keep: general?.keep ?? null,
    effects: general === undefined ? [] : effectsOf(event),
    rows: rowsOf(state),
    hits: disaster?.hits ?? [],
    struck: disaster?.struck ?? [],
  }
}

/** Buildings that can be drawn next, as far as the viewer knows. */
const buildingsToCome = (state: State, viewer: Viewer): readonly BuildingId[] => {
  const { pool, bottom } = state.decks.buildings
  const [next] = bottom
  if (pool.length > 0) return unseenBuildings(state, viewer)
  if (next === undefined) return []
  return seesPutBack(state, viewer, next) ? [next.building] : unseenBuildings(state, viewer)
}

const luckView = (state: State, viewer: Viewer): View['luck'] => {
  const [task] = state.agenda
  return {
    districts: task?.do === 'drawDistricts' ? districtCards(state).map(({ district }) => district) : [],
    buildings: task?.do === 'drawBuildings' ? buildingsToCome(state, viewer) : [],
    events:
      task?.do === 'turnUp' ? [...eventsLeft(state), ...(isEndPossible(state) ? ['end' as const] : [])] : [],
    roles: task?.do === 'drawRole' ? freeRoles(state) : [],
  }
}

const decksView = (state: State, viewer: Viewer): View['decks'] => {
  const { decks } = state
  const { general, disaster, upper, turned } = decks.events
  return {
    buildings: {
      left: buildingsLeft(decks),
      bottom: decks.buildings.bottom.map((each) => (seesPutBack(state, viewer, each) ? each.building : null)),
    },
    districts: {
      left: districtsLeft(decks),
      bottom: decks.districts.bottom.map((card) => districtOf(card).id),
    },
    events: { general, disaster, safe: upper, last: general + disaster - upper + 1, turned },
  }
}

export const project = (state: State, viewer: Viewer): View => {
  const [task, ...next] = state.agenda
  const turn = turnOf(state)
  return {
    options: state.options,
    seats: state.seats,
    task: task ?? null,
    next,
    by: turn.by,
    first: state.first,
    start: state.start,
    round: state.round,
    phase: state.phase,
    pass: state.pass,
    passes: passesOf(state),
    active: state.active,
    turn: state.turn,
    players: seatsOf(state.seats).map((seat) => seatView(state, viewer, seat)),
    supply: state.supply,
    decks: decksView(state, viewer),
    powers: state.powers,
    forecasts: state.forecasts,
    event: eventView(state),
    effect: task?.do === 'effect' ? effectAt(task.event, task.at) : null,
    turnPossible: task?.do === 'act' ? turnPossible(state, task.seat, viewer) : null,
    choice: choice(state),
    others: othersFor(state, viewer),
    mayBeUnseen: unknownOutcome(state) !== undefined,
    luck: luckView(state, viewer),
    outcome: state.outcome,
  }
}
