/** Keys of the table. They work wherever the focus is, except in fields, menus and on the board. */

export type TableKey =
  | 'undo'
  | 'redo'
  | 'restart'
  | 'back'
  | 'forward'
  | 'turnBack'
  | 'turnForward'
  | 'first'
  | 'last'
  | 'play'
  | 'leave'
  | 'share'
  | 'print'
  | 'hint'

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> & {
  readonly target: unknown
}

/** A focused button, tab or slider has its own use for these. */
const hasOwnUse = ({ target }: KeyPress): boolean =>
  target instanceof Element && target.closest('button, a, [role=slider], [role=tab], [role=radio]') !== null

export const tableKey = (stroke: KeyPress): TableKey | null => {
  const { key, shiftKey } = stroke
  if (stroke.altKey) return null
  if (stroke.ctrlKey || stroke.metaKey) {
    if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
    if (key === 'Backspace') return 'restart'
    if (key.toLowerCase() === 'e') return 'share'
    if (key.toLowerCase() === 'p') return 'print'
    return key.toLowerCase() === 'y' ? 'redo' : null
  }
  switch (key) {
    case 'ArrowLeft':
      return hasTabOrRadio(stroke) ? null : shiftKey ? 'turnBack' : 'back'
    case 'ArrowRight':
      return hasTabOrRadio(stroke) ? null : shiftKey ? 'turnForward' : 'forward'
    case 'Home':
      return 'first'
    case 'End':
      return 'last'
    case ' ':
      return hasOwnUse(stroke) ? null : 'play'
    case 'i':
    case 'I':
      return 'hint'
    case 'Escape':
      return 'leave'
    default:
      return null
  }
}

const hasTabOrRadio = ({ target }: KeyPress): boolean =>
  target instanceof Element && target.closest('[role=tab], [role=radio], [role=slider]') !== null
