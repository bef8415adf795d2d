/** Keys pressed together, as text such as `Ctrl ⇧ Z`, for the window and the desktop menu. */

/** Modifiers in the order they are written, before the key. */
export type Stroke = readonly string[]

/** Changed keys by command; empty if the keys were removed. */
export type ChangedKeys = Readonly<Record<string, string>>

/** Keys that type no character. */
const NAMED = /^(?:←|↑|→|↓|Home|End|PgUp|PgDn|Ins|Del|⌫|Space|Enter|Esc|Tab|F(?:[1-9]|1[0-2]))$/u

const isCap = (cap: string): boolean => NAMED.test(cap) || /^[^\p{C}\p{Z}\p{Ll}\p{M}]$/u.test(cap)

export const textOf = (stroke: Stroke): string => stroke.join(' ')

/** Parses a stroke; null if the text is none. */
export const strokeFrom = (text: string): Stroke | null => {
  const caps = text.split(' ')
  const cap = caps.at(-1) ?? ''
  const modifiers = caps.slice(0, -1).join(' ')
  return isCap(cap) && ['', 'Ctrl', '⇧', 'Ctrl ⇧'].includes(modifiers) ? caps : null
}

/** The keys of a command: the changed ones, null if they were removed, or the default ones. */
export const strokeNow = (id: string, usual: Stroke, changed: ChangedKeys): Stroke | null => {
  const text = Object.hasOwn(changed, id) ? changed[id] : undefined
  if (text === undefined) return usual
  return text === '' ? null : (strokeFrom(text) ?? usual)
}

/** True for a character pressed without Ctrl, which may be meant as typing (WCAG 2.1.4). */
export const isSingle = (stroke: Stroke): boolean =>
  !stroke.includes('Ctrl') && !NAMED.test(stroke.at(-1) ?? '')
