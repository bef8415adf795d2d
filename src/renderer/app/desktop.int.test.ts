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
  class Pressed extends Event {
    readonly key: string
    readonly ctrlKey: boolean
    readonly shiftKey: boolean
    constructor(type: string, init: KeyboardEventInit) {
      super(type, init)
      this.key = init.key ?? ''
      this.ctrlKey = init.ctrlKey ?? false
      this.shiftKey = init.shiftKey ?? false
    }
  }
  vi.stubGlobal('KeyboardEvent', Pressed)
  vi.stubGlobal('Element', Pressed)
  const body = new EventTarget()
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
  const [{ useDesktop }, keys, { useBusy }] = await Promise.all([
    import('./desktop.ts'),
    import('../ui/keys/keys.ts'),
    import('../ui/client/busy.ts'),
  ])
  setActivePinia(createPinia())
  scope.run(() => useDesktop(router))
  return { ...keys, busy: useBusy() }
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

it('presses the keys chosen in the menu: those of a board at the board, others where the focus is', async () => {
  const { listKeys } = await begin()
  const atBoard: string[] = []
  const elsewhere: unknown[] = []
  document.body.addEventListener('keydown', ({ key, ctrlKey }) => elsewhere.push([key, ctrlKey]))
  const group = { title: 'keys.title', rows: [] }
  scope.run(() => listKeys({ ...group, id: 'qin', run: (stroke) => void atBoard.push(...stroke) }))
  scope.run(() => listKeys({ ...group, id: 'table' }))
  tell('keys.pressed', { group: 'qin', stroke: ['R'] })
  tell('keys.pressed', { group: 'qin', stroke: ['←'] })
  tell('keys.pressed', { group: 'table', stroke: ['Ctrl', 'E'] })
  expect(atBoard).toEqual(['R', '←'])
  expect(elsewhere).toEqual([['e', true]])
})

it('goes to the match chosen among the recent ones', async () => {
  await begin()
  tell('match.chosen', { match: 'abc' })
  expect(router.push).toHaveBeenCalledWith({ name: 'table', params: { match: 'abc' } })
})
