/** A sentence for every event. */
import { seatsOf } from '../../../kernel/seat.ts'
import type { Json } from '../../../kernel/json.ts'
import { byType } from '../../../kernel/rules/by-type.ts'
import { standings } from '../../../kernel/numbers.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { eventSentence, message, part, type Message } from '../../../kernel/text.ts'
import { nameOf, type Border, type District } from '../components/districts.ts'
import type { Event, EventOf } from '../event.ts'
import { banishedParts, cardNames, limitNumbers, pileName, pileNames } from './names.ts'
import { districtOf } from '../components/pieces.ts'

const ends = ([low, high]: Border) => ({ one: nameOf(low), other: nameOf(high) })

/** Limit totals, with whose they are. */
const totalParts = (totals: readonly number[]) =>
  totals.map((value, seat) => part('named.total', { seat, value }))

const fromKey = (from: District | null): string => (from === null ? 'reserve' : 'district')

const fromParam = (from: District | null): { readonly [name: string]: Json } =>
  from === null ? {} : { from: nameOf(from) }

/** District cards share a sentence. */
const ofCard = ({ type, seat, card }: EventOf<'card.played' | 'card.givenUp'>): Message => {
  const district = districtOf(card)
  if (district === undefined) return message(`${type}.${card}`, { seat })
  return message(`${type}.district`, { seat, district: nameOf(district) })
}

/** Who gets what, by the kind of result. */
const scored = ({ district, why, points }: EventOf<'district.scored'>): Message => {
  const winners = seatsOf(points.length)
    .filter((seat) => (points[seat] ?? 0) > 0)
    .sort((one, other) => (points[other] ?? 0) - (points[one] ?? 0))
  const [leadSeat, nextSeat, thirdSeat, fourthSeat] = winners
  const params = { district: nameOf(district) }
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

const moved = ({ seat, from, to, overSeat, cost, score }: EventOf<'doge.moved'>): Message => {
  const params = { seat, from: nameOf(from), to: nameOf(to) }
  if (overSeat === null) return message('doge.moved.water', { ...params, cost, score })
  if (overSeat === seat) return message('doge.moved.own', params)
  return message('doge.moved.other', { ...params, overSeat, cost, score })
}

const stretchPart = ({ seat, to, overSeat }: EventOf<'doge.moved'>): Json => {
  if (overSeat === null) return part('named.way.water', { to: nameOf(to) })
  if (overSeat === seat) return part('named.way.own', { to: nameOf(to) })
  return part('named.way.bridge', { to: nameOf(to), overSeat })
}

/** All stretches of a walk in one sentence. */
export const walked = (stretches: readonly EventOf<'doge.moved'>[]): Message => {
  const [first, last] = [stretches[0], stretches.at(-1)]
  if (first === undefined || last === undefined) throw new RangeError('No stretches')
  const cost = sumOf(stretches.map((each) => each.cost))
  return message(`event.doge.walked.${cost === 0 ? 'free' : 'paid'}`, {
    seat: first.seat,
    from: nameOf(first.from),
    way: stretches.map(stretchPart),
    cost,
    score: last.score,
  })
}

const banished = ({ seat, district, counts, all }: EventOf<'aristocrats.banished'>): Message => {
  const params = { seat, district: nameOf(district) }
  const parts = banishedParts(counts)
  if (parts.length === 0) return message('aristocrats.banished.none', params)
  return message(`aristocrats.banished.${all ? 'all' : 'some'}`, { ...params, banished: parts })
}

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
  message(type, { seat, district: nameOf(district) })

const ofTotals = ({ type, passage, totals }: EventOf<'round.ended' | 'passage.ended'>): Message =>
  message(type, { passage, totals: totalParts(totals) })

const toSentence = byType<Event, Message>({
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
    message('aristocrats.settled', { seat, district: nameOf(district), left }),
  'bridge.built': ({ seat, at, from, supply }) =>
    message(`bridge.built.${fromKey(from)}`, { seat, ...ends(at), ...fromParam(from), supply }),
  'bridge.taken': ({ seat, ownerSeat, at }) =>
    seat === ownerSeat
      ? message('bridge.taken.own', { seat, ...ends(at) })
      : message('bridge.taken.other', { seat, ownerSeat, ...ends(at) }),
  'passage.started': ({ passage }) => message('passage.started', { passage }),
  'round.started': ({ passage, round, seat, last }) =>
    message(`round.started.${last ? 'last' : 'full'}`, { passage, round, seat }),
  'role.assigned': ({ seat, role }) => message(`role.assigned.${role}`, { seat }),
  'deck.reshuffled': ({ cards }) => message('deck.reshuffled', { cards }),
  'cards.dealt': ({ seat, count, cards }) =>
    cards === null
      ? message('cards.dealt.hidden', { seat, count })
      : message('cards.dealt.shown', { seat, cards: cardNames(cards) }),
  'limits.dealt': ({ seat, count, limits }) =>
    limits === null
      ? message('limits.dealt.hidden', { seat, count })
      : message('limits.dealt.shown', { seat, limits: limitNumbers(limits) }),
  // Which they are is told when they are revealed.
  'offers.divided': ofSeat,
  'offers.revealed': ({ seat, offers }) => message('offers.revealed', { seat, offers: pileNames(offers) }),
  'offer.taken': ({ seat, fromSeat, cards, limits, total }) => {
    const key = seat === fromSeat ? 'own' : 'other'
    return message(`offer.taken.${key}`, { seat, fromSeat, offer: pileName({ cards, limits }), total })
  },
  'card.played': ofCard,
  'card.givenUp': ofCard,
  'aristocrat.placed': ({ seat, card, district, from }) => {
    const way = district === card ? 'here' : 'over'
    const params = { seat, district: nameOf(district), ...fromParam(from) }
    return message(`aristocrat.placed.${way}.${fromKey(from)}`, { ...params, card: nameOf(card) })
  },
  'aristocrat.replaced': ({ seat, ownerSeat, district, from }) => {
    const params = { seat, ownerSeat, district: nameOf(district), ...fromParam(from) }
    return message(`aristocrat.replaced.${fromKey(from)}`, params)
  },
  'banishment.named': ({ seat, district, source }) =>
    message(`banishment.named.${source}`, { seat, district: nameOf(district) }),
  'aristocrats.banished': banished,
  'doge.placed': inDistrict,
  'doge.stayed': inDistrict,
  'doge.moved': moved,
  'district.scored': scored,
  'round.ended': ofTotals,
  'passage.ended': ofTotals,
  'bonus.scored': ({ seat, total, points, score }) =>
    message('bonus.scored', { seat, total, points, n: points, score }),
  'bonus.tied': () => message('bonus.tied'),
  'match.won': ({ seat, score, shared }) =>
    message(`match.won.${shared ? 'shared' : 'alone'}`, { seat, score }),
  'match.ended': ({ scores }) => message('match.ended', { scores: standings(scores) }),
})

export const sentence = eventSentence(toSentence)
