/** Reasons for an action: its immediate effect on provinces, the map and the score. */
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { takeWhile, reasonFrom } from '../../../kernel/heuristics.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import { message, nested, type Message } from '../../../kernel/text.ts'
import type { Action, ActionOf } from '../action.ts'
import { GREAT_ARCHITECT, tilesFacing, wallsElsewhere, wallsIn, waitingCards } from '../rules/card-effects.ts'
import { decide } from '../rules/decide.ts'
import type { Event, EventOf } from '../event.ts'
import { evolve } from '../position/evolve.ts'
import { isEmpty, keptSpaces, openProvinces, ownerAt } from '../position/board-queries.ts'
import { CARD_NAMES, type Card } from '../components/pieces.ts'
import {
  layoutOf,
  provinceAt,
  provinceName,
  regionAt,
  regionName,
  spaceName,
  type Province,
  type Region,
  type Space,
} from '../components/layout.ts'
import { turnOf } from '../rules/status.ts'
import { provinceStanding, regionStanding } from '../rules/majorities.ts'
import type { Reveal, State } from '../state.ts'
import { seesThreat } from '../view/hidden-information.ts'
import { threatFor } from './expected-points.ts'

/** Points that a flood adds or takes (CC-24). */
const FLOOD = 2

/** An action of a seat, and the position it leads to before face-down cards are turned up (CC-20). */
interface Outlook {
  readonly before: State
  readonly after: State
  readonly seat: Seat
  readonly events: readonly Event[]
}

const outlookOf = (before: State, seat: Seat, action: Action): Outlook | undefined => {
  const decision = decide(before, action)
  if (!decision.ok) return undefined
  const { events } = decision
  const known = takeWhile(events, ({ type }) => type !== 'cards.revealed' && type !== 'province.scored')
  return { before, after: known.reduce(evolve, before), seat, events }
}

/** The seat's walls, and the most of any other owner. */
const racedIn = (state: State, province: Province, seat: Seat) => {
  const { walls, neutral, leaders } = provinceStanding(state, province)
  const own = walls[seat] ?? 0
  return { leaders, own, other: Math.max(neutral, ...walls.filter((_, each) => each !== seat)) }
}

/** How the province was scored, if no hidden card affected it. */
const certainScore = ({ before, seat, events }: Outlook, province: Province) =>
  before.reveal?.province === province ||
  before.lying.every((card) => card.province !== province || card.seat === seat)
    ? eventsOfType(events, 'province.scored').find((event) => event.province === province)
    : undefined

const won = (
  { seat }: Outlook,
  { province, value, winners }: EventOf<'province.scored'>,
  how: 'completes' | 'cards',
): readonly Message[] => {
  if (!winners.includes(seat) || value <= 0) return []
  const alone = winners.length === 1 ? 'wins' : 'shares'
  return [message(`reason.${how}.${alone}`, { province: provinceName(province), points: value })]
}

/** What a card changes in the points of its province for the seat, which may score there without it. */
const wonByCard = (outlook: Outlook, scored: EventOf<'province.scored'>): readonly Message[] => {
  const { before, seat } = outlook
  const { province, value, winners } = scored
  const { value: from, leaders } = provinceStanding(before, province)
  if (!leaders.includes(seat)) return won(outlook, scored, 'cards')
  if (!winners.includes(seat) || value <= 0) return []
  const params = { province: provinceName(province), points: value }
  if (winners.length === 1 && leaders.length > 1) return [message('reason.cards.alone', params)]
  return value > from ? [message('reason.cards.raises', { ...params, from })] : []
}

type Race = ReturnType<typeof racedIn>

/** How the walls of a province compare, with its points unless its prestige tile lies face down (CC-49). */
const compared = (
  how: 'leads' | 'extends' | 'level' | 'nears' | 'completes.ahead' | 'completes.level',
  state: State,
  province: Province,
  { own, other }: Pick<Race, 'own' | 'other'>,
): Message => {
  const walls = { province: provinceName(province), own, other }
  return (state.prestige[province] ?? null) === null
    ? message(`reason.worthUnknown.${how}`, walls)
    : message(`reason.${how}`, { ...walls, points: provinceStanding(state, province).value })
}

/** A lead that the action gained or made larger. */
const ahead = (state: State, province: Province, was: Race, now: Race): readonly Message[] => {
  if (now.own <= now.other || now.own - now.other <= was.own - was.other) return []
  return [compared(was.own > was.other ? 'extends' : 'leads', state, province, now)]
}

/** What a piece leaves of the free spaces of a province in which the seat leads or shares the lead. */
const fills = (
  { before, after, seat }: Outlook,
  province: Province,
  was: Race,
  { own, other, leaders }: Race,
): readonly Message[] => {
  const spaces = layoutOf(before).inProvince[province] ?? []
  const n = spaces.filter((space) => isEmpty(after, space)).length
  const isFilling = spaces.some((space) => isEmpty(before, space) && !isEmpty(after, space))
  // Fewer free spaces are no reason for an action that gives a lead away.
  if (own <= other && was.own > was.other) return []
  if (!isFilling || own === 0 || own < other || !leaders.includes(seat)) return []
  const params = { province: provinceName(province), n, own }
  return [own > other ? message('reason.fills', { ...params, other }) : message('reason.fillsLevel', params)]
}

/** The lead of another seat that the action makes smaller. */
const narrows = ({ before, after, seat }: Outlook, province: Province): readonly Message[] => {
  const [leader, second] = racedIn(before, province, seat).leaders
  if (leader === undefined || second !== undefined || leader === seat) return []
  const [was, now] = [racedIn(before, province, leader), racedIn(after, province, leader)]
  if (now.own <= now.other || now.own - now.other >= was.own - was.other) return []
  const { own, other } = now
  return [message('reason.narrows', { province: provinceName(province), fromSeat: leader, own, other })]
}

/**
 * A province that the action completes before its cards act (CC-20). Cards of the seat alone take nothing from it there,
 * as it decides what they do and they do not strike each other out (CC-21).
 */
const completesFirst = ({ after, seat }: Outlook, province: Province, now: Race): readonly Message[] => {
  if (!now.leaders.includes(seat)) return []
  const { value: points } = provinceStanding(after, province)
  const cards = after.lying.filter((card) => card.province === province)
  const isOpen = (after.prestige[province] ?? null) !== null
  if (isOpen && points > 0 && cards.length > 0 && cards.every((card) => card.seat === seat))
    return [message('reason.completes.own', { province: provinceName(province), points, n: cards.length })]
  return [compared(now.own > now.other ? 'completes.ahead' : 'completes.level', after, province, now)]
}

/** A province completed with most of its walls neutral, so that nobody scores there (CC-42a), unless it was the seat's. */
const completesForNobody = ({ before, after, seat }: Outlook, province: Province): readonly Message[] => {
  const { walls, neutral: n } = provinceStanding(after, province)
  const [leader, second] = provinceStanding(before, province).leaders
  if (n <= Math.max(...walls) || (leader === seat && second === undefined)) return []
  return [message('reason.completes.nobody', { province: provinceName(province), n })]
}

/** What new pieces do in a province: complete it, or change who leads. */
const inProvince = (outlook: Outlook, province: Province): readonly Message[] => {
  const { before, after, seat, events } = outlook
  const now = racedIn(after, province, seat)
  const { own, other, leaders } = now
  if (eventsOfType(events, 'province.completed').some((event) => event.province === province)) {
    const scored = certainScore(outlook, province)
    if (scored === undefined) return completesFirst(outlook, province, now)
    return scored.winners.length > 0
      ? won(outlook, scored, 'completes')
      : completesForNobody(outlook, province)
  }
  const was = racedIn(before, province, seat)
  if (own > was.own && own > other) return ahead(after, province, was, now)
  if (own > was.own && own === other) return [compared('level', after, province, now)]
  const isBroken = was.leaders.length > 0 && !was.leaders.includes(seat) && leaders.length === 0
  if (isBroken) return [message('reason.nobody', { province: provinceName(province) })]
  // One wall short, the next one draws level.
  const isNear = own > was.own && other - own === 1 && leaders.length > 0
  const near = [
    ...narrows(outlook, province),
    ...(isNear ? [compared('nears', after, province, now)] : []),
    ...fills(outlook, province, was, now),
  ]
  return near.slice(0, 1)
}

/** The region of a space if the seat no longer has the most walls there, which would lose it points (CC-36). */
const relieves = (
  { before, after, seat }: Outlook,
  space: Space,
  how: 'relieves' | 'eases' = 'eases',
): readonly Message[] => {
  const region = regionAt(layoutOf(before), space)
  const loses = (state: State): boolean => regionStanding(state, region).losers.includes(seat)
  if (before.threats[region]?.gone === true || !loses(before) || loses(after)) return []
  return [message(`reason.${how}`, { region: regionName(region) })]
}

/** The provinces of some spaces, each once. */
const provincesOf = (state: State, spaces: readonly Space[]): readonly Province[] => [
  ...new Set(spaces.map((space) => provinceAt(layoutOf(state), space))),
]

const provinces = (outlook: Outlook, spaces: readonly Space[]): readonly Message[] =>
  provincesOf(outlook.before, spaces).flatMap((province) => inProvince(outlook, province))

/** The spaces an action builds on. */
const spacesOf = (action: Action): readonly Space[] => {
  if (action.type === 'double') return action.spaces
  return action.type === 'wall' || action.type === 'cardWall' || action.type === 'tower' ? [action.space] : []
}

/** What the Mongols would take from the seat in the regions where it has the most walls only since the action (CC-36). */
const newlyExposed = ({ before, after, seat }: Outlook): number => {
  const isHit = (state: State, region: Region): boolean => regionStanding(state, region).losers.includes(seat)
  return sumOf(
    before.threats.map(({ gone }, region) =>
      gone || isHit(before, region) || !isHit(after, region) ? 0 : -threatFor(before, region, seat),
    ),
  )
}

/**
 * A region in which building on the space of the action it is compared with would make the seat lose points (CC-36),
 * unless the action exposes it to as much elsewhere.
 */
const sparesRaid = (outlook: Outlook, instead: Action | undefined): readonly Message[] => {
  const { before, after, seat } = outlook
  const other = instead === undefined ? undefined : outlookOf(before, seat, instead)
  if (instead === undefined || other === undefined) return []
  const layout = layoutOf(before)
  return before.threats.flatMap(({ gone, value }, region) => {
    const isHitIn = (state: State): boolean => regionStanding(state, region).losers.includes(seat)
    const there = spacesOf(instead).find((space) => regionAt(layout, space) === region)
    if (gone || there === undefined || isHitIn(before) || isHitIn(after) || !isHitIn(other.after)) return []
    if (newlyExposed(outlook) >= -threatFor(before, region, seat)) return []
    const params = { region: regionName(region), space: spaceName(there) }
    const [loser, second] = regionStanding(after, region).losers
    const loss = seesThreat(before, seat, region) ? { points: -value } : undefined
    if (loser !== undefined && second === undefined)
      return [
        loss === undefined
          ? message('reason.behind', { ...params, fromSeat: loser })
          : message('reason.behindLoss', { ...params, fromSeat: loser, ...loss }),
      ]
    return [
      loss === undefined
        ? message('reason.sparesRaid', params)
        : message('reason.sparesLoss', { ...params, ...loss }),
    ]
  })
}

/** CC-15, CC-37. */
const tower = ({ before, after }: Outlook, space: Space): readonly Message[] => {
  const layout = layoutOf(before)
  const hasRoom = (layout.neighbours[space] ?? []).some((next) => isEmpty(after, next))
  const region = regionAt(layout, space)
  return [
    ...(before.threats[region]?.gone === true
      ? []
      : [message('reason.safe', { region: regionName(region) })]),
    ...(hasRoom ? [message('reason.keeps')] : []),
  ]
}

const built = (outlook: Outlook, spaces: readonly Space[]): readonly Message[] => [
  ...eventsOfType(outlook.events, 'double.scored').map(({ points }) => message('reason.scores', { points })),
  ...provinces(outlook, spaces),
]

/** The free spaces of the whole wall. */
const freeIn = (state: State): readonly Space[] =>
  state.pieces.flatMap((piece, space) => (piece === null ? [space] : []))

/** A province the action completes although its walls do not win it yet: the seat's own cards there are still to act. */
const turnsUp = ({ after, seat, events }: Outlook): readonly Message[] =>
  eventsOfType(events, 'province.completed').flatMap(({ province }) => {
    const n = after.lying.filter((card) => card.province === province && card.seat === seat).length
    const { leaders } = racedIn(after, province, seat)
    return n > 0 && !leaders.includes(seat)
      ? [message('reason.turnsUp', { province: provinceName(province), n })]
      : []
  })

/** The last free space of a province in which the action builds, where only the seat may build (CC-15). */
const ownSpace = ({ before, after, seat }: Outlook, space: Space): readonly Message[] => {
  const layout = layoutOf(before)
  const left = freeIn(after).filter((each) => provinceAt(layout, each) === provinceAt(layout, space))
  const [last, more] = left
  if (last === undefined || more !== undefined) return []
  const isKept = after.keeps.some(
    (keep) => keep.seat === seat && layout.neighbours[keep.space]?.includes(last) === true,
  )
  return isKept ? [message('reason.ownSpace', { space: spaceName(last) })] : []
}

/** Nobody finds two free spaces beside each other any more, and others still have a double wall (CC-13). */
const blocksDoubles = ({ before, after, seat }: Outlook): readonly Message[] => {
  const { neighbours } = layoutOf(before)
  const hasPair = (state: State): boolean =>
    freeIn(state).some((space) => neighbours[space]?.some((next) => isEmpty(state, next)) === true)
  const isOpen = after.doubles.some((n, each) => each !== seat && n > 0)
  return isOpen && hasPair(before) && !hasPair(after) ? [message('reason.blocksDoubles')] : []
}

/** Cards that stay in the hand for another province, which the action it is compared with would lay (CC-9). */
const cardsKept = ({ after, seat }: Outlook, instead: Action | undefined): readonly Message[] => {
  const laid =
    instead?.type === 'cards'
      ? instead.cards.map(({ card }) => card)
      : instead?.type === 'cardWall'
        ? [instead.card]
        : []
  const hand = after.hands[seat] ?? []
  const kept = laid.flatMap((card) => (card !== null && hand.includes(card) ? [card] : []))
  const [card, more] = kept
  if (card === undefined || kept.length < laid.length || openProvinces(after).length === 0) return []
  return more === undefined
    ? [message('reason.holds.one', { what: nested(`named.card.${CARD_NAMES[card]}`) })]
    : [message('reason.holds.cards')]
}

/** CC-14. */
const towerLeft = ({ after }: Outlook, instead: Action | undefined): readonly Message[] =>
  instead?.type === 'tower' && after.pieces.includes(null) ? [message('reason.towerLeft')] : []

/** Leads that the action it is compared with would make smaller, and shares that it would end. */
const sparesLead = ({ before, after, seat }: Outlook, other: Outlook): readonly Message[] =>
  layoutOf(before).inProvince.flatMap((_, province): readonly Message[] => {
    const [was, is, then] = [before, after, other.after].map((state) => racedIn(state, province, seat))
    if (was === undefined || is === undefined || then === undefined) return []
    const leadOf = ({ own, other: rival }: Race): number => own - rival
    const name = { province: provinceName(province) }
    if (was.own > was.other)
      return leadOf(then) < leadOf(was) && leadOf(is) >= leadOf(was)
        ? [message('reason.sparesLead', { ...name, own: was.own, other: was.other })]
        : []
    const isShared = was.leaders.includes(seat) && is.leaders.includes(seat)
    return isShared && !then.leaders.includes(seat) ? [message('reason.sparesShare', name)] : []
  })

/** What a neutral wall in its place would do for the only seat that leads its province, or those hit in its region. */
const withoutNeutral = ({ before, seat }: Outlook, instead: Action, other: Outlook): readonly Message[] => {
  if (instead.type !== 'neutral') return []
  const layout = layoutOf(before)
  const space = spaceName(instead.space)
  const province = provinceAt(layout, instead.space)
  const region = regionAt(layout, instead.space)
  const losersIn = (state: State): readonly Seat[] =>
    before.threats[region]?.gone === true ? [] : regionStanding(state, region).losers
  const relieved = losersIn(before).filter((each) => each !== seat && !losersIn(other.after).includes(each))
  const [leader, more] = provinceStanding(before, province).leaders
  const isRoom =
    leader !== undefined &&
    leader !== seat &&
    more === undefined &&
    provinceStanding(other.after, province).leaders.includes(leader)
  return [
    ...relieved.map((fromSeat) =>
      message('reason.keepsExposed', { region: regionName(region), fromSeat, space }),
    ),
    ...(isRoom
      ? [message('reason.keepsRoom', { province: provinceName(province), fromSeat: leader, space })]
      : []),
  ]
}

/** What doing nothing spares the seat of the action it is compared with: a smaller lead, or a card of its own. */
const spares = (outlook: Outlook, instead: Action | undefined): readonly Message[] => {
  const { before, seat } = outlook
  const other = instead === undefined ? undefined : outlookOf(before, seat, instead)
  if (instead === undefined || other === undefined) return []
  const cards = eventsOfType(other.events, 'card.removed').flatMap(({ ownerSeat, card }) =>
    ownerSeat === seat
      ? [message('reason.sparesCard', { what: nested(`named.card.${CARD_NAMES[card]}`) })]
      : [],
  )
  return [
    ...sparesLead(outlook, other),
    ...cards,
    ...withoutNeutral(outlook, instead, other),
    ...keepsReach(outlook, instead, other),
  ]
}

const completes = ({ events }: Outlook, province: Province): boolean =>
  eventsOfType(events, 'province.completed').some((event) => event.province === province)

/** A province in which neutral walls now have more than anybody's, and nobody led before (CC-42a). */
const denies = (outlook: Outlook, space: Space): readonly Message[] => {
  const { before, after, seat } = outlook
  const province = provinceAt(layoutOf(before), space)
  const { walls, neutral } = provinceStanding(after, province)
  const other = Math.max(...walls)
  // Cards of others may still act there.
  if (completes(outlook, province))
    return certainScore(outlook, province) === undefined ? completesForNobody(outlook, province) : []
  if (neutral <= other || provinceStanding(before, province).leaders.length > 0) return []
  const params = { province: provinceName(province), n: neutral }
  if (other > 0) return [message('reason.denies', { ...params, other })]
  const cards = before.lying.filter((card) => card.province === province && card.seat !== seat).length
  return cards > 0
    ? [message('reason.deniesCards', { province: provinceName(province), walls: neutral, n: cards })]
    : []
}

const freeOf = (state: State, province: Province): number =>
  freeIn(state).filter((space) => provinceAt(layoutOf(state), space) === province).length

/** True if walls on all free spaces of a province could still draw level with its neutral ones. */
const isInReach = (state: State, province: Province, walls: number): boolean =>
  walls + freeOf(state, province) >= provinceStanding(state, province).neutral

const isOpen = (state: State, province: Province): boolean =>
  isInReach(state, province, Math.max(...provinceStanding(state, province).walls))

/** A neutral wall with which the free spaces of its province become too few to win it. */
const closes = ({ before, after }: Outlook, space: Space): readonly Message[] => {
  const province = provinceAt(layoutOf(before), space)
  const n = freeOf(after, province)
  if (n === 0 || isOpen(after, province) || !isOpen(before, province)) return []
  const { neutral: walls } = provinceStanding(after, province)
  return [message('reason.closes', { province: provinceName(province), walls, n })]
}

/** A province that the neutral wall it is compared with would close, or put farther out of the seat's reach. */
const keepsReach = ({ after, seat }: Outlook, instead: Action, other: Outlook): readonly Message[] => {
  if (instead.type !== 'neutral') return []
  const province = provinceAt(layoutOf(after), instead.space)
  const params = { province: provinceName(province), space: spaceName(instead.space) }
  const isFull = freeOf(other.after, province) === 0
  if (!isFull && isOpen(after, province) && !isOpen(other.after, province))
    return [message('reason.keepsOpen', params)]
  const { walls, neutral: n, leaders } = provinceStanding(after, province)
  const { neutral } = provinceStanding(other.after, province)
  const own = walls[seat] ?? 0
  const isNear = own > 0 && !leaders.includes(seat) && isInReach(after, province, own)
  return isNear && neutral > Math.max(n, own) ? [message('reason.keepsNear', { ...params, n, own })] : []
}

/** Neutral walls that come nearer to sparing the seat the Mongols of a region (CC-36, CC-42a). */
const shields = ({ before, after, seat }: Outlook, space: Space): readonly Message[] => {
  const region = regionAt(layoutOf(before), space)
  const { losers, walls, neutral: n } = regionStanding(after, region)
  if (before.threats[region]?.gone === true || !losers.includes(seat)) return []
  return [message('reason.shields', { region: regionName(region), n, own: walls[seat] ?? 0 })]
}

/** A neutral wall against the one seat that leads its province and is too far ahead for it to count yet (CC-42a). */
const against = (outlook: Outlook, space: Space): readonly Message[] => {
  const { before, after, seat } = outlook
  const province = provinceAt(layoutOf(before), space)
  const { leaders, walls, neutral: n } = provinceStanding(after, province)
  const [leader, second] = leaders
  if (leader === undefined || leader === seat || second !== undefined) return []
  // It would give them the province.
  if (completes(outlook, province)) return []
  const own = walls[leader] ?? 0
  return [message('reason.against', { province: provinceName(province), n, fromSeat: leader, own })]
}

/** What moving or destroying a wall of a province that is not scored yet leaves there. */
const moved = (outlook: Outlook, space: Space): readonly Message[] => {
  const { before, after, seat } = outlook
  const province = provinceAt(layoutOf(before), space)
  const name = { province: provinceName(province) }
  const isOwn = ownerAt(before, space) === seat
  if ((before.results[province] ?? null) !== null) return isOwn ? [message('reason.settled', name)] : []
  const [was, now] = [provinceStanding(before, province), provinceStanding(after, province)]
  // Where others score all the same, only the points count.
  const isTheirs = (certainScore(outlook, province)?.winners ?? []).some((winner) => winner !== seat)
  const losing = now.walls.flatMap((walls, each) =>
    !isTheirs && each !== seat && walls < (was.walls[each] ?? 0)
      ? [message('reason.fewer', { ...name, fromSeat: each })]
      : [],
  )
  const { own, other } = racedIn(after, province, seat)
  return [...losing, ...(isOwn && own > other ? [message('reason.stays', { ...name, own, other })] : [])]
}

/** Others who lose points in the region of a space only because of the action (CC-36). */
const exposes = ({ before, after, seat }: Outlook, space: Space): readonly Message[] => {
  const region = regionAt(layoutOf(before), space)
  if (before.threats[region]?.gone === true) return []
  const had = regionStanding(before, region).losers
  return regionStanding(after, region).losers.flatMap((loser) =>
    loser === seat || had.includes(loser)
      ? []
      : [message('reason.exposes', { region: regionName(region), fromSeat: loser })],
  )
}

/** A province made worth less in which another seat leads alone, while cards are still to act there. */
const lowersFor = ({ after, seat }: Outlook, province: Province, action: Action): readonly Message[] => {
  const { value: points, leaders } = provinceStanding(after, province)
  const [leader, second] = leaders
  if (action.type !== 'lower' || leader === undefined || leader === seat || second !== undefined) return []
  return [message('reason.lowersFor', { province: provinceName(province), points, fromSeat: leader })]
}

/** What a turned-up card does for its province; all cards there are open by now. */
const acted = (outlook: Outlook, { province }: Reveal, action: Action): readonly Message[] => {
  const { before, after, seat } = outlook
  const name = { province: provinceName(province) }
  const scored = certainScore(outlook, province)
  const [was, now] = [racedIn(before, province, seat), racedIn(after, province, seat)]
  const { own, other } = now
  const nears = own > was.own && own < other ? [compared('nears', after, province, now)] : []
  if (scored === undefined) {
    const level = own > was.own && own === other ? [compared('level', after, province, now)] : []
    const { value: from } = provinceStanding(before, province)
    const { value: points } = provinceStanding(after, province)
    // Level with neutral walls alone, the seat scores as well (CC-42a).
    const isAlone = now.leaders.length === 1 && now.leaders[0] === seat
    const worth =
      action.type === 'raise' && isAlone ? [message('reason.raises', { ...name, from, points })] : []
    const isHeld = action.type === 'decline' && own > other
    const held = isHeld ? [message('reason.stays', { ...name, own, other })] : []
    return [
      ...ahead(after, province, was, now),
      ...level,
      ...nears,
      ...worth,
      ...held,
      ...lowersFor(outlook, province, action),
    ]
  }
  if (scored.winners.includes(seat)) return wonByCard(outlook, scored)
  if (scored.winners.length === 0 && was.leaders.length > 0) return [message('reason.nobody', name)]
  const { value: from } = provinceStanding(before, province)
  return scored.winners.length > 0 && scored.value < from
    ? [message('reason.lowers', { ...name, points: scored.value })]
    : []
}

/** What a card does to its target. */
const aimed = (outlook: Outlook, reveal: Reveal, action: Action): readonly Message[] => {
  const { before, seat } = outlook
  if (action.type === 'destroy' || action.type === 'swap') {
    const spaces = action.type === 'destroy' ? [action.space] : [action.here, action.there]
    return spaces.flatMap((space) => [
      ...moved(outlook, space),
      ...relieves(outlook, space),
      ...exposes(outlook, space),
    ])
  }
  if (action.type === 'dismiss') {
    const { region } = action
    const name = { region: regionName(region) }
    if (!regionStanding(before, region).losers.includes(seat)) return []
    return seesThreat(before, seat, region)
      ? [message('reason.dismissesLoss', { ...name, points: -threatFor(before, region, seat) })]
      : [message('reason.dismisses', name)]
  }
  if (action.type !== 'remove') return []
  const target = waitingCards(reveal).find(({ card }) => card === action.card)
  if (target === undefined || target.seat === seat) return []
  const what = { fromSeat: target.seat, what: nested(`named.card.${CARD_NAMES[target.card]}`) }
  const { value: points, leaders } = provinceStanding(outlook.after, reveal.province)
  const isOwn = leaders.length === 1 && leaders[0] === seat && points > 0
  return [
    isOwn
      ? message('reason.removesOwn', { ...what, province: provinceName(reveal.province), points })
      : message('reason.removes', what),
  ]
}

/** The other seat with the most of some single walls, the first of several. */
const mostWalled = (state: State, spaces: readonly Space[], seat: Seat): Seat | undefined => {
  const counts = seatsOf(state.seats).map((each) =>
    each === seat ? 0 : spaces.filter((space) => ownerAt(state, space) === each).length,
  )
  const most = Math.max(...counts)
  return most === 0 ? undefined : counts.indexOf(most)
}

const ARCHITECTS = ['architect', 'greatArchitect'] as const

/** The walls an architect adds, together with those of the seat's other architect that lies there already (CC-25, CC-26). */
const architects = (
  { before, after, seat }: Outlook,
  province: Province,
  laid: (typeof ARCHITECTS)[number],
): Message => {
  const { own, other } = racedIn(after, province, seat)
  const walls = { architect: 1, greatArchitect: GREAT_ARCHITECT }
  const hasOther = before.lying.some(
    (each) =>
      each.seat === seat &&
      each.province === province &&
      ARCHITECTS.some((name) => name !== laid && each.card !== null && CARD_NAMES[each.card] === name),
  )
  const added = hasOther ? walls.architect + walls.greatArchitect : walls[laid]
  return message(`reason.card.${hasOther ? 'architects' : laid}`, {
    province: provinceName(province),
    own: own + added,
    other,
  })
}

/** What a card laid face down can do once its province is complete, unless it is struck out (CC-21 to CC-27). */
const cardLaid = (outlook: Outlook, province: Province, card: Card): readonly Message[] => {
  const { before, after, seat } = outlook
  const name = { province: provinceName(province) }
  const { leaders } = racedIn(after, province, seat)
  const { value } = provinceStanding(after, province)
  const rival = mostWalled(after, wallsIn(after, province), seat)
  switch (CARD_NAMES[card]) {
    case 'warrior': {
      const n = before.lying.filter((lying) => lying.province === province && lying.seat !== seat).length
      return n > 0 ? [message('reason.card.warrior', { ...name, n })] : []
    }
    case 'traitor': {
      if (rival !== undefined) return [message('reason.card.traitor', { ...name, fromSeat: rival })]
      const region = tilesFacing(after, province).find((each) =>
        regionStanding(after, each).losers.includes(seat),
      )
      return region === undefined
        ? []
        : [message('reason.card.traitorDismisses', { region: regionName(region) })]
    }
    case 'flood': {
      const [leader, second] = leaders
      if (leader === undefined || second !== undefined || (after.prestige[province] ?? null) === null)
        return []
      return leader === seat
        ? [message('reason.card.floodRaises', { ...name, points: value + FLOOD })]
        : value > FLOOD
          ? [message('reason.card.floodLowers', { ...name, points: value - FLOOD, fromSeat: leader })]
          : []
    }
    case 'architect':
    case 'greatArchitect':
      return [architects(outlook, province, CARD_NAMES[card])]
    case 'official': {
      const elsewhere = wallsElsewhere(after, province).some((space) => ownerAt(after, space) === seat)
      return rival === undefined || !elsewhere
        ? []
        : [message('reason.card.official', { ...name, fromSeat: rival })]
    }
  }
}

/** What each card laid can do, or else how the walls of its province stand; what others laid is not counted (CC-9). */
const laid = (outlook: Outlook): readonly Message[] =>
  eventsOfType(outlook.events, 'card.laid').flatMap(({ province, card }) => {
    const { after, seat } = outlook
    // For a card that acts at once, the score says what it does.
    if (certainScore(outlook, province) !== undefined) return []
    const told = card === null ? [] : cardLaid(outlook, province, card)
    const { value: points } = provinceStanding(after, province)
    if (told.length > 0 || points <= 0) return told
    const { own, other } = racedIn(after, province, seat)
    const params = { province: provinceName(province), points }
    return [
      own + other === 0
        ? message('reason.laysFirst', params)
        : message('reason.lays', { ...params, own, other }),
    ]
  })

/** A card that acts at once unless it is struck out, because the wall built with it completes its province (CC-20, CC-21). */
const actsAtOnce = (outlook: Outlook): readonly Message[] =>
  eventsOfType(outlook.events, 'card.laid').flatMap(({ province, card }) =>
    card === null || !completes(outlook, province)
      ? []
      : [
          message('reason.completes.card', {
            province: provinceName(province),
            what: nested(`named.card.${CARD_NAMES[card]}`),
          }),
        ],
  )

/** A drawn board that has joined: the two spaces at the joint, and the new ones that towers keep (CC-11, CC-15). */
const jointOf = ({ before, after }: Outlook) => {
  const isNew = (space: Space): boolean => space >= before.pieces.length
  const joint = layoutOf(after).pairs.find(([left, right]) => isNew(left) !== isNew(right)) ?? []
  return {
    joint,
    isFree: joint.every((space) => isEmpty(after, space)),
    kept: keptSpaces(after).filter(({ space }) => isNew(space)),
  }
}

/** The new space beside the end of the map that a drawn board joins, and what it is to walls and towers (CC-11, CC-15). */
const joins = (
  outlook: Outlook,
  { side }: ActionOf<'join'>,
  instead: Action | undefined,
): readonly Message[] => {
  const { before, after, seat } = outlook
  const here = jointOf(outlook)
  const { joint, isFree, kept } = here
  const otherEnd = outlookOf(before, seat, { type: 'join', side: side === 'left' ? 'right' : 'left' })
  const there = otherEnd === undefined ? undefined : jointOf(otherEnd)
  const isCompared = instead?.type === 'join' && instead.side !== side
  const keptElsewhere = isCompared ? (there?.kept ?? []) : []
  const hasDouble = (after.doubles[seat] ?? 0) > 0
  const isToBuild = [...after.doubles, ...after.towers].some((n) => n > 0)
  const isIdle = (end: ReturnType<typeof jointOf>): boolean =>
    end.kept.length === 0 && (!end.isFree || !isToBuild)
  const [left, right] = joint
  return [
    ...kept.flatMap((each) =>
      each.seat === seat ? [message('reason.joins.keeps', { space: spaceName(each.space) })] : [],
    ),
    ...keptElsewhere.flatMap((each) =>
      each.seat === seat || kept.some((here) => here.seat === each.seat)
        ? []
        : [message('reason.joins.withholds', { fromSeat: each.seat })],
    ),
    ...(hasDouble && isFree && left !== undefined && right !== undefined
      ? [message('reason.joins.pair', { one: spaceName(left), other: spaceName(right) })]
      : []),
    ...(isCompared && !hasDouble && !isFree && there?.isFree === true
      ? after.doubles.flatMap((n, other) =>
          n > 0 ? [message('reason.joins.noPair', { fromSeat: other })] : [],
        )
      : []),
    ...(there !== undefined && isIdle(here) && isIdle(there) ? [message('reason.joins.same')] : []),
  ]
}

/** Without a neutral wall a seat that is behind has one space more to catch up. */
const leavesSpaces = ({ before, after, seat }: Outlook): readonly Message[] => {
  const own = before.scores[seat] ?? 0
  const other = Math.max(...before.scores.filter((_, each) => each !== seat))
  const n = freeIn(after).length
  return own < other && n > 0 ? [message('reason.leavesSpaces', { n, own, other })] : []
}

const factsFor = (outlook: Outlook, action: Action, instead?: Action): readonly Message[] => {
  const { reveal } = outlook.before
  if (action.type === 'decline' || action.type === 'noNeutral') {
    const held = reveal === null ? [] : acted(outlook, reveal, action)
    return [
      ...spares(outlook, instead),
      ...held,
      ...(action.type === 'noNeutral' ? leavesSpaces(outlook) : []),
    ]
  }
  if (action.type === 'join') return joins(outlook, action, instead)
  if (reveal !== null) return [...acted(outlook, reveal, action), ...aimed(outlook, reveal, action)]
  switch (action.type) {
    case 'wall':
      return [
        ...built(outlook, [action.space]),
        ...sparesRaid(outlook, instead),
        ...cardsKept(outlook, instead),
        ...towerLeft(outlook, instead),
        ...ownSpace(outlook, action.space),
        ...blocksDoubles(outlook),
      ]
    case 'cards':
      return laid(outlook)
    case 'cardWall': {
      const walls = built(outlook, [action.space])
      const isTold = ({ params }: Message): boolean =>
        walls.some((each) => each.params['province'] === params['province'])
      return [
        ...walls,
        ...laid(outlook).filter((card) => card.key.startsWith('reason.card.') || !isTold(card)),
        ...(walls.some(({ key }) => key.startsWith('reason.completes.')) ? [] : actsAtOnce(outlook)),
        ...sparesRaid(outlook, instead),
        ...cardsKept(outlook, instead),
      ]
    }
    case 'neutral': {
      const other = instead === undefined ? undefined : outlookOf(outlook.before, outlook.seat, instead)
      return [
        ...relieves(outlook, action.space, 'relieves'),
        ...built(outlook, [action.space]),
        ...against(outlook, action.space),
        ...denies(outlook, action.space),
        ...closes(outlook, action.space),
        ...turnsUp(outlook),
        ...(other === undefined || instead === undefined
          ? []
          : [...sparesLead(outlook, other), ...keepsReach(outlook, instead, other)]),
        ...shields(outlook, action.space),
      ]
    }
    case 'double':
      return [...built(outlook, action.spaces), ...sparesRaid(outlook, instead)]
    case 'tower':
      return [
        ...built(outlook, [action.space]),
        ...tower(outlook, action.space),
        ...sparesRaid(outlook, instead),
      ]
    default:
      return []
  }
}

/** A wall of the seat that is ahead leaves others one space less to catch up, if it completes nothing. */
const keepsAhead = (outlook: Outlook, { type }: Action): readonly Message[] => {
  const { before, seat, events } = outlook
  const own = before.scores[seat] ?? 0
  const other = Math.max(...before.scores.filter((_, each) => each !== seat))
  // Whom a complete province goes to may hang on cards that lie face down.
  const isComplete = eventsOfType(events, 'province.completed').length > 0
  if ((type !== 'wall' && type !== 'neutral') || own <= other || isComplete) return []
  return newlyExposed(outlook) > 0 ? [] : [message('reason.keepsAhead', { own, other })]
}

/** If a card changes what was just said of a province, its reason does not name the province again. */
const inSameProvince = (facts: readonly Message[]): readonly Message[] =>
  facts.map((fact, at) => {
    const card = ARCHITECTS.find((each) => fact.key === `reason.card.${each}`)
    const before = at === 0 ? undefined : facts[at - 1]
    const isSame = ['province', 'other'].every((of) => before?.params[of] === fact.params[of])
    if (card === undefined || !isSame) return fact
    return message('reason.card.there', { ...fact.params, what: nested(`named.card.${card}`) })
  })

export const reason = (state: State, action: Action, others: readonly Action[] = []): Message | undefined => {
  const { by } = turnOf(state)
  const facts = (of: Action, instead?: Action): readonly Message[] => {
    const outlook = typeof by === 'number' ? outlookOf(state, by, of) : undefined
    if (outlook === undefined) return []
    const found = factsFor(outlook, of, instead)
    // It would be true of most alternatives, too.
    return found.length === 0 && others.length === 0 ? keepsAhead(outlook, of) : found
  }
  return reasonFrom(facts, action, others, { joined: inSameProvince })
}
