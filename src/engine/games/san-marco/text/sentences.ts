/** A sentence for every action and every event, and the events that show each rule. */
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import type { Json } from '../../../kernel/json.ts'
import { byType, eventsOfType } from '../../../kernel/rules/by-type.ts'
import { formatScores, withSign } from '../../../kernel/numbers.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { eventSentence, message, nested, type Message, actionSentence } from '../../../kernel/text.ts'
import { districtPart, type Border, type District } from '../components/districts.ts'
import type { Event, EventOf } from '../event.ts'
import { districtOf, TOO_LATE, type Card, type Limit } from '../components/pieces.ts'
import { leadersOf } from '../../../kernel/rules/places.ts'
import { eventMatchers, type RuleEvents } from '../../../kernel/rules/rule-list.ts'
import type { Action } from '../action.ts'
import type { Pile } from '../state.ts'

const cardPart = (card: Card) => {
  const district = districtOf(card)
  return district === undefined ? nested(`named.card.${card}`) : districtPart(district)
}

/** Equal cards appear once with their number, as they lie side by side. */
const cardParts = (cards: readonly Card[]) =>
  [...new Set(cards)].map((card) => {
    const n = cards.filter((each) => each === card).length
    return n === 1 ? cardPart(card) : nested('named.several', { card: cardPart(card), n })
  })

/** A sum stays on one line. */
const limitNumbers = (limits: readonly Limit[]): string => limits.join('\u00A0+\u00A0')

const pilePart = ({ cards, limits }: Pile) => {
  const params = { cards: cardParts(cards), limits: limitNumbers(limits) }
  if (limits.length === 0) return nested('named.pile.cards', params)
  return nested(cards.length === 0 ? 'named.pile.limits' : 'named.pile.both', params)
}

const pileParts = (piles: readonly Pile[]) => {
  const [one, two, three] = piles.map(pilePart)
  if (one === undefined || two === undefined) throw new RangeError(`No offers: ${piles.length}`)
  return three === undefined
    ? nested('named.offers.2', { one, two })
    : nested('named.offers.3', { one, two, three })
}

/** Something of a seat, in a sentence about what another does (`bySeat`) and addressed to `hearer`, if there is one. */
const whose = (seat: Seat, bySeat: Seat | undefined, hearer: Seat | undefined): 'yours' | 'own' | 'other' => {
  if (seat === hearer) return 'yours'
  return seat === bySeat ? 'own' : 'other'
}

/** The banished aristocrats by seat, without seats that lose none. */
const banishedParts = (counts: readonly number[], bySeat?: Seat, hearer?: Seat) =>
  counts.flatMap((n, seat) =>
    n > 0 ? [nested(`named.banished.${whose(seat, bySeat, hearer)}`, { n, seat })] : [],
  )

/** A list with “and” before its last part. */
const together = (parts: readonly Json[]): Json => {
  const [last = null, ...others] = parts.toReversed()
  return others.length === 0 ? last : nested('named.together', { others: others.toReversed(), last })
}

/** The key and the parameter for where an aristocrat comes from. */
const source = (from: District | null): readonly [string, { readonly [name: string]: Json }] =>
  from === null ? ['reserve', {}] : ['district', { from: districtPart(from) }]

const actionMessage = byType<Action, Message>({
  first: ({ seat }) => message('first', { seat }),
  roll: ({ face }) => message('roll', { face }),
  dealCards: ({ seat, cards }) =>
    cards === null
      ? message('dealCards.hidden', { seat })
      : message('dealCards.shown', { seat, cards: cardParts(cards) }),
  dealLimits: ({ seat, limits }) =>
    limits === null
      ? message('dealLimits.hidden', { seat })
      : message('dealLimits.shown', { seat, limits: limitNumbers(limits) }),
  assign: ({ seat }) => message('assign', { seat }),
  divide: ({ offers }) =>
    offers === null ? message('divide.hidden') : message('divide.shown', { offers: pileParts(offers) }),
  choose: ({ offer }) => message('choose.plain', { offer: offer + 1 }),
  place: ({ card, to, from }) => {
    const [key, params] = source(from)
    const way = card === to ? 'here' : 'over'
    return message(`place.${way}.${key}`, { ...params, district: districtPart(to), card: districtPart(card) })
  },
  bridge: ({ at: [one, other], take, from }) => {
    const [key, params] = source(from)
    const ends = { ...params, one: districtPart(one), other: districtPart(other) }
    if (take === null) return message(`bridge.new.${key}`, ends)
    const [oldOne, oldOther] = take.at.map(districtPart)
    const old = { ownerSeat: take.seat, oldOne: oldOne ?? null, oldOther: oldOther ?? null }
    return message(`bridge.moved.${key}`, { ...ends, ...old })
  },
  transfer: ({ district, seat, from }) => {
    const [key, params] = source(from)
    return message(`transfer.${key}`, { ...params, district: districtPart(district), ownerSeat: seat })
  },
  banish: ({ district }) => message('banish', { district: districtPart(district) }),
  remove: ({ counts }) => {
    const banished = banishedParts(counts)
    return banished.length === 0 ? message('remove.none') : message('remove.some', { banished })
  },
  dogePlace: ({ district }) => message('dogePlace', { district: districtPart(district) }),
  doge: ({ steps }) => {
    const way = steps.map(({ to, over }) =>
      over === null
        ? nested('named.way.water', { to: districtPart(to) })
        : nested('named.way.other', { to: districtPart(to), overSeat: over }),
    )
    if (way.length === 0) return message('doge.stays')
    // In a list a long walk with every bridge would take five lines; the board draws it with its tolls.
    const ends = steps.map(({ to }) => districtPart(to))
    return way.length === 1
      ? message('doge.walks', { way })
      : message('doge.goes', { via: together(ends.slice(0, -1)), to: ends.at(-1) ?? null })
  },
  giveUp: ({ card }) => message('giveUp', { card: cardPart(card) }),
  decline: () => message('decline'),
})

/** The cards of an offer that is taken: in what follows, or as the offers were turned up before. */
const takenPile = (offer: number, events: readonly Event[], before: readonly Event[]): Pile | undefined =>
  eventsOfType(events, 'offer.taken')[0] ?? eventsOfType(before, 'offers.revealed').at(-1)?.offers[offer]

export const describe = actionSentence(
  (action: Action, events: readonly Event[], before: readonly Event[]): Message => {
    const pile = action.type === 'choose' ? takenPile(action.offer, events, before) : undefined
    if (action.type !== 'choose' || pile === undefined) return actionMessage(action)
    return message('choose.known', { offer: action.offer + 1, cards: pilePart(pile) })
  },
)

/** Matchers for the events that show a rule of San Marco at work. */
const on = eventMatchers<Event>()
/** The seats with most aristocrats; none in an empty district. */
const most = (counts: readonly number[]): readonly number[] =>
  leadersOf(counts).filter((seat) => Number(counts[seat]) > 0)

export const ruleEvents: RuleEvents = {
  'SM-3': [on('deck.reshuffled')],
  'SM-4': [on('aristocrats.settled')],
  'SM-5': [on('roll.voided')],
  'SM-6': [on('bridge.due')],
  'SM-9': [on('role.assigned', ({ role }) => role === 'firstDistributor')],
  'SM-10': [on('die.rolled', ({ for: why }) => why === 'role')],
  'SM-11': [on('role.assigned', ({ role }) => role === 'secondChooser')],
  'SM-14': [on('cards.dealt', ({ count }) => count === 6)],
  'SM-15': [on('cards.dealt', ({ count }) => count === 5)],
  'SM-16': [on('offers.divided')],
  'SM-17': [on('offers.revealed')],
  'SM-18': [on('offer.taken')],
  'SM-19': [on('offer.taken')],
  'SM-20': [on('offer.taken')],
  'SM-21': [on('card.givenUp')],
  'SM-22': [on('aristocrat.placed', ({ from }) => from === null)],
  'SM-23': [on('aristocrat.placed', ({ from }) => from !== null)],
  'SM-24': [on('aristocrat.placed', ({ card, district }) => card !== district)],
  'SM-25': [on('bridge.built')],
  'SM-26': [on('bridge.taken')],
  'SM-27': [on('aristocrat.replaced')],
  'SM-28': [on('banishment.named', ({ source }) => source === 'card')],
  'SM-29': [on('aristocrats.banished', ({ all }) => all)],
  'SM-30': [on('aristocrats.banished', ({ all }) => !all)],
  'SM-31': [on('doge.placed')],
  'SM-32': [on('doge.stayed'), on('doge.moved', ({ cost }) => cost === 2)],
  'SM-33': [on('doge.moved', ({ seat, overSeat }) => seat === overSeat)],
  'SM-34': [on('doge.moved', ({ cost }) => cost === 1)],
  'SM-35': [on('doge.moved', ({ score }) => score < 0)],
  'SM-37': [
    on('district.scored', ({ aristocrats, why }) => why === 'doge' && most(aristocrats).length === 1),
  ],
  'SM-38': [on('district.scored', ({ aristocrats }) => most(aristocrats).length > 1)],
  'SM-39': [
    on('district.scored', ({ aristocrats, points }) => {
      const rest = aristocrats.filter((count) => count < Math.max(...aristocrats) && count > 0)
      return (
        most(aristocrats).length === 1 && rest.length > 1 && points.filter((each) => each > 0).length === 1
      )
    }),
  ],
  'SM-39a': [
    on('district.scored', ({ aristocrats }) => aristocrats.filter((count) => count > 0).length === 1),
  ],
  'SM-40': [on('round.ended')],
  'SM-41': [on('round.started', ({ last }) => last)],
  'SM-42': [on('passage.ended', ({ totals }) => totals.filter((total) => total < TOO_LATE).length < 2)],
  'SM-43': [on('bonus.scored')],
  'SM-44': [on('bonus.due'), on('bonus.tied')],
  'SM-44a': [on('match.ended')],
  'SM-46': [on('district.scored', ({ why }) => why === 'final')],
}

const ends = ([low, high]: Border) => ({ one: districtPart(low), other: districtPart(high) })

/** Limit totals with their seats. */
const totalParts = (totals: readonly number[]) =>
  totals.map((value, seat) => nested('named.total', { seat, value }))

const fromKey = (from: District | null): string => (from === null ? 'reserve' : 'district')

const fromParam = (from: District | null): { readonly [name: string]: Json } =>
  from === null ? {} : { from: districtPart(from) }

/** District cards share one sentence. */
const ofCard = ({ type, seat, card }: EventOf<'card.played' | 'card.givenUp'>): Message => {
  const district = districtOf(card)
  if (district === undefined) return message(`${type}.${card}`, { seat })
  return message(`${type}.district`, { seat, district: districtPart(district) })
}

/** Which seats score what, by the kind of result. */
const scored = ({ district, why, points }: EventOf<'district.scored'>): Message => {
  const winners = seatsOf(points.length)
    .filter((seat) => (points[seat] ?? 0) > 0)
    .sort((one, other) => (points[other] ?? 0) - (points[one] ?? 0))
  const [leadSeat, nextSeat, thirdSeat, fourthSeat] = winners
  const params = { district: districtPart(district) }
  const key = `district.scored.${why}`
  if (leadSeat === undefined) return message(`${key}.nobody`, params)
  const high = points[leadSeat] ?? 0
  if (nextSeat === undefined) return message(`${key}.alone`, { ...params, leadSeat, high })
  const low = points[nextSeat] ?? 0
  if (high > low) return message(`${key}.two`, { ...params, leadSeat, nextSeat, high, low })
  if (thirdSeat === undefined) return message(`${key}.tied2`, { ...params, leadSeat, nextSeat, low })
  if (fourthSeat === undefined)
    return message(`${key}.tied3`, { ...params, leadSeat, nextSeat, thirdSeat, low })
  return message(`${key}.tied4`, { ...params, leadSeat, nextSeat, thirdSeat, fourthSeat, low })
}

const moved = ({ seat, from, to, overSeat, cost, score }: EventOf<'doge.moved'>, hearer?: Seat): Message => {
  const params = { seat, from: districtPart(from), to: districtPart(to) }
  if (overSeat === null) return message('doge.moved.water', { ...params, cost, score })
  const owner = whose(overSeat, seat, hearer)
  return message(`doge.moved.${owner}`, owner === 'own' ? params : { ...params, overSeat, cost, score })
}

const stretchPart = ({ seat, to, overSeat }: EventOf<'doge.moved'>, hearer?: Seat): Json => {
  if (overSeat === null) return nested('named.way.water', { to: districtPart(to) })
  return nested(`named.way.${whose(overSeat, seat, hearer)}`, { to: districtPart(to), seat, overSeat })
}

/** Joins all stretches of a walk in one sentence. */
export const walked = (stretches: readonly EventOf<'doge.moved'>[], hearer?: Seat): Message => {
  const [first, last] = [stretches[0], stretches.at(-1)]
  if (first === undefined || last === undefined) throw new RangeError('No stretches')
  const cost = sumOf(stretches.map((each) => each.cost))
  return message(`event.doge.walked.${cost === 0 ? 'free' : 'paid'}`, {
    seat: first.seat,
    from: districtPart(first.from),
    way: stretches.map((stretch) => stretchPart(stretch, hearer)),
    cost,
    score: last.score,
  })
}

const banished = (
  { seat, district, counts, all }: EventOf<'aristocrats.banished'>,
  hearer?: Seat,
): Message => {
  const params = { seat, district: districtPart(district) }
  const parts = banishedParts(counts, seat, hearer)
  if (parts.length === 0) return message('aristocrats.banished.none', params)
  return message(`aristocrats.banished.${all ? 'all' : 'some'}`, { ...params, banished: parts })
}

const replaced = (
  { seat, ownerSeat, district, from }: EventOf<'aristocrat.replaced'>,
  hearer?: Seat,
): Message => {
  const params = { seat, ownerSeat, district: districtPart(district), ...fromParam(from) }
  return message(`aristocrat.replaced.${ownerSeat === hearer ? 'yours' : 'other'}.${fromKey(from)}`, params)
}

const taken = ({ seat, ownerSeat, at }: EventOf<'bridge.taken'>, hearer?: Seat): Message =>
  message(`bridge.taken.${whose(ownerSeat, seat, hearer)}`, { seat, ownerSeat, ...ends(at) })

type SeatEvent = EventOf<
  | 'first.drawn'
  | 'settling.started'
  | 'bridge.due'
  | 'dealing.started'
  | 'division.due'
  | 'choice.due'
  | 'bonus.due'
  | 'bonus.declined'
  | 'offers.divided'
>
const ofSeat = ({ type, seat }: SeatEvent): Message => message(type, { seat })

const inDistrict = ({ type, seat, district }: EventOf<'doge.placed' | 'doge.stayed'>): Message =>
  message(type, { seat, district: districtPart(district) })

const ofTotals = ({ type, passage, totals }: EventOf<'round.ended' | 'passage.ended'>): Message =>
  message(type, { passage, totals: totalParts(totals) })

const eventMessage = byType<Event, Message>({
  'first.drawn': ofSeat,
  'settling.started': ofSeat,
  'bridge.due': ofSeat,
  'dealing.started': ofSeat,
  'division.due': ofSeat,
  'choice.due': ofSeat,
  'bonus.due': ofSeat,
  'bonus.declined': ofSeat,
  'die.rolled': ({ seat, face, for: purpose }) => message(`die.rolled.${purpose}`, { seat, face }),
  'roll.voided': ({ seat, face }) => message('roll.voided', { seat, face }),
  'aristocrats.settled': ({ seat, district, left }) =>
    message('aristocrats.settled', { seat, district: districtPart(district), left }),
  'bridge.built': ({ seat, at, from, supply }) =>
    message(`bridge.built.${fromKey(from)}`, { seat, ...ends(at), ...fromParam(from), supply }),
  'bridge.taken': (event) => taken(event),
  'passage.started': ({ passage }) => message('passage.started', { passage }),
  'round.started': ({ passage, round, seat, last }) =>
    message(`round.started.${last ? 'last' : 'full'}`, { passage, round, seat }),
  'role.assigned': ({ seat, role }) => message(`role.assigned.${role}`, { seat }),
  'deck.reshuffled': ({ cards }) => message('deck.reshuffled', { cards }),
  'cards.dealt': ({ seat, count, cards }) =>
    cards === null
      ? message('cards.dealt.hidden', { seat, count })
      : message('cards.dealt.shown', { seat, cards: cardParts(cards) }),
  'limits.dealt': ({ seat, count, limits }) =>
    limits === null
      ? message('limits.dealt.hidden', { seat, count })
      : message('limits.dealt.shown', { seat, limits: limitNumbers(limits) }),
  // The event `offers.revealed` names them.
  'offers.divided': ofSeat,
  'offers.revealed': ({ seat, offers }) => message('offers.revealed', { seat, offers: pileParts(offers) }),
  'offer.taken': ({ seat, fromSeat, cards, limits, total }) => {
    const key = seat === fromSeat ? 'own' : 'other'
    return message(`offer.taken.${key}`, { seat, fromSeat, offer: pilePart({ cards, limits }), total })
  },
  'card.played': ofCard,
  'card.givenUp': ofCard,
  'aristocrat.placed': ({ seat, card, district, from }) => {
    const way = district === card ? 'here' : 'over'
    const params = { seat, district: districtPart(district), ...fromParam(from) }
    return message(`aristocrat.placed.${way}.${fromKey(from)}`, { ...params, card: districtPart(card) })
  },
  'aristocrat.replaced': (event) => replaced(event),
  'banishment.named': ({ seat, district, source }) =>
    message(`banishment.named.${source}`, { seat, district: districtPart(district) }),
  'aristocrats.banished': (event) => banished(event),
  'doge.placed': inDistrict,
  'doge.stayed': inDistrict,
  'doge.moved': (event) => moved(event),
  'district.scored': scored,
  'round.ended': ofTotals,
  'passage.ended': ofTotals,
  'bonus.scored': ({ seat, total, points, score }) =>
    message('bonus.scored', { seat, total, points, n: points, score }),
  'bonus.tied': () => message('bonus.tied'),
  'match.won': ({ seat, score, shared }) =>
    message(`match.won.${shared ? 'shared' : 'alone'}`, { seat, score }),
  'match.ended': ({ scores }) => message('match.ended', { scores: formatScores(scores) }),
})

export const sentence = eventSentence(eventMessage)

/** Effects of a card or a roll, and of a passage or the match that ends with it. */
const EFFECTS: ReadonlySet<Event['type']> = new Set([
  'offer.taken',
  'aristocrat.placed',
  'aristocrat.replaced',
  'aristocrats.banished',
  'banishment.named',
  'bridge.taken',
  'bridge.built',
  'doge.placed',
  'doge.stayed',
  'passage.ended',
  'bonus.scored',
  'match.won',
])

/** Of a roll for the roles it matters who chooses first; the final scoring is told by who wins. */
const isEffect = (event: Event): boolean => {
  if (event.type === 'district.scored') return event.why === 'doge'
  if (event.type === 'role.assigned') return event.role === 'firstChooser'
  return EFFECTS.has(event.type)
}

const addressedMessage = (event: Event, hearer: Seat): Message | undefined => {
  switch (event.type) {
    case 'aristocrat.replaced':
      return replaced(event, hearer)
    case 'aristocrats.banished':
      return banished(event, hearer)
    case 'bridge.taken':
      return taken(event, hearer)
    case 'doge.moved':
      return moved(event, hearer)
    default:
      return undefined
  }
}

/** An event that is about something of the seat that hears of it, addressed to that seat. */
const addressed = (event: Event, hearer: Seat | undefined): Event | Message => {
  if (hearer === undefined) return event
  const said = addressedMessage(event, hearer)
  return said === undefined ? event : { ...said, key: `event.${said.key}` }
}

const seatParts = (values: readonly number[], sign: 1 | -1): readonly Json[] =>
  values.flatMap((value, seat) =>
    value === 0 ? [] : [nested('caption.change', { seat, by: withSign(sign * value) })],
  )

/** What a step did on the map: what it scored, whom it took away, or what it put where. */
const captionOfMap = (events: readonly Event[], seat: Seat | undefined): Message | undefined => {
  const scored = eventsOfType(events, 'district.scored').find(({ why }) => why === 'doge')
  if (scored !== undefined) {
    const [district, changes] = [districtPart(scored.district), seatParts(scored.points, 1)]
    const stays = eventsOfType(events, 'doge.stayed').length > 0
    const way = seat === undefined ? 'alone' : stays ? 'stays' : 'comes'
    return changes.length === 0
      ? message(`caption.scored.${way}.nobody`, { district })
      : message(`caption.scored.${way}.some`, { district, changes })
  }
  const [gone] = eventsOfType(events, 'aristocrats.banished')
  if (gone !== undefined) {
    const [district, banished] = [districtPart(gone.district), banishedParts(gone.counts, seat)]
    if (banished.length === 0) return message('caption.banished.nobody', { district })
    const isFree = eventsOfType(events, 'banishment.named').some(({ source }) => source === 'bonus')
    return message(`caption.banished.${isFree ? 'free' : 'some'}`, { district, banished })
  }
  const replaced = eventsOfType(events, 'aristocrat.replaced')
  const [first] = replaced
  if (first !== undefined)
    return message('caption.replaced', {
      ownerSeat: first.ownerSeat,
      district: districtPart(first.district),
      n: replaced.length,
    })
  const bridges = eventsOfType(events, 'bridge.built')
  const [bridge] = bridges
  if (bridge !== undefined)
    return bridges.length === 1
      ? message('caption.bridge', ends(bridge.at))
      : message('caption.bridges', { n: bridges.length })
  const placed = eventsOfType(events, 'aristocrat.placed')
  const districts = [...new Set(placed.map(({ district }) => district))].map(districtPart)
  if (placed.length === 0) return undefined
  const over = placed.filter(({ card, district }) => card !== district).length
  const isOneEach = districts.length > 1 && districts.length === placed.length
  const where = message(`caption.placed.${isOneEach ? 'each' : 'here'}`, {
    districts: together(districts),
    n: placed.length,
  })
  if (over === 0) return where
  const way = over < placed.length ? 'some' : 'over'
  return message(`caption.placed.${way}`, { placed: nested(where.key, where.params), n: placed.length, over })
}

/** What walks of the Doge cost, and whom they paid. */
const tollsOf = (events: readonly Event[]): readonly number[] => {
  const by: number[] = []
  for (const { seat, overSeat, cost } of eventsOfType(events, 'doge.moved')) {
    by[seat] = (by[seat] ?? 0) - cost
    if (overSeat !== null) by[overSeat] = (by[overSeat] ?? 0) + cost
  }
  return Array.from(by, (each = 0) => each)
}

const captionOf = ([first, ...more]: readonly Message[]): Message | undefined =>
  first === undefined || more.length === 0
    ? first
    : message('caption.more', {
        first: nested(first.key, first.params),
        more: more.map(({ key, params }) => nested(key, params)),
      })

/** Who takes the step: points at the end of a passage are nobody’s step. */
const actorIn = (events: readonly Event[]): Seat | undefined => {
  const found = events.find((event) => 'seat' in event && event.type !== 'bonus.scored')
  return found !== undefined && 'seat' in found ? found.seat : undefined
}

/** One sentence about what a seat did; without a seat its parts by themselves. */
const doneBy = (seat: Seat | undefined, parts: readonly Message[]): readonly Message[] => {
  const [first, second, third] = parts.map(({ key, params }) => nested(key, params))
  if (seat === undefined || first === undefined) return parts
  if (second === undefined) return [message('caption.does.one', { seat, first })]
  return third === undefined
    ? [message('caption.does.two', { seat, first, second })]
    : [message('caption.does.three', { seat, first, second, third })]
}

/** What the scoring of all districts at the end brought each seat. */
const finalsOf = (events: readonly Event[]): readonly number[] => {
  const finals = eventsOfType(events, 'district.scored').filter(({ why }) => why === 'final')
  return (finals[0]?.points ?? []).map((_, seat) => sumOf(finals.map(({ points }) => points[seat] ?? 0)))
}

/**
 * The limit of what somebody took, whose cards then tell of themselves, the cards they discarded, what they did on the map,
 * and the points beside: the Doge's tolls, low limit totals, and all districts at the end.
 */
export const caption = (events: readonly Event[]): Message | undefined => {
  const seat = actorIn(events)
  const map = captionOfMap(events, seat)
  const [chosen] = events
  const limit = chosen?.type === 'offer.taken' ? sumOf(chosen.limits) : 0
  const takes = limit === 0 ? [] : [message('caption.takes', { limit })]
  const discarded = eventsOfType(events, 'card.givenUp').map(({ card }) => card)
  const discards =
    discarded.length === 0
      ? []
      : [message('caption.discards', { cards: pilePart({ cards: discarded, limits: [] }) })]
  // Once the others have played their cards, the distributor gets the last offer.
  const left = eventsOfType(events, 'offer.taken')
    .filter((each) => each !== chosen)
    .map((pile) => message('caption.left', { toSeat: pile.seat, offer: pilePart(pile) }))
  const tolls = seatParts(tollsOf(events), 1)
  const limits = eventsOfType(events, 'bonus.scored').map(({ seat, points }) =>
    nested('caption.change', { seat, by: withSign(points) }),
  )
  const finals = seatParts(finalsOf(events), 1)
  const done = captionOf([
    ...doneBy(seat, [...takes, ...discards, ...(map === undefined ? [] : [map])]),
    ...(tolls.length === 0 ? [] : [message('caption.tolls', { changes: tolls })]),
    ...(limits.length === 0 ? [] : [message('caption.limits', { changes: limits })]),
    ...(finals.length === 0 ? [] : [message('caption.finals', { changes: finals })]),
  ])
  return captionOf([...(done === undefined ? [] : [done]), ...left])
}

/**
 * The first event, or a card's effect instead of the fact that it was played; then its results on the map and at the
 * end of a passage. A walk of the Doge is one sentence.
 */
export const account = (events: readonly Event[], hearer?: Seat): readonly (Event | Message)[] => {
  const stretches = events.filter((event): event is EventOf<'doge.moved'> => event.type === 'doge.moved')
  return events.flatMap((event, index): readonly (Event | Message)[] => {
    if (index === 0) return event.type === 'card.played' ? [] : [addressed(event, hearer)]
    if (event.type !== 'doge.moved') return isEffect(event) ? [addressed(event, hearer)] : []
    if (event !== stretches[0]) return []
    return [stretches.length === 1 ? addressed(event, hearer) : walked(stretches, hearer)]
  })
}
