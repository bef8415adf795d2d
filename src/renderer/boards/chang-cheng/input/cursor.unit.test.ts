import { describe, expect, it } from 'vitest'
import { moved, targetAt } from './cursor.ts'
import { recordedPositions } from '../testing/positions.ts'

const { view } = recordedPositions({})

describe('the cursor', () => {
  it('goes along the wall and stops at its ends', () => {
    expect(moved(view, { band: 'space', column: 0 }, 'ArrowRight')).toEqual({ band: 'space', column: 1 })
    expect(moved(view, { band: 'space', column: 0 }, 'ArrowLeft')).toEqual({ band: 'space', column: 0 })
    expect(moved(view, { band: 'space', column: 25 }, 'ArrowRight').column).toBe(25)
  })

  it('goes north to the region and south to the province of its space', () => {
    const north = moved(view, { band: 'space', column: 6 }, 'ArrowUp')
    expect(targetAt(view, north)).toEqual({ is: 'region', at: 1 })
    expect(moved(view, north, 'ArrowUp')).toEqual(north)
    const south = moved(view, moved(view, north, 'ArrowDown'), 'ArrowDown')
    expect(targetAt(view, south)).toEqual({ is: 'province', at: 1 })
  })

  it('goes from province to province beside the wall', () => {
    const next = moved(view, { band: 'province', column: 1 }, 'ArrowRight')
    expect(targetAt(view, next)).toEqual({ is: 'province', at: 1 })
    const back = moved(view, next, 'ArrowLeft')
    expect(targetAt(view, back)).toEqual({ is: 'province', at: 0 })
    expect(moved(view, back, 'ArrowLeft')).toEqual(back)
  })
})
