/**
 * Keeps the window's address in line with the place shown, and goes to the address when a person types one, presses Back
 * or opens a link. Stepping along replaces the entry of the history; another mode, or following a link, adds one.
 */
import { useDebounceFn } from '@vueuse/core'
import { computed, nextTick, onScopeDispose, ref, watch } from 'vue'
import { textOf, type Query } from './tableAddress.ts'

/** Reads and writes the address of the window. */
export interface AddressBar {
  readonly read: () => Query
  readonly replace: (query: Query) => unknown
  readonly push: (query: Query) => unknown
  /** Writes at once, because the window is about to show something else. */
  readonly leave: (query: Query) => void
}

interface Kept {
  readonly bar: AddressBar
  /** The address of the place shown; null while there is none. */
  readonly now: () => Query | null
  /** The part of the place that stepping along does not change. */
  readonly mode: (query: Query) => string
  /** Goes to an address, or as near as possible, and then says so. */
  readonly land: (query: Query) => Promise<void>
}

/**
 * The least time between two writes, in milliseconds; of faster steps only the first and the last are written. Browsers
 * stop pages that write their address more than about 100 times in 30 seconds, and each write slows the step down.
 */
const PAUSE = 350

/** While a changed page is not painted yet, a browser takes long to write its address. */
const oncePainted = (write: () => void): void => void requestAnimationFrame(() => void setTimeout(write))

export const useKeptAddress = ({ bar, now, mode, land }: Kept) => {
  const place = computed(now)
  /** True once the window has shown the place of the address. */
  const landed = ref(false)
  /** The address this window wrote or read last. */
  let written = ''
  /** True if the window is not on its way to another address, so that the address follows what it shows. */
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
  const replaceNow = (): void => replace(place.value)
  const replaceLast = useDebounceFn(replaceNow, PAUSE)
  let asked = -Infinity
  const replaceSoon = (): void => {
    const isFirst = performance.now() - asked > PAUSE
    asked = performance.now()
    if (isFirst) oncePainted(replaceNow)
    else void replaceLast()
  }
  watch(
    place,
    (next, before) => {
      if (next === null || !isThere) return
      if (before === null || (!isLink && mode(before) === mode(next))) return replaceSoon()
      if (textOf(next) === written) return
      // Write the last place first, so that Back returns to it.
      replace(before)
      push(next)
    },
    { flush: 'post' },
  )
  const forget = (): void => {
    last += 1
    landed.value = false
    isThere = false
  }
  onScopeDispose(forget)

  /** Goes to the address as soon as its match is open. */
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
    oncePainted(replaceNow)
  }

  return {
    landed,
    begin,
    /** Call when the address has changed, by this window or by a person who wants to go elsewhere. */
    changed(): void {
      if (landed.value && textOf(bar.read()) !== written) void begin()
    },
    /** Call when something else will be shown; then call `begin` for it. */
    forget,
    /** Call when the window is about to show something else. */
    leave(): void {
      if (place.value !== null && isThere) bar.leave(place.value)
      isThere = false
    },
    /** Follows a link by `go`, adding an entry to the history so that Back returns here. */
    follow(go: () => void): void {
      isLink = true
      go()
      void nextTick(() => (isLink = false))
    },
  }
}
