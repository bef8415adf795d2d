/** A short sentence for every action. */
import { byType } from '../../../kernel/rules/by-type.ts'
import { actionSentence, message, nested, type Message } from '../../../kernel/text.ts'
import type { Action } from '../action.ts'
import { CORNERS, pawnNumber, placeName } from '../components/grid.ts'
import type { Allotment } from '../state.ts'

/** `2 dice to pawn 1`, as a message. */
const allotmentPart = (allotment: Allotment) =>
  'pawn' in allotment
    ? nested('allotment.pawn', { pawn: pawnNumber(allotment.pawn), n: allotment.dice })
    : nested('allotment.tile', { tile: placeName(allotment.tile), n: allotment.dice })

export const allotmentParts = (list: readonly Allotment[]) => list.map(allotmentPart)

const toSentence = byType<Action, Message>({
  lay: () => message('lay'),
  roll: ({ dice }) => message('roll', { dice: dice.join(' ') }),
  choose: ({ option }) => message(`choose.${option}`),
  place: ({ corners }) => {
    const of = (seat: number): readonly string[] =>
      CORNERS.filter((_, corner) => corners[corner] === seat).map(placeName)
    const [[a = '', b = ''], [c = '', d = '']] = [of(0), of(1)]
    return message('place', { firstSeat: 0, secondSeat: 1, a, b, c, d })
  },
  allot: ({ allotments }) =>
    allotments.length === 0
      ? message('allot.none')
      : message('allot.some', { allotments: allotmentParts(allotments) }),
  step: ({ pawn, to }) => message('step', { pawn: pawnNumber(pawn), to: placeName(to) }),
  flip: ({ tile }) => message('flip', { tile: placeName(tile) }),
  stop: () => message('stop'),
  giveUp: () => message('giveUp'),
})

export const describe = actionSentence(toSentence)
