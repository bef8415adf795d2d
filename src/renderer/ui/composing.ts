/**
 * Keys that belong to an input method (Zhuyin, Pinyin, kana): with them syllables are chosen, confirmed and given up. This
 * is the one place that decides it, for every field, dialog, menu and board: such a key reaches none of their handlers.
 */

/** What browsers give as the code of a key that an input method has taken. */
const TAKEN = 229

/**
 * Chromium and Firefox say so of every key of a composition, the Enter that confirms it included; in Safari that Enter
 * comes after the composition has ended, and its code alone tells.
 */
export const belongsToComposition = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === TAKEN

/** Keeps such keys from everything that listens later; to be called before anything else on the page listens. */
export const keepComposing = (page: EventTarget): void => {
  const keep = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || !belongsToComposition(event)) return
    event.stopImmediatePropagation()
    // A field to search in would empty itself.
    if (event.key === 'Escape') event.preventDefault()
  }
  for (const type of ['keydown', 'keypress', 'keyup']) page.addEventListener(type, keep, { capture: true })
}
