/** The position as a board shows it to one viewer (QK-43). */
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
import { coverOf, entryOf, hitOf, trackOf } from '../rules/disaster.ts'
import { DISTRICTS } from '../components/deck/index.ts'
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
} from '../position/board-queries.ts'
import { LEVEL_POINTS, pointsOf, turnOf } from '../rules/status.ts'
import { seesHand, seesPutBack, unseenBuildings } from './hidden-information.ts'
import { choice, othersFor, turnPossible } from './project-choices.ts'
import type { Built, Hit, Land, State } from '../state.ts'
import { collapseRisksOf } from './collapse-risk.ts'
import { passesOf } from '../rules/turn.ts'
import { knownHand } from '../position/unidentified.ts'
import type { BuiltView, EventView, LandView, RiskView, SeatView, View } from './types.ts'

/** What a hit would do to a building now; null if its seat has taken its damage. */
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
  if (disaster === null) return []
  const { forecast } = disaster
  return DISTRICTS.flatMap(({ id, weather, quake }) => {
    const entry = entryOf(disaster.event, id)
    if (entry === 0) return []
    const land = isBeginner(state) ? 0 : disaster.of === 'weather' ? weather : quake
    return [{ district: id, entry, land, forecast, damage: Math.max(0, land + entry + forecast) }]
  })
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

/** Buildings that can be drawn next as far as the viewer knows. */
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
