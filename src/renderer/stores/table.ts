import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { ApiError, Change, Position, StepRow, Table } from '../../main/api.ts'
import type { StepId } from '../../engine/record/step.ts'
import type { Viewer } from '../../engine/kernel/seat.ts'
import { client, onReturn } from '../client.ts'
import type { Act } from '../boards/kit.ts'

type Changing = 'table.undo' | 'table.redo' | 'table.roll'

/** The open match: what main last said of the table, its steps and the position shown. */
export const useTable = defineStore('table', () => {
  const table = shallowRef<Table | null>(null)
  /** Rows by step, in the order main sent them; as `viewer` may see them. */
  const rows = shallowRef<ReadonlyMap<string, StepRow>>(new Map())
  const position = shallowRef<Position | null>(null)
  const viewer = ref<Viewer>('public')
  /** A request that changes the table is under way. */
  const busy = ref(false)
  const error = shallowRef<ApiError | null>(null)
  const over = computed(() => table.value?.turn.by === 'nobody')

  const merge = (more: readonly StepRow[]): void => {
    const next = new Map(rows.value)
    for (const row of more) next.set(row.id, row)
    rows.value = next
  }

  const showPosition = async (step: string): Promise<void> => {
    const match = table.value?.match
    if (match === undefined) return
    const asked = viewer.value
    const answer = await client.request('table.position', { match, step, viewer: asked })
    if (match !== table.value?.match || asked !== viewer.value) return
    if (answer.ok) position.value = answer.value
    else error.value = answer.error
  }

  const loadRows = async (from: number): Promise<void> => {
    const match = table.value?.match
    if (match === undefined) return
    const answer = await client.request('table.rows', { match, viewer: viewer.value, from })
    if (match !== table.value?.match) return
    if (!answer.ok) error.value = answer.error
    else if (from === 0) rows.value = new Map(answer.value.map((row) => [row.id, row]))
    else merge(answer.value)
  }

  /** Looks through other eyes: everything shown is asked for again. */
  const lookAs = async (next: Viewer): Promise<void> => {
    viewer.value = next
    rows.value = new Map()
    position.value = null
    const step = table.value?.tip
    if (step !== undefined) await Promise.all([loadRows(0), showPosition(step)])
  }

  const take = async (change: Change): Promise<void> => {
    const before = table.value
    table.value = change.table
    if (change.table.viewer !== before?.viewer && change.table.viewer !== viewer.value)
      return lookAs(change.table.viewer)
    merge(change.rows)
    if (rows.value.size < change.table.size) await loadRows(rows.value.size)
    if (change.table.tip !== before?.tip) await showPosition(change.table.tip)
  }

  client.on('table.changed', (change) => {
    if (change.table.match === table.value?.match) void take(change)
  })

  const open = async (match: string): Promise<void> => {
    error.value = null
    const answer = await client.request('table.open', { match })
    if (!answer.ok) {
      error.value = answer.error
      return
    }
    table.value = answer.value
    await lookAs(answer.value.viewer)
  }
  // After a loss the subscription is gone with the old connection.
  onReturn(() => {
    if (table.value !== null) void open(table.value.match)
  })

  const close = async (): Promise<void> => {
    const match = table.value?.match
    table.value = null
    rows.value = new Map()
    position.value = null
    error.value = null
    if (match !== undefined) await client.request('table.close', { match })
  }

  /** Runs one change at a time and takes in what came of it. True if it was done. */
  const change = async (
    ask: (at: {
      match: string
      at: string
    }) => Promise<{ ok: true; value: Change } | { ok: false; error: ApiError }>,
  ): Promise<boolean> => {
    if (busy.value || table.value === null) return false
    busy.value = true
    error.value = null
    const answer = await ask({ match: table.value.match, at: table.value.tip })
    if (answer.ok) await take(answer.value)
    else error.value = answer.error
    busy.value = false
    return answer.ok
  }

  const act = (action: Act): Promise<boolean> =>
    change((at) => client.request('table.act', { ...at, action }))
  const enter = (outcome: Act): Promise<boolean> =>
    change((at) => client.request('table.enter', { ...at, outcome }))
  const simply =
    (method: Changing): (() => Promise<boolean>) =>
    () =>
      change((at) => client.request(method, at))
  const goto = (step: StepId): Promise<boolean> =>
    change((at) => client.request('table.goto', { ...at, step }))

  return {
    table,
    rows,
    position,
    viewer,
    busy,
    error,
    over,
    open,
    close,
    lookAs,
    showPosition,
    change,
    act,
    enter,
    goto,
    undo: simply('table.undo'),
    redo: simply('table.redo'),
    roll: simply('table.roll'),
  }
})
