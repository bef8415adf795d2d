import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref, type EffectScope } from 'vue'
import { useKeySheet } from '../../ui/keys/keys.ts'
import { isBoardKey, useBoardKeys, useInputEndsMotion } from './input.ts'

const pressed = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
) =>
  Object.assign(new Event('keydown', { cancelable: true, bubbles: true }), {
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...held,
    // Only the fields that the board reads.
  }) as KeyboardEvent

let scope: EffectScope
beforeEach(() => {
  setActivePinia(createPinia())
  scope = effectScope()
})
afterEach(() => scope.stop())

it.each([
  [pressed('a'), true],
  [pressed('z', { ctrlKey: true }), false],
  [pressed('z', { metaKey: true }), false],
  [pressed('1', { altKey: true }), false],
  // Shift with a letter or an arrow belongs to the table; with a sign it may be needed to type it.
  [pressed('V', { shiftKey: true }), false],
  [pressed('ArrowLeft', { shiftKey: true }), false],
  [pressed(' ', { shiftKey: true }), false],
  [pressed('+', { shiftKey: true }), true],
  [pressed('1', { shiftKey: true }), true],
])('tells its own keys from the table’s: %o', (event, own) => {
  expect(isBoardKey(event)).toBe(own)
})

describe('the keys of a board', () => {
  const begun = () => {
    const struck: string[] = []
    const advised = ref<object | null>(null)
    let idle = true
    const board = scope.run(() =>
      useBoardKeys({
        keys: {
          id: 'game',
          title: 'title',
          rows: [
            { id: 'commit', keys: ['Enter'], k: 'commit', run: ({ struck }) => void struck.push('Enter') },
            { id: 'drop', keys: ['Esc'], k: 'drop', run: ({ struck }) => void struck.push('Escape') },
            { id: 'undo', keys: ['Z'], k: 'undo', run: ({ struck }) => void struck.push('Z') },
          ],
        },
        board: { struck, advised },
        isIdle: () => idle,
        active: () => true,
        reviewing: () => false,
        focus: () => undefined,
      }),
    )
    if (!board) throw new Error('the scope is over')
    return { ...board, struck, advised, begin: () => (idle = false) }
  }

  it('are handled and go no further', () => {
    const { listeners, struck } = begun()
    const event = pressed('Enter')
    listeners.keydown(event)
    expect(struck).toEqual(['Enter'])
    expect(event.defaultPrevented).toBe(true)
    expect(event.cancelBubble).toBe(true)
  })

  it('ignore what has no meaning here', () => {
    const { listeners, struck } = begun()
    for (const event of [pressed('x'), pressed('z', { ctrlKey: true })]) {
      listeners.keydown(event)
      expect(event.defaultPrevented).toBe(false)
    }
    expect(struck).toEqual([])
  })

  it('leave Escape to the table until something is begun', () => {
    const { listeners, struck, begin } = begun()
    const escape = pressed('Escape')
    listeners.keydown(escape)
    expect(escape.defaultPrevented).toBe(false)
    begin()
    listeners.keydown(pressed('Escape'))
    expect(struck).toEqual(['Escape'])
  })

  it('show the cursor after a key press, as long as the board has the focus', () => {
    const { listeners, focused } = begun()
    listeners.keyup()
    expect(focused.value).toBe(true)
    listeners.blur()
    expect(focused.value).toBe(false)
  })

  it('do not show the cursor under new advice until a key is pressed', async () => {
    const { listeners, focused, advised } = begun()
    listeners.keyup()
    advised.value = {}
    await nextTick()
    expect(focused.value).toBe(false)
    listeners.keyup()
    expect(focused.value).toBe(true)
  })

  it('are in the key help while the board exists', () => {
    begun()
    const sheet = useKeySheet()
    expect(sheet.list.map(({ id }) => id)).toEqual(['game'])
    scope.stop()
    expect(sheet.list).toEqual([])
  })
})

it.each(['pointerdown', 'keydown'])('animations end with the next %s', (type) => {
  const target = new EventTarget()
  vi.stubGlobal('window', target)
  const state = { atRest: false }
  scope.run(() => useInputEndsMotion(state))
  target.dispatchEvent(new Event(type))
  expect(state.atRest).toBe(true)
  vi.unstubAllGlobals()
})
