import { describe, expect, it } from 'vitest'
import { solved } from '../../../search/testing/clear-best-action.ts'
import { DISASTER_IDS } from '../components/cards.ts'
import { quakeNopoly } from '../index.ts'
import { position } from '../testing/position.ts'

describe('level 5 in positions with one clearly best action', () => {
  const rival = { lands: [{ card: 'tainan', on: [{ building: 'hayashi' }] }] }

  it('builds the decisive building at home before the end card', () => {
    const state = position({
      players: [
        rival,
        { lands: [{ card: 'hualien' }], hand: ['qingxiuTemple', 'pineGarden'], stock: 'bwst' },
      ],
      pass: 3,
      agenda: [{ do: 'act', seat: 1 }],
      events: { general: 0, disaster: 0, upper: 0 },
    })
    expect(solved(quakeNopoly, state).notation).toBe('B pineGarden hualien')
  })

  it('strengthens the building that the last storm would destroy', () => {
    // Of the two cards that can still come, one hits Hualien, and nothing else here.
    const turned = DISASTER_IDS.filter((id) => id !== 'haitang2005' && id !== 'gloria1963')
    const state = position({
      players: [rival, { lands: [{ card: 'hualien', on: [{ building: 'pineGarden' }] }], stock: 'ww' }],
      pass: 3,
      agenda: [{ do: 'act', seat: 1 }],
      events: { general: 0, disaster: 1, upper: 1, turned },
    })
    expect(solved(quakeNopoly, state).notation).toBe('S pineGarden m+2')
  })
})
