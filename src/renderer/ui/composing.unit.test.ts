import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readFileSync } from 'node:fs'
import { belongsToComposition, keepComposing } from './composing.ts'

class Press extends Event {
  constructor(type: string, { key = 'Enter', isComposing = false, keyCode = 13 } = {}) {
    super(type, { cancelable: true })
    Object.assign(this, { key, isComposing, keyCode })
  }
}
beforeEach(() => vi.stubGlobal('KeyboardEvent', Press))
afterEach(() => vi.unstubAllGlobals())

/** Whether later listeners receive the key, and whether the browser's default action happens. */
const heard = (press: Press): readonly [boolean, boolean] => {
  const page = new EventTarget()
  keepComposing(page)
  const later = vi.fn()
  page.addEventListener(press.type, later, { capture: true })
  page.dispatchEvent(press)
  return [later.mock.calls.length > 0, !press.defaultPrevented]
}

it.each(['keydown', 'keypress', 'keyup'])('a key of a composition reaches no other listener: %s', (type) => {
  expect(heard(new Press(type))).toEqual([true, true])
  expect(heard(new Press(type, { isComposing: true }))).toEqual([false, true])
  // Safari's Enter, after the composition has ended.
  expect(heard(new Press(type, { keyCode: 229 }))).toEqual([false, true])
  expect(heard(new Press(type, { key: 'Process', keyCode: 229 }))).toEqual([false, true])
})

it('an Escape that cancels syllables does not clear a search field', () => {
  expect(heard(new Press('keydown', { key: 'Escape', isComposing: true }))).toEqual([false, false])
  expect(heard(new Press('keydown', { key: 'Escape', keyCode: 27 }))).toEqual([true, true])
})

it('a key pressed outside a composition does not belong to one', () => {
  expect(belongsToComposition(new Press('keydown') as unknown as KeyboardEvent)).toBe(false)
})

it.each(['src/renderer/app/main.ts', 'src/page/main.ts'])('%s listens for them first', (entry) => {
  const statements = readFileSync(entry, 'utf8')
    .split('\n')
    .filter((line) => /^\S.*\(/.test(line) && !/^(import|\/\/|const textIn)/.test(line))
  expect(statements[0]).toBe('keepComposing(window)')
})
