import { describe, expect, it } from 'vitest'
import { hasLeft, isNear, tipPlace } from './tip.ts'

const ROOM = { width: 1024, height: 700 }
const TIP = { width: 200, height: 40 }

describe('the place of a tip', () => {
  it.each([
    ['under what it is about, in its middle', { left: 400, top: 100, width: 40, height: 20 }, [320, 126]],
    ['over it at the foot of the window', { left: 400, top: 670, width: 40, height: 20 }, [320, 624]],
    ['over it low in the window', { left: 400, top: 560, width: 40, height: 20 }, [320, 514]],
    ['within the window at its left', { left: 4, top: 100, width: 20, height: 20 }, [8, 126]],
    ['within the window at its right', { left: 1000, top: 100, width: 20, height: 20 }, [816, 126]],
    ['under it where there is room nowhere', { left: 400, top: 10, width: 40, height: 680 }, [320, 652]],
  ] as const)('%s', (_, about, [left, top]) => {
    expect(tipPlace(about, TIP, ROOM)).toEqual({ left, top })
  })

  it('is above the whole tray, clear of the neighbours', () => {
    const about = { left: 400, top: 640, width: 40, height: 20 }
    expect(tipPlace(about, TIP, ROOM, 540)).toEqual({ left: 320, top: 494 })
    // A card lifted over the edge of the tray.
    expect(tipPlace({ ...about, top: 536 }, TIP, ROOM, 540)).toEqual({ left: 320, top: 490 })
  })

  it('survives a small lift of its element, but not a move', () => {
    const from = { left: 400, top: 100, width: 40, height: 20 }
    expect([hasLeft(from, { ...from, top: 97 }), hasLeft(from, { ...from, top: 60 })]).toEqual([false, true])
  })

  it('includes the way from its element, so that the pointer can reach it', () => {
    const tip = { left: 320, top: 126, ...TIP }
    const near = (y: number, edge: number) => isNear(tip, 420, y, edge)
    expect([near(121, 100), near(140, 100), near(118, 100)]).toEqual([true, true, false])
    // Above a tray.
    expect([near(185, 190), near(185, 170), near(197, 190)]).toEqual([true, false, false])
  })
})
