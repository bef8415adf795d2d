import { describe, expect, it } from 'vitest'
import { recordedPositions } from '../testing/positions.ts'
import { startDraft } from './draft.ts'
import { createSession } from './session.ts'

const FORECASTERS = {
  players: [{ role: 'seismologist' }, { role: 'meteorologist' }],
  phase: 'disaster',
  pass: 0,
  agenda: [
    { do: 'forecast', seat: 0, of: 'quake' },
    { do: 'forecast', seat: 1, of: 'weather' },
    { do: 'turnUp', seat: 0 },
  ],
} as const

describe('the session of a table', () => {
  it('QK-36 begins each forecast with nothing chosen, whatever the one before was', () => {
    const session = createSession()
    session.show(recordedPositions(FORECASTERS).view, '1', true)
    session.press({ on: 'change', change: -2 })
    expect(session.draft.value?.change).toBe(-2)
    for (const [index, actions] of [['f-2'], ['f-2', 'f+1', '1>{brickKiln}']].entries()) {
      const { view } = recordedPositions(FORECASTERS, actions)
      session.show(view, String(index + 2), true)
      expect(view.choice).toMatchObject({ is: 'forecast' })
      expect(session.draft.value).toEqual(startDraft(view))
      session.press({ on: 'change', change: 1 })
    }
  })

  it('moves what came by a step forward, until somebody presses something', () => {
    const session = createSession()
    const { view } = recordedPositions(FORECASTERS)
    session.show(view, '1', true)
    expect(session.state.settled).toBe(false)
    // As `useSettling` does.
    session.state.settled = true
    session.show(view, '1', true)
    expect(session.state.settled).toBe(true)
    session.show(view, '2', true)
    expect(session.state.settled).toBe(false)
    session.show(view, '1', false)
    expect(session.state.settled).toBe(true)
  })
})
