/**
 * What is written in a field whose value is kept elsewhere: in main, in the address, by another window. While the field is
 * written in, its words are its own. A value that comes meanwhile is shown once the field is left, unless something was
 * written since.
 */
import { ref, watch, type Ref } from 'vue'

export interface Draft {
  readonly text: Ref<string>
  /** The field is written in; to be set when it gets the focus. */
  readonly writing: Ref<boolean>
  /** What is kept elsewhere, as far as this field knows. */
  kept(): string
  /** These words are kept from now on: their echo is no news. */
  sent(words: string): void
  /** A value came from elsewhere. False where it cannot be shown yet, because the field is written in. */
  adopt(value: string): boolean
  /** The field is left. */
  leave(): void
}

export const createDraft = (first: string): Draft => {
  const text = ref(first)
  const writing = ref(false)
  let kept = first
  /** What came since the last word was written. */
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
