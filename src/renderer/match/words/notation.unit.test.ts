import { describe, expect, it } from 'vitest'
import { moveFormatter } from './notation.ts'
import { loadAllTexts } from '../../ui/testing/texts.ts'

await loadAllTexts()

const seats = [
  { name: 'Mei', colour: 1, player: { kind: 'person' } },
  { name: 'Bo', colour: 2, player: { kind: 'person' } },
] as const
const told = moveFormatter({ game: 'quorsum', seats })

describe('a step in words', () => {
  const rolled = { type: 'roll', dice: [6] }
  const events = [{ type: 'opening.rolled', seat: 1, die: 6 }]

  it('says whose luck it was that chance brought', () => {
    const row = { action: rolled, notation: '[6]', actor: 'chance', events } as const
    expect(told(row, 'en')).toBe('Bo rolls a 6 to settle who chooses first')
    expect(told(row, 'zh-Hant')).not.toContain('。')
  })

  it('says what was done where nothing else is known of it', () => {
    expect(told({ action: rolled, notation: '[6]' }, 'en')).toBe('Rolled 6')
  })
})
