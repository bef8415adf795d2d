import { expect, it } from 'vitest'
import { plain, position, stepTo } from '../testing/position.ts'
import { puzzleQuestion } from './puzzle-question.ts'

it('a question that names steps names the best one among them', () => {
  const chain = position({ tiles: plain('.2'), at: 'B3 D1 A4 D4', stage: { is: 'chain', pawn: 0, dice: 1 } })
  const { message } = puzzleQuestion(
    ['C3', 'B4', 'B2', 'A3'].map((to) => stepTo(0, to)),
    chain,
  )
  expect(message.params).toMatchObject({ from: 'B3', a: 'B2', b: 'B4', c: 'C3' })
})
