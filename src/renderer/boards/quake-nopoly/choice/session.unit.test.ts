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
    session.show(recordedPositions(FORECASTERS).view, '1')
    session.press({ on: 'change', change: -2 })
    expect(session.draft.value?.change).toBe(-2)
    for (const [index, actions] of [['f-2'], ['f-2', 'f+1', '1>{brickKiln}']].entries()) {
      const { view } = recordedPositions(FORECASTERS, actions)
      session.show(view, String(index + 2))
      expect(view.choice).toMatchObject({ is: 'forecast' })
      expect(session.draft.value).toEqual(startDraft(view))
      session.press({ on: 'change', change: 1 })
    }
  })
})
