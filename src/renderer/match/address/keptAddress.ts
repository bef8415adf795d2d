/**
 * Keeps the address of the window at the place one looks at, and goes where it leads when somebody else changes it: who
 * types one, presses Back, or opens a link. Going on in a place, step by step, takes the place of what was there;
 * another mode, or a link that is followed, is one more entry of the history.
 */
import { useDebounceFn } from '@vueuse/core'
import { computed, nextTick, onScopeDispose, ref, watch } from 'vue'
import { textOf, type Query } from './tableAddress.ts'

/** Where the address of this window is read and written. */
export interface AddressBar {
  readonly read: () => Query
  readonly replace: (query: Query) => unknown
  readonly push: (query: Query) => unknown
  /** Writes at once, while the window is about to show something else. */
  readonly leave: (query: Query) => void
}

interface Kept {
  readonly bar: AddressBar
  /** The place one looks at; null while there is none. */
  readonly now: () => Query | null
  /** What is the same as long as one only goes on. */
  readonly mode: (query: Query) => string
  /** Goes where an address leads, or as near as can be, and says so. */
  readonly land: (query: Query) => Promise<void>
}

/**
 * Of steps that follow each other faster, in milliseconds, the first is written at once and then the last: browsers stop
 * pages that write their address more often than some 100 times in 30 seconds, and each writing costs a step its time.
 */
const PAUSE = 350

export const useKeptAddress = ({ bar, now, mode, land }: Kept) => {
  const place = computed(now)
  /** One has been where the address leads. */
  const landed = ref(false)
  /** The address as this window wrote or read it last. */
  let written = ''
  /** Nobody is under way to somewhere else, so that what one does is what the address says. */
  let isThere = false
  let isLink = false
  let last = 0

  const replace = (query: Query | null): void => {
    if (query === null || !isThere || textOf(query) === written) return
    written = textOf(query)
    bar.replace(query)
  }
  const push = (query: Query): void => {
    written = textOf(query)
    bar.push(query)
  }
  const replaceLast = useDebounceFn(() => replace(place.value), PAUSE)
  let asked = -Infinity
  const replaceSoon = (): void => {
    const isFirst = performance.now() - asked > PAUSE
    asked = performance.now()
    if (isFirst) replace(place.value)
    else void replaceLast()
  }
  watch(
    place,
    (next, before) => {
      if (next === null || !isThere) return
      if (before === null || (!isLink && mode(before) === mode(next))) return replaceSoon()
      if (textOf(next) === written) return
      // What is left behind is to be found again as it was.
      replace(before)
      push(next)
    },
    { flush: 'post' },
  )
  onScopeDispose(() => (isThere = false))

  /** Goes where the address leads, as soon as the place it is about is there. */
  const begin = async (): Promise<void> => {
    last += 1
    const mine = last
    isThere = false
    const asked = bar.read()
    written = textOf(asked)
    await land(asked)
    if (mine !== last) return
    landed.value = true
    isThere = true
    replace(place.value)
  }

  return {
    landed,
    begin,
    /** The address has changed: by this window itself, or by somebody who wants to go elsewhere. */
    changed(): void {
      if (landed.value && textOf(bar.read()) !== written) void begin()
    },
    /** Something else is to be shown, and then `begin` to be called for it. */
    forget(): void {
      last += 1
      landed.value = false
      isThere = false
    },
    /** The window is about to show something else. */
    leave(): void {
      if (place.value !== null && isThere) bar.leave(place.value)
      isThere = false
    },
    /** Runs what a link does, so that one can come back to where one is now. */
    follow(go: () => void): void {
      isLink = true
      go()
      void nextTick(() => (isLink = false))
    },
  }
}
