/** A sentence for every action and every event, and the events that show each rule. */
import { byType } from '../../../kernel/rules/by-type.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { eventSentence, message, type Message, actionSentence, nested } from '../../../kernel/text.ts'
import { pawnNumber, placeName, CORNERS } from '../components/grid.ts'
import type { Die } from '../components/pieces.ts'
import type { Event } from '../event.ts'
import { eventMatchers, type RuleEvents } from '../../../kernel/rules/rule-list.ts'
import type { Action } from '../action.ts'
import type { Allotment } from '../state.ts'

/** `{a}`, `{b}` and so on, for a text that lists them. */
const lettered = <T>(list: readonly T[]): { readonly [letter: string]: T } =>
  Object.fromEntries(list.map((each, at) => ['abcd'.charAt(at), each]))

const targetOf = (allotment: Allotment) =>
  'pawn' in allotment
    ? ({ is: 'pawn', pawn: pawnNumber(allotment.pawn) } as const)
    : ({ is: 'tile', tile: placeName(allotment.tile) } as const)

/** `2 dice to pawn 1, 1 to C1`, or `1 die each to pawn 1 and C1`, as messages. */
const allotmentParts = (list: readonly Allotment[]) => {
  const [first, ...rest] = list
  if (first !== undefined && rest.length > 0 && rest.every(({ dice }) => dice === first.dice)) {
    const targets = list.map((each) => {
      const { is, ...params } = targetOf(each)
      return nested(`allotment.target.${is}`, params)
    })
    const text = nested(`allotment.targets.${list.length}`, lettered(targets))
    return [nested('allotment.each', { targets: text, n: first.dice })]
  }
  return list.map((each, at) => {
    const { is, ...params } = targetOf(each)
    return nested(at === 0 ? `allotment.${is}` : `allotment.more.${is}`, { ...params, n: each.dice })
  })
}

/** `4 and 6`, as a message. */
const numbersPart = (dice: readonly Die[]) => nested(`numbers.${dice.length}`, lettered(dice))

const actionMessage = byType<Action, Message>({
  lay: () => message('lay'),
  roll: ({ dice }) => message('roll', { dice: numbersPart(dice) }),
  choose: ({ option }) => message(`choose.${option}`),
  place: ({ corners }) => {
    const of = (seat: number): readonly string[] =>
      CORNERS.filter((_, corner) => corners[corner] === seat).map(placeName)
    const [[a = '', b = ''], [c = '', d = '']] = [of(0), of(1)]
    return message('place', { firstSeat: 0, secondSeat: 1, a, b, c, d })
  },
  allot: ({ allotments }) =>
    allotments.length === 0
      ? message('allot.none')
      : message('allot.some', { allotments: allotmentParts(allotments) }),
  step: ({ pawn, to }) => message('step', { pawn: pawnNumber(pawn), to: placeName(to) }),
  flip: ({ tile }) => message('flip', { tile: placeName(tile) }),
  stop: () => message('stop'),
  giveUp: () => message('giveUp'),
})

export const describe = actionSentence(actionMessage)

/** Matchers for the events that show a rule of Quorsum at work. */
const on = eventMatchers<Event>()

export const ruleEvents: RuleEvents = {
  'QO-2': [on('tiles.laid')],
  'QO-3': [on('opening.rolled'), on('opening.tied'), on('choice.given', ({ by }) => by === 'roll')],
  'QO-4': [on('pawns.placed')],
  'QO-5': [on('pawns.placed')],
  'QO-6': [on('turn.started')],
  'QO-7': [on('game.won')],
  'QO-8': [on('dice.allotted')],
  'QO-10': [on('dice.voided')],
  'QO-11': [on('pawn.moved')],
  'QO-12': [on('move.announced'), on('move.failed')],
  'QO-13': [on('chain.opened')],
  'QO-14': [on('chain.ended')],
  'QO-15': [on('tile.flipped'), on('flip.failed'), on('flip.announced')],
  'QO-18': [on('dice.givenUp'), on('turn.ended')],
  'QO-19': [on('game.won')],
  'QO-20': [on('game.stalled')],
  'QO-21': [on('game.stalled')],
  'QO-22': [on('game.started'), on('choice.given', ({ by }) => by === 'alternation')],
}

/** The results of a roll or of the end of a turn. */
const RESULTS: ReadonlySet<Event['type']> = new Set([
  'pawn.moved',
  'move.failed',
  'tile.flipped',
  'flip.failed',
  'dice.voided',
  'game.won',
  'game.stalled',
])

/** The first event and its results; for a player who hears of it later, the results alone, if there are any. */
export const account = (events: readonly Event[], hearer?: Seat): readonly Event[] => {
  const results = events.filter(({ type }) => RESULTS.has(type))
  return hearer !== undefined && results.length > 0
    ? results
    : events.filter((event, index) => index === 0 || results.includes(event))
}

/** Both seats, for sentences that mention both. */
const BOTH = { firstSeat: 0, secondSeat: 1 } as const

const pointsOf = ([firstPoints, secondPoints]: readonly [number, number]): Message['params'] => ({
  ...BOTH,
  firstPoints,
  secondPoints,
})

const eventMessage = byType<Event, Message>({
  'tiles.laid': ({ game }) => message('tiles.laid', { game }),
  'opening.rolled': ({ seat, die }) => message('opening.rolled', { seat, die }),
  'opening.tied': ({ die }) => message('opening.tied', { die }),
  'choice.given': ({ seat, by }) => message(`choice.given.${by}`, { seat }),
  'option.chosen': ({ seat, option }) => message(`option.chosen.${option}`, { seat }),
  'pawns.placed': ({ seat, at }) => {
    const [a = '', b = '', c = '', d = ''] = at.map(placeName)
    return message('pawns.placed', { seat, ...BOTH, a, b, c, d })
  },
  'turn.started': ({ seat, turn }) => message('turn.started', { seat, turn }),
  'dice.allotted': ({ seat, allotments, unused }) => {
    const params = { seat, allotments: allotmentParts(allotments), n: unused }
    if (allotments.length === 0) return message('dice.allotted.none', params)
    return message(unused === 0 ? 'dice.allotted.all' : 'dice.allotted.some', params)
  },
  'move.announced': ({ seat, pawn, from, to, value, dice }) => {
    const way = { from: placeName(from), to: placeName(to) }
    return message('move.announced', { seat, pawn: pawnNumber(pawn), ...way, value, n: dice })
  },
  'flip.announced': ({ seat, tile, value, dice }) =>
    message('flip.announced', { seat, tile: placeName(tile), value, n: dice }),
  'dice.rolled': ({ seat, dice, value, hits }) =>
    message(hits === 0 ? 'dice.rolled.missed' : 'dice.rolled.hit', {
      seat,
      dice: numbersPart(dice),
      value,
      n: hits,
    }),
  'pawn.moved': ({ seat, pawn, from, to, distance }) => {
    const params = { seat, pawn: pawnNumber(pawn), from: placeName(from), to: placeName(to), n: distance }
    return message(distance === 0 ? 'pawn.moved.home' : 'pawn.moved.onward', params)
  },
  'move.failed': ({ seat, pawn, to }) =>
    message('move.failed', { seat, pawn: pawnNumber(pawn), to: placeName(to) }),
  'tile.flipped': ({ seat, tile, side }) => message(`tile.flipped.${side}`, { seat, tile: placeName(tile) }),
  'flip.failed': ({ seat, tile }) => message('flip.failed', { seat, tile: placeName(tile) }),
  'chain.opened': ({ seat, pawn, dice }) =>
    message('chain.opened', { seat, pawn: pawnNumber(pawn), n: dice }),
  'chain.ended': ({ seat, pawn, dice, why }) =>
    message(`chain.ended.${why}`, { seat, pawn: pawnNumber(pawn), n: dice }),
  'dice.voided': ({ seat, allotments }) =>
    message('dice.voided', { seat, allotments: allotmentParts(allotments) }),
  'dice.givenUp': ({ seat }) => message('dice.givenUp', { seat }),
  'turn.ended': ({ seat, progress, idle }) =>
    message(progress ? 'turn.ended.progress' : 'turn.ended.idle', { seat, n: idle }),
  'game.won': ({ seat, double, points }) =>
    message(double ? 'game.won.double' : 'game.won.single', { seat, ...pointsOf(points) }),
  'game.stalled': ({ seat, distances, points }) => {
    const params = {
      first: distances.slice(0, 2).join(' + '),
      second: distances.slice(2).join(' + '),
      ...pointsOf(points),
    }
    if (seat === null) return message('game.stalled.draw', params)
    return message('game.stalled.nearer', { seat, ...params })
  },
  'game.started': ({ game, chooser }) => message('game.started', { game, seat: chooser }),
  'match.ended': ({ winner, points: [one, other] }) => {
    // The winner's points come first, as people read results.
    const points = `${Math.max(one, other)}\u00a0:\u00a0${Math.min(one, other)}`
    if (winner === null) return message('match.ended.drawn', { points })
    return message('match.ended.won', { seat: winner, points })
  },
})

export const sentence = eventSentence(eventMessage)
