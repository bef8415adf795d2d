/** A sentence for every action and every event, and the events that show each rule. */
import { byType, eventsOfType } from '../../../kernel/rules/by-type.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { formatScores } from '../../../kernel/numbers.ts'
import { eventSentence, message, nested, type Message, actionSentence } from '../../../kernel/text.ts'
import { squareName } from '../components/grid.ts'
import { tilePart, MAJOR } from '../components/pieces.ts'
import type { Event, EventOf } from '../event.ts'
import { eventMatchers, type RuleEvents } from '../../../kernel/rules/rule-list.ts'
import type { Action } from '../action.ts'

const actionMessage = byType<Action, Message>({
  first: ({ seat }) => message('first', { seat }),
  deal: ({ seat, tiles }) =>
    tiles === null
      ? message('deal.hidden', { seat })
      : message('deal.shown', { seat, tiles: tiles.map(tilePart) }),
  draw: ({ seat, tile }) =>
    tile === null ? message('draw.hidden', { seat }) : message('draw.shown', { seat, tile: tilePart(tile) }),
  place: ({ tile, at: [first, second] }) =>
    message('place', {
      tile: nested(`firstTile.${tile}`),
      first: squareName(first),
      second: squareName(second),
    }),
  pass: () => message('pass'),
})

export const describe = actionSentence(actionMessage)

/** Matchers for the events that show a rule of Qin at work. */
const on = eventMatchers<Event>()

export const ruleEvents: RuleEvents = {
  'QIN-S6': [on('hand.dealt')],
  'QIN-S7': [on('first.drawn')],
  'QIN-T1': [on('tile.placed')],
  'QIN-P1': [on('tile.placed')],
  'QIN-T2': [on('seat.passed'), on('game.ended', ({ why }) => why === 'blocked')],
  'QIN-D1': [on('hand.drawn')],
  'QIN-E1': [on('province.founded')],
  'QIN-E2': [on('province.extended')],
  'QIN-E3': [
    on('province.extended', ({ size, squares }) => size >= MAJOR && size - squares.length < MAJOR),
    on('province.founded', ({ squares }) => squares.length >= MAJOR),
  ],
  'QIN-A1': [on('province.joined')],
  'QIN-A2': [on('province.absorbed')],
  'QIN-A5': [on('pagoda.returned', ({ on: place }) => place === 'province')],
  'QIN-A6': [on('province.absorbed', ({ size }) => size > MAJOR)],
  'QIN-V1': [on('village.won')],
  'QIN-V2': [on('village.won')],
  'QIN-V4': [on('village.lost', ({ why }) => why === 'outdone')],
  'QIN-V5': [on('village.lost', ({ why }) => why === 'tied')],
  'QIN-G1': [on('game.ended', ({ why }) => why === 'built')],
  'QIN-G2': [on('game.ended', ({ why }) => why !== 'built')],
  'QIN-G3': [on('game.won', ({ shared }) => shared), on('match.won', ({ shared }) => shared)],
  'QIN-G4': [on('game.started'), on('match.won')],
}

/** What a tile took from whom, or what it founded or enlarged. */
export const caption = (events: readonly Event[]): Message | undefined => {
  const [placed] = eventsOfType(events, 'tile.placed')
  const [first, ...others] = eventsOfType(events, 'village.lost')
  if (first !== undefined) {
    const lost = [first, ...others.filter(({ seat }) => seat === first.seat)]
    const won = eventsOfType(events, 'village.won').filter(({ seat }) => seat === placed?.seat)
    const isTaken = lost.every(({ at }) => won.some((village) => village.at === at))
    return message(`caption.${isTaken ? 'taken' : 'lost'}`, {
      seat: first.seat,
      at: lost.map(({ at }) => nested('caption.at', { at: squareName(at) })),
      n: lost.length,
    })
  }
  const [founded] = eventsOfType(events, 'province.founded')
  if (founded !== undefined) return message('caption.founded', { at: squareName(founded.at) })
  const [extended] = eventsOfType(events, 'province.extended')
  if (extended !== undefined) return message('caption.extended', { seat: extended.seat, n: extended.size })
  return (
    placed &&
    message('caption.tile', { at: placed.at.map((at) => nested('caption.at', { at: squareName(at) })) })
  )
}

/** The provinces and villages that brought a seat pagodas: founded, grown to a major one, taken. */
export const scoring = (events: readonly Event[], seat: Seat): readonly Event[] =>
  events.filter((event) => {
    if (event.type === 'province.extended')
      return (
        event.size >= MAJOR &&
        event.size - event.squares.length < MAJOR &&
        events.some((each) => each.type === 'pagoda.placed' && each.seat === seat && each.at === event.at)
      )
    return (event.type === 'province.founded' || event.type === 'village.won') && event.seat === seat
  })

const turnSentence = ({ type, seat, turn }: EventOf<'turn.started' | 'seat.passed'>): Message =>
  message(type, { seat, turn })

const pagodaSentence = ({
  type,
  on,
  seat,
  at,
  left,
}: EventOf<'pagoda.returned' | 'pagoda.placed'>): Message =>
  message(`${type}.${on}`, { seat, at: squareName(at), left })

const eventMessage = byType<Event, Message>({
  'first.drawn': ({ seat }) => message('first.drawn', { seat }),
  'game.started': ({ side, game, seat }) => message(`game.started.${side}`, { game, seat }),
  'hand.dealt': ({ seat, tiles }) =>
    tiles === null
      ? message('hand.dealt.hidden', { seat })
      : message('hand.dealt.shown', { seat, tiles: tiles.map(tilePart) }),
  'hand.drawn': ({ seat, tile }) => message(`hand.drawn.${tile ?? 'hidden'}`, { seat }),
  'turn.started': turnSentence,
  'seat.passed': turnSentence,
  'tile.placed': ({ seat, tile, at: [first, second] }) =>
    message(`tile.placed.${tile}`, { seat, first: squareName(first), second: squareName(second) }),
  'province.founded': ({ seat, at, colour, squares }) =>
    message(`province.founded.${colour}`, { seat, at: squareName(at), n: squares.length }),
  'province.extended': ({ seat, at, colour, size }) =>
    message(`province.extended.${colour}`, { seat, at: squareName(at), n: size }),
  'province.joined': ({ seat, at, into, colour, size }) =>
    message(`province.joined.${colour}`, { seat, at: squareName(at), into: squareName(into), n: size }),
  'province.absorbed': ({ seat, bySeat, at, into, colour, size }) => {
    const places = { at: squareName(at), into: squareName(into) }
    return message(`province.absorbed.${colour}`, { seat, bySeat, ...places, n: size })
  },
  'pagoda.returned': pagodaSentence,
  'pagoda.placed': pagodaSentence,
  'pagoda.moved': ({ seat, from, to }) =>
    message('pagoda.moved', { seat, from: squareName(from), to: squareName(to) }),
  'village.lost': ({ seat, at, why }) => message(`village.lost.${why}`, { seat, at: squareName(at) }),
  'village.won': ({ seat, at }) => message('village.won', { seat, at: squareName(at) }),
  'game.ended': ({ game, why, pagodas }) =>
    message(`game.ended.${why}`, { game, pagodas: formatScores(pagodas) }),
  'game.won': ({ seat, shared }) => message(shared ? 'game.won.shared' : 'game.won.alone', { seat }),
  'match.won': ({ seat, shared, left }) =>
    message(shared ? 'match.won.shared' : 'match.won.alone', { seat, left, n: left }),
  'match.ended': ({ scores }) => message('match.ended', { scores: formatScores(scores) }),
})

export const sentence = eventSentence(eventMessage)
