import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { boardProps } from '../../kit/testing/boardProps.ts'
import { playing } from '../../kit/testing/contract.ts'
import { pageToDragOn } from '../../kit/testing/dragging.ts'
import { createSession } from '../draft/session.ts'
import { shown } from '../../kit/testing/shown.ts'
import { recordedPositions } from '../testing/positions.ts'
import { doneBy } from '../../kit/testing/doneBy.ts'
import { BOARD_KEYS } from './boardKeys.ts'
import { createController, dragCard } from './controller.ts'

describe('the keys of the board', () => {
  it.each([
    ['a', ['letterByKey', 'A']],
    ['E', ['letterByKey', 'E']],
    ['6', ['cardByKey', 6]],
    ['7', null],
    ['Enter', ['pressCursor']],
    ['0', ['noneByKey']],
    ['ArrowUp', ['move', 'ArrowUp']],
    ['u', ['cardByKey', 'unseen']],
    ['Backspace', ['back']],
    ['x', null],
  ])('%s', (key, done) => {
    expect(doneBy(BOARD_KEYS, key)).toEqual(done)
  })
})

const { view } = recordedPositions({})
let page: ReturnType<typeof pageToDragOn>
beforeEach(() => {
  page = pageToDragOn()
  for (const [name, value] of Object.entries(page.globals)) vi.stubGlobal(name, value)
})
afterEach(() => vi.unstubAllGlobals())

const table = () => {
  const session = createSession()
  session.show(shown(view, '0:start'))
  const { props, done } = boardProps({ view, session })
  const controller = createController(props)
  return { session, controller, done, grab: () => dragCard(page.down, 4, session, controller) }
}
const province = (at: number) => ({ 'cc-is': 'province', 'cc-at': String(at) })
const space = (at: number) => ({ 'cc-is': 'space', 'cc-at': String(at) })

describe('a card that is dragged', () => {
  it('is laid in the province it is dropped on (CC-9)', () => {
    const { session, grab } = table()
    grab()
    page.moveTo(province(2))
    expect(session.state.draft).toMatchObject({ letter: 'B', card: 4 })
    expect(session.state).toMatchObject({ drag: { x: 40, y: 40 }, over: { is: 'province', at: 2 } })
    page.letGo()
    expect(session.state.draft).toMatchObject({ card: null, laid: [{ card: 4, province: 2 }] })
    expect(session.state).toMatchObject({ drag: null, over: null })
  })

  it('chooses card and wall on a space (CC-10), and does nothing by itself', () => {
    const { session, controller, done, grab } = table()
    grab()
    page.moveTo(space(5))
    page.letGo()
    expect(session.state.draft).toMatchObject({ letter: 'C', card: 4, space: 5 })
    controller.card(4)
    controller.card(6)
    grab()
    page.moveTo(space(5))
    page.letGo()
    expect(session.state.draft).toMatchObject({ letter: 'C', card: 4, space: 5 })
    expect(done).toEqual([])
  })

  it.each([
    ['let go beside the map', () => page.letGo()],
    ['Escape is pressed', () => page.escape()],
  ])('leaves all as it was where %s', (_, end) => {
    const { session, controller, grab } = table()
    controller.card(4)
    controller.lay({ is: 'province', at: 3 })
    const before = session.state.draft
    grab()
    page.moveTo(null)
    expect(session.state.draft).toMatchObject({ card: 4, laid: [] })
    end()
    expect(session.state.draft).toEqual(before)
    expect(session.state.drag).toBeNull()
  })

  it('is refused as a press would be, and stays in the hand', () => {
    const { session, grab } = table()
    grab()
    page.moveTo({ 'cc-is': 'region', 'cc-at': '1' })
    page.letGo()
    expect(session.state.complaint).toEqual({ kind: 'hint', code: 'pointWall', at: null })
    expect(session.state.draft).toMatchObject({ card: 4, laid: [] })
  })

  it('is dropped when the position changes', () => {
    const { session, grab } = table()
    grab()
    page.moveTo(province(2))
    session.show(shown(view, '1:next'))
    page.letGo()
    expect(session.state.draft).toMatchObject({ letter: null, card: null, laid: [] })
  })
})

it('CC-9 takes the last of two cards laid back into the hand, where keys can lay it again', () => {
  const { session, press, done } = playing({
    view: recordedPositions({ wall: '1-3a' }).view,
    createSession,
    boardKeys: BOARD_KEYS,
    createController: (props) => ({ ...createController(props), zoom: () => undefined }),
  })
  press('4', 'Enter', '6', 'ArrowRight', 'Enter', 'Backspace')
  expect(session.state.draft).toMatchObject({ card: 6, laid: [{ card: 4, province: 0 }] })
  press('ArrowRight', 'Enter', 'Enter')
  expect(done).toEqual([
    {
      type: 'cards',
      cards: [
        { card: 4, province: 0 },
        { card: 6, province: 2 },
      ],
    },
  ])
})

it('CC-23 does by Enter what was chosen in the tray, until the cursor has moved on', () => {
  const { view: due } = recordedPositions({ wall: '1-3a', cards: 'a2p1 b5p1' }, ['4'])
  expect(due.stage).toBe('effect')
  const { session, press, done } = playing({
    view: due,
    createSession,
    boardKeys: BOARD_KEYS,
    createController: (props) => ({ ...createController(props), zoom: () => undefined }),
  })
  // The cursor starts in the province whose cards act.
  expect(session.state.cursor.column).toBe(due.spaces.findIndex(({ province }) => province === 0))
  const effect = { type: 'remove', card: 5 } as const
  session.change((now) => ({ ...now, effect }))
  press('Enter')
  expect(done).toEqual([effect])
  press('ArrowRight', 'Enter')
  expect(session.state.draft?.effect).toEqual({ type: 'destroy', space: 1 })
})
