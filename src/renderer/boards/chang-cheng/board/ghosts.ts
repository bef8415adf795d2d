/** The chosen pieces as they would stand on the wall, and the spaces the last step touched. */
import type { Action } from '../../../../engine/games/chang-cheng/action.ts'
import type { Event } from '../../../../engine/games/chang-cheng/event.ts'
import type { Province, Space } from '../../../../engine/games/chang-cheng/components/layout.ts'
import type { View } from '../../../../engine/games/chang-cheng/view/schema.ts'
import type { SeatRow } from '../../../../main/api/api.ts'
import { letterOf, type Draft } from '../draft/draft.ts'
import type { Tint } from '../pieces/silhouettes.ts'

export interface Ghost {
  readonly space: Space
  /** `mark` only frames the piece there. */
  readonly is: 'wall' | 'double' | 'tower' | 'rubble' | 'mark'
  readonly tint: Tint
  readonly bad: boolean
  /** An advised piece, drawn with the frame of advice instead of its own. */
  readonly advised?: true
}

/** The pieces a draft would put on the wall; `bad` if the engine has refused it. */
export const ghostsOf = (
  view: View,
  draft: Draft,
  seats: readonly SeatRow[],
  bad: boolean,
): readonly Ghost[] => {
  const tint: Tint = typeof view.by === 'number' ? (seats[view.by]?.colour ?? 1) : 0
  const { space, pair, here, there, effect } = draft
  if (view.stage === 'effect') {
    const spaces = [here, there, effect?.type === 'destroy' ? effect.space : null]
    return spaces.flatMap((each): readonly Ghost[] =>
      each === null ? [] : [{ space: each, is: 'mark', tint, bad }],
    )
  }
  const letter = letterOf(view, draft)
  if (letter === 'D') return pair === null ? [] : [{ space: pair[0], is: 'double', tint, bad }]
  if (space === null) return []
  const isNeutral = view.stage === 'neutral' || letter === 'N'
  return [{ space, is: letter === 'E' ? 'tower' : 'wall', tint: isNeutral ? 0 : tint, bad }]
}

/** The pieces an advised action would put on the wall. */
export const advisedGhosts = (view: View, action: Action, seats: readonly SeatRow[]): readonly Ghost[] => {
  const tint: Tint = typeof view.by === 'number' ? (seats[view.by]?.colour ?? 1) : 0
  const ghost = (space: Space, is: Ghost['is'], of = tint): readonly Ghost[] => [
    { space, is, tint: of, bad: false, advised: true },
  ]
  switch (action.type) {
    case 'wall':
    case 'cardWall':
      return ghost(action.space, 'wall')
    case 'tower':
      return ghost(action.space, 'tower')
    case 'neutral':
      return ghost(action.space, 'wall', 0)
    case 'double':
      return ghost(action.spaces[0], 'double')
    default:
      return []
  }
}

/** Spaces that events touch: built on, destroyed, swapped. */
export const touchedBy = (events: readonly Event[]): readonly Space[] =>
  events.flatMap((event): readonly Space[] => {
    switch (event.type) {
      case 'wall.built':
      case 'tower.built':
      case 'neutral.built':
      case 'wall.destroyed':
        return [event.space]
      case 'double.built':
        return event.spaces
      case 'walls.swapped':
        return [event.here, event.there]
      default:
        return []
    }
  })

/** Cards that events lay: where, and whose. */
export const cardsLaidIn = (
  events: readonly Event[],
): readonly { readonly province: Province; readonly seat: number }[] =>
  events.flatMap((event) =>
    event.type === 'card.laid' ? [{ province: event.province, seat: event.seat }] : [],
  )
