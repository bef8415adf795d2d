/**
 * Digits, letters and signs as a keyboard without an input method types them: `１２` and `Ａ` become `12` and `A`.
 */
export const halfWidth = (text: string): string => text.normalize('NFKC')

/**
 * Whether keys belong to what has the focus: a field, an open dialog or a menu, instead of the screen behind. A board
 * does not count as a list, although screen readers treat it as one.
 */
export const takesKeys = (target: unknown): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest(
      'input, textarea, select, [role=dialog], [role=menu], [role=listbox]:not([data-board])',
    ) !== null)

/** Whether a key press belongs to a field, an open dialog or a menu. */
export const isTyping = ({ target }: KeyboardEvent): boolean => takesKeys(target)

/** A text field, or an element in one. */
export const isField = (target: unknown): boolean =>
  target instanceof Element && target.closest('input, textarea') !== null

/**
 * A text field, or an element in an open dialog: a person there must not be taken to another step. A panel that
 * stays open beside the board (`data-beside`) does not count.
 */
export const takesWords = (target: unknown): boolean =>
  isField(target) ||
  (target instanceof Element && target.closest('[role=dialog]:not([data-beside])') !== null)

/** Whether the focus is in a text field or a dialog. Without a document, as in tests of stores, it is not. */
export const isWriting = (): boolean => typeof document !== 'undefined' && takesWords(document.activeElement)
