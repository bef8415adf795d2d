/** What a puzzle of Qin asks: what becomes of the places that are at stake, without the tile or its gain. */
import { eventsOf } from '../../../kernel/refusal.ts'
import type { PuzzleQuestion } from '../../../kernel/game.ts'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { message, nested } from '../../../kernel/text.ts'
import { squareName, type Square } from '../components/grid.ts'
import type { Action } from '../action.ts'
import { decide } from '../rules/decide.ts'
import { turnOf } from '../rules/status.ts'
import type { State } from '../state.ts'

export const puzzleQuestion = (candidates: readonly Action[], state: State): PuzzleQuestion => {
  const [best] = candidates
  const events = best === undefined ? [] : eventsOf(decide(state, best))
  const { by } = turnOf(state)
  const mover = typeof by === 'number' ? by : 0
  const ask = (key: string, squares: readonly Square[]): PuzzleQuestion => {
    const [at = '', and = ''] = squares.map(squareName)
    return {
      message: message(`ask.${key}`, {
        at,
        and,
        squares: squares.map((square) => nested('ask.square', { at: squareName(square) })),
        n: state.supplies[mover] ?? 0,
      }),
      places: squares.map(squareName),
    }
  }
  const [absorbed] = eventsOfType(events, 'province.absorbed').filter((event) => event.bySeat === mover)
  if (absorbed !== undefined) return ask('swallow', [absorbed.at, absorbed.into])
  const founded = eventsOfType(events, 'province.founded')
  const won = eventsOfType(events, 'village.won').filter(({ seat }) => seat === mover)
  const lost = eventsOfType(events, 'village.lost').filter(({ seat }) => seat !== mover)
  const villages = (won.length > 0 ? won : lost).map(({ at }) => at)
  if (founded.length > 0) return ask('found', villages.length > 0 ? villages : founded.map(({ at }) => at))
  if (villages.length > 0) return ask(villages.length === 1 ? 'village' : 'villages', villages)
  const [joined] = eventsOfType(events, 'province.joined')
  if (joined !== undefined) return ask('join', [joined.at, joined.into])
  return { message: message('ask.tile') }
}
