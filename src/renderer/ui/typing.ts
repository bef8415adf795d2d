import { useEventListener } from '@vueuse/core'

/** Digits, letters and signs as a keyboard without an input method types them: `１２` and `Ａ` become `12` and `A`. */
export const halfWidth = (text: string): string => text.normalize('NFKC')

/**
 * True while a key press belongs to a field or to an open dialog or menu, and not to the screen behind. A
 * board is no list to choose from, even where it is one to screen readers.
 */
export const isTyping = (event: KeyboardEvent): boolean => {
  const { target } = event
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest(
        'input, textarea, select, [role=dialog], [role=menu], [role=listbox]:not([data-board])',
      ) !== null)
  )
}

/** A letter pressed alone, not typed and not to an open dialog: a key of the screen. */
export const isPlainKey = (event: KeyboardEvent, letter: string): boolean =>
  event.key.toLowerCase() === letter &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.shiftKey &&
  !isTyping(event)

/** A field for words, or within one. */
export const isField = (target: unknown): boolean =>
  target instanceof Element && target.closest('input, textarea') !== null

/**
 * A field for words, or within an open dialog: whoever is there is not to be led to another step. A panel
 * that stays open beside the board (`data-beside`) goes along with it.
 */
export const takesWords = (target: unknown): boolean =>
  isField(target) ||
  (target instanceof Element && target.closest('[role=dialog]:not([data-beside])') !== null)

/** True while the focus is in a field for words or in a dialog; without a page, as where stores are tested, never. */
export const isWriting = (): boolean => typeof document !== 'undefined' && takesWords(document.activeElement)

// Letters of the library and of the statistics over it.

/** Pressed alone, the letter does this for as long as the calling component lives. */
export const onLetter = (letter: string, does: () => void): void => {
  useEventListener('keydown', (event) => {
    if (!isPlainKey(event, letter)) return
    event.preventDefault()
    does()
  })
}
