/** A sentence for every action and every event, and the events that show each rule. */
import { byType, eventsOfType } from '../../../kernel/rules/by-type.ts'
import { formatScores, withSign } from '../../../kernel/numbers.ts'
import { eventSentence, message, nested, type Message, actionSentence } from '../../../kernel/text.ts'
import type { Event, EventOf } from '../event.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { eventMatchers, type RuleEvents } from '../../../kernel/rules/rule-list.ts'
import type { Action, ActionOf } from '../action.ts'
import {
  type BuildingId,
  classOf,
  districtOf,
  effectAt,
  isSecond,
  type Card,
  type EventId,
} from '../components/cards.ts'
import { KINDS, type Kind, type TrackName } from '../components/deck/types.ts'
import { stockOf } from '../components/pieces.ts'

/** Cards, buildings, tracks and pieces by their names, as messages to use as parameters. */
export const districtPart = (card: Card) => nested(`deck.district.${districtOf(card).id}`)
export const buildingPart = (id: BuildingId) => nested(`deck.building.${id}.name`)
const trackPart = (track: TrackName) => nested(`deck.track.${track}`)
const kindPart = (kind: Kind) => nested(`deck.kind.${kind}`)

/** `deck.special.…`, `deck.quake.…`, `deck.general.…`. */
const SECTIONS = { general: 'general', weather: 'special', quake: 'quake' } as const
export const cardPart = (id: EventId) => nested(`deck.${SECTIONS[classOf(id)]}.${id}.name`)

/** A card that may be anybody's: the second of its district is told apart from the first. */
const othersPart = (card: Card) =>
  isSecond(card) ? nested('secondCard', { district: districtPart(card) }) : districtPart(card)
/** What a card is played for: a building, or all buildings on a district card. */
export const placePart = (on: BuildingId | Card) =>
  typeof on === 'string' ? buildingPart(on) : districtPart(on)

const pieceParts = (list: readonly Kind[]) =>
  KINDS.flatMap((kind, at) => {
    const n = stockOf(list)[at] ?? 0
    return n > 0 ? [nested(`pieces.${kind}`, { n })] : []
  })

/** The key says whether a building is known; if so, it is a parameter. */
const ofHidden = (key: string, id: BuildingId | null, params: Message['params'] = {}): Message =>
  id === null
    ? message(`${key}.hidden`, params)
    : message(`${key}.shown`, { ...params, building: buildingPart(id) })

const actionMessage = byType<Action, Message>({
  drawFirst: ({ seat }) => message('drawFirst', { seat }),
  drawRole: ({ seat, role }) => message('drawRole', { seat, role: nested(`role.${role}.name`) }),
  drawDistrict: ({ seat, district: id }) =>
    message('drawDistrict', { seat, district: nested(`deck.district.${id}`) }),
  drawBuilding: ({ seat, building: id }) => ofHidden('drawBuilding', id, { seat }),
  turnUp: ({ seat, event }) =>
    event === 'end'
      ? message('turnUp.end', { seat })
      : message('turnUp.card', { seat, card: cardPart(event) }),
  roll: ({ seat, die }) => message('roll', { seat, die }),
  role: ({ role }) => message('role', { role: nested(`role.${role}.name`) }),
  build: ({ building: id, card: at }) =>
    message('build', { building: buildingPart(id), district: districtPart(at) }),
  swapLand: ({ card: at }) => message('swapLand', { district: districtPart(at) }),
  review: ({ building: id }) => ofHidden('review', id),
  strengthen: ({ building: id, track, count }) =>
    message('strengthen', { building: buildingPart(id), track: trackPart(track), count }),
  trade: ({ pay, take }) => message('trade', { pay: pieceParts(pay), take: pieceParts(take) }),
  plan: ({ pay }) => message('plan', { pay: pieceParts(pay) }),
  pass: () => message('pass'),
  buy: ({ building: id, card: at, pay }) =>
    message('buy', { building: buildingPart(id), district: districtPart(at), pay: pieceParts(pay) }),
  exchange: ({ card: at, other }) =>
    message('exchange', { district: districtPart(at), other: othersPart(other) }),
  lend: ({ seat, pieces: all }) => message('lend', { toSeat: seat, pieces: pieceParts(all) }),
  undercut: ({ building: id, track }) =>
    message('undercut', { building: buildingPart(id), track: trackPart(track) }),
  play: ({ event, on }) =>
    on === null
      ? message('play.turn', { card: cardPart(event) })
      : message('play.hit', { card: cardPart(event), place: placePart(on) }),
  fitOut: ({ track, count }) => message('fitOut.any', { track: trackPart(track), count }),
  forecast: ({ change }) =>
    change === 0 ? message('forecast.none') : message('forecast.some', { change: withSign(change) }),
  carryOut: () => message('carryOut'),
  keep: () => message('keep'),
  take: ({ pieces: all }) => message('take', { pieces: pieceParts(all) }),
  pay: ({ pieces: all }) => message('pay', { pieces: pieceParts(all) }),
  putBack: ({ buildings }) => {
    const known = buildings.flatMap((id) => (id === null ? [] : [buildingPart(id)]))
    if (buildings.length === 0) return message('putBack.none')
    return known.length === buildings.length
      ? message('putBack.shown', { buildings: known })
      : message('putBack.hidden', { n: buildings.length })
  },
  reinforce: ({ on, track }) => message('reinforce', { place: placePart(on), track: trackPart(track) }),
  tryShift: () => message('tryShift'),
  shiftTo: ({ card: at }) => message('shiftTo', { district: othersPart(at) }),
  research: () => message('research'),
  endure: () => message('endure'),
  expand: () => message('expand'),
  decline: () => message('decline.any'),
})

/** What is declined, as the button says it. */
const declinedIn = (events: readonly Event[]): string => {
  for (const event of events) {
    if (event.type === 'choice.declined') return event.of === 'extra' ? 'take' : event.of
    if (event.type === 'hit.stayed') return 'shiftTo'
    if (event.type !== 'effect.declined') continue
    const { do: does } = effectAt(event.event, event.at)
    if (does === 'strengthen') return 'reinforce'
    if (does === 'gain') return 'take'
    if (does === 'trade' || does === 'build') return does
  }
  return 'any'
}

/** Pieces that a dealer adds, to the building that the events name. */
const fitOutMessage = (action: ActionOf<'fitOut'>, events: readonly Event[]): Message => {
  const added = events.find((event) => event.type === 'building.strengthened')
  if (added === undefined) return actionMessage(action)
  const { track, count } = action
  return message('fitOut.one', { track: trackPart(track), count, building: buildingPart(added.building) })
}

export const describe = actionSentence((action: Action, events: readonly Event[]) => {
  if (action.type === 'decline') return message(`decline.${declinedIn(events)}`)
  return action.type === 'fitOut' ? fitOutMessage(action, events) : actionMessage(action)
})

/** Matchers for the events that show a rule of Quake-nopoly at work. */
const on = eventMatchers<Event>()

export const ruleEvents: RuleEvents = {
  'QK-2': [on('role.drawn'), on('role.taken')],
  'QK-6': [on('district.drawn')],
  'QK-7': [on('first.drawn')],
  'QK-8': [on('phase.started')],
  'QK-10': [on('building.built')],
  'QK-11': [on('district.returned')],
  'QK-12': [on('building.putBack')],
  'QK-13': [on('building.strengthened', ({ from }) => from === 'own')],
  'QK-14': [
    on('pieces.paid', ({ why }) => why === 'trade'),
    on('pieces.taken', ({ why }) => why === 'trade'),
  ],
  'QK-15': [on('pieces.paid', ({ why }) => why === 'plan')],
  'QK-16': [on('turn.passed')],
  'QK-17': [on('card.turned', ({ of }) => of !== 'end')],
  'QK-18': [on('card.kept'), on('card.played'), on('effect.lapsed')],
  'QK-19': [on('disaster.struck', ({ of, hits }) => of === 'weather' && hits.length > 0)],
  'QK-20': [on('building.damaged'), on('building.collapsed')],
  'QK-21': [on('building.damaged')],
  'QK-22': [on('building.collapsed')],
  'QK-23': [on('disaster.struck', ({ of, hits }) => of === 'quake' && hits.length > 0)],
  'QK-23b': [on('damage.taken')],
  'QK-24': [on('building.produced'), on('production.missed')],
  'QK-25': [on('round.started', ({ round }) => round > 1)],
  'QK-26': [on('phase.started', ({ phase }) => phase === 'expansion')],
  'QK-27': [on('card.turned', ({ of }) => of === 'end')],
  'QK-28': [on('match.ended')],
  'QK-32': [on('match.won')],
  'QK-33': [on('pieces.taken', ({ why }) => why === 'landlord')],
  'QK-33a': [on('districts.exchanged')],
  'QK-34': [on('pieces.lent'), on('loan.collected')],
  'QK-35': [on('building.strengthened', ({ from }) => from === 'supply')],
  'QK-35a': [on('building.undercut')],
  'QK-36': [on('forecast.set', ({ of }) => of === 'quake')],
  'QK-36a': [on('event.researched')],
  'QK-37': [on('forecast.set', ({ of }) => of === 'weather')],
  'QK-37a': [on('hit.eased'), on('hit.moved')],
  'QK-38a': [on('building.bought')],
}

/** Losses, reported to the seat that suffers them. */
const LOSSES: readonly Event['type'][] = ['building.damaged', 'building.collapsed']
/** Without these the first event tells only half: what was paid, but not for what. */
const GAINS: readonly Event['type'][] = ['building.bought', 'building.undercut', 'pieces.taken']

/** The first event, with what was bought or taken and what the hearer's buildings suffered. */
export const account = (events: readonly Event[], hearer?: Seat): readonly Event[] =>
  events.filter(
    (event, index) =>
      index === 0 ||
      GAINS.includes(event.type) ||
      (LOSSES.includes(event.type) && 'seat' in event && event.seat === hearer),
  )

type Params = Message['params']

type OnTrack = EventOf<'building.damaged' | 'building.worn' | 'building.strengthened'>

const onTrack = ({ seat, building: id, track, kind, left }: OnTrack): Params => ({
  seat,
  building: buildingPart(id),
  track: trackPart(track),
  kind: kindPart(kind),
  left,
})

const lessened = (event: EventOf<'building.damaged' | 'building.worn'>): Message =>
  message(event.type, { ...onTrack(event), removed: event.removed })

/** What was built or strengthened; all else has a picture of its own. */
export const caption = (events: readonly Event[]): Message | undefined => {
  const [built] = eventsOfType(events, 'building.built')
  if (built !== undefined) return message('caption.built', { building: buildingPart(built.building) })
  const [more] = eventsOfType(events, 'building.strengthened')
  return more && message('caption.strengthened', { ...onTrack(more), pieces: more.count })
}

const ofSeat = ({ type, seat }: EventOf<'first.drawn' | 'turn.passed'>): Message => message(type, { seat })

const ofRole = ({ type, seat, role }: EventOf<'role.drawn' | 'role.taken'>): Message =>
  message(type, { seat, role: nested(`role.${role}.name`) })

const ofDistrict = ({
  type,
  seat,
  card: at,
}: EventOf<'district.drawn' | 'district.returned' | 'hit.stayed'>): Message =>
  message(type, { seat, district: districtPart(at) })

const ofHandCard = ({ type, seat, building: id }: EventOf<'building.drawn' | 'building.putBack'>): Message =>
  id === null
    ? message(`${type}.hidden`, { seat })
    : message(`${type}.shown`, { seat, building: buildingPart(id) })

const toOrFromSupply = ({ type, seat, why, pieces: all }: EventOf<'pieces.paid' | 'pieces.taken'>): Message =>
  message(`${type}.${why}`, { seat, pieces: pieceParts(all) })

const ofProduct = ({
  type,
  seat,
  building: id,
  kind,
}: EventOf<'building.produced' | 'production.missed'>): Message =>
  message(type, { seat, building: buildingPart(id), kind: kindPart(kind) })

const ofEventCard = ({
  type,
  seat,
  event,
}: EventOf<'card.kept' | 'effect.lapsed' | 'effect.declined' | 'event.researched'>): Message =>
  message(type, { seat, card: cardPart(event) })

const eventMessage = byType<Event, Message>({
  'first.drawn': ofSeat,
  'role.drawn': ofRole,
  'role.taken': ofRole,
  'district.drawn': ofDistrict,
  'building.drawn': ofHandCard,
  'round.started': ({ seat, round }) => message('round.started', { seat, round }),
  'phase.started': ({ phase, round }) => message(`phase.started.${phase}`, { round }),
  'turn.started': ({ seat, turn, pass }) => message('turn.started', { seat, turn, pass }),
  'turn.passed': ofSeat,

  'building.built': ({ seat, building: id, card: at, level, material, structure }) => {
    const params = { seat, building: buildingPart(id), district: districtPart(at) }
    return message(`building.built.${level}`, { ...params, material, structure })
  },
  'building.strengthened': (event) =>
    message(`building.strengthened.${event.from}`, { ...onTrack(event), pieces: event.count }),
  'building.returned': ({ seat, building: id }) =>
    message('building.returned', { seat, building: buildingPart(id) }),
  'district.returned': ofDistrict,
  'building.putBack': ofHandCard,
  'pieces.paid': toOrFromSupply,
  'pieces.taken': toOrFromSupply,
  'pieces.given': ({ seat, toSeat, why, pieces: all }) =>
    message(`pieces.given.${why}`, { seat, toSeat, pieces: pieceParts(all) }),
  'building.bought': ({ seat, ownerSeat, building: id, card: at }) =>
    message('building.bought', { seat, ownerSeat, building: buildingPart(id), district: districtPart(at) }),
  'districts.exchanged': ({ seat, otherSeat, card: own, other }) =>
    message('districts.exchanged', {
      seat,
      otherSeat,
      district: districtPart(own),
      other: districtPart(other),
    }),
  'pieces.lent': ({ seat, toSeat, pieces: all }) =>
    message('pieces.lent', { seat, toSeat, pieces: pieceParts(all) }),
  'loan.collected': ({ seat, fromSeat, pieces: all }) =>
    all.length === 0
      ? message('loan.collected.none', { seat, fromSeat })
      : message('loan.collected.some', { seat, fromSeat, pieces: pieceParts(all) }),
  'building.undercut': ({ seat, ownerSeat, building: id, track, removed }) =>
    message('building.undercut', {
      seat,
      ownerSeat,
      building: buildingPart(id),
      track: trackPart(track),
      removed,
    }),

  'forecast.set': ({ seat, of, change }) =>
    change === 0
      ? message(`forecast.set.${of}.none`, { seat })
      : message(`forecast.set.${of}.some`, { seat, change: withSign(change) }),
  'card.turned': ({ seat, event, of }) =>
    event === 'end'
      ? message('card.turned.end', { seat })
      : message(`card.turned.${of}`, { seat, card: cardPart(event) }),
  'card.kept': ofEventCard,
  'card.played': ({ seat, event, on }) => {
    const played = { seat, card: cardPart(event) }
    if (on === null) return message('card.played.turn', played)
    return message('card.played.hit', { ...played, place: placePart(on) })
  },
  'effect.lapsed': ofEventCard,
  'effect.declined': ofEventCard,
  'die.rolled': ({ seat, die, why }) => message(`die.rolled.${why}`, { seat, die }),
  'building.worn': lessened,
  'disaster.struck': ({ event, hits }) => {
    if (hits.length === 0) return message('disaster.struck.nobody', { card: cardPart(event) })
    const places = hits.map(({ seat, card: at, damage }) =>
      nested('hit', { seat, district: districtPart(at), damage }),
    )
    return message('disaster.struck.some', { card: cardPart(event), places })
  },
  'hit.eased': ({ seat, card: at, damage }) =>
    message('hit.eased', { seat, district: districtPart(at), damage }),
  'hit.moved': ({ seat, toSeat, card: at, hit: { card: other, damage } }) =>
    message('hit.moved', { seat, toSeat, district: districtPart(at), other: districtPart(other), damage }),
  'hit.stayed': ofDistrict,
  'event.researched': ofEventCard,
  'building.damaged': lessened,
  'building.collapsed': ({ seat, building: id, card: at, damage }) =>
    message('building.collapsed', { seat, building: buildingPart(id), district: districtPart(at), damage }),
  'damage.taken': ({ seat, collapsed }) =>
    message(collapsed > 0 ? 'damage.taken.lost' : 'damage.taken.held', { seat, n: collapsed }),

  'building.produced': ofProduct,
  'production.missed': ofProduct,
  'choice.declined': ({ seat, of }) => message(`choice.declined.${of}`, { seat }),
  'step.due': ({ agenda: [task] }) => {
    if (task === undefined) return message('step.due.nothing')
    return message(`step.due.${task.do}`, task.do === 'drawFirst' ? {} : { seat: task.seat })
  },
  'match.won': ({ seat, score, shared }) =>
    message(`match.won.${shared ? 'shared' : 'alone'}`, { seat, score }),
  'match.ended': ({ scores }) => message('match.ended', { scores: formatScores(scores) }),
})

export const sentence = eventSentence(eventMessage)
