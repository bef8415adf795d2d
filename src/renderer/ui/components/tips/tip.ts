/**
 * What a sign, a button or a card says of itself. The words are shown on hover, on keyboard focus and on a long
 * press, by one host (TipHost.vue) for the whole window.
 */
import { shallowRef, type ObjectDirective } from 'vue'
import { sayAll, type Phrase } from '../../format/phrases.ts'
import { sayIn, type ParamsFor } from '../../i18n.ts'
import type { Language } from '../../../../engine/kernel/text.ts'
import { gatherStops } from './stops.ts'

/** A text by its key, phrases, or words that are no text of ours: a name, a number. */
export type TipLine =
  | { readonly k: string; readonly p?: ParamsFor; readonly keys?: string | undefined }
  | readonly Phrase[]
  | string
interface Lines {
  readonly lines: readonly TipLine[]
  /** For a finger alone: mouse and keyboard are told it in another way. */
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
/** The tip on the screen; one at most. */
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
  // What changes under a pointer that rests is no longer what it was brought there for.
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
