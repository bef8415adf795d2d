/** The listener of the window: runs the commands whose keys are pressed. */
import { useEventListener } from '@vueuse/core'
import { watchEffect } from 'vue'
import type { Stroke } from '../../../locales/strokes.ts'
import { isTyping } from '../typing.ts'
import { useKeySheet } from './keys.ts'
import { strokePressed } from './pressed.ts'
import { useKeymap } from './useKeymap.ts'

/** No field and no board has a use of its own for these. */
const isChord = (stroke: Stroke): boolean =>
  stroke.includes('Ctrl') || /^(?:F\d+|Del)$/.test(stroke.at(-1) ?? '')

/** What has the focus has a use of its own for these: a button is pressed, a tab and a slider are moved. */
const hasOwnUse = (target: EventTarget | null, stroke: Stroke): boolean => {
  const cap = stroke.at(-1) ?? ''
  if (!(target instanceof Element)) return false
  if (cap === 'Space' || cap === 'Enter')
    return target.closest('button, a, [role=slider], [role=tab], [role=radio]') !== null
  return (cap === '←' || cap === '→') && target.closest('[role=tab], [role=radio], [role=slider]') !== null
}

/**
 * Runs the commands whose keys are pressed, for as long as the calling component lives. To be called before anything else on
 * the page listens: changed keys with Ctrl and F-keys are read first, all others after what has the focus.
 */
export const useCommandKeys = (): void => {
  const sheet = useKeySheet()
  const keymap = useKeymap()
  watchEffect(() => (sheet.singles = keymap.value.singles))
  const hear = (event: KeyboardEvent, isFirst: boolean): void => {
    const stroke = event.defaultPrevented ? null : strokePressed(event)
    if (stroke === null || (isFirst && !isChord(stroke))) return
    const found = sheet.find(stroke, keymap.value)
    // The usual keys of a command may mean something else to what has the focus, such as a field.
    if (found === null || (isFirst && found.isUsual)) return
    if (isTyping(event) && !(found.inFields && isChord(stroke))) return
    if (hasOwnUse(event.target, stroke)) return
    event.preventDefault()
    if (isFirst) event.stopImmediatePropagation()
    found.run()
  }
  useEventListener(window, 'keydown', (event) => hear(event, true), { capture: true })
  useEventListener(window, 'keydown', (event) => hear(event, false))
}
