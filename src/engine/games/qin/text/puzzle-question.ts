/** What a puzzle of Qin asks: what the best tile would bring about, without the tile. */
import { eventsOf } from '../../../kernel/refusal.ts'
import type { PuzzleQuestion } from '../../../kernel/game.ts'
import { message } from '../../../kernel/text.ts'
import { squareName } from '../components/grid.ts'
import { MAJOR } from '../components/pieces.ts'
import type { Action } from '../action.ts'
import type { Event, EventOf } from '../event.ts'
import { decide } from '../rules/decide.ts'
import { turnOf } from '../rules/status.ts'
import type { State } from '../state.ts'

export const puzzleQuestion = (candidates: readonly Action[], state: State): PuzzleQuestion => {
  const [best] = candidates
  const events = best === undefined ? [] : eventsOf(decide(state, best))
  const { by } = turnOf(state)
  const of = <T extends Event['type']>(type: T): readonly EventOf<T>[] =>
    events.filter((event): event is EventOf<T> => event.type === type)
  const at = (...squares: readonly number[]): readonly string[] => squares.map(squareName)

  const absorbed = of('province.absorbed').find((event) => event.bySeat === by && event.seat !== by)
  if (absorbed !== undefined)
    return {
      message: message(`ask.absorb.${absorbed.colour}`, { seat: absorbed.seat }),
      places: at(absorbed.at, absorbed.into),
    }
  const won = of('village.won').filter(({ seat }) => seat === by)
  const lost = of('village.lost').filter(({ seat }) => seat !== by)
  const [village] = won
  if (won.length > 1)
    return { message: message('ask.villages', { n: won.length }), places: at(...won.map((each) => each.at)) }
  if (village !== undefined) {
    const key = lost.some((each) => each.at === village.at) ? 'ask.take' : 'ask.win'
    return { message: message(key, { at: squareName(village.at) }), places: at(village.at) }
  }
  const [freed] = lost
  if (freed !== undefined)
    return {
      message: message('ask.free', { seat: freed.seat, at: squareName(freed.at) }),
      places: at(freed.at),
    }
  const major = of('province.extended').find(
    ({ size, squares, seat }) => seat === by && size >= MAJOR && size - squares.length < MAJOR,
  )
  if (major !== undefined) return { message: message('ask.major'), places: at(major.at) }
  const [joined] = of('province.joined')
  if (joined !== undefined) return { message: message('ask.join'), places: at(joined.at, joined.into) }
  const pagodas = of('pagoda.placed').filter(({ seat }) => seat === by)
  if (pagodas.length > 2) return { message: message('ask.pagodas', { n: pagodas.length }) }
  const founded = of('province.founded')
  if (founded.length > 1)
    return { message: message('ask.two'), places: at(...founded.map((each) => each.at)) }
  const [only] = founded
  return only === undefined
    ? { message: message('ask.tile') }
    : { message: message('ask.found'), places: at(only.at) }
}
