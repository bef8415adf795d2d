/** What a puzzle of Chang Cheng asks: about the province that is at stake. */
import type { PuzzleQuestion } from '../../../kernel/game.ts'
import { eventsOf } from '../../../kernel/refusal.ts'
import { message } from '../../../kernel/text.ts'
import type { Action } from '../action.ts'
import { layoutOf, provinceAt, provinceName, spaceName, type Province } from '../components/layout.ts'
import { decide } from '../rules/decide.ts'
import type { State } from '../state.ts'

export const puzzleQuestion = (candidates: readonly Action[], state: State): PuzzleQuestion => {
  const [best] = candidates
  if (best === undefined) return { message: message('ask.cards') }
  const layout = layoutOf(state)
  const about = (key: string, province: Province): PuzzleQuestion => ({
    message: message(`ask.${key}`, { province: provinceName(province) }),
    places: (layout.inProvince[province] ?? []).map((space) => String(spaceName(space))),
  })
  const closes = eventsOf(decide(state, best)).find(({ type }) => type === 'province.completed')
  if (closes?.type === 'province.completed') return about('close', closes.province)
  const revealed = state.reveal?.province ?? 0
  switch (best.type) {
    case 'wall':
      return about('build', provinceAt(layout, best.space))
    case 'neutral':
      return about('neutral', provinceAt(layout, best.space))
    case 'cardWall':
      return about('card', provinceAt(layout, best.space))
    case 'cards':
      return { message: message('ask.cards') }
    case 'double':
      return { ...about('build', provinceAt(layout, best.spaces[0])), message: message('ask.double') }
    case 'tower':
      return { ...about('build', provinceAt(layout, best.space)), message: message('ask.tower') }
    case 'remove':
      return about('warrior', revealed)
    case 'destroy':
    case 'dismiss':
      return about('traitor', revealed)
    case 'swap':
      return about('official', revealed)
    default:
      return about('act', revealed)
  }
}
