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
  /** Answers the question of that number, and waits until the answer has arrived. */
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

describe('the verdict on the chosen action', () => {
  it('is the engine’s answer, and is dropped with the action', async () => {
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

  it('ignores a late answer about another action', async () => {
    const { take, answer, said } = begun()
    await take({ type: 'one' })
    await take({ type: 'two' })
    await answer(1, legal('second'))
    await answer(0, legal('first'))
    expect(said()).toBe('second')
  })

  it('is requested once in a position, and again in the next', async () => {
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

  it('is not requested while nobody may act or an action is being sent', async () => {
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
    // The sent action is the one that was chosen.
    props.busy = true
    await nextTick()
    expect(said()).toBe('done')
  })

  it('does not reach a board that is gone', async () => {
    const { own, take, answer, said } = begun()
    await take({ type: 'one' })
    own.stop()
    await answer(0, legal('done'))
    expect(said()).toBeUndefined()
  })
})
