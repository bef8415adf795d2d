/**
 * Signs that are no buttons, reached by keyboard: all those of one group are a single stop of Tab, and arrows go
 * from one to the next, so that a table of fifty signs costs one key.
 */
import type { ObjectDirective } from 'vue'

const NATIVE = 'button, a, input, select, summary, [role^="menuitem"], [role="gridcell"], [role="tab"]'

const signsOf = (group: Element): readonly Element[] =>
  [...group.querySelectorAll('[data-tip]')].filter(
    (each) =>
      each.closest(NATIVE) === null &&
      each.closest('[aria-hidden="true"]') === null &&
      // What a sign is made of is told with it.
      each.parentElement?.closest('[data-tip]') === null,
  )

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Where a key leads from the place `at` of `count`; undefined where it leads nowhere. */
export const stopAfter = (key: string, at: number, count: number): number | undefined => {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? undefined : (at + step + count) % count
}

/** Makes one sign of a group its stop: the one that was, or the first. */
const settle = (group: Element, wanted?: Element): void => {
  const signs = signsOf(group)
  const stop = wanted ?? signs.find((each) => each.getAttribute('tabindex') === '0') ?? signs[0]
  for (const each of signs) each.setAttribute('tabindex', each === stop ? '0' : '-1')
}

const waiting = new Set<Element>()
/** Once what is being drawn is drawn, since a whole group comes and goes at once. */
export const gatherStops = (sign: Element): void => {
  const group = sign.closest('[data-tips]')
  if (group === null) return
  if (waiting.size === 0)
    queueMicrotask(() => {
      for (const each of waiting) settle(each)
      waiting.clear()
    })
  waiting.add(group)
}

const walk = (event: Event): void => {
  const group = event.currentTarget
  const at = event.target
  if (!(event instanceof KeyboardEvent) || !(group instanceof Element) || !(at instanceof Element)) return
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const signs = signsOf(group)
  const from = signs.indexOf(at)
  const to = from < 0 ? undefined : stopAfter(event.key, from, signs.length)
  const next = to === undefined ? undefined : signs[to]
  if (!(next instanceof HTMLElement || next instanceof SVGElement)) return
  // Elsewhere arrows step through the match, or move over the board.
  event.preventDefault()
  event.stopPropagation()
  settle(group, next)
  next.focus()
}

/** `v-tips` on what holds the signs of one group. */
export const vTips: ObjectDirective<Element> = {
  mounted: (group) => {
    group.setAttribute('data-tips', '')
    // Before a board within the group hears it.
    group.addEventListener('keydown', walk, { capture: true })
    settle(group)
  },
  updated: (group) => settle(group),
}
