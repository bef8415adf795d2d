/**
 * Text of a field whose value is stored elsewhere: in main, in the address, by another window. While the field has
 * the focus its text is its own. A value that arrives meanwhile is shown when the field is left, unless something
 * was typed since.
 */
import { ref, watch, type Ref } from 'vue'

export interface Draft {
  readonly text: Ref<string>
  /** The field has the focus; set by the component. */
  readonly writing: Ref<boolean>
  /** The stored value, as far as this field knows. */
  kept(): string
  /** The text is stored from now on, so its echo changes nothing. */
  sent(words: string): void
  /** A stored value arrived. False if it cannot be shown yet, because the field has the focus. */
  adopt(value: string): boolean
  /** The field loses the focus. */
  leave(): void
}

export const createDraft = (first: string): Draft => {
  const text = ref(first)
  const writing = ref(false)
  let kept = first
  /** The value that arrived since the last letter. */
  let waiting: string | null = null
  watch(text, () => (waiting = null), { flush: 'sync' })
  return {
    text,
    writing,
    kept: () => kept,
    sent(words) {
      kept = words
    },
    adopt(value) {
      if (value === kept) return true
      kept = value
      if (writing.value) waiting = value
      else text.value = value
      return !writing.value
    },
    leave() {
      writing.value = false
      if (waiting !== null) text.value = waiting
    },
  }
}
