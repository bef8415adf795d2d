/** Reasons for an action: its immediate effect on provinces, the map and the score. */
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { takeWhile, reasonFrom } from '../../../kernel/heuristics.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { message, nested, type Message } from '../../../kernel/text.ts'
import type { Action } from '../action.ts'
import { waitingCards } from '../rules/card-effects.ts'
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
  type Space,
} from '../components/layout.ts'
import { turnOf } from '../rules/status.ts'
import { provinceStanding, regionStanding } from '../rules/majorities.ts'
import type { Reveal, State } from '../state.ts'

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

type Race = ReturnType<typeof racedIn>

/** A lead that the action gained or made larger. */
const ahead = (name: { readonly province: number }, was: Race, { own, other }: Race): readonly Message[] => {
  if (own <= other || own - other <= was.own - was.other) return []
  return [message(was.own > was.other ? 'reason.extends' : 'reason.leads', { ...name, own, other })]
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

/** What new pieces do in a province: complete it, or change who leads. */
const inProvince = (outlook: Outlook, province: Province): readonly Message[] => {
  const { before, after, seat, events } = outlook
  const now = racedIn(after, province, seat)
  const { own, other, leaders } = now
  const name = { province: provinceName(province) }
  const params = { ...name, own, other }
  if (eventsOfType(events, 'province.completed').some((event) => event.province === province)) {
    const scored = certainScore(outlook, province)
    if (scored !== undefined) return won(outlook, scored, 'completes')
    return own > other ? [message('reason.completes.ahead', params)] : []
  }
  const was = racedIn(before, province, seat)
  if (own > was.own && own > other) return ahead(name, was, now)
  if (own > was.own && own === other) return [message('reason.level', params)]
  const isBroken = was.leaders.length > 0 && !was.leaders.includes(seat) && leaders.length === 0
  if (isBroken) return [message('reason.nobody', { province: provinceName(province) })]
  return [...narrows(outlook, province), ...fills(outlook, province, was, now)]
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

/** A region in which building on the space of the action it is compared with would make the seat lose points (CC-36). */
const sparesRaid = ({ before, after, seat }: Outlook, instead: Action | undefined): readonly Message[] => {
  const other = instead === undefined ? undefined : outlookOf(before, seat, instead)
  if (instead === undefined || other === undefined) return []
  const layout = layoutOf(before)
  return before.threats.flatMap(({ gone }, region) => {
    const isHitIn = (state: State): boolean => regionStanding(state, region).losers.includes(seat)
    const there = spacesOf(instead).find((space) => regionAt(layout, space) === region)
    if (gone || there === undefined || isHitIn(before) || isHitIn(after) || !isHitIn(other.after)) return []
    const params = { region: regionName(region), space: spaceName(there) }
    const [loser, second] = regionStanding(after, region).losers
    return loser === undefined || second !== undefined
      ? [message('reason.sparesRaid', params)]
      : [message('reason.behind', { ...params, fromSeat: loser })]
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
    const { own, other } = racedIn(after, province, seat)
    return n > 0 && own <= other ? [message('reason.turnsUp', { province: provinceName(province), n })] : []
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

/** What a seat keeps to use later that the action it is compared with would use now (CC-9, CC-14). */
const keptFor = ({ before, after, seat }: Outlook, instead: Action | undefined): readonly Message[] => {
  const isCard = instead?.type === 'cards' || instead?.type === 'cardWall'
  if (isCard && (before.hands[seat]?.length ?? 0) > 0 && openProvinces(after).length > 0)
    return [message('reason.holds')]
  return instead?.type === 'tower' && after.pieces.includes(null) ? [message('reason.towerLeft')] : []
}

/** What doing nothing spares the seat of the action it is compared with: a smaller lead, or a card of its own. */
const spares = ({ before, seat }: Outlook, instead: Action | undefined): readonly Message[] => {
  const other = instead === undefined ? undefined : outlookOf(before, seat, instead)
  if (other === undefined) return []
  const provinces = layoutOf(before).inProvince.flatMap((_, province): readonly Message[] => {
    const [was, now] = [racedIn(before, province, seat), racedIn(other.after, province, seat)]
    if (was.own <= was.other || now.own - now.other >= was.own - was.other) return []
    return [
      message('reason.sparesLead', { province: provinceName(province), own: was.own, other: was.other }),
    ]
  })
  const cards = eventsOfType(other.events, 'card.removed').flatMap(({ ownerSeat, card }) =>
    ownerSeat === seat
      ? [message('reason.sparesCard', { what: nested(`named.card.${CARD_NAMES[card]}`) })]
      : [],
  )
  return [...provinces, ...cards]
}

/** A province in which neutral walls now have the most, and nobody led before (CC-42a). */
const denies = ({ before, after }: Outlook, space: Space): readonly Message[] => {
  const province = provinceAt(layoutOf(before), space)
  const { walls, neutral } = provinceStanding(after, province)
  const other = Math.max(...walls)
  if (neutral <= other || provinceStanding(before, province).leaders.length > 0) return []
  return [message('reason.denies', { province: provinceName(province), n: neutral, other })]
}

/** A neutral wall against the one seat that leads its province and is too far ahead for it to count yet (CC-42a). */
const against = ({ before, after, seat }: Outlook, space: Space): readonly Message[] => {
  const province = provinceAt(layoutOf(before), space)
  const { leaders, walls, neutral: n } = provinceStanding(after, province)
  const [leader, second] = leaders
  if (leader === undefined || leader === seat || second !== undefined) return []
  const own = walls[leader] ?? 0
  return [message('reason.against', { province: provinceName(province), n, fromSeat: leader, own })]
}

/** CC-8; unless cards are turned up first, as what they do is not known yet. */
const second = ({ before, after, events }: Outlook): readonly Message[] =>
  before.stage.is === 'act' &&
  after.stage.is === 'second' &&
  !events.some(({ type }) => type === 'cards.revealed')
    ? [message('reason.second')]
    : []

/** What moving or destroying a wall of a province that is not scored yet leaves there. */
const moved = ({ before, after, seat }: Outlook, space: Space): readonly Message[] => {
  const province = provinceAt(layoutOf(before), space)
  const name = { province: provinceName(province) }
  const isOwn = ownerAt(before, space) === seat
  if ((before.results[province] ?? null) !== null) return isOwn ? [message('reason.settled', name)] : []
  const [was, now] = [provinceStanding(before, province), provinceStanding(after, province)]
  const losing = now.walls.flatMap((walls, each) =>
    each !== seat && walls < (was.walls[each] ?? 0)
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

/** What a turned-up card does for its province; all cards there are open by now. */
const acted = (outlook: Outlook, { province }: Reveal, action: Action): readonly Message[] => {
  const { before, after, seat } = outlook
  const name = { province: provinceName(province) }
  const scored = certainScore(outlook, province)
  const [was, now] = [racedIn(before, province, seat), racedIn(after, province, seat)]
  const { own, other } = now
  const nears = own > was.own && own < other ? [message('reason.nears', { ...name, own, other })] : []
  if (scored === undefined) {
    const level = own > was.own && own === other ? [message('reason.level', { ...name, own, other })] : []
    const { value: points } = provinceStanding(after, province)
    const worth =
      action.type === 'raise' && own > other ? [message('reason.raises', { ...name, points })] : []
    const isHeld = action.type === 'decline' && own > other
    const held = isHeld ? [message('reason.stays', { ...name, own, other })] : []
    return [...ahead(name, was, now), ...level, ...nears, ...worth, ...held]
  }
  if (scored.winners.includes(seat)) return won(outlook, scored, 'cards')
  if (scored.winners.length === 0 && was.leaders.length > 0) return [message('reason.nobody', name)]
  return action.type === 'lower' ? [message('reason.lowers', { ...name, points: scored.value })] : []
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
  if (action.type === 'dismiss')
    return regionStanding(before, action.region).losers.includes(seat)
      ? [message('reason.dismisses', { region: regionName(action.region) })]
      : []
  if (action.type !== 'remove') return []
  const target = waitingCards(reveal).find(({ card }) => card === action.card)
  return target === undefined || target.seat === seat
    ? []
    : [
        message('reason.removes', {
          fromSeat: target.seat,
          what: nested(`named.card.${CARD_NAMES[target.card]}`),
        }),
      ]
}

/** What a card laid face down can do once its province is complete, unless it is struck out (CC-21 to CC-27). */
const cardsLaid = (cards: readonly { readonly province: Province; readonly card: Card | null }[]) =>
  cards.flatMap(({ province, card }) =>
    card === null ? [] : [message(`reason.card.${CARD_NAMES[card]}`, { province: provinceName(province) })],
  )

/** Provinces in which the action lays cards, and how the walls stand there; what others laid is not counted (CC-9). */
const laid = ({ after, seat, events }: Outlook): readonly Message[] => {
  const provinces = eventsOfType(events, 'card.laid').map(({ province }) => province)
  return [...new Set(provinces)].flatMap((province) => {
    const { value: points } = provinceStanding(after, province)
    if (points <= 0) return []
    const { own, other } = racedIn(after, province, seat)
    const params = { province: provinceName(province), points }
    return [
      own + other === 0
        ? message('reason.laysFirst', params)
        : message('reason.lays', { ...params, own, other }),
    ]
  })
}

/** The new space beside the end of the map that a drawn board joins, and what it is to walls and towers (CC-11, CC-15). */
const joins = ({ before, after, seat }: Outlook, instead: Action | undefined): readonly Message[] => {
  const other = instead === undefined ? undefined : outlookOf(before, seat, instead)
  const isNew = (space: Space): boolean => space >= before.pieces.length
  const kept = keptSpaces(after).filter(({ space }) => isNew(space))
  const keptElsewhere = other === undefined ? [] : keptSpaces(other.after).filter(({ space }) => isNew(space))
  const joint = layoutOf(after).pairs.find(([left, right]) => isNew(left) !== isNew(right)) ?? []
  const hasRoom = (after.doubles[seat] ?? 0) > 0 && joint.every((space) => isEmpty(after, space))
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
    ...(hasRoom && left !== undefined && right !== undefined
      ? [message('reason.joins.pair', { one: spaceName(left), other: spaceName(right) })]
      : []),
  ]
}

const factsFor = (outlook: Outlook, action: Action, instead?: Action): readonly Message[] => {
  const { reveal } = outlook.before
  if (action.type === 'decline' || action.type === 'noNeutral') {
    const held = reveal === null ? [] : acted(outlook, reveal, action)
    return [...spares(outlook, instead), ...held]
  }
  if (action.type === 'join') return joins(outlook, instead)
  if (reveal !== null) return [...acted(outlook, reveal, action), ...aimed(outlook, reveal, action)]
  switch (action.type) {
    case 'wall':
      return [
        ...built(outlook, [action.space]),
        ...sparesRaid(outlook, instead),
        ...second(outlook),
        ...keptFor(outlook, instead),
        ...ownSpace(outlook, action.space),
        ...blocksDoubles(outlook),
      ]
    case 'cards':
      return [...laid(outlook), ...cardsLaid(action.cards)]
    case 'cardWall': {
      const walls = built(outlook, [action.space])
      const isTold = ({ params }: Message): boolean =>
        walls.some((each) => each.params['province'] === params['province'])
      const province = provinceAt(layoutOf(outlook.before), action.space)
      return [
        ...walls,
        ...laid(outlook).filter((card) => !isTold(card)),
        ...cardsLaid([{ province, card: action.card }]),
        ...sparesRaid(outlook, instead),
      ]
    }
    case 'neutral':
      return [
        ...relieves(outlook, action.space, 'relieves'),
        ...built(outlook, [action.space]),
        ...against(outlook, action.space),
        ...denies(outlook, action.space),
        ...turnsUp(outlook),
      ]
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

const CARD = 'reason.card.'

/** Tells the province a card is laid for and the card as one fact. */
const withCards = ([one, ...rest]: readonly Message[]): readonly Message[] => {
  if (one === undefined) return []
  const isPair = (lays: Message, card: Message): boolean =>
    lays.key === 'reason.lays' &&
    card.key.startsWith(CARD) &&
    lays.params['province'] === card.params['province']
  const two = rest.find((each) => isPair(one, each) || isPair(each, one))
  if (two === undefined) return [one, ...withCards(rest)]
  const [lays, card] = one.key.startsWith(CARD) ? [two, one] : [one, two]
  const what = nested(`named.card.${card.key.slice(CARD.length)}`)
  const both = message('reason.laysCard', { ...lays.params, what })
  return [both, ...withCards(rest.filter((each) => each !== two))]
}

export const reason = (state: State, action: Action, others?: readonly Action[]): Message | undefined => {
  const { by } = turnOf(state)
  const facts = (of: Action, instead?: Action): readonly Message[] => {
    const outlook = typeof by === 'number' ? outlookOf(state, by, of) : undefined
    return outlook === undefined ? [] : factsFor(outlook, of, instead)
  }
  return reasonFrom(facts, action, others, { joined: withCards })
}
