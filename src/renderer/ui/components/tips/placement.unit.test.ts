import { describe, expect, it } from 'vitest'
import { hasLeft, isNear, reachOf, tipPlace } from './tip.ts'

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
    expect(tipPlace(about, TIP, ROOM, undefined)).toEqual({ left, top })
  })

  it.each([
    ['above the tray, clear of the neighbours', 560, 514 - 20],
    ['over it where the edge of the tray is far', 640, 594],
  ] as const)('of an element in the tray: %s', (_, at, top) => {
    const about = { left: 400, top: at, width: 40, height: 20 }
    const tray = { left: 0, top: 540, width: 1024, height: 160 }
    expect(tipPlace(about, TIP, ROOM, tray)).toEqual({ left: 320, top })
  })

  it('survives a small lift of its element, but not a move', () => {
    const from = { left: 400, top: 100, width: 40, height: 20 }
    expect([hasLeft(from, { ...from, top: 97 }), hasLeft(from, { ...from, top: 60 })]).toEqual([false, true])
  })

  it('includes the way from its element, so that the pointer can reach it', () => {
    const tip = reachOf({ left: 320, top: 126, ...TIP }, { left: 400, top: 100, width: 40, height: 20 })
    expect([isNear(tip, 420, 121), isNear(tip, 420, 140), isNear(tip, 420, 113)]).toEqual([true, true, false])
  })
})
