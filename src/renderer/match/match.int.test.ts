import { afterEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { opened, playOn } from '../../main/testing/play.ts'
import { freshProgram } from '../../main/testing/shared-program.ts'
import type { TestService, TestWindow } from '../../main/testing/test-service.ts'
import { storesOn } from './testing/storesOn.ts'

let program: TestService
let other: TestWindow

freshProgram((fresh) => ({ program, window: other } = fresh))
afterEach(() => vi.unstubAllGlobals())

describe('comparing', () => {
  const begin = async () => {
    const end = await playOn(program, other, await opened(other), 6)
    const { match } = end
    const { useTable, useComparing } = await storesOn(program, async () => ({
      ...(await import('./table.ts')),
      ...(await import('./comparing.ts')),
    }))
    const store = useTable()
    await store.open(match)
    return { store, comparing: useComparing(), end }
  }

  it('takes two lines, the main line beside the one looked at, and none is hidden', async () => {
    const { store, comparing, end } = await begin()
    expect(comparing.whyNot).toBe('oneLine')
    comparing.compare()
    expect(comparing.open).toBe(false)

    expect(await store.tryFrom(end.match)).toBe(true)
    expect(comparing.whyNot).toBeUndefined()
    comparing.compare()
    expect(comparing.open).toBe(true)
    expect([comparing.left, comparing.right]).toEqual(['main', store.table?.branch])
    expect(comparing.tipOf('main')).toBe(end.tip)

    store.stepTo(0)
    store.setFutureHidden(true)
    expect(comparing.whyNot).toBe('spoilerFree')
    expect(comparing.open).toBe(false)
  })

  it('offers the line looked at where it is no branch, and ends with the match', async () => {
    const { store, comparing, end } = await begin()
    await store.tryFrom(end.match)
    const { branch } = store.table ?? { branch: '' }
    await store.playOn('main')
    await store.deleteBranch(branch)
    expect(comparing.choices).toEqual(['main'])
    await store.undoTo(store.line[3]?.id ?? '')
    store.look(end.tip)
    expect(comparing.choices).toEqual(['main', 'line'])
    comparing.compare()
    expect([comparing.left, comparing.right, comparing.open]).toEqual(['main', 'line', true])
    await store.close()
    expect(comparing.open).toBe(false)
  })
})

describe('going along the line', () => {
  it('says where it ends, and asks before the end is told that is hidden', async () => {
    const end = await playOn(program, other, await opened(other), 4)
    const { useTable, useStepping, useToasts } = await storesOn(program, async () => ({
      ...(await import('./table.ts')),
      ...(await import('./stepping.ts')),
      ...(await import('../ui/toasts.ts')),
    }))
    const [store, toasts, stepping] = [useTable(), useToasts(), useStepping()]
    const said = (): string[] => toasts.toasts.map(({ k }) => k)
    await store.open(end.match)
    store.setMode('review')
    stepping.forward()
    stepping.turnForward()
    expect(said()).toEqual(['review.atEnd'])
    stepping.first()
    stepping.back()
    expect(said()).toEqual(['review.atEnd', 'review.atStart'])

    store.setFutureHidden(true)
    stepping.last()
    expect(store.index).toBe(0)
    expect(said()).toContain('review.endAsk')
    stepping.last()
    expect(store.at).toBe(end.tip)
    expect(said()).not.toContain('review.endAsk')
    // Where everything is told already nothing is asked.
    store.stepTo(1)
    store.setFutureHidden(false)
    stepping.last()
    expect(store.at).toBe(end.tip)
  })
})

describe('trying from a step', () => {
  it('is said at once to come after the match, where undo is limited, whatever is to be asked there', async () => {
    const end = await playOn(program, other, await opened(other, { undo: 'off' }), 3)
    const { useTable, useTrying, useToasts } = await storesOn(program, async () => ({
      ...(await import('./table.ts')),
      ...(await import('./trying.ts')),
      ...(await import('../ui/toasts.ts')),
    }))
    const [store, trying, toasts] = [useTable(), useTrying(), useToasts()]
    await store.open(end.match)
    // At the start it would be asked what falls.
    store.review(end.match)
    trying.tryHere()
    await trying.tryFrom(end.match)
    expect(trying.asking).toBe(false)
    expect(toasts.toasts.map(({ k }) => k)).toEqual(['error.branchAfterMatch', 'error.branchAfterMatch'])
    expect(store.at).toBe(end.match)
    store.review(end.tip)
    trying.tryHere()
    expect(store.mode).toBe('table')
  })
})

describe('the analysis of the open match', () => {
  it('is told of the line looked at alone, and nothing of a match left behind', async () => {
    const end = await playOn(program, other, await opened(other))
    const { useTable, useAnalysis } = await storesOn(program, async () => ({
      ...(await import('./table.ts')),
      ...(await import('./analysis/analysis.ts')),
    }))
    const store = useTable()
    const analysis = useAnalysis()
    await store.open(end.match)
    await vi.waitFor(() => expect(analysis.state?.line).toBe(end.tip))
    expect(analysis.state).toMatchObject({ run: null, result: null, refusal: null })
    expect([analysis.marks, analysis.chances]).toEqual([[], null])

    // Another line: what is known of it is asked anew.
    store.review(end.match)
    await store.tryFrom(store.line[2]?.id ?? '')
    store.setMode('table')
    store.review(store.table?.tip ?? '')
    await vi.waitFor(() => expect(analysis.state?.line).toBe(store.line.at(-1)?.id))

    await store.close()
    await nextTick()
    expect(analysis.state).toBeNull()
  })
})
