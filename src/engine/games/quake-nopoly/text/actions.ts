/** A short sentence for every action. */
import { withSign } from '../../../kernel/numbers.ts'
import { byType } from '../../../kernel/rules/by-type.ts'
import { actionSentence, message, part, type Message } from '../../../kernel/text.ts'
import type { Action } from '../action.ts'
import type { BuildingId } from '../components/cards.ts'
import { building, card, district, pieces, place, trackName } from './names.ts'

/** The key says whether a building is known; it is a parameter if so. */
const ofHidden = (key: string, id: BuildingId | null, params: Message['params'] = {}): Message =>
  id === null
    ? message(`${key}.hidden`, params)
    : message(`${key}.shown`, { ...params, building: building(id) })

const toSentence = byType<Action, Message>({
  drawFirst: ({ seat }) => message('drawFirst', { seat }),
  drawRole: ({ seat, role }) => message('drawRole', { seat, role: part(`role.${role}.name`) }),
  drawDistrict: ({ seat, district: id }) =>
    message('drawDistrict', { seat, district: part(`deck.district.${id}`) }),
  drawBuilding: ({ seat, building: id }) => ofHidden('drawBuilding', id, { seat }),
  turnUp: ({ seat, event }) =>
    event === 'end' ? message('turnUp.end', { seat }) : message('turnUp.card', { seat, card: card(event) }),
  roll: ({ seat, die }) => message('roll', { seat, die }),
  role: ({ role }) => message('role', { role: part(`role.${role}.name`) }),
  build: ({ building: id, card: at }) => message('build', { building: building(id), district: district(at) }),
  swapLand: ({ card: at }) => message('swapLand', { district: district(at) }),
  review: ({ building: id }) => ofHidden('review', id),
  strengthen: ({ building: id, track, count }) =>
    message('strengthen', { building: building(id), track: trackName(track), count }),
  trade: ({ pay, take }) => message('trade', { pay: pieces(pay), take: pieces(take) }),
  plan: ({ pay }) => message('plan', { pay: pieces(pay) }),
  pass: () => message('pass'),
  buy: ({ building: id, card: at, pay }) =>
    message('buy', { building: building(id), district: district(at), pay: pieces(pay) }),
  exchange: ({ card: at, other }) => message('exchange', { district: district(at), other: district(other) }),
  lend: ({ seat, pieces: all }) => message('lend', { toSeat: seat, pieces: pieces(all) }),
  undercut: ({ building: id, track }) =>
    message('undercut', { building: building(id), track: trackName(track) }),
  play: ({ event, on }) =>
    on === null
      ? message('play.turn', { card: card(event) })
      : message('play.hit', { card: card(event), place: place(on) }),
  fitOut: ({ track, count }) => message('fitOut', { track: trackName(track), count }),
  forecast: ({ change }) =>
    change === 0 ? message('forecast.none') : message('forecast.some', { change: withSign(change) }),
  carryOut: () => message('carryOut'),
  keep: () => message('keep'),
  take: ({ pieces: all }) => message('take', { pieces: pieces(all) }),
  pay: ({ pieces: all }) => message('pay', { pieces: pieces(all) }),
  putBack: ({ buildings }) => {
    const known = buildings.flatMap((id) => (id === null ? [] : [building(id)]))
    if (buildings.length === 0) return message('putBack.none')
    return known.length === buildings.length
      ? message('putBack.shown', { buildings: known })
      : message('putBack.hidden', { n: buildings.length })
  },
  reinforce: ({ on, track }) => message('reinforce', { place: place(on), track: trackName(track) }),
  tryShift: () => message('tryShift'),
  shiftTo: ({ card: at }) => message('shiftTo', { district: district(at) }),
  research: () => message('research'),
  endure: () => message('endure'),
  expand: () => message('expand'),
  decline: () => message('decline'),
})

export const describe = actionSentence(toSentence)
