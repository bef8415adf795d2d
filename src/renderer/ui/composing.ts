/**
 * Keys that belong to an input method (Zhuyin, Pinyin, kana) choose, confirm and cancel syllables. Only this
 * module decides which keys those are: they reach no handler of any field, dialog, menu or board.
 */

/** The `keyCode` browsers report for a key that an input method handles. */
const TAKEN = 229

/**
 * Chromium and Firefox mark every key of a composition, including the Enter that confirms it. In Safari that Enter
 * comes after the composition has ended, and only its key code shows it.
 */
export const belongsToComposition = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === TAKEN

/** Keeps such keys from all other listeners. Call it before anything else on the page listens. */
export const keepComposing = (page: EventTarget): void => {
  const keep = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || !belongsToComposition(event)) return
    event.stopImmediatePropagation()
    // A search field would clear itself.
    if (event.key === 'Escape') event.preventDefault()
  }
  for (const type of ['keydown', 'keypress', 'keyup']) page.addEventListener(type, keep, { capture: true })
}
