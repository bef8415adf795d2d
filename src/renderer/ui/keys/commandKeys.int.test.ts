/** Which pressed keys run commands: as people have set them, and not where what has the focus needs them itself. */
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { effectScope, type EffectScope } from 'vue'
import type { Client } from '../../../main/api/api.ts'

/** An element that is, or is in, what these selectors name. */
class Focused extends EventTarget {
  readonly isContentEditable = false
  private readonly within: string
  constructor(within = '') {
    super()
    this.within = within
  }
  closest(selectors: string): object | null {
    return this.within !== '' && selectors.split(', ').includes(this.within) ? this : null
  }
}

const client: Client = {
  request: () => new Promise(() => undefined),
  on: () => () => undefined,
}
const page = Object.assign(new EventTarget(), { qipu: client, navigator: { languages: ['en'] } })

let scope: EffectScope
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('window', page)
  vi.stubGlobal('Element', Focused)
  vi.stubGlobal('HTMLElement', Focused)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }))
  scope = effectScope()
})
afterEach(() => {
  scope.stop()
  vi.unstubAllGlobals()
  vi.resetModules()
})

const begin = async (keys: Readonly<Record<string, string>> = {}, singleKeys = true) => {
  const [{ useCommandKeys }, { useCommands }, { useSettings }, { loadTexts }] = await Promise.all([
    import('./commandKeys.ts'),
    import('./commands.ts'),
    import('../settings.ts'),
    import('../i18n.ts'),
  ])
  await loadTexts()
  setActivePinia(createPinia())
  const done: string[] = []
  scope.run(() => {
    void useSettings().save({ keys, singleKeys })
    useCommandKeys()
    const row = (cap: readonly string[], k: string) => ({ keys: cap, k, run: () => done.push(k) })
    useCommands(
      {
        id: 'x',
        title: 'keys.title',
        rows: [
          row(['I'], 'hint'),
          row(['Space'], 'play'),
          row(['→'], 'step'),
          row(['Ctrl', 'Z'], 'undo'),
          { ...row(['Ctrl', ','], 'settings'), inFields: true as const },
        ],
      },
      null,
    )
  })
  /** Presses a key at an element; returns what was done. */
  return (key: string, held: { ctrlKey?: boolean } = {}, within = '') => {
    done.length = 0
    const event = Object.assign(new Event('keydown', { cancelable: true }), {
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      getModifierState: () => false,
      ...held,
    })
    Object.defineProperty(event, 'target', { value: new Focused(within) })
    page.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(done.length > 0)
    return [...done]
  }
}

it('runs each command once, by its usual key or by the one it was given', async () => {
  const press = await begin({ hint: 'Q', undo: 'F6' })
  expect(press('q')).toEqual(['hint'])
  expect(press('i')).toEqual([])
  expect(press('F6')).toEqual(['undo'])
  expect(press('z', { ctrlKey: true })).toEqual([])
  expect(press(' ')).toEqual(['play'])
})

it('leaves keys to fields and dialogs, but for chords that work everywhere', async () => {
  const press = await begin({ hint: 'Ctrl I' })
  for (const within of ['input', '[role=dialog]', '[role=menu]']) {
    expect(press('z', { ctrlKey: true }, within)).toEqual([])
    expect(press('i', { ctrlKey: true }, within)).toEqual([])
    expect(press(',', { ctrlKey: true }, within)).toEqual(['settings'])
  }
})

it('lets a letter be typed that was given to a command which works everywhere', async () => {
  const press = await begin({ settings: 'Q' })
  expect(press('q', {}, 'input')).toEqual([])
  expect(press('q')).toEqual(['settings'])
})

it('leaves arrows and Space to what they move and press, but not the keys that stand for them', async () => {
  const press = await begin()
  expect(press(' ', {}, 'button')).toEqual([])
  expect(press('ArrowRight', {}, '[role=tab]')).toEqual([])
  expect(press('ArrowRight', {}, 'button')).toEqual(['step'])
  scope.stop()
  scope = effectScope()
  const changed = await begin({ play: 'Q', step: 'W' })
  expect(changed('q', {}, 'button')).toEqual(['play'])
  expect(changed('w', {}, '[role=tab]')).toEqual(['step'])
})

it('hears no letter alone where people have switched that off', async () => {
  const press = await begin({}, false)
  expect(press('i')).toEqual([])
  expect(press('z', { ctrlKey: true })).toEqual(['undo'])
})
