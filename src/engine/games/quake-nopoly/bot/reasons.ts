/** Reasons for an action: the points it scores at once, and what disasters can still do after it. */
import { reasonFrom, takeWhile } from '../../../kernel/heuristics.ts'
import { eventsOf } from '../../../kernel/refusal.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { message, type Message } from '../../../kernel/text.ts'
import type { Action } from '../action.ts'
import {
  buildingOf,
  classOf,
  DISASTER_IDS,
  districtOf,
  effectAt,
  effectsOf,
  type BuildingId,
  type Card,
} from '../components/cards.ts'
import { KINDS, type Kind } from '../components/deck/types.ts'
import { countOfKind } from '../components/pieces.ts'
import type { Event } from '../event.ts'
import {
  buildingsLeft,
  buildingsOf,
  handOf,
  isAtHome,
  isBeginner,
  landsOf,
  roleOf,
  siteOf,
  sitesOf,
  stockOfSeat,
  tracksWithRoom,
  type Site,
} from '../position/board-queries.ts'
import { evolve } from '../position/evolve.ts'
import { decide } from '../rules/decide.ts'
import { entryOf, RESEARCH_ABOVE, threatened, trackOf, valueOf } from '../rules/disaster.ts'
import { planPays } from '../rules/eligibility.ts'
import { HOME_POINTS, LEVEL_POINTS, pointsOf, worthOf } from '../rules/status.ts'
import type { DisasterKind, State } from '../state.ts'
import { collapseRisksOf } from '../view/collapse-risk.ts'

const DISASTERS: readonly DisasterKind[] = ['weather', 'quake']

/** The events of the action itself; what follows from it automatically is no reason for it. */
const ACTION_EVENTS: readonly Event['type'][] = [
  'building.built',
  'building.bought',
  'building.strengthened',
  'building.undercut',
  'card.played',
  'districts.exchanged',
  'event.researched',
  'forecast.set',
  'hit.moved',
  'pieces.given',
  'pieces.paid',
  'pieces.taken',
]

interface ActionOutcome {
  readonly before: State
  /** The position after the action itself. */
  readonly after: State
  /** The position after all that follows from it. */
  readonly end: State
  readonly seat: Seat
  readonly events: readonly Event[]
}

const deedOf = (before: State, seat: Seat, action: Action): ActionOutcome => {
  const all = eventsOf(decide(before, action))
  const events = takeWhile(all, ({ type }) => ACTION_EVENTS.includes(type))
  const after = events.reduce(evolve, before)
  return { before, after, end: all.slice(events.length).reduce(evolve, after), seat, events }
}

const buildingName = (id: BuildingId) => ({ ...message(`deck.building.${id}.name`) })
const districtName = (card: Card) => ({ ...message(`deck.district.${districtOf(card).id}`) })

const kindName = (kind: Kind) => ({ ...message(`deck.kind.${kind}`) })

/** QK-28 to QK-31, QK-36a: the points if the match ended now, and another seat's loss. */
const points = ({ before, after, seat }: ActionOutcome): readonly Message[] => {
  const gainOf = (each: Seat): number => pointsOf(after, each).total - pointsOf(before, each).total
  const own = gainOf(seat)
  return [
    ...(own > 0 ? [message('reason.points', { n: own })] : []),
    ...before.lands.flatMap((_, fromSeat) =>
      fromSeat !== seat && gainOf(fromSeat) < 0
        ? [message('reason.costs', { fromSeat, n: -gainOf(fromSeat) })]
        : [],
    ),
  ]
}

/** The buildings that an action puts up for its seat, built or bought. */
const newSites = ({ after, events }: ActionOutcome): readonly Site[] =>
  [...eventsOfType(events, 'building.built'), ...eventsOfType(events, 'building.bought')].flatMap(
    ({ building }) => siteOf(after, building) ?? [],
  )

/** How many unseen disaster cards would destroy a building, forecasts aside. */
const risksOf = (state: State, { land, built: standing }: Site): number => {
  const threats = collapseRisksOf(state, land.card, standing)
  return sumOf(DISASTERS.map((of) => threats[of].collapses))
}

/** That a new building is safer than the one of the action it is compared with. */
const sturdier = (deed: ActionOutcome, instead: ActionOutcome | undefined): readonly Message[] => {
  const [site] = newSites(deed)
  const [other] = instead === undefined ? [] : newSites(instead)
  if (site === undefined || other === undefined || instead === undefined) return []
  const [n, more] = [risksOf(deed.after, site), risksOf(instead.after, other)]
  const there = { building: buildingName(other.built.building), district: districtName(other.land.card) }
  return n < more ? [message('reason.sturdier', { n, more, ...there })] : []
}

/** Why a new building scores its points, and what it is good for (QK-24, QK-29, QK-30). */
const built = (
  { before, after, events, seat }: ActionOutcome,
  sturdy: readonly Message[],
): readonly Message[] =>
  [...eventsOfType(events, 'building.built'), ...eventsOfType(events, 'building.bought')].flatMap(
    ({ building, level }) => {
      const site = siteOf(after, building)
      const more = isBeginner(after) ? 0 : (LEVEL_POINTS[level] ?? 0)
      const { product } = buildingOf(building)
      const had = buildingsOf(before, seat).map((each) => buildingOf(each.building).product)
      const isNew = had.length > 0 && !had.includes(product)
      return [
        ...(site !== undefined && isAtHome(site) ? [message('reason.home', { n: HOME_POINTS })] : []),
        ...(more > 0 ? [message(`reason.level.${level}`, { n: more })] : []),
        ...(site !== undefined && risksOf(after, site) === 0 ? [message('reason.holds')] : []),
        ...sturdy,
        message(`reason.${isNew ? 'yieldsNew' : 'yields'}`, { kind: kindName(product) }),
      ]
    },
  )

/** How many unseen disaster cards would destroy a building, before or after the action. */
const fallsTo = (state: State, building: BuildingId, of: DisasterKind): number => {
  const site = siteOf(state, building)
  return site === undefined ? 0 : collapseRisksOf(state, site.land.card, site.built)[of].collapses
}

const strengthened = ({ before, after, events }: ActionOutcome): readonly Message[] =>
  eventsOfType(events, 'building.strengthened').flatMap(({ building, track }) => {
    const of = track === trackOf('weather') ? 'weather' : 'quake'
    const [was, is] = [fallsTo(before, building, of), fallsTo(after, building, of)]
    if (is >= was) return []
    const params = { building: buildingName(building), n: was - is }
    return [message(`reason.${is === 0 ? 'safe' : 'safer'}.${of}`, params)]
  })

/** QK-35a. */
const undercut = ({ before, after, events }: ActionOutcome): readonly Message[] =>
  eventsOfType(events, 'building.undercut').flatMap(({ building, track, ownerSeat }) => {
    const of = track === trackOf('weather') ? 'weather' : 'quake'
    const n = fallsTo(after, building, of) - fallsTo(before, building, of)
    const params = { fromSeat: ownerSeat, building: buildingName(building), n }
    return n > 0 ? [message(`reason.exposes.${of}`, params)] : []
  })

const unseenOf = (state: State, of: DisasterKind) =>
  DISASTER_IDS.filter((id) => classOf(id) === of && !state.decks.events.turned.includes(id))

/** Whether a card would destroy a building under the current forecasts. */
const fells = (
  state: State,
  of: DisasterKind,
  id: (typeof DISASTER_IDS)[number],
  { land, built: standing }: Site,
): boolean => {
  const entry = entryOf(id, districtOf(land.card).id)
  const damage = entry + valueOf(state, land.card, of) + state.forecasts[of]
  return entry > 0 && damage > 0 && damage >= standing[trackOf(of)]
}

/** What a building is worth to its owner. */
const pointsAt = (state: State, { seat, land, level, built: { building } }: Site): number =>
  worthOf(building, { card: land.card, level }, { beginner: isBeginner(state), role: roleOf(state, seat) })

/** Buildings that some unseen card would destroy under the current forecasts. */
const inReach = (state: State, of: DisasterKind): readonly Site[] => {
  const cards = unseenOf(state, of)
  return sitesOf(state).filter((site) => cards.some((id) => fells(state, of, id, site)))
}

/** How many unseen cards would destroy a building of the seat, or of somebody else, under the current forecasts. */
const fellingCards = (state: State, of: DisasterKind, seat: Seat, isOwn: boolean): number => {
  const sites = sitesOf(state).filter((site) => (site.seat === seat) === isOwn)
  return unseenOf(state, of).filter((id) => sites.some((site) => fells(state, of, id, site))).length
}

/** Unseen earthquakes strong enough in a district of the seat to be kept (QK-36a). */
const findsOf = (state: State, seat: Seat): number =>
  DISASTER_IDS.filter(
    (id) =>
      classOf(id) === 'quake' &&
      !state.decks.events.turned.includes(id) &&
      landsOf(state, seat).some(({ card }) => {
        const entry = entryOf(id, districtOf(card).id)
        return entry > 0 && entry + valueOf(state, card, 'quake') + state.forecasts.quake > RESEARCH_ABOVE
      }),
  ).length

/** QK-36, QK-37: what a forecast shelters and endangers, beside the one it is compared with. */
const forecast = (
  { before, after, seat, events }: ActionOutcome,
  instead: ActionOutcome | undefined,
): readonly Message[] =>
  eventsOfType(events, 'forecast.set').flatMap(({ of }) => {
    const countIn = (state: State, isOwn: boolean): number =>
      inReach(state, of).filter((site) => (site.seat === seat) === isOwn).length
    const [own, others] = [countIn(after, true), countIn(after, false)]
    const finds = findsOf(after, seat)
    const isStudent = of === 'quake' && roleOf(before, seat) === 'seismologist' && !isBeginner(before)
    const studies =
      isStudent && finds > findsOf(instead?.after ?? before, seat)
        ? [message('reason.studies', { n: finds })]
        : []
    const [other] = instead === undefined ? [] : eventsOfType(instead.events, 'forecast.set')
    if (instead !== undefined && other !== undefined) {
      const [ownThen, othersThen] = [countIn(instead.after, true), countIn(instead.after, false)]
      const change = other.change > 0 ? `+${other.change}` : String(other.change).replace('-', '−')
      const [cards, cardsThen] = [after, instead.after].map((state) => fellingCards(state, of, seat, true))
      const [theirs, theirsThen] = [after, instead.after].map((state) => fellingCards(state, of, seat, false))
      const byCards = [
        ...(own === ownThen && cards !== undefined && cardsThen !== undefined && cards < cardsThen
          ? [message(`reason.fewerCards.${of}`, { n: cards, more: cardsThen, change })]
          : []),
        ...(others === othersThen && theirs !== undefined && theirsThen !== undefined && theirs > theirsThen
          ? [message(`reason.moreCards.${of}`, { n: theirs, less: theirsThen, change })]
          : []),
      ]
      return [
        ...studies,
        ...(own < ownThen ? [message(`reason.fewerOwn.${of}`, { own, more: ownThen, change })] : []),
        ...(others > othersThen && others - othersThen > own - ownThen
          ? [message(`reason.moreOthers.${of}`, { others, less: othersThen, change })]
          : []),
        ...byCards,
      ]
    }
    const ownMore = own - countIn(before, true)
    if (ownMore < 0) return [...studies, message(`reason.shelters.${of}`, { n: -ownMore })]
    // Tells in points whom more damage hurts, unless it hurts the seat itself more.
    const pointsIn = (state: State, isOwn: boolean): number =>
      sumOf(
        inReach(state, of)
          .filter((site) => (site.seat === seat) === isOwn)
          .map((site) => pointsAt(state, site)),
      )
    const [ownPoints = 0, othersPoints = 0] = [true, false].map(
      (isOwn) => pointsIn(after, isOwn) - pointsIn(before, isOwn),
    )
    return othersPoints > ownPoints
      ? [...studies, message(`reason.reaches.${of}`, { others: othersPoints, own: ownPoints })]
      : studies
  })

/** Buildings of the seat that the current disaster will destroy (QK-22). */
const falling = (state: State, seat: Seat): readonly BuildingId[] => {
  const { disaster } = state
  if (disaster === null) return []
  return threatened(state, seat).flatMap(({ built: standing, damage }) =>
    standing[trackOf(disaster.of)] <= damage ? [standing.building] : [],
  )
}

const duringDisaster = (
  { before, after, seat, events }: ActionOutcome,
  action: Action,
): readonly Message[] => {
  const lost = falling(after, seat)
  const saved = falling(before, seat).filter((building) => !lost.includes(building))
  const moved = eventsOfType(events, 'hit.moved').map(({ toSeat, card }) =>
    message('reason.moves', { toSeat, district: districtName(card) }),
  )
  if (action.type === 'endure' && lost.length === 0) return [message('reason.noneFalls')]
  // The damage follows at once.
  const brought = eventsOfType(events, 'hit.moved').flatMap(({ toSeat }) => {
    const n = falling(after, toSeat).length - falling(before, toSeat).length
    return n > 0 ? [message('reason.brings', { toSeat, n })] : []
  })
  return [
    ...brought,
    ...moved,
    ...saved.map((building) => message('reason.saves', { building: buildingName(building) })),
  ]
}

/** QK-30, QK-33a: buildings in the own hand that belong to the acquired district. */
const exchanged = ({ before, seat, events }: ActionOutcome): readonly Message[] =>
  eventsOfType(events, 'districts.exchanged').flatMap(({ other }) =>
    handOf(before, seat).flatMap((building) =>
      buildingOf(building).district === districtOf(other).id
        ? [message('reason.homeFor', { building: buildingName(building), district: districtName(other) })]
        : [],
    ),
  )

interface Use {
  readonly building: BuildingId
  readonly of: DisasterKind
  /** How many unseen cards would destroy the building. */
  readonly n: number
}

/** What the seat's buildings can take of a kind, the building that most cards would destroy first (QK-13). */
const usesOf = (state: State, seat: Seat, kind: Kind): readonly Use[] =>
  buildingsOf(state, seat)
    .flatMap((standing) =>
      tracksWithRoom(standing)
        .filter((room) => room.kind === kind)
        .map(({ track }) => {
          const of = track === trackOf('weather') ? ('weather' as const) : ('quake' as const)
          return { building: standing.building, of, n: fallsTo(state, standing.building, of) }
        }),
    )
    .toSorted((one, other) => other.n - one.n)

/** The pieces a seat chooses to pay, of any kinds. */
const paidBy = (action: Action): readonly Kind[] | undefined => {
  if (action.type === 'pay') return action.pieces
  return action.type === 'plan' || action.type === 'buy' ? action.pay : undefined
}

/** What the kinds of pieces are good for that the seat gains, or has left after it pays. */
const gathered = ({ before, after, end, seat }: ActionOutcome, action: Action): readonly Message[] =>
  KINDS.flatMap((kind) => {
    const countIn = (state: State): number => countOfKind(stockOfSeat(state, seat), kind)
    // A lender may collect at once what was taken (QK-34).
    const gains = Math.min(countIn(after), countIn(end)) > countIn(before)
    // What is left now may have to go in the next part of the same event.
    const isAsked = end.agenda.some((task) => task.do === 'effect' && task.seat === seat)
    const spares = paidBy(action) !== undefined && countIn(after) > 0 && !isAsked
    if (!gains && !spares) return []
    const [most] = usesOf(after, seat, kind)
    if (most === undefined) return []
    const { building, of, n } = most
    const params = { kind: kindName(kind), building: buildingName(building) }
    if (n > 0) return [message(`reason.${gains ? 'needs' : 'spares'}.${of}`, { ...params, n })]
    return gains ? [message('reason.fits', params)] : []
  })

/** QK-34: the buildings whose products a loan lays claim to. */
const lent = ({ before }: ActionOutcome, action: Action): readonly Message[] => {
  if (action.type !== 'lend') return []
  const { seat: toSeat, pieces: kinds } = action
  const n = buildingsOf(before, toSeat).filter(({ building }) =>
    kinds.includes(buildingOf(building).product),
  ).length
  return n > 0 ? [message('reason.claims', { toSeat, n })] : []
}

/** Pieces that change hands, and those that stay. */
const pieces = ({ before, after, end, seat }: ActionOutcome, action: Action): readonly Message[] => {
  const countIn = (state: State): number => sumOf(stockOfSeat(state, seat))
  const gained = Math.min(countIn(after), countIn(end)) - countIn(before)
  const paid = paidBy(action)
  const price = planPays(before, seat)
  const isSpared = action.type === 'pass' || (action.type === 'decline' && before.agenda[0]?.do === 'fitOut')
  const kindsLeft = stockOfSeat(after, seat).filter((n) => n > 0).length
  const isIdle = (kind: Kind): boolean =>
    buildingsOf(before, seat).length > 0 && usesOf(before, seat, kind).length === 0
  return [
    // Taking pieces says itself how many.
    ...(gained > 0 && action.type !== 'take' ? [message('reason.pieces', { n: gained })] : []),
    ...(countIn(before) < price && countIn(before) + gained >= price && buildingsLeft(before.decks) > 0
      ? [message('reason.canPlan', { n: price })]
      : []),
    ...(paid === undefined
      ? []
      : [
          ...(paid.every(isIdle) ? [message('reason.idle')] : []),
          // A single kind is no merit.
          ...(kindsLeft > 1 ? [message('reason.kinds', { n: kindsLeft })] : []),
        ]),
    ...(isSpared && countIn(before) > 0 ? [message('reason.paysNothing')] : []),
  ]
}

/** What a general event lets the seat do at once, or a kept one later (QK-18). */
const cards = ({ before, end, seat }: ActionOutcome, action: Action): readonly Message[] => {
  const [task] = before.agenda
  if (action.type === 'keep' && task?.do === 'keep') {
    const protects = effectsOf(task.event).some((effect) => effect.do === 'shield' || effect.do === 'insure')
    return [message(`reason.${protects ? 'protects' : 'later'}`)]
  }
  if (action.type === 'endure') {
    const n = before.kept[seat]?.length ?? 0
    return n > 0 ? [message('reason.keepsCards', { n })] : []
  }
  // Drawing a card leads to what the event has it for.
  const next = end.agenda.find(({ do: does }) => does !== 'drawBuildings')
  if ((action.type !== 'carryOut' && action.type !== 'play') || next?.do !== 'effect' || next.seat !== seat)
    return []
  const effect = effectAt(next.event, next.at)
  const { do: does } = effect
  if (does === 'review') {
    const n = Math.min(effect.count, handOf(end, seat).length)
    return [message('reason.then.review', { n })]
  }
  return does === 'strengthen' || does === 'build' || does === 'trade' ? [message(`reason.then.${does}`)] : []
}

/** Why a building of the hand is the one to part with (QK-12, QK-30). */
const redraws = (state: State, seat: Seat, building: BuildingId): readonly Message[] => {
  const hand = handOf(state, seat)
  const { points: n, district } = buildingOf(building)
  const isLeast = hand.every((each) => each === building || buildingOf(each).points > n)
  const isHomeless = landsOf(state, seat).every(({ card }) => districtOf(card).id !== district)
  return [
    ...(isLeast && hand.length > 1 ? [message('reason.redraws.least', { n })] : []),
    ...(isHomeless ? [message('reason.redraws.away', { n: HOME_POINTS })] : []),
  ]
}

/** What is given up for a card nobody knows yet (QK-11, QK-12), and what such a card is good for (QK-26). */
const unknowns = ({ before, seat }: ActionOutcome, action: Action): readonly Message[] => {
  if (action.type === 'swapLand') {
    const { id } = districtOf(action.card)
    const n = DISASTER_IDS.filter(
      (event) => !before.decks.events.turned.includes(event) && entryOf(event, id) > 0,
    ).length
    return n > 0 ? [message('reason.flees', { district: districtName(action.card), n })] : []
  }
  const back =
    action.type === 'putBack' ? action.buildings : action.type === 'review' ? [action.building] : []
  const [one, more] = back
  if (one !== undefined && one !== null && more === undefined) return redraws(before, seat, one)
  if (action.type === 'expand') return [message('reason.room', { n: isBeginner(before) ? 2 : 3 })]
  return action.type === 'tryShift' ? [message('reason.tries')] : []
}

/** With more buildings in hand another one to choose from is no reason: there are enough to build. */
const MOST_TO_CHOOSE_FROM = 3

/** QK-15, QK-38. */
const planned = ({ before, seat }: ActionOutcome, action: Action): readonly Message[] => {
  const n = handOf(before, seat).length + 1
  return action.type === 'plan' && n <= MOST_TO_CHOOSE_FROM ? [message('reason.plans', { n })] : []
}

const factsFor = (state: State, seat: Seat, action: Action, instead?: Action): readonly Message[] => {
  const deed = deedOf(state, seat, action)
  const other = instead === undefined ? undefined : deedOf(state, seat, instead)
  return [
    ...points(deed),
    ...built(deed, sturdier(deed, other)),
    ...strengthened(deed),
    ...undercut(deed),
    ...forecast(deed, other),
    ...duringDisaster(deed, action),
    ...exchanged(deed),
    ...planned(deed, action),
    ...gathered(deed, action),
    ...cards(deed, action),
    ...unknowns(deed, action),
    ...lent(deed, action),
    ...pieces(deed, action),
  ]
}

/** What a payment leaves, one building or else how many kinds; how safe a new building is. */
const areAlike = (...both: readonly Message[]): boolean =>
  both.every(({ key }) => key.startsWith('reason.spares.') || key === 'reason.kinds') ||
  both.every(({ key }) => key === 'reason.holds' || key === 'reason.sturdier')

/** What comes with a new building belongs together; of anything else a reason tells two things. */
const mostOf = ({ type }: Action): number => (type === 'build' || type === 'buy' ? 3 : 2)

/** Joins the two reasons to part with a building. */
const ofOneBuilding = (facts: readonly Message[]): readonly Message[] => {
  const least = facts.find(({ key }) => key === 'reason.redraws.least')
  const isAway = facts.some(({ key }) => key === 'reason.redraws.away')
  return least !== undefined && isAway ? [message('reason.redraws.leastAway', least.params)] : facts
}

export const reason = (state: State, action: Action, others?: readonly Action[]): Message | undefined => {
  const [task] = state.agenda
  if (task === undefined || task.do === 'drawFirst') return undefined
  const facts = (of: Action, instead?: Action): readonly Message[] => factsFor(state, task.seat, of, instead)
  // Of a new building its points come first, and what it costs its owner, whatever the alternatives bring.
  const planOf = (of: Action): readonly Message[] =>
    of.type === 'build' || of.type === 'buy' ? points(deedOf(state, task.seat, of)) : []
  return reasonFrom(facts, action, others, { areAlike, most: mostOf(action), planOf, joined: ofOneBuilding })
}
