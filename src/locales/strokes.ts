/** Keys pressed together, as they are shown and kept: `Ctrl ⇧ Z`. The window and the desktop's menu read them alike. */

/** Key caps in the order they are named: modifiers first. */
export type Stroke = readonly string[]

/** What people have changed: the keys of a command by its name, empty where it has none any more. */
export type ChangedKeys = Readonly<Record<string, string>>

/** Caps of keys that type no sign. */
const NAMED = /^(?:←|↑|→|↓|Home|End|PgUp|PgDn|Ins|Del|⌫|Space|Enter|Esc|Tab|F(?:[1-9]|1[0-2]))$/u

const isCap = (cap: string): boolean => NAMED.test(cap) || /^[^\p{C}\p{Z}\p{Ll}\p{M}]$/u.test(cap)

export const textOf = (stroke: Stroke): string => stroke.join(' ')

/** The stroke a text stands for, or null where it stands for none. */
export const strokeFrom = (text: string): Stroke | null => {
  const caps = text.split(' ')
  const cap = caps.at(-1) ?? ''
  const modifiers = caps.slice(0, -1).join(' ')
  return isCap(cap) && ['', 'Ctrl', '⇧', 'Ctrl ⇧'].includes(modifiers) ? caps : null
}

/** The keys of a command: changed ones, none (null), or those it has by itself. */
export const strokeNow = (id: string, usual: Stroke, changed: ChangedKeys): Stroke | null => {
  const text = Object.hasOwn(changed, id) ? changed[id] : undefined
  if (text === undefined) return usual
  return text === '' ? null : (strokeFrom(text) ?? usual)
}

/** A letter, digit or sign that is pressed without Ctrl: it may as well be meant for typing (WCAG 2.1.4). */
export const isSingle = (stroke: Stroke): boolean =>
  !stroke.includes('Ctrl') && !NAMED.test(stroke.at(-1) ?? '')
