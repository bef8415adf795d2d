/** Notation of actions, sentences for events, and the board in plain text. */
import { message, type Message } from '../../../kernel/text.ts'
import type { Action } from '../action.ts'
import type { Event } from '../event.ts'
import { CORNERS, pawnNumber, placeName, SIZE } from '../components/grid.ts'
import type { Allotment } from '../state.ts'
import type { Tile } from '../components/pieces.ts'
import type { View } from '../view/types.ts'

/** `#3` a dark 3, `.5` a light 5. */
const tileText = ({ value, side }: Tile): string => `${side === 'dark' ? '#' : '.'}${value}`

const inRows = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: SIZE }, (_, row) => items.slice(row * SIZE, (row + 1) * SIZE))

/** `1×2` two dice on pawn 1, `D1×1` one die on tile D1. */
const allotmentText = (allotment: Allotment): string =>
  `${'pawn' in allotment ? pawnNumber(allotment.pawn) : placeName(allotment.tile)}×${allotment.dice}`

const allotmentsText = (list: readonly Allotment[]): string => list.map(allotmentText).join(' ')

/** The notation of docs/games/quorsum.md; no action's notation depends on the position. */
export const notation = (action: Action): string => {
  switch (action.type) {
    case 'lay':
      return inRows(action.tiles)
        .map((row) => row.map(tileText).join(''))
        .join('/')
    case 'roll':
      return `[${action.dice.join(' ')}]`
    case 'choose':
      return action.option === 'first' ? 'A' : 'B'
    case 'place':
      return CORNERS.filter((_, corner) => action.corners[corner] === 0)
        .map(placeName)
        .join(' ')
    case 'allot':
      return action.allotments.length === 0 ? '0' : allotmentsText(action.allotments)
    case 'step':
      return `${pawnNumber(action.pawn)}>${placeName(action.to)}`
    case 'flip':
      return `${placeName(action.tile)}*`
    case 'stop':
      return '-'
    case 'giveUp':
      return '--'
  }
}

/** Both seats, for sentences that speak of both. */
const BOTH = { firstSeat: 0, secondSeat: 1 } as const

const pointsOf = ([firstPoints, secondPoints]: readonly [number, number]): Message['params'] => ({
  ...BOTH,
  firstPoints,
  secondPoints,
})

const toSentence = (event: Event): Message => {
  switch (event.type) {
    case 'tiles.laid':
      return message('tiles.laid', { game: event.game })
    case 'opening.rolled':
      return message('opening.rolled', { seat: event.seat, die: event.die })
    case 'opening.tied':
      return message('opening.tied', { die: event.die })
    case 'choice.given':
      return message(`choice.given.${event.by}`, { seat: event.seat })
    case 'option.chosen':
      return message(`option.chosen.${event.option}`, { seat: event.seat })
    case 'pawns.placed': {
      const [a, b, c, d] = event.at.map(placeName)
      return message('pawns.placed', {
        seat: event.seat,
        ...BOTH,
        first: `${a} ${b}`,
        second: `${c} ${d}`,
      })
    }
    case 'turn.started':
      return message('turn.started', { seat: event.seat, turn: event.turn })
    case 'dice.allotted': {
      const { seat, allotments, unused } = event
      const params = { seat, allotments: allotmentsText(allotments), n: unused }
      if (allotments.length === 0) return message('dice.allotted.none', params)
      return message(unused === 0 ? 'dice.allotted.all' : 'dice.allotted.some', params)
    }
    case 'move.announced': {
      const { seat, pawn, from, to, value, dice } = event
      const way = { from: placeName(from), to: placeName(to) }
      return message('move.announced', { seat, pawn: pawnNumber(pawn), ...way, value, n: dice })
    }
    case 'flip.announced': {
      const { seat, tile, value, dice } = event
      return message('flip.announced', { seat, tile: placeName(tile), value, n: dice })
    }
    case 'dice.rolled': {
      const { seat, dice, value, hits } = event
      return message(hits === 0 ? 'dice.rolled.missed' : 'dice.rolled.hit', {
        seat,
        dice: dice.join(' '),
        value,
        n: hits,
      })
    }
    case 'pawn.moved': {
      const { seat, pawn, from, to, distance } = event
      const params = { seat, pawn: pawnNumber(pawn), from: placeName(from), to: placeName(to), n: distance }
      return message(distance === 0 ? 'pawn.moved.home' : 'pawn.moved.onward', params)
    }
    case 'move.failed':
      return message('move.failed', {
        seat: event.seat,
        pawn: pawnNumber(event.pawn),
        to: placeName(event.to),
      })
    case 'tile.flipped':
      return message(`tile.flipped.${event.side}`, { seat: event.seat, tile: placeName(event.tile) })
    case 'flip.failed':
      return message('flip.failed', { seat: event.seat, tile: placeName(event.tile) })
    case 'chain.opened':
      return message('chain.opened', { seat: event.seat, pawn: pawnNumber(event.pawn), n: event.dice })
    case 'chain.ended':
      return message(`chain.ended.${event.why}`, {
        seat: event.seat,
        pawn: pawnNumber(event.pawn),
        n: event.dice,
      })
    case 'dice.voided':
      return message('dice.voided', { seat: event.seat, allotments: allotmentsText(event.allotments) })
    case 'dice.givenUp':
      return message('dice.givenUp', { seat: event.seat })
    case 'turn.ended':
      return message(event.progress ? 'turn.ended.progress' : 'turn.ended.idle', {
        seat: event.seat,
        n: event.idle,
      })
    case 'game.won':
      return message(event.double ? 'game.won.double' : 'game.won.single', {
        seat: event.seat,
        ...pointsOf(event.points),
      })
    case 'game.stalled': {
      const params = {
        first: event.distances.slice(0, 2).join(' + '),
        second: event.distances.slice(2).join(' + '),
        ...pointsOf(event.points),
      }
      if (event.seat === null) return message('game.stalled.draw', params)
      return message('game.stalled.nearer', { seat: event.seat, ...params })
    }
    case 'game.started':
      return message('game.started', { game: event.game, seat: event.chooser })
    case 'match.ended': {
      // The winner's points first, as results are read.
      const points = [...event.points].sort((a, b) => b - a).join(' : ')
      if (event.winner === null) return message('match.ended.drawn', { points })
      return message('match.ended.won', { seat: event.winner, points })
    }
  }
}

/** A sentence for an event: a key under `event` and what to fill in. */
export const sentence = (event: Event): Message => {
  const { key, params } = toSentence(event)
  return message(`event.${key}`, params)
}

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
