/** A short sentence for every action. */
import type { Json } from '../../../kernel/json.ts'
import { byType } from '../../../kernel/rules/by-type.ts'
import { actionSentence, message, nested, type Message } from '../../../kernel/text.ts'
import type { Action } from '../action.ts'
import { districtPart, type District } from '../components/districts.ts'
import { banishedParts, cardPart, cardParts, limitNumbers, pileParts } from './names.ts'

/** The key and the parameter of where an aristocrat comes from. */
const source = (from: District | null): readonly [string, { readonly [name: string]: Json }] =>
  from === null ? ['reserve', {}] : ['district', { from: districtPart(from) }]

const toSentence = byType<Action, Message>({
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
  divide: ({ offers }) =>
    offers === null ? message('divide.hidden') : message('divide.shown', { offers: pileParts(offers) }),
  choose: ({ offer }) => message('choose', { offer: offer + 1 }),
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
        : nested('named.way.bridge', { to: districtPart(to), overSeat: over }),
    )
    return way.length === 0 ? message('doge.stays') : message('doge.walks', { way })
  },
  giveUp: ({ card }) => message('giveUp', { card: cardPart(card) }),
  decline: () => message('decline'),
})

export const describe = actionSentence(toSentence)
