import { afterEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref, type EffectScope } from 'vue'
import { seededRandom } from '../../../engine/kernel/random.ts'
import type { Table } from '../../../main/api/api.ts'
import { withSecrets } from '../../../main/testing/game-with-secrets.ts'
import { choiceAt, opened, playOn } from '../../../main/testing/play.ts'
import { freshProgram } from '../../../main/testing/shared-program.ts'
import type { TestService, TestWindow } from '../../../main/testing/test-service.ts'
import { storesOn } from '../testing/storesOn.ts'
import { queryIn, textOf, type Query } from './tableAddress.ts'

let program: TestService
let other: TestWindow
let scope: EffectScope

freshProgram((fresh) => ({ program, window: other } = fresh), { gameOf: withSecrets })
afterEach(() => {
  scope.stop()
  vi.unstubAllGlobals()
})

/** A window at an open match whose address is a history of texts. */
const windowAt = async (match: string, address = '') => {
  const modules = await storesOn(program, async () => ({
    ...(await import('../table.ts')),
    ...(await import('../comparing.ts')),
    ...(await import('../../ui/panel.ts')),
    ...(await import('../../ui/toasts.ts')),
    ...(await import('./tablePlace.ts')),
    ...(await import('./keptAddress.ts')),
    ...(await import('./tableAddress.ts')),
    ...(await import('./useTableAddress.ts')),
  }))
  vi.stubGlobal('requestAnimationFrame', setTimeout)
  const store = modules.useTable()
  const toasts = modules.useToasts()
  const entries = ref([address])
  const write = (query: Query): void => void (entries.value = [...entries.value.slice(0, -1), textOf(query)])
  scope = effectScope()
  const { kept, place } = scope.run(() => {
    const place = modules.useTablePlace()
    const kept = modules.useKeptAddress({
      bar: {
        read: () => queryIn(entries.value.at(-1) ?? ''),
        replace: write,
        push: (query) => void (entries.value = [...entries.value, textOf(query)]),
        leave: write,
      },
      now: () => {
        const here = place.here()
        return here && modules.queryOf(here)
      },
      mode: modules.modeOf,
      land: (query) => place.goTo(modules.addressIn(query)),
    })
    return { kept, place }
  }) ?? { kept: undefined, place: undefined }
  if (kept === undefined) throw new Error('the scope has ended')
  await store.open(match)
  await kept.begin()
  return {
    store,
    kept,
    place,
    comparing: modules.useComparing(),
    panel: modules.usePanel(),
    entries,
    said: () => toasts.toasts.map(({ k }) => k),
    /** Somebody types an address, or presses Back. */
    type: async (text: string): Promise<void> => {
      entries.value = [...entries.value.slice(0, -1), text]
      kept.changed()
      await vi.waitFor(() => expect(textOf(queryIn(entries.value.at(-1) ?? ''))).not.toBe(''))
    },
    step: (depth: number): string => `${depth}@${store.line[depth]?.id.slice(0, 8) ?? ''}`,
  }
}

const played = async (actions = 6) => playOn(program, other, await opened(other), actions)

/** Some steps others than `played` would take; where the table stands then. */
const playedElse = async (from: Table): Promise<string> => {
  const random = seededRandom('otherwise', 0)
  let table = from
  for (let count = 0; count < 3; count += 1) {
    const action = choiceAt(program, table, random)
    table = (await other.ask('table.act', { match: table.match, at: table.tip, action })).table
  }
  return table.tip
}

describe('the address of a table', () => {
  it('is kept up while one steps, and only another mode or a link is one more entry', async () => {
    const { match } = await played()
    const at = await windowAt(match)
    const { store, entries, kept, step } = at
    expect(entries.value).toEqual([''])

    store.stepTo(2)
    await nextTick()
    expect(entries.value).toEqual(['', `review&at=${step(2)}`])
    for (const place of [3, 4, 5]) {
      store.stepTo(place)
      await nextTick()
    }
    await vi.waitFor(() => expect(entries.value).toEqual(['', `review&at=${step(5)}`]))
    store.stepTo(6)
    kept.follow(() => store.review(store.line[1]?.id ?? ''))
    await nextTick()
    expect(entries.value).toEqual(['', `review&at=${step(5)}`, `review&at=${step(1)}`])
    at.panel.tab = 'notes'
    store.stepTo(0)
    await vi.waitFor(() => expect(entries.value.at(-1)).toBe('review&at=0&panel=notes'))
    store.setMode('table')
    await nextTick()
    expect(entries.value.slice(2)).toEqual(['review&at=0&panel=notes', 'panel=notes'])
  })

  it('leads to the first decision, whatever its number is', async () => {
    const { match } = await played()
    const { store, entries, step } = await windowAt(match, 'review&at=first')
    const first = store.line.findIndex(({ actor }) => typeof actor === 'number')
    expect(first).toBeGreaterThan(0)
    expect(store.index).toBe(first)
    await vi.waitFor(() => expect(entries.value).toEqual([`review&at=${step(first)}`]))
  })

  it('leads to the same place in another window, on a line that is nobody’s first choice', async () => {
    const end = await played()
    const { match } = end
    const first = await windowAt(match)
    const { store } = first
    const [, , third] = store.line.map(({ id }) => id)
    if (third === undefined) throw new Error('too short')
    await store.tryFrom(third)
    if (store.table === null) throw new Error('no table')
    const tip = await playedElse(store.table)
    await vi.waitFor(() => expect(store.rows.has(tip)).toBe(true))
    await store.playOn('main')
    // Before the lines part, the end of the line says which one is gone along.
    store.review(tip)
    store.stepTo(1)
    await vi.waitFor(() => expect(first.entries.value.at(-1)).toContain(`at=${first.step(1)}&line=`))
    const line = store.line.map(({ id }) => id)
    const address = first.entries.value.at(-1) ?? ''
    scope.stop()

    const second = await windowAt(match, address)
    expect(second.store.at).toBe(line[1])
    expect(second.store.line.map(({ id }) => id)).toEqual(line)
    expect(second.entries.value).toEqual([address])
    // On the line that goes on by itself, nothing needs to be said.
    await second.type(`review&at=4@${end.tip.slice(0, 8)}`)
    second.store.review(end.tip)
    await vi.waitFor(() =>
      expect(second.entries.value.at(-1)).toBe(`review&at=${second.step(second.store.index)}`),
    )
    expect(second.said()).toEqual(['address.otherLine'])
  })

  it('says what is not there, and shows the nearest', async () => {
    const { match } = await played()
    const { store, said, step, entries, type, panel } = await windowAt(match, 'review&at=999')
    const last = store.line.length - 1
    expect(said()).toEqual(['address.noStep'])
    await vi.waitFor(() => expect(entries.value).toEqual([`review&at=${step(last)}`]))
    await type('at=3@00000000')
    await vi.waitFor(() => expect(store.index).toBe(3))
    expect(said()).toContain('address.otherLine')
    await type('review&at=somewhere&panel=kitchen')
    await vi.waitFor(() => expect(store.index).toBe(last))
    expect(said().slice(-3)).toEqual(['address.otherLine', 'address.noSuchStep', 'address.noPanel'])
    expect(panel.tab).toBe('moves')
    await type('review&at=999&hide')
    await vi.waitFor(() => expect(store.index).toBe(0))
    expect(said()).toContain('address.noStepHidden')
    await vi.waitFor(() => expect(entries.value.at(-1)).toBe('review&at=0&hide'))
  })

  it('keeps what comes later hidden, and two lines side by side', async () => {
    const { match } = await played()
    const first = await windowAt(match, 'review&at=2&hide')
    expect(first.store.spoilerFree?.line).toHaveLength(3)
    await vi.waitFor(() => expect(first.entries.value).toEqual([`review&at=${first.step(2)}&hide`]))
    scope.stop()

    const { branch } = (await other.ask('table.branch', { match, step: first.store.at })).table
    const second = await windowAt(match, 'compare=main,elsewhere')
    expect(second.comparing.open).toBe(false)
    expect(second.said()).toEqual(['address.noLines'])
    await second.type(`compare=main,${branch}&at=3,2`)
    await vi.waitFor(() => expect(second.comparing.open).toBe(true))
    expect([second.comparing.left, second.comparing.right]).toEqual(['main', branch])
    expect(second.comparing.wanted).toEqual([3, 2])
  })

  it('never shows what the viewer may not see', async () => {
    const { match } = await opened(other, { game: 'secretive' })
    // Behind the curtain nobody's hand is open, whatever the address says.
    const at = await windowAt(match, 'review&at=0&as=1')
    expect(at.store.viewer).toBe('public')
    expect(at.said()).toEqual(['address.notYours'])
    const seat = at.store.table?.curtain ?? -1
    await at.store.liftCurtain(seat)
    await at.type(`review&at=0&as=${2 - seat}`)
    await vi.waitFor(() => expect(at.said()).toEqual(['address.notYours']))
    expect(at.store.viewer).toBe(seat)
    await at.type('review&at=0&as=public')
    await vi.waitFor(() => expect(at.store.viewer).toBe('public'))
    await vi.waitFor(() => expect(at.entries.value.at(-1)).toBe('review&at=0&as=public'))
  })

  it('names a step for others without what is beside it', async () => {
    const end = await played()
    const { store, place, step } = await windowAt(end.match, 'review&at=2&panel=info&hide')
    const { queryOf } = await import('./tableAddress.ts')
    expect(textOf(queryOf(place.linkTo(store.at)))).toBe(`review&at=${step(2)}`)
    expect(textOf(queryOf(place.linkTo(end.tip)))).toBe(
      `review&at=${store.rows.get(end.tip)?.depth}@${end.tip.slice(0, 8)}`,
    )
  })
})
