/** Runs in the page: compares chosen elements on the screen with elements that are not chosen. */
import type { Chosen } from './fault.ts'

const STATES = ['aria-selected', 'aria-pressed', 'aria-checked', 'aria-current'] as const
const isOn = (element: Element, state: string): boolean =>
  !['false', null].includes(element.getAttribute(state))

/**
 * Excludes the cells of a board, which are drawn and not affected by forced colours, and native ticks and radio
 * buttons.
 */
const isMeant = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  !(element instanceof HTMLInputElement) &&
  element.getAttribute('role') !== 'gridcell' &&
  element.checkVisibility() &&
  element.getBoundingClientRect().width > 1

/** Where nothing is painted the element below shows. */
const groundOf = (element: Element): string => {
  const { backgroundColor } = getComputedStyle(element)
  const isClear = /^rgba\(.*, 0\)$/.test(backgroundColor)
  return isClear && element.parentElement !== null ? groundOf(element.parentElement) : backgroundColor
}

/** Colours, background, border and outline: the parts of a style that remain in forced colours. */
const lookOf = (element: Element): string => {
  const style = getComputedStyle(element)
  const sides = ['top', 'right', 'bottom', 'left'].flatMap((side) =>
    ['style', 'width', 'color'].map((part) => style.getPropertyValue(`border-${side}-${part}`)),
  )
  const { color, outlineStyle, outlineWidth, outlineColor } = style
  const outline = outlineStyle === 'none' ? 'none' : [outlineStyle, outlineWidth, outlineColor]
  return JSON.stringify([color, groundOf(element), outline, sides])
}

/** The most similar element that is not chosen. */
const peerOf = (element: Element, state: string): Element | undefined => {
  let around = element.parentElement
  for (let up = 0; around !== null && up < 4; up += 1) {
    const peer = [...around.querySelectorAll(element.tagName)].find(
      (each) =>
        each.getAttribute('role') === element.getAttribute('role') &&
        each.classList[0] === element.classList[0] &&
        (state === 'aria-current' || each.hasAttribute(state)) &&
        !STATES.some((any) => isOn(each, any)) &&
        !each.matches(':disabled, [aria-disabled=true]') &&
        isMeant(each),
    )
    if (peer !== undefined) return peer
    around = around.parentElement
  }
  return undefined
}

/** Every visible element that is chosen, pressed, checked or current, beside a similar one that is not. */
export const chosenBesideOthers = (): Chosen => {
  // The focus has a ring of its own, which is not checked here.
  const focused = document.activeElement
  if (focused instanceof HTMLElement) focused.blur()
  const alike: string[] = []
  let compared = 0
  for (const state of STATES)
    for (const element of document.querySelectorAll(`[${state}]`)) {
      if (!isOn(element, state) || !isMeant(element)) continue
      const peer = peerOf(element, state)
      if (peer === undefined) continue
      compared += 1
      const name = element.getAttribute('aria-label') ?? element.innerText.slice(0, 40)
      if (lookOf(element) === lookOf(peer))
        alike.push(`${state} · ${element.tagName.toLowerCase()}.${element.className} · ${name}`)
    }
  if (focused instanceof HTMLElement) focused.focus()
  return { alike: [...new Set(alike)], compared }
}
