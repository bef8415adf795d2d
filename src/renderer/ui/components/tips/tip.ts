/**
 * The `v-tip` directive: what a sign, a button or a card says about itself. Tips are shown on hover, on keyboard
 * focus and on a long press by one host (TipHost.vue) for the whole window. `v-tips` makes signs reachable by
 * keyboard.
 */
import { shallowRef, type ObjectDirective } from 'vue'
import { sayAll, type Phrase } from '../../format/phrases.ts'
import { sayIn, type ParamsFor } from '../../i18n.ts'
import type { Language } from '../../../../engine/kernel/text.ts'

/**
 * Where a tip is placed: below its element, but above it low in the window, because what is below usually belongs
 * to the element more than what is above; above the whole tray, where its neighbours are; and always within the window.
 */
export interface Point {
  readonly x: number
  readonly y: number
}
interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 6
const EDGE = 8
const LOW = 0.72

const within = (at: number, length: number, room: number): number =>
  Math.max(EDGE, Math.min(at, room - length - EDGE))

export const tipPlace = (
  about: Box,
  tip: Size,
  room: Size,
  tray = about.top,
): { readonly left: number; readonly top: number } => {
  const under = about.top + about.height + GAP
  const over = Math.min(about.top, tray) - GAP - tip.height
  const fits = under + tip.height + EDGE <= room.height
  const isUnder = over < EDGE || (fits && about.top < LOW * room.height)
  return {
    left: within(about.left + about.width / 2 - tip.width / 2, tip.width, room.width),
    top: within(isUnder ? under : over, tip.height, room.height),
  }
}

/** Whether a point is on a tip or close to it, or on the way down to the upper edge of its element. */
export const isNear = ({ left, top, width, height }: Box, x: number, y: number, edge: number): boolean =>
  x >= left - GAP && x <= left + width + GAP && y >= top - GAP && y <= Math.max(top + height, edge) + GAP

/** An element may move this far, in CSS pixels, without closing its tip; cards lift on hover. */
const LIFT = 12

/** Whether a box has moved away. */
export const hasLeft = (from: Box, to: Box): boolean =>
  Math.hypot(to.left - from.left, to.top - from.top) > LIFT

/**
 * Signs are no buttons. By keyboard all signs of a group are a single Tab stop, and arrows move between them, so
 * that a table of fifty signs costs one key.
 */
const NATIVE = 'button, a, input, select, summary, [role^="menuitem"], [role="gridcell"], [role="tab"]'

const signsOf = (group: Element): readonly Element[] =>
  [...group.querySelectorAll('[data-tip]')].filter(
    (each) =>
      each.closest(NATIVE) === null &&
      each.closest('[aria-hidden="true"]') === null &&
      // A sign within a sign is read with it.
      each.parentElement?.closest('[data-tip]') === null,
  )

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The index a key moves to from `at`, of `count` signs; undefined if it does not move. */
export const stopAfter = (key: string, at: number, count: number): number | undefined => {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? undefined : (at + step + count) % count
}

/** Makes one sign of a group its Tab stop: the wanted one, the current one, or the first. */
const setTabStop = (group: Element, wanted?: Element): void => {
  const signs = signsOf(group)
  const stop = wanted ?? signs.find((each) => each.getAttribute('tabindex') === '0') ?? signs[0]
  for (const each of signs) each.setAttribute('tabindex', each === stop ? '0' : '-1')
}

const waiting = new Set<Element>()
/** Updates the group once after rendering, because all signs of a group mount together. */
const gatherStops = (sign: Element): void => {
  const group = sign.closest('[data-tips]')
  if (group === null) return
  if (waiting.size === 0)
    queueMicrotask(() => {
      for (const each of waiting) setTabStop(each)
      waiting.clear()
    })
  waiting.add(group)
}

const onArrow = (event: Event): void => {
  const group = event.currentTarget
  const at = event.target
  if (!(event instanceof KeyboardEvent) || !(group instanceof Element) || !(at instanceof Element)) return
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const signs = signsOf(group)
  const from = signs.indexOf(at)
  const to = from < 0 ? undefined : stopAfter(event.key, from, signs.length)
  const next = to === undefined ? undefined : signs[to]
  if (!(next instanceof HTMLElement || next instanceof SVGElement)) return
  // Outside signs, arrows step through the match or move on the board.
  event.preventDefault()
  event.stopPropagation()
  setTabStop(group, next)
  next.focus()
}

/** `v-tips`: on the element that contains the signs of a group. */
export const vTips: ObjectDirective<Element> = {
  mounted: (group) => {
    group.setAttribute('data-tips', '')
    // Captures the key before a board within the group handles it.
    group.addEventListener('keydown', onArrow, { capture: true })
    setTabStop(group)
  },
  updated: (group) => setTabStop(group),
}

/** A text key, phrases, or plain text: a name, a number. */
export type TipLine =
  | { readonly k: string; readonly p?: ParamsFor; readonly keys?: string | undefined }
  | readonly Phrase[]
  | string
interface Lines {
  readonly lines: readonly TipLine[]
  /** Only on touch: mouse and keyboard users see the text elsewhere. */
  readonly touch?: true
}
export type Tip = TipLine | Lines

const hasLines = (tip: Tip): tip is Lines => typeof tip === 'object' && 'lines' in tip
export const linesOf = (tip: Tip): readonly TipLine[] => (hasLines(tip) ? tip.lines : [tip])

export const lineIn = (line: TipLine, language: Language): string => {
  if (typeof line === 'string') return line
  return 'k' in line ? sayIn(language, line.k, line.p) : sayAll(line, language)
}
export const keysOf = (line: TipLine): string | undefined =>
  typeof line === 'object' && 'k' in line ? line.keys : undefined

const tips = new WeakMap<Element, Tip>()
const wordsOf = (tip: Tip): string =>
  linesOf(tip)
    .map((line) => lineIn(line, 'en'))
    .join('\n')

export interface ShownTip {
  readonly element: Element
  readonly tip: Tip
  readonly by: 'pointer' | 'focus' | 'press'
}
/** The tip on screen; at most one. */
export const shownTip = shallowRef<ShownTip | null>(null)

export const showTip = (element: Element, by: ShownTip['by']): void => {
  const tip = tips.get(element)
  shownTip.value = tip === undefined ? null : { element, tip, by }
}

const keep = (element: Element, tip: Tip | null | undefined): void => {
  const shown = shownTip.value
  if (tip === null || tip === undefined || tip === '') {
    tips.delete(element)
    element.removeAttribute('data-tip')
    if (shown?.element === element) shownTip.value = null
    return
  }
  tips.set(element, tip)
  element.setAttribute('data-tip', hasLines(tip) && tip.touch === true ? 'touch' : '')
  if (shown?.element !== element) return
  // If the text changes under a resting pointer, the pointer did not come for the new text.
  const isStale = shown.by === 'pointer' && wordsOf(tip) !== wordsOf(shown.tip)
  shownTip.value = isStale ? null : { ...shown, tip }
}

/** `v-tip="{ k: 'game.qin.board.seat.major' }"` */
export const vTip: ObjectDirective<Element, Tip | null | undefined> = {
  mounted: (element, { value }) => {
    keep(element, value)
    gatherStops(element)
  },
  updated: (element, { value }) => {
    keep(element, value)
    gatherStops(element)
  },
  beforeUnmount: (element) => {
    keep(element, null)
    gatherStops(element)
  },
}
