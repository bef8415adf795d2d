import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followDrag } from './drag.ts'

/** The window, and a function that runs what is due after the browser's click. */
let page: EventTarget
let later: (() => void)[]
beforeEach(() => {
  later = []
  page = Object.assign(new EventTarget(), { setTimeout: (run: () => void) => later.push(run) })
  vi.stubGlobal('window', page)
})
afterEach(() => vi.unstubAllGlobals())

const pointer = (type: string, clientX: number, clientY = 0, pointerId = 1) =>
  // Only the fields that dragging reads.
  Object.assign(new Event(type), { pointerId, clientX, clientY }) as PointerEvent
const send = (event: Event): Event => {
  page.dispatchEvent(event)
  return event
}
const escape = () => Object.assign(new Event('keydown', { cancelable: true }), { key: 'Escape' })

const begun = () => {
  const told: string[] = []
  const at = (name: string) => (event: PointerEvent) => void told.push(`${name} ${event.clientX}`)
  followDrag(pointer('pointerdown', 0), {
    started: () => void told.push('started'),
    moved: at('moved'),
    dropped: at('dropped'),
    cancelled: () => void told.push('cancelled'),
  })
  return told
}
const isSwallowed = (): boolean => send(new Event('click')).cancelBubble

describe('a press that moves', () => {
  it('is a drag once it has moved far enough, and ends where it is released', () => {
    const told = begun()
    send(pointer('pointermove', 3, 3))
    expect(told).toEqual([])
    send(pointer('pointermove', 6))
    send(pointer('pointermove', 2))
    send(pointer('pointerup', 9))
    send(pointer('pointermove', 50))
    expect(told).toEqual(['started', 'moved 6', 'moved 2', 'dropped 9'])
  })

  it('swallows the click that ends it, and no other', () => {
    begun()
    send(pointer('pointermove', 20))
    send(pointer('pointerup', 20))
    expect(isSwallowed()).toBe(true)
    expect(isSwallowed()).toBe(false)
  })

  it('swallows nothing where no click follows', () => {
    begun()
    send(pointer('pointermove', 20))
    send(pointer('pointerup', 20))
    for (const run of later) run()
    expect(isSwallowed()).toBe(false)
  })

  it('is cancelled by Escape, which goes no further, and its click is ignored too', () => {
    const told = begun()
    send(pointer('pointermove', 20))
    const event = send(escape())
    expect([event.defaultPrevented, event.cancelBubble]).toEqual([true, true])
    send(pointer('pointermove', 30))
    expect(send(escape()).defaultPrevented).toBe(false)
    send(pointer('pointerup', 30))
    expect(told).toEqual(['started', 'moved 20', 'cancelled'])
    expect(isSwallowed()).toBe(true)
  })

  it('is cancelled when the pointer is taken away', () => {
    const told = begun()
    send(pointer('pointermove', 20))
    send(pointer('pointercancel', 20))
    send(pointer('pointerup', 20))
    expect(told).toEqual(['started', 'moved 20', 'cancelled'])
  })

  it('follows only one pointer', () => {
    const told = begun()
    for (const type of ['pointermove', 'pointerup', 'pointercancel']) send(pointer(type, 40, 0, 2))
    send(pointer('pointermove', 7))
    expect(told).toEqual(['started', 'moved 7'])
  })
})

describe('a press that does not move', () => {
  it.each(['pointerup', 'pointercancel'])('is no drag after %s: its click reaches the element', (type) => {
    const told = begun()
    expect(send(escape()).defaultPrevented).toBe(false)
    send(pointer(type, 0))
    expect(told).toEqual([])
    expect(isSwallowed()).toBe(false)
  })
})
