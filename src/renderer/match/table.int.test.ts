import { afterEach, describe, expect, it, vi } from 'vitest'
import { watch } from 'vue'
import type { Table } from '../../main/api/api.ts'
import { withSecrets } from '../../main/testing/game-with-secrets.ts'
import { level } from '../../main/testing/bots.ts'
import { matchWithLongerCopy, newMatch, opened, playOn } from '../../main/testing/play.ts'
import { freshProgram } from '../../main/testing/shared-program.ts'
import type { TestService, TestWindow } from '../../main/testing/test-service.ts'
import { storesOn } from './testing/storesOn.ts'

let program: TestService
let other: TestWindow

freshProgram((fresh) => ({ program, window: other } = fresh), { gameOf: withSecrets })
afterEach(() => vi.unstubAllGlobals())

const tableStore = async () => {
  const { useTable } = await storesOn(program, () => import('./table.ts'))
  return useTable()
}
type Store = Awaited<ReturnType<typeof tableStore>>

/** What a seat of the secretive game has chosen, as far as the window holds it. */
const choicesIn = (store: Store): unknown[] =>
  [...store.rows.values()].flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'option.chosen' ? [event['option']] : [])),
  )

const begin = async (): Promise<{ readonly store: Store; readonly table: Table }> => {
  const table = await opened(other, { game: 'secretive' })
  const store = await tableStore()
  await store.open(table.match)
  return { store, table }
}

describe('a table into which something was imported', () => {
  it('loses what is taken back, and has what comes again, wherever it belongs', async () => {
    const { table, longer, bytes } = await matchWithLongerCopy(program, other)
    const { match } = table

    const store = await tableStore()
    await store.open(match)
    const size = store.rows.size
    const take = () => other.ask('library.import', { name: 'theirs.qipu', bytes })
    const came = await take()
    await vi.waitFor(() => expect(store.rows.size).toBe(longer.size))
    store.review(longer.tip)
    await vi.waitFor(() => expect(store.position?.step).toBe(longer.tip))
    await other.ask('imports.undo', { imports: [came.import ?? 0] })
    await vi.waitFor(() => expect(store.rows.size).toBe(size))
    expect(store.rows.has(longer.tip)).toBe(false)
    await vi.waitFor(() => expect(store.position?.step).toBe(table.tip))
    expect(store.line.at(-1)?.id).toBe(table.tip)

    store.setMode('table')
    // With a step of one's own behind it, what comes again belongs before that.
    const main = await other.ask('table.open', { match })
    const branch = (await other.ask('table.branch', { match, step: match, name: 'own' })).table
    await playOn(program, other, branch, 1)
    await other.ask('table.switch', { match, branch: main.branch })
    await take()
    const now = await other.ask('table.open', { match })
    await vi.waitFor(() => expect(store.rows.size).toBe(now.size))
    expect(store.rows.has(longer.tip)).toBe(true)
    for (const { parent } of store.rows.values())
      if (parent !== null) expect(store.rows.has(parent)).toBe(true)
  })
})

/** Every different value something had from now on. */
const watched = <V>(value: () => V) => {
  const seen = [value()]
  watch(value, (now) => seen.push(now), { flush: 'sync', deep: true })
  return { different: () => [...new Map(seen.map((each) => [JSON.stringify(each), each])).values()] }
}

describe('the table of a window', () => {
  it('is what was asked for last: a match left, or left for another, before it was there does not come', async () => {
    const [first, second] = [await opened(other), await opened(other)]
    const store = await tableStore()
    const late = store.open(first.match)
    await Promise.all([store.close(), late])
    expect(store.table).toBeNull()
    await Promise.all([store.open(first.match), store.open(second.match)])
    expect(store.table?.match).toBe(second.match)
  })

  it('speaks to the one person who plays bots here, in review too, and keeps their name for others', async () => {
    const seats = newMatch().seats.map((seat, at) => (at === 0 ? seat : { ...seat, player: level(1) }))
    const names = seats.map(({ name }) => name)
    const { match } = await opened(other, { seats })
    const store = await tableStore()
    const shown = () => store.table?.seats.map(({ name }) => name)
    await store.open(match)
    for (const mode of ['table', 'review'] as const) {
      store.setMode(mode)
      expect(shown()).toEqual(['你', names[1]])
    }
    expect(store.named?.seats.map(({ name }) => name)).toEqual(names)
    // Somebody else may have played a match that comes in a file.
    const { bytes } = await other.ask('library.export', { match, format: 'qipu' })
    await store.close()
    await other.ask('library.bin', { matches: [match] })
    await other.ask('library.emptyBin', {})
    await other.ask('library.import', { name: 'theirs.qipu', bytes })
    await store.open(match)
    expect(shown()).toEqual(names)
  })

  it('holds what the seat at the screen may know, and forgets it when the screen changes hands', async () => {
    const { store } = await begin()
    expect(store.viewer).toBe('public')
    const first = store.table?.curtain ?? -1
    await store.liftCurtain(first)
    expect(store.viewer).toBe(first)
    expect(await store.act({ type: 'choose', option: 'first' })).toBe(true)
    // The screen is to be passed on: nobody's eyes are on it.
    expect(store.table?.curtain).toBe(1 - first)
    expect(store.viewer).toBe('public')
    expect(choicesIn(store)).toEqual([null])
    expect(store.handing).toBe(true)
    await store.passOn()
    await store.liftCurtain(1 - first)
    expect(store.viewer).toBe(1 - first)
    expect(choicesIn(store)).toEqual([null])
    // Taken back behind the curtain, the first seat sees its own choice again.
    expect(store.handing).toBe(false)
    expect(await store.undo()).toBe(true)
    expect(store.position?.viewer).toBe(store.viewer)
    await store.liftCurtain(first)
    expect(store.viewer).toBe(first)
    expect(choicesIn(store)).toEqual(['first'])
  })

  it('lists the moves without a gap while the screen changes hands', async () => {
    const { store } = await begin()
    await store.liftCurtain(store.table?.curtain ?? -1)
    const listed: boolean[] = []
    // As the window draws: once everything that changes together has changed.
    watch([() => store.table, () => store.rows], () => listed.push(store.rows.has(store.table?.tip ?? '')))
    await store.act({ type: 'choose', option: 'first' })
    expect(store.handing).toBe(true)
    expect(new Set(listed)).toEqual(new Set([true]))
  })

  it('never keeps a position for other eyes', async () => {
    const { store } = await begin()
    const first = store.table?.curtain ?? -1
    await store.liftCurtain(first)
    expect(store.position?.viewer).toBe(first)
    await store.lookAs('public')
    expect(store.position?.viewer).toBe('public')
    expect(await store.positionOf(store.at)).toMatchObject({ viewer: 'public' })
  })

  it('is played through the eyes of the seat at the screen, whosever one has looked through', async () => {
    const { store } = await begin()
    const first = store.table?.curtain ?? -1
    await store.liftCurtain(first)
    store.setMode('review')
    await store.lookAs('public')
    store.setMode('table')
    await vi.waitFor(() => expect(store.position?.viewer).toBe(first))
    expect(store.atTip).toBe(true)
  })

  it('leads nobody away who looks back while the rest is written down alone, through other eyes each turn', async () => {
    let table = await opened(other, { game: 'secretive', chance: { source: 'manual' } })
    const { match } = table
    while (table.turn.by === 'chance') ({ table } = await other.ask('table.roll', { match, at: table.tip }))
    const store = await tableStore()
    await store.open(match)
    await store.liftCurtain(store.table?.curtain ?? -1)
    expect(store.viewer).toBe(table.turn.by)
    store.stepTo(1)
    const { at } = store
    await vi.waitFor(() => expect(store.position?.step).toBe(at))
    const seen = watched(() => [store.at, store.position?.step])
    // Another window enters the rest alone, so that no curtain falls.
    const { tip } = (await other.ask('table.writeAlone', { match, alone: true })).table
    await other.ask('table.act', { match, at: tip, action: { type: 'choose', option: 'first' } })
    const next = 1 - Number(table.turn.by)
    await vi.waitFor(() => expect(store.position?.viewer).toBe(next))
    expect(seen.different(), 'never away from the step, and never without a board').toEqual([[at, at]])
  })

  it('stays at the position before a step that is corrected, whatever another window does', async () => {
    const table = await opened(other)
    const store = await tableStore()
    await store.open(table.match)
    const end = await playOn(program, other, table, 3)
    await vi.waitFor(() => expect(store.at).toBe(end.tip))
    const step = store.line.find(({ actor }) => typeof actor === 'number')?.id ?? ''
    await store.beginCorrecting(step)
    expect(store.correcting?.id).toBe(step)
    const later = await playOn(program, other, end, 1)
    await vi.waitFor(() => expect(store.rows.size).toBe(later.size))
    expect(store.correcting?.id).toBe(step)
  })

  it('goes along with what another window does, and holds every row of it', async () => {
    const table = await opened(other)
    const store = await tableStore()
    await store.open(table.match)
    const end = await playOn(program, other, table, 5)
    await vi.waitFor(() => expect(store.at).toBe(end.tip))
    expect([...store.rows.keys()]).toHaveLength(end.size)
    expect(store.position?.step).toBe(end.tip)
    expect(store.line.at(-1)?.id).toBe(end.tip)
    store.stepTo(0)
    expect(store.mode).toBe('review')
    expect(await store.undo()).toBe(true)
    // Who looks at the record is not led away from the step looked at.
    expect(store.table?.tip).not.toBe(end.tip)
    expect(store.at).toBe(store.table?.match)
    await store.close()
    expect(store.rows.size).toBe(0)
    expect(store.position).toBeNull()
  })
})
