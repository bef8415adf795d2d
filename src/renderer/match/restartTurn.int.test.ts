import { afterEach, expect, it, vi } from 'vitest'
import { isSameTurn } from './tree/tree.ts'
import { opened, playOn } from '../../main/testing/play.ts'
import { freshProgram } from '../../main/testing/shared-program.ts'
import type { TestService, TestWindow } from '../../main/testing/test-service.ts'
import { storesOn } from './testing/storesOn.ts'

let program: TestService
let other: TestWindow

freshProgram((fresh) => ({ program, window: other } = fresh))
afterEach(() => vi.unstubAllGlobals())

const windowAt = async (match: string) => {
  const modules = await storesOn(program, async () => ({
    ...(await import('./table.ts')),
    ...(await import('../ui/toasts.ts')),
    ...(await import('./restartTurn.ts')),
  }))
  const [store, toasts] = [modules.useTable(), modules.useToasts()]
  await store.open(match)
  return { store, toasts, ...modules.useRestartTurn() }
}

it('a turn of several steps is begun anew, and all of it can be had back', async () => {
  let table = await opened(other)
  const { store, toasts, canRestart, restart } = await windowAt(table.match)
  expect(canRestart()).toBe(false)
  restart()
  expect(toasts.toasts.map(({ k }) => k)).toEqual(['table.nothingInTurn'])
  for (let played = 0; !canRestart(); played += 1) {
    expect(played).toBeLessThan(50)
    table = await playOn(program, other, table, 1)
    await vi.waitFor(() => expect(store.table?.tip).toBe(table.tip))
  }
  const { tip, turn } = table
  const last = store.rows.get(tip)
  restart()
  await vi.waitFor(() => expect(store.table?.tip).not.toBe(tip))
  await vi.waitFor(() => expect(store.busy).toBe(false))
  const begun = store.rows.get(store.table?.tip ?? '')
  expect([isSameTurn(begun, last), begun?.turn.by]).toEqual([true, turn.by])
  expect(canRestart()).toBe(false)
  while (store.table?.redo) await store.redo()
  expect(store.table?.tip).toBe(tip)
})
