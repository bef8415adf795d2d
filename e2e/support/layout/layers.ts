/** Layers: elements that float over a screen on purpose, and the one painted on top at a point. */

/** Dialogs, menus, tips, toasts, and boxes that cover the board until they are closed or over. */
const FLOATS =
  '[role=dialog], [role=menu], [role=tooltip], [data-reka-popper-content-wrapper], .toasts, .tip, .over, .scrim, .reveal'

/** The floating element that contains an element; null if it is part of the screen. */
export const floatOf = (element: Element): Element | null => element.closest(FLOATS)

/** The sticky element that contains an element; null if it scrolls with the rest. */
export const stuckOf = (element: Element): Element | null => {
  let node: Element | null = element
  while (node !== null && getComputedStyle(node).position !== 'sticky') node = node.parentElement
  return node
}

/** A modal dialog is checked alone: the screen behind it is another one. */
export const modal = (): Element | undefined =>
  [...document.querySelectorAll('.dialog[role=dialog]')].filter((each) => each.checkVisibility()).at(-1)

const alphaOf = (colour: string): number => {
  if (colour === 'none' || colour === 'transparent') return 0
  const [, alpha] = /[,/]\s*([\d.]+%?)\s*\)$/.exec(colour) ?? []
  if (alpha === undefined || !/rgba|\//.test(colour)) return 1
  return alpha.endsWith('%') ? parseFloat(alpha) / 100 : parseFloat(alpha)
}

/** Reading styles is slow; the detector is loaded anew for each check, so caches stay valid. */
const remembered = (judge: (element: Element) => boolean): ((element: Element) => boolean) => {
  const known = new Map<Element, boolean>()
  return (element) => {
    const is = known.get(element) ?? judge(element)
    known.set(element, is)
    return is
  }
}

/** Hides the elements under it. */
export const isPainted = remembered((element) => {
  const style = getComputedStyle(element)
  if (parseFloat(style.opacity) < 0.5) return false
  if (element instanceof SVGSVGElement) return false
  if (element instanceof SVGElement)
    return (
      !(element instanceof SVGTextContentElement) &&
      alphaOf(style.fill) * parseFloat(style.fillOpacity) * parseFloat(style.opacity) > 0.6
    )
  if (element instanceof HTMLImageElement || element instanceof HTMLCanvasElement) return true
  return alphaOf(style.backgroundColor) > 0.6 || style.backgroundImage !== 'none'
})

/** Has a background or frame of its own, in which its words have to stay. */
export const isBox = remembered((element) => {
  if (!(element instanceof HTMLElement)) return false
  const style = getComputedStyle(element)
  if (style.display === 'inline' || style.display === 'contents') return false
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
  const framed = sides.every(
    (side) => style[`border${side}Style`] !== 'none' && parseFloat(style[`border${side}Width`]) > 0,
  )
  return framed || alphaOf(style.backgroundColor) > 0.05
})

/** Top first; includes every element that receives pointer events. */
export const stackAt = (x: number, y: number): readonly Element[] => document.elementsFromPoint(x, y)

/** The element that hides another at a point, within the same floating element. */
export const coverAt = (element: Element, x: number, y: number): Element | null => {
  const isPartOfOne = (each: Element): boolean => each.contains(element) || element.contains(each)
  // The topmost element, mostly the answer, is found much faster than all of them.
  const top = document.elementFromPoint(x, y)
  if (top === null || isPartOfOne(top)) return null
  const stack = stackAt(x, y)
  // Not every engine hits a drawn letter beside its strokes: the result is unknown then.
  if (element instanceof SVGElement && !stack.includes(element)) return null
  for (const each of stack) {
    if (isPartOfOne(each)) return null
    if (isPainted(each))
      return floatOf(each) === floatOf(element) && stuckOf(each) === stuckOf(element) ? each : null
  }
  return null
}
