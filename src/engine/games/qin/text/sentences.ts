/** A sentence for every event. */
import { message, type Message } from '../../../kernel/text.ts'
import type { Event } from '../event.ts'
import { squareName } from '../components/grid.ts'
import { kindName } from '../components/pieces.ts'

const toSentence = (event: Event): Message => {
  switch (event.type) {
    case 'first.drawn':
      return message('first.drawn', { seat: event.seat })
    case 'game.started':
      return message(`game.started.${event.side}`, { game: event.game, seat: event.seat })
    case 'hand.dealt':
      return event.tiles === null
        ? message('hand.dealt.hidden', { seat: event.seat })
        : message('hand.dealt.shown', { seat: event.seat, tiles: event.tiles.map(kindName).join(', ') })
    case 'hand.drawn':
      return message(`hand.drawn.${event.tile ?? 'hidden'}`, { seat: event.seat })
    case 'turn.started':
    case 'seat.passed':
      return message(event.type, { seat: event.seat, turn: event.turn })
    case 'tile.placed': {
      const [first, second] = event.at.map(squareName)
      return message(`tile.placed.${event.tile}`, {
        seat: event.seat,
        first: first ?? '',
        second: second ?? '',
      })
    }
    case 'province.founded': {
      const { seat, at, colour, squares } = event
      return message(`province.founded.${colour}`, { seat, at: squareName(at), n: squares.length })
    }
    case 'province.extended': {
      const { seat, at, colour, size } = event
      return message(`province.extended.${colour}`, { seat, at: squareName(at), n: size })
    }
    case 'province.joined': {
      const { seat, at, into, colour, size } = event
      return message(`province.joined.${colour}`, {
        seat,
        at: squareName(at),
        into: squareName(into),
        n: size,
      })
    }
    case 'province.absorbed': {
      const { seat, bySeat, at, into, colour, size } = event
      return message(`province.absorbed.${colour}`, {
        seat,
        bySeat,
        at: squareName(at),
        into: squareName(into),
        n: size,
      })
    }
    case 'pagoda.returned':
    case 'pagoda.placed':
      return message(`${event.type}.${event.on}`, {
        seat: event.seat,
        at: squareName(event.at),
        left: event.left,
      })
    case 'pagoda.moved':
      return message('pagoda.moved', {
        seat: event.seat,
        from: squareName(event.from),
        to: squareName(event.to),
      })
    case 'village.lost':
      return message(`village.lost.${event.why}`, { seat: event.seat, at: squareName(event.at) })
    case 'village.won':
      return message('village.won', { seat: event.seat, at: squareName(event.at) })
    case 'game.ended':
      return message(`game.ended.${event.why}`, { game: event.game, pagodas: event.pagodas.join(' : ') })
    case 'game.won':
      return message(event.shared ? 'game.won.shared' : 'game.won.alone', { seat: event.seat })
    case 'match.won':
      return message(event.shared ? 'match.won.shared' : 'match.won.alone', {
        seat: event.seat,
        left: event.left,
      })
    case 'match.ended':
      return message('match.ended', { scores: event.scores.join(' : ') })
  }
}

/** A sentence for an event: a key under `event` and what to fill in. */
export const sentence = (event: Event): Message => {
  const { key, params } = toSentence(event)
  return message(`event.${key}`, params)
}
