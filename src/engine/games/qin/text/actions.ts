/** A short sentence for every action. */
import { byType } from '../../../kernel/rules/by-type.ts'
import { actionSentence, message, type Message } from '../../../kernel/text.ts'
import type { Action } from '../action.ts'
import { squareName } from '../components/grid.ts'
import { tilePart } from '../components/pieces.ts'

const toSentence = byType<Action, Message>({
  first: ({ seat }) => message('first', { seat }),
  deal: ({ seat, tiles }) =>
    tiles === null
      ? message('deal.hidden', { seat })
      : message('deal.shown', { seat, tiles: tiles.map(tilePart) }),
  draw: ({ seat, tile }) =>
    tile === null ? message('draw.hidden', { seat }) : message('draw.shown', { seat, tile: tilePart(tile) }),
  place: ({ tile, at: [first, second] }) =>
    message('place', { tile: tilePart(tile), first: squareName(first), second: squareName(second) }),
  pass: () => message('pass'),
})

export const describe = actionSentence(toSentence)
