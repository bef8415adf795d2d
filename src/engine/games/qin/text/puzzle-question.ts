/** What a puzzle of Qin asks: what is best around the place that is at stake, without the tile or its gain. */
import { eventsOf } from '../../../kernel/refusal.ts'
import type { PuzzleQuestion } from '../../../kernel/game.ts'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { message } from '../../../kernel/text.ts'
import { squareName } from '../components/grid.ts'
import type { Action } from '../action.ts'
import { decide } from '../rules/decide.ts'
import { turnOf } from '../rules/status.ts'
import type { State } from '../state.ts'

export const puzzleQuestion = (candidates: readonly Action[], state: State): PuzzleQuestion => {
  const [best] = candidates
  const events = best === undefined ? [] : eventsOf(decide(state, best))
  const { by } = turnOf(state)
  const absorbed = eventsOfType(events, 'province.absorbed').filter((event) => event.bySeat === by)
  const won = eventsOfType(events, 'village.won').filter(({ seat }) => seat === by)
  const lost = eventsOfType(events, 'village.lost').filter(({ seat }) => seat !== by)
  const joined = eventsOfType(events, 'province.joined')
  const founded = eventsOfType(events, 'province.founded')
  const stakes = [
    absorbed.slice(0, 1).flatMap(({ at, into }) => [at, into]),
    won.map(({ at }) => at),
    lost.map(({ at }) => at),
    joined.slice(0, 1).flatMap(({ at, into }) => [at, into]),
    founded.map(({ at }) => at),
  ]
  const places = (stakes.find((squares) => squares.length > 0) ?? []).map(squareName)
  const [at] = places
  return at === undefined
    ? { message: message('ask.tile') }
    : { message: message('ask.around', { at }), places }
}
