/** A sentence for every event. */
import { message, type Message } from '../../../kernel/text.ts'
import { classOf, districtOf } from '../components/cards.ts'
import { KINDS, type Kind, type TrackName } from '../components/deck/types.ts'
import type { Event, EventOf } from '../event.ts'
import { stockOf } from '../components/pieces.ts'
import type { BuildingId, Card, EventId } from '../components/cards.ts'

type Params = Message['params']

/** A message as a parameter. */
const part = (key: string, params: Params = {}): { readonly key: string; readonly params: Params } => ({
  key,
  params,
})

const district = (card: Card) => part(`deck.district.${districtOf(card).id}`)
const building = (id: BuildingId) => part(`deck.building.${id}.name`)
const trackName = (track: TrackName) => part(`deck.track.${track}`)
const kindName = (kind: Kind) => part(`deck.kind.${kind}`)

/** `deck.special.…`, `deck.quake.…`, `deck.general.…`. */
const SECTIONS = { general: 'general', weather: 'special', quake: 'quake' } as const
const card = (id: EventId) => part(`deck.${SECTIONS[classOf(id)]}.${id}.name`)

const pieces = (list: readonly Kind[]) =>
  KINDS.flatMap((kind, at) => {
    const n = stockOf(list)[at] ?? 0
    return n > 0 ? [part(`pieces.${kind}`, { n })] : []
  })

const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`)

type Lessened = EventOf<'building.damaged'> | EventOf<'building.worn'> | EventOf<'building.strengthened'>

const onTrack = ({ seat, building: id, track, kind, left }: Lessened): Params => ({
  seat,
  building: building(id),
  track: trackName(track),
  kind: kindName(kind),
  left,
})

const ofTable = (event: Event): Message | undefined => {
  switch (event.type) {
    case 'building.built': {
      const { seat, level, material, structure } = event
      const params = { seat, building: building(event.building), district: district(event.card) }
      return message(`building.built.${level}`, { ...params, material, structure })
    }
    case 'building.strengthened':
      return message(`building.strengthened.${event.from}`, { ...onTrack(event), pieces: event.count })
    case 'building.returned':
      return message(event.type, { seat: event.seat, building: building(event.building) })
    case 'district.drawn':
    case 'district.returned':
      return message(event.type, { seat: event.seat, district: district(event.card) })
    case 'building.drawn':
    case 'building.putBack': {
      const { seat } = event
      if (event.building === null) return message(`${event.type}.hidden`, { seat })
      return message(`${event.type}.shown`, { seat, building: building(event.building) })
    }
    case 'pieces.paid':
    case 'pieces.taken':
      return message(`${event.type}.${event.why}`, { seat: event.seat, pieces: pieces(event.pieces) })
    case 'pieces.given': {
      const { seat, toSeat, why } = event
      return message(`pieces.given.${why}`, { seat, toSeat, pieces: pieces(event.pieces) })
    }
    case 'pieces.lent':
      return message(event.type, { seat: event.seat, toSeat: event.toSeat, pieces: pieces(event.pieces) })
    case 'loan.collected': {
      const { seat, fromSeat } = event
      if (event.pieces.length === 0) return message('loan.collected.none', { seat, fromSeat })
      return message('loan.collected.some', { seat, fromSeat, pieces: pieces(event.pieces) })
    }
    case 'building.bought': {
      const { seat, ownerSeat } = event
      const params = { seat, ownerSeat, building: building(event.building), district: district(event.card) }
      return message(event.type, params)
    }
    case 'districts.exchanged': {
      const { seat, otherSeat } = event
      const params = { seat, otherSeat, district: district(event.card), other: district(event.other) }
      return message(event.type, params)
    }
    case 'building.undercut': {
      const { seat, ownerSeat, track } = event
      const params = { seat, ownerSeat, building: building(event.building), track: trackName(track) }
      return message(event.type, { ...params, removed: event.removed })
    }
    case 'building.worn':
      return message(event.type, { ...onTrack(event), removed: event.removed })
    case 'building.produced':
    case 'production.missed': {
      const { seat, kind } = event
      return message(event.type, { seat, building: building(event.building), kind: kindName(kind) })
    }
    default:
      return undefined
  }
}

const ofCards = (event: Event): Message | undefined => {
  switch (event.type) {
    case 'forecast.set': {
      const { seat, of, change } = event
      if (change === 0) return message(`forecast.set.${of}.none`, { seat })
      return message(`forecast.set.${of}.some`, { seat, change: signed(change) })
    }
    case 'card.turned':
      if (event.event === 'end') return message('card.turned.end', { seat: event.seat })
      return message(`card.turned.${event.of}`, { seat: event.seat, card: card(event.event) })
    case 'card.kept':
    case 'effect.lapsed':
    case 'effect.declined':
    case 'event.researched':
      return message(event.type, { seat: event.seat, card: card(event.event) })
    case 'card.played': {
      const { seat, on } = event
      const played = { seat, card: card(event.event) }
      if (on === null) return message('card.played.turn', played)
      const place = typeof on === 'string' ? building(on) : district(on)
      return message('card.played.hit', { ...played, place })
    }
    case 'die.rolled':
      return message(`die.rolled.${event.why}`, { seat: event.seat, die: event.die })
    case 'disaster.struck': {
      const { hits } = event
      if (hits.length === 0) return message('disaster.struck.nobody', { card: card(event.event) })
      const places = hits.map((hit) =>
        part('hit', { seat: hit.seat, district: district(hit.card), damage: hit.damage }),
      )
      return message('disaster.struck.some', { card: card(event.event), places })
    }
    case 'hit.eased':
      return message(event.type, {
        seat: event.seat,
        district: district(event.card),
        damage: event.damage,
      })
    case 'hit.moved': {
      const { seat, toSeat, hit } = event
      const params = { seat, toSeat, district: district(event.card), other: district(hit.card) }
      return message(event.type, { ...params, damage: hit.damage })
    }
    case 'hit.stayed':
      return message(event.type, { seat: event.seat, district: district(event.card) })
    case 'building.damaged':
      return message(event.type, { ...onTrack(event), removed: event.removed })
    case 'building.collapsed': {
      const { seat, damage } = event
      const params = { seat, building: building(event.building), district: district(event.card) }
      return message(event.type, { ...params, damage })
    }
    case 'damage.taken':
      return message(event.collapsed > 0 ? 'damage.taken.lost' : 'damage.taken.held', {
        seat: event.seat,
        n: event.collapsed,
      })
    default:
      return undefined
  }
}

const ofCourse = (event: Event): Message => {
  switch (event.type) {
    case 'first.drawn':
    case 'turn.passed':
      return message(event.type, { seat: event.seat })
    case 'role.drawn':
    case 'role.taken':
      return message(event.type, { seat: event.seat, role: part(`role.${event.role}.name`) })
    case 'round.started':
      return message(event.type, { seat: event.seat, round: event.round })
    case 'phase.started':
      return message(`phase.started.${event.phase}`, { round: event.round })
    case 'turn.started':
      return message(event.type, { seat: event.seat, turn: event.turn, pass: event.pass })
    case 'choice.declined':
      return message(`choice.declined.${event.of}`, { seat: event.seat })
    case 'step.due': {
      const [task] = event.agenda
      if (task === undefined) return message('step.due.nothing')
      return message(`step.due.${task.do}`, task.do === 'drawFirst' ? {} : { seat: task.seat })
    }
    case 'match.won':
      return message(event.shared ? 'match.won.shared' : 'match.won.alone', {
        seat: event.seat,
        score: event.score,
      })
    case 'match.ended':
      return message(event.type, { scores: event.scores.join(' : ') })
    default:
      throw new Error(`No sentence for ${event.type}`)
  }
}

/** A sentence for an event: a key under `event` and what to fill in. */
export const sentence = (event: Event): Message => {
  const { key, params } = ofTable(event) ?? ofCards(event) ?? ofCourse(event)
  return message(`event.${key}`, params)
}
