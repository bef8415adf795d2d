import { afterEach, describe, expect, it } from 'vitest'
import { effectScope, nextTick, shallowReactive, shallowRef, type EffectScope } from 'vue'
import type { Act, TrayProps } from './kit.ts'
import { boardProps } from './testing/boardProps.ts'
import { useVerdict, type Verdict } from './verdict.ts'

type Answer = Awaited<ReturnType<TrayProps['foresee']>>
const legal = (name: string): Answer => ({ ok: true, value: { events: [{ type: name }] } })

const scopes: EffectScope[] = []
afterEach(() => scopes.splice(0).forEach((each) => each.stop()))

/** A table that answers when the test says so. */
const begun = () => {
  const asked: { readonly action: Act; readonly answer: (answer: Answer) => void }[] = []
  const { props } = boardProps({
    foresee: (action) => new Promise((answer) => asked.push({ action, answer })),
  })
  const action = shallowRef<Act | null>(null)
  const state = shallowReactive<{ verdict: Verdict<{ readonly type: string }> | null }>({ verdict: null })
  const own = effectScope()
  scopes.push(own)
  own.run(() => useVerdict(props, () => action.value, state))
  /** Answers the question of that number, and waits until it is heard. */
  const answer = async (question: number, said: Answer): Promise<void> => {
    asked[question]?.answer(said)
    await nextTick()
    await nextTick()
    await nextTick()
  }
  const take = async (next: Act | null): Promise<void> => {
    action.value = next
    await nextTick()
  }
  const names = () => asked.map((each) => each.action.type)
  const said = () => (state.verdict?.is === 'legal' ? state.verdict.events[0]?.type : state.verdict?.is)
  return { props, own, state, answer, take, names, said }
}

describe('the verdict on the action in hand', () => {
  it('is what main says of it, and gone with it', async () => {
    const { take, answer, said, names } = begun()
    await take({ type: 'one' })
    expect(said()).toBeUndefined()
    await answer(0, legal('done'))
    expect(said()).toBe('done')
    await take({ type: 'two' })
    expect(said()).toBeUndefined()
    await answer(1, { ok: false, error: { code: 'no' } })
    expect(said()).toBe('refused')
    await take(null)
    expect(said()).toBeUndefined()
    expect(names()).toEqual(['one', 'two'])
  })

  it('is not that on another action, whose answer came late', async () => {
    const { take, answer, said } = begun()
    await take({ type: 'one' })
    await take({ type: 'two' })
    await answer(1, legal('second'))
    await answer(0, legal('first'))
    expect(said()).toBe('second')
  })

  it('is asked for once in a position, and anew in the next', async () => {
    const { props, take, answer, said, names } = begun()
    await take({ type: 'one' })
    await answer(0, legal('done'))
    await take(null)
    await take({ type: 'one' })
    await nextTick()
    expect(said()).toBe('done')
    expect(names()).toEqual(['one'])
    props.at = '0:next'
    await nextTick()
    expect(said()).toBeUndefined()
    expect(names()).toEqual(['one', 'one'])
  })

  it('is not asked for while nobody may act or an action is on its way', async () => {
    const { props, take, answer, said, names } = begun()
    props.playable = false
    await take({ type: 'one' })
    expect(names()).toEqual([])
    props.playable = true
    props.busy = true
    await nextTick()
    expect(names()).toEqual([])
    props.busy = false
    await nextTick()
    await answer(0, legal('done'))
    expect(said()).toBe('done')
    // What is on its way is what was said.
    props.busy = true
    await nextTick()
    expect(said()).toBe('done')
  })

  it('does not come to a board that is gone', async () => {
    const { own, take, answer, said } = begun()
    await take({ type: 'one' })
    own.stop()
    await answer(0, legal('done'))
    expect(said()).toBeUndefined()
  })
})
