/** Weather and earthquakes: hits, the meteorologist, research, kept cards, damage (QK-19 to QK-23b). */
import { refuse } from '../../../kernel/refusal.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Action, ActionOf } from '../action.ts'
import {
  classOf,
  districtOf,
  effectsOf,
  generalOf,
  quakeOf,
  specialOf,
  type BuildingId,
  type Card,
  type EventId,
} from '../components/cards.ts'
import { emptyBatch, withTasksFirst, withEvents, type Batch, type BatchResult } from '../position/evolve.ts'
import { DISTRICTS } from '../components/deck/deck.ts'
import type { DistrictId, Reach, TrackName } from '../components/deck/types.ts'
import type { Event } from '../event.ts'
import {
  buildingsOn,
  fromSeat,
  isBeginner,
  kindOf,
  landOf,
  landsOf,
  neighboursOf,
  roleOf,
} from '../position/board-queries.ts'
import type { Built, Disaster, DisasterKind, Hit, Land, State } from '../state.ts'
import type { Task, TaskOf } from '../task.ts'

/** The track a disaster compares with (QK-20, QK-23). */
export const trackOf = (of: DisasterKind): TrackName => (of === 'weather' ? 'material' : 'structure')

/** The event's damage in a district; 0 if it does not hit (QK-19, QK-23a). */
export const entryOf = (event: EventId, district: DistrictId): number => {
  const special = specialOf(event)
  if (special !== undefined) return special.targets.includes(district) ? special.damage : 0
  return quakeOf(event)?.table[district] ?? 0
}

/** The damage of a disaster in a district, and its parts. */
interface DistrictDamage {
  readonly district: DistrictId
  readonly entry: number
  readonly land: number
  readonly forecast: number
  readonly damage: number
}

/** A disaster's damage by target district, with what the district adds; for beginners it adds nothing (QK-41). */
export const damageByDistrict = (
  { event, of, forecast }: Pick<Disaster, 'event' | 'of' | 'forecast'>,
  beginner: boolean,
): readonly DistrictDamage[] =>
  DISTRICTS.flatMap(({ id, weather, quake }) => {
    const entry = entryOf(event, id)
    if (entry === 0) return []
    const land = beginner ? 0 : of === 'weather' ? weather : quake
    return [{ district: id, entry, land, forecast, damage: Math.max(0, land + entry + forecast) }]
  })

/** What the district itself adds; nothing for beginners (QK-41). */
export const valueOf = (state: State, card: Card, of: DisasterKind): number => {
  if (isBeginner(state)) return 0
  const district = districtOf(card)
  return of === 'weather' ? district.weather : district.quake
}

/** A hit on a district card, with damage of at least 0 (QK-20). */
const hitOn = (
  state: State,
  seat: Seat,
  card: Card,
  parts: { readonly of: DisasterKind; readonly entry: number; readonly forecast: number },
  insteadOf: Card | null = null,
): Hit => {
  const { of, entry, forecast } = parts
  const land = valueOf(state, card, of)
  const damage = Math.max(0, land + entry + forecast)
  return { seat, card, land, entry, forecast, eased: 0, insteadOf, damage }
}

/** QK-23b: computes all hits when the card is turned up, with the forecast set for it. */
export const hitDistricts = (batch: Batch, drawer: Seat, event: EventId, forecast: number): Batch => {
  const { state } = batch
  const of = classOf(event) === 'weather' ? 'weather' : 'quake'
  const hits = fromSeat(state, state.start).flatMap((seat) =>
    landsOf(state, seat).flatMap(({ card }) => {
      const entry = entryOf(event, districtOf(card).id)
      return entry === 0 ? [] : [hitOn(state, seat, card, { of, entry, forecast })]
    }),
  )
  const now = withEvents(batch, { type: 'disaster.struck', seat: drawer, event, of, forecast, hits })
  return withTasksFirst(
    now,
    ...(of === 'weather' ? shifts(state, hits) : research(state, hits)),
    ...fromSeat(state, state.start).map((seat): Task => ({ do: 'hit', seat })),
  )
}

/** QK-37a: the meteorologist's cards with a building and damage, in table order. */
const shifts = (state: State, hits: readonly Hit[]): readonly Task[] =>
  hits.flatMap(({ seat, card, damage }): Task[] => {
    const land = landOf(state, seat, card)
    const isOpen =
      roleOf(state, seat) === 'meteorologist' &&
      damage > 0 &&
      land !== undefined &&
      buildingsOn(land).length > 0
    return isOpen ? [{ do: 'shift', seat, card }] : []
  })

/** QK-36a: earthquakes above this damage can be kept. */
export const RESEARCH_ABOVE = 4

const research = (state: State, hits: readonly Hit[]): readonly Task[] => {
  const found = hits.find(
    ({ seat, damage }) => roleOf(state, seat) === 'seismologist' && damage > RESEARCH_ABOVE,
  )
  return found === undefined || isBeginner(state) ? [] : [{ do: 'research', seat: found.seat }]
}

export const hitOf = (disaster: Disaster | null, card: Card): Hit | undefined =>
  disaster?.hits.find((hit) => hit.card === card)

/** Where an even roll can move the hit of a card: a neighbour's card that is neither a target nor hit. */
export const shiftTargets = (
  state: State,
  seat: Seat,
): readonly { readonly seat: Seat; readonly land: Land }[] => {
  const { disaster } = state
  if (disaster === null) return []
  return neighboursOf(state, seat).flatMap((other) =>
    landsOf(state, other)
      .filter(
        ({ card }) =>
          entryOf(disaster.event, districtOf(card).id) === 0 && hitOf(disaster, card) === undefined,
      )
      .map((land) => ({ seat: other, land })),
  )
}

/** The hit on another card instead, with that card's own value and the same event and forecast. */
export const movedHit = (state: State, from: Hit, seat: Seat, card: Card): Hit =>
  hitOn(state, seat, card, { of: 'weather', entry: from.entry, forecast: from.forecast }, from.card)

/** After the meteorologist's roll. */
export const afterShiftRoll = (batch: Batch, { seat, card }: TaskOf<'rollShift'>, die: number): Batch => {
  const hit = hitOf(batch.state.disaster, card)
  if (hit === undefined) return batch
  if (die % 2 === 1) return withEvents(batch, { type: 'hit.eased', seat, card, damage: hit.damage - 1 })
  if (shiftTargets(batch.state, seat).length === 0)
    return withEvents(batch, { type: 'hit.stayed', seat, card })
  return withTasksFirst(batch, { do: 'shiftTo', seat, card })
}

/** How much covers reduce the damage of a building, and what they pay if it collapses. */
export const coverOf = (
  { covers }: Disaster,
  building: BuildingId,
): { readonly less: number; readonly insured: number } => {
  const effects = covers
    .filter((cover) => cover.building === building)
    .flatMap(({ event }) => effectsOf(event))
  return effects.reduce(
    (sum, effect) => ({
      less: sum.less + (effect.do === 'shield' ? effect.less : 0),
      insured: sum.insured + (effect.do === 'insure' ? effect.count : 0),
    }),
    { less: 0, insured: 0 },
  )
}

/** A building about to take damage. */
interface Threatened {
  readonly land: Land
  readonly level: number
  readonly built: Built
  /** After covers. */
  readonly damage: number
}

/** A seat's buildings that would take damage above 0 now, in the order they take it. */
export const threatened = (state: State, seat: Seat): readonly Threatened[] => {
  const { disaster } = state
  if (disaster === null) return []
  return landsOf(state, seat).flatMap((land) => {
    const hit = hitOf(disaster, land.card)
    if (hit === undefined) return []
    return land.levels.flatMap((built, level) => {
      if (built === null) return []
      const damage = Math.max(0, hit.damage - coverOf(disaster, built.building).less)
      return damage > 0 ? [{ land, level, built, damage }] : []
    })
  })
}

/** A kept card and the buildings or district cards it can be played for now (QK-18). */
export interface Play {
  readonly event: EventId
  readonly on: readonly (BuildingId | Card)[]
}

const reachOf = (event: EventId, of: DisasterKind): Reach | undefined => {
  for (const effect of effectsOf(event))
    if (effect.do === 'shield' || effect.do === 'insure')
      return effect.against === 'any' || effect.against === of ? effect.reach : undefined
  return undefined
}

/** The kept cards a seat can play before its damage. */
export const playsBeforeDamage = (state: State, seat: Seat): readonly Play[] => {
  const { disaster } = state
  const under = threatened(state, seat)
  if (disaster === null || under.length === 0) return []
  return (state.kept[seat] ?? []).flatMap((event): Play[] => {
    if (generalOf(event)?.keep !== 'hit') return []
    const reach = reachOf(event, disaster.of)
    if (reach === undefined) return []
    if (reach === 'building') return [{ event, on: under.map(({ built }) => built.building) }]
    return [{ event, on: [...new Set(under.map(({ land }) => land.card))] }]
  })
}

/** The buildings covered by a card played for a building or a district card. */
const coveredBy = (state: State, seat: Seat, on: BuildingId | Card): readonly BuildingId[] => {
  if (typeof on === 'string') return [on]
  const land = landOf(state, seat, on)
  return land === undefined ? [] : buildingsOn(land).map(({ building }) => building)
}

/** QK-21, QK-22: the damage of one building. */
const damaged = (seat: Seat, of: DisasterKind, { land, level, built, damage }: Threatened): Event => {
  const track = trackOf(of)
  const { building, material, structure } = built
  const pieces = built[track]
  if (pieces > damage) {
    const kind = kindOf(building, track)
    return { type: 'building.damaged', seat, building, track, kind, removed: damage, left: pieces - damage }
  }
  const { card } = land
  return { type: 'building.collapsed', seat, building, card, level, damage, material, structure }
}

/** Deals the seat its damage; then insurance pays, then it draws a card for each collapsed building. */
const takeDamage = (batch: Batch, seat: Seat): Batch => {
  const { disaster } = batch.state
  if (disaster === null) return batch
  const events = threatened(batch.state, seat).map((each) => damaged(seat, disaster.of, each))
  const lost = events.flatMap((event) => (event.type === 'building.collapsed' ? [event.building] : []))
  const claims = lost.flatMap((building): Task[] => {
    const { insured } = coverOf(disaster, building)
    return insured > 0 ? [{ do: 'claim', seat, count: insured }] : []
  })
  const draws: readonly Task[] = lost.length > 0 ? [{ do: 'drawBuildings', seat, count: lost.length }] : []
  const now = withEvents(batch, ...events, { type: 'damage.taken', seat, collapsed: lost.length })
  return withTasksFirst(now, ...claims, ...draws)
}

/** Deals the damage, or returns undefined while the seat still has a card to play. */
export const settleHit = (batch: Batch, { seat }: TaskOf<'hit'>): Batch | undefined => {
  const isHit = batch.state.disaster?.hits.some((hit) => hit.seat === seat) === true
  if (!isHit) return batch
  return playsBeforeDamage(batch.state, seat).length > 0 ? undefined : takeDamage(batch, seat)
}

/** QK-37a: after an even roll. */
export const shiftTo = (state: State, task: TaskOf<'shiftTo'>, action: Action): BatchResult | undefined => {
  const { seat, card } = task
  const batch = emptyBatch(state)
  if (action.type === 'decline') return withEvents(batch, { type: 'hit.stayed', seat, card })
  if (action.type !== 'shiftTo') return undefined
  const target = shiftTargets(state, seat).find(({ land }) => land.card === action.card)
  const hit = hitOf(state.disaster, card)
  if (target === undefined || hit === undefined) return refuse('notShiftTarget', 'QK-37a')
  const { seat: toSeat, land } = target
  return withEvents(batch, {
    type: 'hit.moved',
    seat,
    card,
    toSeat,
    hit: movedHit(state, hit, toSeat, land.card),
  })
}

/** QK-18: plays a kept card before damage; others may follow. */
export const playBeforeDamage = (
  state: State,
  task: TaskOf<'hit'>,
  { event, on }: ActionOf<'play'>,
): BatchResult => {
  const { seat } = task
  if (!(state.kept[seat] ?? []).includes(event)) return refuse('notKept', 'QK-18')
  if (generalOf(event)?.keep !== 'hit') return refuse('otherWindow', 'QK-18')
  const play = playsBeforeDamage(state, seat).find((each) => each.event === event)
  if (play === undefined) return refuse('otherDisaster', 'QK-18')
  if (on === null || !play.on.includes(on)) return refuse('notThreatened', 'QK-18')
  const covers = coveredBy(state, seat, on)
  return withTasksFirst(withEvents(emptyBatch(state), { type: 'card.played', seat, event, on, covers }), task)
}

export const acceptDamage = (state: State, { seat }: TaskOf<'hit'>): BatchResult =>
  takeDamage(emptyBatch(state), seat)
