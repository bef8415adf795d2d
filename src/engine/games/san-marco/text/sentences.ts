/** A sentence for every event. */
import { seatsOf } from '../../../kernel/seat.ts'
import type { Json } from '../../../kernel/json.ts'
import { message, type Message } from '../../../kernel/text.ts'
import { nameOf } from '../components/districts.ts'
import type { Event, EventOf } from '../event.ts'
import { cardsText, pileText } from './notation.ts'
import { districtOf } from '../components/pieces.ts'
import type { Card } from '../components/pieces.ts'
import type { Border, District } from '../components/districts.ts'

const ends = ([low, high]: Border) => ({ one: nameOf(low), other: nameOf(high) })

/** Limit totals and counts by seat. */
const listed = (numbers: readonly number[]): string => numbers.join(' · ')

const fromKey = (from: District | null): string => (from === null ? 'reserve' : 'district')

const fromParam = (from: District | null): { readonly [name: string]: Json } =>
  from === null ? {} : { from: nameOf(from) }

/** District cards share a sentence. */
const ofCard = (type: string, seat: number, card: Card): Message => {
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

const banished = ({ seat, district, counts, all }: EventOf<'aristocrats.banished'>): Message => {
  const count = counts.reduce((sum, each) => sum + each, 0)
  const params = { seat, district: nameOf(district) }
  if (count === 0) return message('aristocrats.banished.none', params)
  const key = all ? 'all' : 'some'
  return message(`aristocrats.banished.${key}`, { ...params, count, counts: listed(counts) })
}

const dealt = (event: EventOf<'cards.dealt' | 'limits.dealt'>): Message => {
  const { seat, count } = event
  if (event.type === 'cards.dealt')
    return event.cards === null
      ? message('cards.dealt.hidden', { seat, count })
      : message('cards.dealt.shown', { seat, cards: cardsText(event.cards) })
  return event.limits === null
    ? message('limits.dealt.hidden', { seat, count })
    : message('limits.dealt.shown', { seat, limits: event.limits.join(' ') })
}

const toSentence = (event: Event): Message => {
  switch (event.type) {
    case 'first.drawn':
    case 'settling.started':
    case 'bridge.due':
    case 'dealing.started':
    case 'division.due':
    case 'choice.due':
    case 'bonus.due':
    case 'bonus.declined':
      return message(event.type, { seat: event.seat })
    case 'die.rolled':
      return message(`die.rolled.${event.for}`, { seat: event.seat, face: event.face })
    case 'roll.voided':
      return message('roll.voided', { seat: event.seat, face: event.face })
    case 'aristocrats.settled':
      return message(event.type, { seat: event.seat, district: nameOf(event.district), left: event.left })
    case 'bridge.built': {
      const { seat, at, from, supply } = event
      return message(`bridge.built.${fromKey(from)}`, { seat, ...ends(at), ...fromParam(from), supply })
    }
    case 'bridge.taken':
      return event.seat === event.ownerSeat
        ? message('bridge.taken.own', { seat: event.seat, ...ends(event.at) })
        : message('bridge.taken.other', { seat: event.seat, ownerSeat: event.ownerSeat, ...ends(event.at) })
    case 'passage.started':
      return message('passage.started', { passage: event.passage })
    case 'round.started': {
      const { passage, round, seat, last } = event
      return message(`round.started.${last ? 'last' : 'full'}`, { passage, round, seat })
    }
    case 'role.assigned':
      return message(`role.assigned.${event.role}`, { seat: event.seat })
    case 'deck.reshuffled':
      return message('deck.reshuffled', { cards: event.cards })
    case 'cards.dealt':
    case 'limits.dealt':
      return dealt(event)
    case 'offers.divided':
      return event.offers === null
        ? message('offers.divided.hidden', { seat: event.seat })
        : message('offers.divided.shown', {
            seat: event.seat,
            offers: event.offers.map(pileText).join(' | '),
          })
    case 'offers.revealed':
      return message(event.type, { seat: event.seat, offers: event.offers.map(pileText).join(' | ') })
    case 'offer.taken': {
      const { seat, fromSeat, cards, limits, total } = event
      const key = seat === fromSeat ? 'own' : 'other'
      return message(`offer.taken.${key}`, { seat, fromSeat, offer: pileText({ cards, limits }), total })
    }
    case 'card.played':
    case 'card.givenUp':
      return ofCard(event.type, event.seat, event.card)
    case 'aristocrat.placed': {
      const { seat, card, district, from } = event
      const way = district === card ? 'here' : 'over'
      const params = { seat, district: nameOf(district), ...fromParam(from) }
      return message(`aristocrat.placed.${way}.${fromKey(from)}`, { ...params, card: nameOf(card) })
    }
    case 'aristocrat.replaced': {
      const { seat, ownerSeat, district, from } = event
      const params = { seat, ownerSeat, district: nameOf(district), ...fromParam(from) }
      return message(`aristocrat.replaced.${fromKey(from)}`, params)
    }
    case 'banishment.named':
      return message(`banishment.named.${event.source}`, {
        seat: event.seat,
        district: nameOf(event.district),
      })
    case 'aristocrats.banished':
      return banished(event)
    case 'doge.placed':
    case 'doge.stayed':
      return message(event.type, { seat: event.seat, district: nameOf(event.district) })
    case 'doge.moved':
      return moved(event)
    case 'district.scored':
      return scored(event)
    case 'round.ended':
    case 'passage.ended':
      return message(event.type, { passage: event.passage, totals: listed(event.totals) })
    case 'bonus.scored': {
      const { seat, total, points, score } = event
      return message('bonus.scored', { seat, total, points, score })
    }
    case 'bonus.tied':
      return message('bonus.tied')
    case 'match.won':
      return message(event.shared ? 'match.won.shared' : 'match.won.alone', {
        seat: event.seat,
        score: event.score,
      })
    case 'match.ended':
      return message('match.ended', { scores: event.scores.join(' : ') })
  }
}

/** A sentence for an event: a key under `event` and what to fill in. */
export const sentence = (event: Event): Message => {
  const { key, params } = toSentence(event)
  return message(`event.${key}`, params)
}
