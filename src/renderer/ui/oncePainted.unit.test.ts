import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref, shallowRef } from 'vue'
import { useOncePainted } from './oncePainted.ts'

describe('a value that changes once the change is painted', () => {
  let frames: (() => void)[] = []
  beforeEach(() => {
    frames = []
    vi.useFakeTimers()
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const paint = (): void => {
    for (const frame of frames.splice(0)) frame()
    vi.runAllTimers()
  }

  it('stays until the next frame is painted', async () => {
    const source = ref('first')
    const scope = effectScope()
    const held = scope.run(() =>
      useOncePainted(
        () => source.value,
        () => true,
      ),
    )
    source.value = 'second'
    await nextTick()
    expect(held?.value).toBe('first')
    paint()
    expect(held?.value).toBe('second')
    scope.stop()
  })

  it('changes at once where it may not wait', async () => {
    const source = shallowRef({ viewer: 0, rows: 'of seat 0' })
    const scope = effectScope()
    const held = scope.run(() =>
      useOncePainted(
        () => source.value,
        (now) => now().viewer === source.value.viewer,
      ),
    )
    source.value = { viewer: 1, rows: 'of seat 1' }
    expect(held?.value.rows).toBe('of seat 1')
    await nextTick()
    expect(held?.value.rows).toBe('of seat 1')
    source.value = { viewer: 1, rows: 'more of seat 1' }
    expect(held?.value.rows).toBe('more of seat 1')
    paint()
    expect(held?.value.rows).toBe('more of seat 1')
    scope.stop()
  })
})
