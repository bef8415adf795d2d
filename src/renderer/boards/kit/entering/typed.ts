/** Typing a roll or draw: codes of the choices, wherever the focus is except in fields and dialogs. */
import { useEventListener } from '@vueuse/core'
import { ref, watch } from 'vue'
import { listKeys, type KeyRow } from '../../../ui/keys/keys.ts'

/** A choice that can be typed, and what it does. */
export interface Typable {
  /** Capital letters or digits; no code is the prefix of another. */
  readonly code: string
  readonly pick: () => void
}

/** What a key adds to the text typed before: the beginning of a code, or a whole one; null if neither. */
export const typing = (
  codes: readonly string[],
  before: string,
  key: string,
): { readonly text: string; readonly code: string | null } | null => {
  // A key that does not continue a code starts a new one.
  for (const text of [before + key.toUpperCase(), key.toUpperCase()]) {
    if (codes.includes(text)) return { text: '', code: text }
    if (codes.some((code) => code.startsWith(text))) return { text, code: null }
  }
  return null
}

export interface Typed {
  readonly active: () => boolean
  readonly choices: () => readonly Typable[]
  readonly back?: () => void
  readonly commit?: () => void
  /** Leaves the draw unseen; null where that is not possible. */
  readonly unseen?: () => (() => void) | null
}

/** Not the beginning of any code in any game. */
export const UNSEEN_KEY = 'U'

const row = (keys: readonly string[], k: string): KeyRow => ({
  keys,
  k: `enter.keys.${k}`,
  fixed: true,
})

/** Listens while the tray exists; `text` is the part of a code typed so far. */
export const useTyped = ({ active, choices: coded, back, commit, unseen }: Typed) => {
  const text = ref('')
  /** The last choice was typed, so Enter commits wherever the focus is. */
  let isTyped = false
  watch(active, () => (text.value = ''))
  const choices = (): readonly Typable[] => {
    const pick = unseen?.() ?? null
    return pick === null ? coded() : [...coded(), { code: UNSEEN_KEY, pick }]
  }
  listKeys({
    id: 'enter',
    title: 'enter.title',
    rows: [
      { ...row(['1'], 'code'), or: ['A'] },
      row(['⌫'], 'back'),
      row(['Enter'], 'commit'),
      ...(unseen === undefined ? [] : [row([UNSEEN_KEY], 'unseen')]),
    ],
    run([cap = '']) {
      if (active()) takeKey({ key: cap === '⌫' ? 'Backspace' : cap, target: null })
    },
  })

  const isElsewhere = ({ target }: KeyboardEvent): boolean =>
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable=true], [role=dialog], [role=menu]') !== null
  const takeKey = ({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): boolean => {
    if (key === 'Backspace') {
      if (text.value === '') back?.()
      text.value = ''
      return back !== undefined
    }
    if (key === 'Enter') {
      const isButton = target instanceof Element && target.closest('button, a') !== null
      if (commit === undefined || (isButton && !isTyped)) return false
      commit()
      return true
    }
    if (key.length !== 1 || key === ' ') return false
    const all = choices()
    const next = typing(
      all.map(({ code }) => code),
      text.value,
      key,
    )
    if (next === null) return false
    text.value = next.text
    if (next.code !== null) {
      isTyped = true
      all.find(({ code }) => code === next.code)?.pick()
    }
    return true
  }
  useEventListener(
    window,
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event) || !active()) return
      if (!takeKey(event)) return
      event.preventDefault()
      event.stopPropagation()
    },
    // Runs before the keys of the table and of the notes.
    { capture: true },
  )
  useEventListener(window, 'pointerdown', () => (isTyped = false), { capture: true })
  return { text }
}
