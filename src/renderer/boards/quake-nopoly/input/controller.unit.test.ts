import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { boardProps } from '../../kit/testing/boardProps.ts'
import { pageToDragOn } from '../../kit/testing/dragging.ts'
import { createSession } from '../draft/session.ts'
import { shown } from '../../kit/testing/shown.ts'
import { recordedPositions, TWO } from '../testing/positions.ts'
import { doneBy } from '../../kit/testing/doneBy.ts'
import { BOARD_KEYS, LETTERS } from './boardKeys.ts'
import { createController } from './controller.ts'
import { ACTIONS, POWERS } from '../draft/draft.ts'

describe('the keys', () => {
  it('give every action a letter of its own', () => {
    const letters = [...ACTIONS, ...POWERS].map((action) => LETTERS[action])
    expect(new Set(letters).size).toBe(letters.length)
    for (const action of [...ACTIONS, ...POWERS])
      expect(doneBy(BOARD_KEYS, LETTERS[action].toLowerCase())).toEqual([
        'press',
        { on: 'does', does: action },
      ])
  })

  it('choose places, tracks and counts, and do nothing else', () => {
    expect(doneBy(BOARD_KEYS, '3')).toEqual(['digit', 2])
    expect(doneBy(BOARD_KEYS, 'w')).toEqual(['track', 'material'])
    expect(doneBy(BOARD_KEYS, 'Q')).toEqual(['track', 'structure'])
    expect(doneBy(BOARD_KEYS, '+')).toEqual(['press', { on: 'count', count: 2 }])
    expect(doneBy(BOARD_KEYS, 'ArrowUp')).toEqual(['move', 'ArrowUp'])
    for (const key of ['0', 'Tab', 'z', 'F5']) expect(doneBy(BOARD_KEYS, key)).toBeNull()
  })
})

const { view } = recordedPositions(TWO)
const [hualien, tainan] = (view.players[0]?.lands ?? []).map(({ card }) => card)
let page: ReturnType<typeof pageToDragOn>
beforeEach(() => {
  page = pageToDragOn()
  for (const [name, value] of Object.entries(page.globals)) vi.stubGlobal(name, value)
})
afterEach(() => vi.unstubAllGlobals())

const table = (given: Partial<Parameters<typeof createController>[0]> = {}) => {
  const session = createSession()
  session.show(shown(view, '0:start'))
  const { props, done } = boardProps({ view, session, ...given })
  const { grab, press } = createController(props)
  return { session, press, done, grab: () => grab(Object.assign(page.down, { button: 0 }), 'taipei101') }
}

describe('a building that is dragged', () => {
  it('is to be built on the district card it is dropped on', () => {
    const { session, done, grab } = table()
    grab()
    page.moveTo({ 'qk-land': String(tainan) })
    expect(session.state.drag).toEqual({ building: 'taipei101', x: 40, y: 40 })
    page.letGo()
    expect(session.state.draft).toMatchObject({ does: 'build', building: 'taipei101', card: tainan })
    expect(session.state.drag).toBeNull()
    expect(done).toEqual([])
  })

  it('chooses the district card also where a building already stands', () => {
    const { session, grab } = table()
    grab()
    page.moveTo({ 'qk-building': 'miaokou', 'qk-land': String(hualien) })
    page.letGo()
    expect(session.state.draft).toMatchObject({ does: 'build', building: 'taipei101', card: hualien })
  })

  it.each([
    ['let go beside the cards', () => page.letGo()],
    ['Escape is pressed', () => page.escape()],
  ])('leaves all as it was where %s', (_, end) => {
    const { session, press, grab } = table()
    press({ on: 'hand', building: 'northGate' })
    const before = session.state.draft
    grab()
    page.moveTo({ 'qk-seat': '1' })
    expect(session.state.draft).toMatchObject({ building: 'taipei101' })
    end()
    expect(session.state.draft).toEqual(before)
    expect(session.state.drag).toBeNull()
  })

  it('stays in hand while another seat is to act', () => {
    const { session, grab } = table({ playable: false })
    const before = session.state.draft
    grab()
    page.moveTo({ 'qk-land': String(tainan) })
    page.letGo()
    expect(session.state.draft).toEqual(before)
    expect(session.state.complaint).toEqual({ kind: 'hint', code: 'notYourTurn', at: null })
  })
})

describe('forecasts', () => {
  const asked = { ...view, by: 0, choice: { is: 'forecast', of: 'weather' } } as typeof view
  const none = { type: 'forecast', change: 0 }
  const tray = () => {
    const session = createSession()
    session.show(shown(asked, '0:card'))
    const { props, done } = boardProps({ view: asked, session })
    return { props, done, ...createController(props) }
  }

  it('are not asked for again in a round where no more are wanted', () => {
    const { props, done, forecastNoMore, keepForecastingNothing } = tray()
    keepForecastingNothing()
    expect(done).toEqual([])
    forecastNoMore()
    Object.assign(props, { newEvents: [{ type: 'card.turned' }], at: '0:next' })
    keepForecastingNothing()
    expect(done).toEqual([none, none])
    props.view = { ...asked, round: asked.round + 1 }
    keepForecastingNothing()
    expect(done).toEqual([none, none])
  })

  it('are asked for again by going back', () => {
    const { session, props, done, forecastNoMore, keepForecastingNothing } = tray()
    forecastNoMore()
    Object.assign(props, { newEvents: [], at: '0:undone' })
    keepForecastingNothing()
    expect(done).toEqual([none])
    expect(session.state.noForecasts).toBeNull()
  })
})
