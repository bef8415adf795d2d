import { describe, expect, it } from 'vitest'
import { boardProps } from '../../kit/testing/boardProps.ts'
import { shown } from '../../kit/testing/shown.ts'
import { createSession } from '../draft/session.ts'
import { played } from '../testing/positions.ts'
import { createController } from './controller.ts'
import { doneBy } from '../../kit/testing/doneBy.ts'
import { BOARD_KEYS } from './boardKeys.ts'

const doneDuring = (key: string, stage: string) => doneBy(BOARD_KEYS, key, { view: { value: { stage } } })

describe('keys at the board', () => {
  it.each([
    ['3', 'allot', ['diceOnCursor', 3]],
    ['3', 'roll', ['enterFace', 3]],
    ['3', 'lay', ['putTile', 3]],
    ['1', 'lay', null],
    ['5', 'allot', null],
    ['d', 'lay', ['turnTo', 'dark']],
    ['d', 'carry', ['card', 3]],
    ['B', 'choose', ['card', 1]],
    ['b', 'chain', ['card', 1]],
    ['-', 'allot', ['oneLess']],
    ['s', 'chain', ['stop']],
    ['s', 'allot', null],
    ['Backspace', 'roll', ['back']],
  ] as const)('%s while the game waits for %s', (key, stage, done) => {
    expect(doneDuring(key, stage)).toEqual(done)
  })

  it('moves, picks, commits and starts over in every stage', () => {
    for (const stage of ['lay', 'place', 'allot', 'carry', 'over'] as const)
      expect(['ArrowUp', ' ', 'Enter', 'Escape'].map((key) => doneDuring(key, stage)?.[0])).toEqual([
        'move',
        'pressCursor',
        'commit',
        'session.drop',
      ])
  })
})

describe('a pawn that may go on', () => {
  const moves = [
    {
      type: 'allot',
      allotments: [
        { pawn: 0, dice: 3 },
        { tile: 10, dice: 1 },
      ],
    },
    { type: 'step', pawn: 0, to: 4 },
    { type: 'roll', dice: [5, 1, 6] },
  ] as const
  const table = () => {
    const session = createSession()
    const { view } = played(...moves)
    session.show(shown(view, '0:chain'))
    const { props, done } = boardProps({ view, session })
    const { act } = props
    props.act = (action) => {
      act(action)
      props.view = played(...moves, { type: 'stop' }).view
      session.show(shown(played(...moves, { type: 'stop' }).view, '0:stopped'))
    }
    return { done, ...createController(props) }
  }

  it('stops for another action (QO-13), which is then chosen', async () => {
    const { session, done, takeUp } = table()
    await takeUp({ tile: 10 })
    expect(done).toEqual([{ type: 'stop' }])
    expect(session.state.draft).toMatchObject({ now: { tile: 10 }, aim: 10 })
  })

  it('does not stop when its own card is pressed', async () => {
    const { done, takeUp } = table()
    await takeUp({ pawn: 0 })
    expect(done).toEqual([])
  })
})
