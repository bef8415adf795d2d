/** What the page reports to the desktop window, and what menu items do. */
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { effectScope, nextTick, type EffectScope } from 'vue'
import { reportSchema } from '../../main/api/report.ts'
import type { Client, Push, Report } from '../../main/api/api.ts'

const reports: Report[] = []
const listeners = new Map<Push, (value: never) => void>()
let scope: EffectScope

const tell = (push: Push, value: unknown): void => {
  // By contract each listener receives the value of its own push.
  const listener = listeners.get(push) as ((value: unknown) => void) | undefined
  listener?.(value)
}

beforeEach(() => {
  vi.resetModules()
  reports.length = 0
  listeners.clear()
  const client: Client = {
    request: () => new Promise(() => undefined),
    on: (push, listener) => {
      listeners.set(push, listener)
      return () => void listeners.delete(push)
    },
    report: (report) => void reports.push(report),
  }
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { qipu: client, navigator: { languages: ['en'] } }),
  )
  vi.stubGlobal('Element', EventTarget)
  vi.stubGlobal('HTMLElement', EventTarget)
  const body = Object.assign(new EventTarget(), { closest: () => null })
  const page = { body, activeElement: body, documentElement: { dataset: {} } }
  vi.stubGlobal('document', Object.assign(new EventTarget(), page))
  scope = effectScope()
})
afterEach(() => {
  scope.stop()
  vi.unstubAllGlobals()
  vi.resetModules()
})

const router = { push: vi.fn() }

const begin = async () => {
  const [{ useDesktop }, keys, { useCommands }, { useBusy }, { loadTexts }] = await Promise.all([
    import('./desktop.ts'),
    import('../ui/keys/keys.ts'),
    import('../ui/keys/commands.ts'),
    import('../ui/client/busy.ts'),
    import('../ui/i18n.ts'),
  ])
  await loadTexts()
  setActivePinia(createPinia())
  scope.run(() => useDesktop(router))
  return { ...keys, useCommands, busy: useBusy() }
}

it('reports the sheet of keys and long work, as main understands it', async () => {
  const { listKeys, busy } = await begin()
  expect(reports).toEqual([{ commands: [], busy: null }])
  scope.run(() =>
    listKeys({ id: 'x', title: 'keys.everywhere', rows: [{ keys: ['1'], or: ['3'], k: 'keys.sheet' }] }),
  )
  busy.tell({ k: 'desktop.film', part: 0.5, isLost: true }, 'desktop.film')
  await nextTick()
  const last = reportSchema.parse(reports.at(-1))
  expect(last.commands[0]).toMatchObject({ id: 'x', rows: [{ strokes: [['1'], ['2'], ['3']] }] })
  expect(last.busy).toMatchObject({ part: 0.5, isLost: true })
})

it('does what is chosen in the menu: a key of a board at the board, a command of its group or of another', async () => {
  const { listKeys, useCommands } = await begin()
  const atBoard: string[] = []
  const elsewhere: unknown[] = []
  const does = (what: string) => (to: unknown[]) => void to.push(what)
  const group = { title: 'keys.title', rows: [] }
  scope.run(() => listKeys({ ...group, id: 'a-board', run: (stroke) => void atBoard.push(...stroke) }))
  const share = { keys: ['Ctrl', 'E'], k: 'share.key' }
  scope.run(() =>
    useCommands({ ...group, id: 'library', rows: [{ ...share, run: does('match') }] }, elsewhere),
  )
  scope.run(() => useCommands({ ...group, id: 'table', rows: [{ ...share, run: does('table') }] }, elsewhere))
  tell('keys.pressed', { group: 'a-board', stroke: ['R'] })
  tell('keys.pressed', { group: 'a-board', stroke: ['←'] })
  tell('keys.pressed', { group: 'table', stroke: ['Ctrl', 'E'] })
  tell('keys.pressed', { group: 'notes', stroke: ['Ctrl', 'E'] })
  expect(atBoard).toEqual(['R', '←'])
  expect(elsewhere).toEqual(['table', 'match'])
})

it('goes to the match chosen among the recent ones', async () => {
  await begin()
  tell('match.chosen', { match: 'abc' })
  expect(router.push).toHaveBeenCalledWith({ name: 'table', params: { match: 'abc' } })
})
