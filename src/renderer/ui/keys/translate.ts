/**
 * Lets changed keys do what the usual ones do. Every part of the page listens for the usual keys of its commands; a key
 * that stands for another is pressed as that one, and a usual key that was given up is kept from the page.
 */
import { useEventListener } from '@vueuse/core'
import { watchEffect } from 'vue'
import { isSingle, type Stroke } from '../../../locales/strokes.ts'
import { isTyping } from '../typing.ts'
import { pressOf, useKeySheet } from './keys.ts'
import { useKeymap } from './useKeymap.ts'
import { meaningOf } from './keymap.ts'
import { strokePressed } from './pressed.ts'

/** No field and no board has a use of its own for these, so they are read first. */
const isChord = (stroke: Stroke): boolean =>
  stroke.includes('Ctrl') || /^(?:F\d+|Del)$/.test(stroke.at(-1) ?? '')
/** A focused button, tab or slider has its own use for arrows and Space, but not for what stands for them. */
const isMoving = (stroke: Stroke): boolean => !isSingle(stroke) && !isChord(stroke)

/** Listens as long as the calling component lives; to be called before anything else on the page listens. */
export const useTranslatedKeys = (): void => {
  const sheet = useKeySheet()
  const keymap = useKeymap()
  watchEffect(() => (sheet.singles = keymap.value.singles))
  const read = (event: KeyboardEvent, first: boolean): void => {
    // What was not typed but chosen in a menu is said in usual keys already.
    if (!event.isTrusted || event.defaultPrevented) return
    const stroke = strokePressed(event)
    if (stroke === null || isChord(stroke) !== first) return
    const meaning = meaningOf(stroke, sheet.list, keymap.value)
    if (meaning === 'usual') return
    event.stopImmediatePropagation()
    if (meaning === 'nothing' || (isTyping(event) && !isChord(meaning.usual))) return
    const usual = pressOf(meaning.usual)
    const target = isMoving(meaning.usual) ? document.body : (event.target ?? document.body)
    if (!target.dispatchEvent(usual)) event.preventDefault()
  }
  useEventListener('keydown', (event) => read(event, true), { capture: true })
  useEventListener('keydown', (event) => read(event, false))
}
