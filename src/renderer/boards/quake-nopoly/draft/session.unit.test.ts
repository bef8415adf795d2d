import { describe, expect, it } from 'vitest'
import type { Event } from '../../../../engine/games/quake-nopoly/event.ts'
import { recordedPositions } from '../testing/positions.ts'
import { startDraft, touch } from './draft.ts'
import { shown } from '../../kit/testing/shown.ts'
import { createSession } from './session.ts'

/** A position that a step led to, with animation. */
const STEP: readonly Event[] = [{ type: 'turn.passed', seat: 0 }]

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
    session.show(shown(recordedPositions(FORECASTERS).view, '1', { newEvents: STEP }))
    session.change((draft, on) => touch(draft, on, { on: 'change', change: -2 }))
    expect(session.state.draft?.change).toBe(-2)
    for (const [index, actions] of [['f-2'], ['f-2', 'f+1', '1>{brickKiln}']].entries()) {
      const { view } = recordedPositions(FORECASTERS, actions)
      session.show(shown(view, String(index + 2), { newEvents: STEP }))
      expect(view.choice).toMatchObject({ is: 'forecast' })
      expect(session.state.draft).toEqual(startDraft(view))
      session.change((draft, on) => touch(draft, on, { on: 'change', change: 1 }))
    }
  })

  it('animates the pieces of a step forward, until the next press', () => {
    const session = createSession()
    const { view } = recordedPositions(FORECASTERS)
    session.show(shown(view, '1', { newEvents: STEP }))
    expect(session.state.atRest).toBe(false)
    // As `useInputEndsMotion` does.
    session.state.atRest = true
    session.show(shown(view, '1', { newEvents: STEP }))
    expect(session.state.atRest).toBe(true)
    session.show(shown(view, '2', { newEvents: STEP }))
    expect(session.state.atRest).toBe(false)
    session.show(shown(view, '1'))
    expect(session.state.atRest).toBe(true)
  })
})
