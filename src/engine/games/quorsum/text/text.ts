/** Notation of actions, sentences for events, and the board in plain text. */
import { byType } from '../../../kernel/rules/by-type.ts'
import { eventSentence, message, type Message } from '../../../kernel/text.ts'
import type { Action } from '../action.ts'
import type { Event } from '../event.ts'
import { CORNERS, pawnNumber, placeName, SIZE } from '../components/grid.ts'
import type { Allotment } from '../state.ts'
import type { Tile } from '../components/pieces.ts'
import type { View } from '../view/types.ts'
import { allotmentParts } from './actions.ts'

/** `#3` a dark 3, `.5` a light 5. */
const tileText = ({ value, side }: Tile): string => `${side === 'dark' ? '#' : '.'}${value}`

const inRows = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: SIZE }, (_, row) => items.slice(row * SIZE, (row + 1) * SIZE))

/** `1×2` two dice on pawn 1, `D1×1` one die on tile D1. */
const allotmentText = (allotment: Allotment): string =>
  `${'pawn' in allotment ? pawnNumber(allotment.pawn) : placeName(allotment.tile)}×${allotment.dice}`

const allotmentsText = (list: readonly Allotment[]): string => list.map(allotmentText).join(' ')

/** The notation of docs/games/quorsum.md; no action's notation depends on the position. */
export const notation = byType<Action, string>({
  lay: ({ tiles }) =>
    inRows(tiles)
      .map((row) => row.map(tileText).join(''))
      .join('/'),
  roll: ({ dice }) => `[${dice.join(' ')}]`,
  choose: ({ option }) => (option === 'first' ? 'A' : 'B'),
  place: ({ corners }) =>
    CORNERS.filter((_, corner) => corners[corner] === 0)
      .map(placeName)
      .join(' '),
  allot: ({ allotments }) => (allotments.length === 0 ? '0' : allotmentsText(allotments)),
  step: ({ pawn, to }) => `${pawnNumber(pawn)}>${placeName(to)}`,
  flip: ({ tile }) => `${placeName(tile)}*`,
  stop: () => '-',
  giveUp: () => '--',
})

/** Both seats, for sentences that speak of both. */
const BOTH = { firstSeat: 0, secondSeat: 1 } as const

const pointsOf = ([firstPoints, secondPoints]: readonly [number, number]): Message['params'] => ({
  ...BOTH,
  firstPoints,
  secondPoints,
})

const toSentence = byType<Event, Message>({
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
      dice: dice.join(' '),
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
    // The winner's points first, as results are read.
    const points = `${Math.max(one, other)}\u00a0:\u00a0${Math.min(one, other)}`
    if (winner === null) return message('match.ended.drawn', { points })
    return message('match.ended.won', { seat: winner, points })
  },
})

export const sentence = eventSentence(toSentence)

/**
 * The position in plain text, language-free: `#` dark and `.` light tiles with their values, the
 * pawns `a1 a2` of seat 0 and `b1 b2` of seat 1, with their distances from home in the last line.
 */
export const board = (view: View): string => {
  const header = `${view.game}.${view.turn}  ${view.points.join(':')}  ${view.idle}/6`
  const pawnText = (at: number): string => {
    const pawn = view.pawns.find((each) => each.at === at)
    return pawn === undefined ? '  ' : `${'ab'.charAt(pawn.seat)}${pawn.number}`
  }
  const cells = view.tiles.map((tile, at) => `${tileText(tile)} ${pawnText(at)}`)
  const grid =
    cells.length === 0
      ? []
      : [
          '   A      B      C      D',
          ...inRows(cells).map((row, index) => `${index + 1}  ${row.join('  ')}`.trimEnd()),
        ]
  const ways = view.pawns.map(
    ({ seat, number, home, distance }) => `${'ab'.charAt(seat)}${number}>${placeName(home)} ${distance}`,
  )
  const open = view.open.map(({ allotment }) => allotmentText(allotment))
  return [header, ...grid, ways.join('  '), open.join(' ')].filter((line) => line !== '').join('\n')
}
