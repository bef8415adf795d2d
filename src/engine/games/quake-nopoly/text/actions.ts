/** A short sentence for every action. */
import { withSign } from '../../../kernel/numbers.ts'
import { byType } from '../../../kernel/rules/by-type.ts'
import { actionSentence, message, nested, type Message } from '../../../kernel/text.ts'
import type { Action } from '../action.ts'
import type { BuildingId } from '../components/cards.ts'
import { buildingPart, cardPart, districtPart, pieceParts, placePart, trackPart } from './names.ts'

/** The key says whether a building is known; it is a parameter if so. */
const ofHidden = (key: string, id: BuildingId | null, params: Message['params'] = {}): Message =>
  id === null
    ? message(`${key}.hidden`, params)
    : message(`${key}.shown`, { ...params, building: buildingPart(id) })

const toSentence = byType<Action, Message>({
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
    message('exchange', { district: districtPart(at), other: districtPart(other) }),
  lend: ({ seat, pieces: all }) => message('lend', { toSeat: seat, pieces: pieceParts(all) }),
  undercut: ({ building: id, track }) =>
    message('undercut', { building: buildingPart(id), track: trackPart(track) }),
  play: ({ event, on }) =>
    on === null
      ? message('play.turn', { card: cardPart(event) })
      : message('play.hit', { card: cardPart(event), place: placePart(on) }),
  fitOut: ({ track, count }) => message('fitOut', { track: trackPart(track), count }),
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
  shiftTo: ({ card: at }) => message('shiftTo', { district: districtPart(at) }),
  research: () => message('research'),
  endure: () => message('endure'),
  expand: () => message('expand'),
  decline: () => message('decline'),
})

export const describe = actionSentence(toSentence)
