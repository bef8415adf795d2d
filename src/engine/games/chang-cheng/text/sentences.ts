/** A sentence for every action and every event, and the events that show each rule. */
import { byType, eventsOfType } from '../../../kernel/rules/by-type.ts'
import { formatScores, withSign } from '../../../kernel/numbers.ts'
import { eventSentence, message, type Message, actionSentence, nested } from '../../../kernel/text.ts'
import type { Event, EventOf } from '../event.ts'
import { provinceName, regionName, spaceName } from '../components/layout.ts'
import { CARD_NAMES, type Card } from '../components/pieces.ts'
import { eventMatchers, type RuleEvents } from '../../../kernel/rules/rule-list.ts'
import type { Action } from '../action.ts'

/** `warrior (1)`, as a message. */
export const cardPart = (card: Card) => nested(`named.card.${CARD_NAMES[card]}`)

/** Values of tiles, from left to right. */
const valueParts = (values: readonly number[]) => values.map((value) => nested('named.value', { value }))

const actionMessage = byType<Action, Message>({
  drawBoard: ({ face }) => message('drawBoard', { face }),
  layThreats: ({ values }) =>
    values === null
      ? message('layThreats.hidden')
      : message('layThreats.shown', { values: valueParts(values) }),
  layPrestige: ({ values }) => message('layPrestige', { values: valueParts(values) }),
  drawEvents: ({ cards }) =>
    message('drawEvents', { cards: cards.map((card) => nested(`named.event.${card}`)) }),
  drawFirst: ({ seat }) => message('drawFirst', { seat }),
  turnPrestige: ({ province, value }) => message('turnPrestige', { province: provinceName(province), value }),
  turnThreat: ({ region, value }) => message('turnThreat', { region: regionName(region), value }),
  nameCards: ({ seat, province, cards }) =>
    message('nameCards', { seat, province: provinceName(province), cards: cards.map(cardPart) }),
  wall: ({ space }) => message('wall', { space: spaceName(space) }),
  cards: ({ cards }) =>
    message('cards', {
      laid: cards.map(({ card, province }) => {
        const params = { province: provinceName(province) }
        return card === null
          ? nested('named.laid.hidden', params)
          : nested('named.laid.shown', { ...params, card: cardPart(card) })
      }),
    }),
  cardWall: ({ card, space }) => {
    const params = { space: spaceName(space) }
    return card === null
      ? message('cardWall.hidden', params)
      : message('cardWall.shown', { ...params, card: cardPart(card) })
  },
  double: ({ spaces: [left, right] }) =>
    message('double', { left: spaceName(left), right: spaceName(right) }),
  tower: ({ space }) => message('tower', { space: spaceName(space) }),
  neutral: ({ space }) => message('neutral', { space: spaceName(space) }),
  noNeutral: () => message('noNeutral'),
  open: ({ province }) => message('open', { province: provinceName(province) }),
  join: ({ side }) => message(`join.${side}`),
  remove: ({ card }) => message('remove', { card: cardPart(card) }),
  destroy: ({ space }) => message('destroy', { space: spaceName(space) }),
  dismiss: ({ region }) => message('dismiss', { region: regionName(region) }),
  raise: () => message('raise'),
  lower: () => message('lower'),
  extraWall: () => message('extraWall'),
  swap: ({ here, there }) => message('swap', { here: spaceName(here), there: spaceName(there) }),
  decline: () => message('decline'),
})

export const describe = actionSentence(actionMessage)

/** Matchers for the events that show a rule of Chang Cheng at work. */
const on = eventMatchers<Event>()
const chosen = (letter: EventOf<'action.chosen'>['action']) =>
  on('action.chosen', ({ action }) => action === letter)

export const ruleEvents: RuleEvents = {
  'CC-2': [on('board.joined', ({ seat }) => seat === null)],
  'CC-3': [on('threats.laid'), on('prestige.laid')],
  'CC-4': [on('first.drawn')],
  'CC-6': [on('seat.skipped')],
  'CC-7': [chosen('W')],
  'CC-8': [chosen('A')],
  'CC-9': [chosen('B')],
  'CC-10': [chosen('C')],
  'CC-11': [chosen('D')],
  'CC-12': [on('double.scored')],
  'CC-14': [chosen('E')],
  'CC-15': [on('reservation.ended', ({ why }) => why === 'used')],
  'CC-15b': [on('reservation.ended', ({ why }) => why === 'lapsed')],
  'CC-17': [on('threat.seen')],
  'CC-35': [on('wall.omitted')],
  'CC-19': [on('province.completed')],
  'CC-20': [on('cards.revealed', ({ cards }) => cards.length > 1)],
  'CC-21': [on('cards.struck')],
  'CC-21a': [on('card.lapsed')],
  'CC-22': [on('card.removed')],
  'CC-23': [on('wall.destroyed'), on('threat.removed')],
  'CC-23a': [on('wall.destroyed')],
  'CC-24': [on('value.changed', ({ card }) => card === 3)],
  'CC-25': [on('value.changed', ({ card }) => card === 4), on('extra.gained', ({ card }) => card === 4)],
  'CC-26': [on('extra.gained', ({ card }) => card === 5)],
  'CC-26a': [on('extra.gained')],
  'CC-27': [on('walls.swapped')],
  'CC-28': [on('province.scored', ({ winners }) => winners.length > 1)],
  'CC-29': [on('province.won')],
  'CC-30': [on('emperor.laid')],
  'CC-31': [on('board.joined', ({ seat }) => seat !== null)],
  'CC-32': [on('board.joined', ({ seat }) => seat !== null)],
  'CC-34': [on('map.closed', ({ why }) => why === 'filled')],
  'CC-34a': [on('map.closed', ({ why }) => why === 'stuck')],
  'CC-36': [on('region.lost')],
  'CC-36a': [on('region.raided')],
  'CC-37': [on('region.spared')],
  'CC-38': [on('match.won')],
  'CC-39': [on('neutral.built')],
  'CC-43': [on('events.drawn')],
  'CC-44': [on('event.scored', ({ event }) => event === 'diplomacy')],
  'CC-45': [on('event.scored', ({ event }) => event === 'overlord')],
  'CC-46': [on('event.scored', ({ event }) => event === 'reward')],
  'CC-47': [on('threat.turned')],
}

/** The cards of a completed province as parameters of a sentence. */
const named = (cards: readonly { readonly card: Card }[]) => cards.map(({ card }) => cardPart(card))

const ofCard = ({ type, seat, card }: EventOf<'card.due' | 'card.declined' | 'card.lapsed'>): Message =>
  message(`${type}.${CARD_NAMES[card]}`, { seat })

const REVEAL_SENTENCES = {
  'province.completed': ({ province }: EventOf<'province.completed'>) =>
    message('province.completed', { province: provinceName(province) }),
  'prestige.due': ({ province }: EventOf<'prestige.due'>) =>
    message('prestige.due', { province: provinceName(province) }),
  'prestige.turned': ({ province, value }: EventOf<'prestige.turned'>) =>
    message('prestige.turned', { province: provinceName(province), value }),
  'cards.due': ({ seat, province }: EventOf<'cards.due'>) =>
    message('cards.due', { seat, province: provinceName(province) }),
  'cards.named': ({ seat, province, cards }: EventOf<'cards.named'>) =>
    message('cards.named', { seat, province: provinceName(province), cards: cards.map(cardPart) }),
  'cards.revealed': ({ province, cards }: EventOf<'cards.revealed'>) =>
    message(cards.length === 0 ? 'cards.revealed.none' : 'cards.revealed.some', {
      province: provinceName(province),
      cards: named(cards),
    }),
  'cards.struck': ({ province, cards }: EventOf<'cards.struck'>) =>
    message('cards.struck', { province: provinceName(province), cards: named(cards) }),
  'card.due': ofCard,
  'card.declined': ofCard,
  'card.lapsed': ofCard,
  'card.removed': ({ seat, ownerSeat, card }: EventOf<'card.removed'>) =>
    message(`card.removed.${CARD_NAMES[card]}`, { seat, ownerSeat }),
  'wall.destroyed': ({ seat, space, owner }: EventOf<'wall.destroyed'>) => {
    const params = { seat, space: spaceName(space) }
    if (owner === 'neutral') return message('wall.destroyed.neutral', params)
    return message('wall.destroyed.owned', { ...params, ownerSeat: owner })
  },
  'threat.removed': ({ seat, region }: EventOf<'threat.removed'>) =>
    message('threat.removed', { seat, region: regionName(region) }),
  'value.changed': ({ seat, province, by }: EventOf<'value.changed'>) =>
    message(`value.changed.${by > 0 ? 'raised' : 'lowered'}`, { seat, province: provinceName(province) }),
  'extra.gained': ({ seat, province, walls }: EventOf<'extra.gained'>) =>
    message(`extra.gained.${walls === 1 ? 'one' : 'two'}`, { seat, province: provinceName(province) }),
  'walls.swapped': ({ seat, here, there }: EventOf<'walls.swapped'>) =>
    message('walls.swapped', { seat, here: spaceName(here), there: spaceName(there) }),
  'province.scored': ({ province, value, walls, winners }: EventOf<'province.scored'>) => {
    const key = winners.length === 0 ? 'nobody' : winners.length === 1 ? 'one' : 'tied'
    const params = { province: provinceName(province), value, n: value, walls: formatScores(walls) }
    return message(`province.scored.${key}`, params)
  },
  'province.won': ({ seat, province, points, score }: EventOf<'province.won'>) =>
    message('province.won', { seat, province: provinceName(province), points, n: points, score }),
  'emperor.laid': ({ province, count }: EventOf<'emperor.laid'>) =>
    message('emperor.laid', { province: provinceName(province), n: count }),
}

/** Events that tell more than the choice of their action: what is built or laid, and where. */
const PLACED: ReadonlySet<Event['type']> = new Set([
  'wall.built',
  'double.built',
  'tower.built',
  'neutral.built',
  'card.laid',
])

/** The events that say where something is built or laid, or else the first. */
export const account = (events: readonly Event[]): readonly Event[] => {
  const placed = events.filter(({ type }) => PLACED.has(type))
  return placed.length > 0 ? placed : events.slice(0, 1)
}

/** What a step brought, or what it built or laid and where. */
export const caption = (events: readonly Event[]): Message | undefined => {
  const wins = eventsOfType(events, 'province.won')
  const [won] = wins
  if (won !== undefined)
    return message('caption.won', {
      province: provinceName(won.province),
      changes: wins.map(({ seat, points }) => nested('caption.change', { seat, by: withSign(points) })),
    })
  const [double] = eventsOfType(events, 'double.built')
  if (double !== undefined)
    return message('caption.double', { spaces: valueParts(double.spaces.map(spaceName)) })
  const [tower] = eventsOfType(events, 'tower.built')
  if (tower !== undefined) return message('caption.tower', { space: spaceName(tower.space) })
  const cards = eventsOfType(events, 'card.laid')
  if (cards.length > 0)
    return message('caption.cards', {
      provinces: valueParts(cards.map(({ province }) => provinceName(province))),
      n: cards.length,
    })
  const walls = eventsOfType(events, 'wall.built')
  return walls.length === 0
    ? undefined
    : message('caption.walls', {
        spaces: valueParts(walls.map(({ space }) => spaceName(space))),
        n: walls.length,
      })
}

const ofSeat = ({ type, seat }: EventOf<'wall.omitted' | 'neutral.declined' | 'board.due'>): Message =>
  message(type, { seat })

const turnSentence = ({ type, seat, turn }: EventOf<'turn.started' | 'seat.skipped'>): Message =>
  message(type, { seat, turn })

const eventMessage = byType<Event, Message>({
  ...REVEAL_SENTENCES,
  'board.joined': ({ seat, face, side }) =>
    seat === null ? message('board.joined.start', { face }) : message(`board.joined.${side}`, { seat, face }),
  'threats.laid': ({ values }) =>
    values === null
      ? message('threats.laid.hidden')
      : message('threats.laid.shown', { values: valueParts(values) }),
  'prestige.laid': ({ values }) => message('prestige.laid', { values: valueParts(values) }),
  'events.drawn': ({ cards }) => message(`events.drawn.${cards.join('-')}`),
  'first.drawn': ({ seat }) => message('first.drawn', { seat }),
  'turn.started': turnSentence,
  'seat.skipped': turnSentence,
  'action.chosen': ({ seat, action }) => message(`action.chosen.${action}`, { seat }),
  'wall.built': ({ seat, space, left }) => message('wall.built', { seat, space: spaceName(space), left }),
  'double.built': ({ seat, spaces: [left, right] }) =>
    message('double.built', { seat, left: spaceName(left), right: spaceName(right) }),
  'double.scored': ({ seat, points, score }) => message('double.scored', { seat, points, score }),
  'tower.built': ({ seat, space }) => message('tower.built', { seat, space: spaceName(space) }),
  'neutral.built': ({ seat, space, left }) =>
    message('neutral.built', { seat, space: spaceName(space), left }),
  'card.laid': ({ seat, card, province }) =>
    message(`card.laid.${card === null ? 'hidden' : CARD_NAMES[card]}`, {
      seat,
      province: provinceName(province),
    }),
  'reservation.ended': ({ seat, space, why }) =>
    message(`reservation.ended.${why}`, { seat, space: spaceName(space) }),
  'threat.seen': ({ seat, region, value }) => {
    const params = { seat, region: regionName(region) }
    return value === null
      ? message('threat.seen.hidden', params)
      : message('threat.seen.shown', { ...params, value })
  },
  'threat.turned': ({ region, value }) => message('threat.turned', { region: regionName(region), value }),
  'threat.due': ({ regions: [region = 0] }) => message('threat.due', { region: regionName(region) }),
  'wall.omitted': ofSeat,
  'neutral.declined': ofSeat,
  'board.due': ofSeat,
  'choice.due': ({ seat, of }) => message(`choice.due.${of}`, { seat }),
  'board.drawn': ({ seat, face }) => message('board.drawn', { seat, face }),
  'map.closed': ({ why }) => message(`map.closed.${why}`),
  'region.raided': ({ region, value }) => message('region.raided', { region: regionName(region), value }),
  'region.lost': ({ seat, region, points, score }) =>
    message('region.lost', { seat, region: regionName(region), points, score }),
  'region.spared': ({ seat, region }) => message('region.spared', { seat, region: regionName(region) }),
  'event.scored': ({ seat, event: card, count, points, score }) =>
    message(`event.scored.${card}`, { seat, n: count, points, score }),
  'match.won': ({ seat, score, shared }) =>
    message(`match.won.${shared ? 'shared' : 'alone'}`, { seat, score }),
  'match.ended': ({ scores }) => message('match.ended', { scores: formatScores(scores) }),
})

export const sentence = eventSentence(eventMessage)
