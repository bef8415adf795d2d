/** What was pressed, in caps; and what of it a browser, the system or Qipu itself keeps. */
import { strokeFrom, type Stroke } from '../../../locales/strokes.ts'

const CAPS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Insert: 'Ins',
  Delete: 'Del',
  Backspace: '⌫',
  Escape: 'Esc',
  ' ': 'Space',
}

/** The cap of the key an event names (`r`, `ArrowLeft`): `R`, `←`. */
export const capOf = (key: string): string => {
  const upper = key.toUpperCase()
  return CAPS[key] ?? (key.length === 1 && upper.length === 1 ? upper : key)
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'getModifierState'>

/** The stroke of a key press; null for those no command can have: modifiers alone, and those with Alt. */
export const strokePressed = (event: Pressed): Stroke | null => {
  // Signs typed with AltGr count as Ctrl and Alt.
  const isSign = event.getModifierState('AltGraph')
  if (event.altKey && !isSign) return null
  const cap = capOf(event.key)
  const isControl = (event.ctrlKey || event.metaKey) && !isSign
  // Shift is part of how a sign is typed, but tells two letters or two named keys apart.
  const isShift = event.shiftKey && (cap.length > 1 || '←↑→↓⌫'.includes(cap) || /\p{L}/u.test(cap))
  return strokeFrom([...(isControl ? ['Ctrl'] : []), ...(isShift ? ['⇧'] : []), cap].join(' '))
}

/** Moving about and pressing what has the focus. */
const OWN = /^(?:⇧ )?(?:Tab|Enter|Esc|Space|⌫|↑|↓)$/u
/** Writing, whatever has the focus. */
const EDITING = /^Ctrl (?:A|C|V|X|⌫|Ins|Del|←|→|↑|↓|Home|End)$/u
const BROWSER = /^Ctrl (?:(?:⇧ )?[NTWQ]|⇧ [ICJ]|(?:⇧ )?Tab|[0-9+\-=]|L|PgUp|PgDn|R|F4)$/u
const WINDOW = /^Ctrl (?:[QWRM0+\-=]|⇧ [IR])$/u
const SYSTEM = /^(?:F1|F5|F11|F12|⇧ F10|F10|⇧ Ins|⇧ Del)$/u

export type Keeper = 'own' | 'editing' | 'browser' | 'system'

/** Who keeps these keys for themselves, or undefined. */
export const keeperOf = (text: string, host: 'electron' | 'browser'): Keeper | undefined => {
  if (OWN.test(text)) return 'own'
  if (EDITING.test(text)) return 'editing'
  if (SYSTEM.test(text)) return 'system'
  if ((host === 'browser' ? BROWSER : WINDOW).test(text)) return host === 'browser' ? 'browser' : 'system'
  return undefined
}
