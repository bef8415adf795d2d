import { describe, expect, it } from 'vitest'
import { plain, position, stepTo } from '../testing/position.ts'
import { puzzleQuestion } from './puzzle-question.ts'

describe('the question of a puzzle', () => {
  const state = position({
    tiles: plain('.2'),
    at: 'B3 D1 A4 D4',
    open: [{ pawn: 0, dice: 1 }],
    stage: { is: 'carry' },
  })
  const asked = (...to: readonly string[]) =>
    puzzleQuestion(
      to.map((name) => stepTo(0, name)),
      state,
    ).message

  it('offers to stop where that is among the best as well', () => {
    const steps = ['C3', 'B2'].map((name) => stepTo(0, name))
    expect(puzzleQuestion([...steps, { type: 'giveUp' }], state).message.key).toBe('ask.twoOrStop')
  })

  it('names all places to choose from, or none', () => {
    expect(asked('C3', 'B2')).toMatchObject({ key: 'ask.two', params: { a: 'B2', b: 'C3' } })
    expect(asked('C3', 'B2', 'A3')).toMatchObject({ key: 'ask.three', params: { a: 'A3', b: 'B2', c: 'C3' } })
    const open = asked('C3', 'B2', 'A3', 'B4')
    expect(open.key).toBe('ask.way')
    expect(Object.keys(open.params ?? {})).not.toContain('a')
  })

  it('asks whether to move on only while a pawn is on its way', () => {
    const running = { ...state, stage: { is: 'chain', pawn: 0, dice: 1 } } as const
    expect(puzzleQuestion([stepTo(0, 'C3')], running).message.key).toBe('ask.on')
    expect(asked('C3').key).toBe('ask.step')
    const pawns = puzzleQuestion([stepTo(1, 'C1'), stepTo(0, 'C3')], state).message
    expect(pawns).toMatchObject({ key: 'ask.pawns', params: { pawn: 1, a: 'B3', otherPawn: 2, b: 'D1' } })
  })
})
