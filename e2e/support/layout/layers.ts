/** What lies over what: things that float over a screen on purpose, and what is painted at a point. */

/** Dialogs, menus, tips, toasts, and what covers the board until it is closed or over. */
const FLOATS =
  '[role=dialog], [role=menu], [role=tooltip], [data-reka-popper-content-wrapper], .toasts, .tip, .over, .scrim, .reveal'

/** The thing that floats an element is part of; null, if it is part of the screen. */
export const floatOf = (element: Element): Element | null => element.closest(FLOATS)

/** What stays in sight while the rest is scrolled past under it; null, if the element is part of the rest. */
export const stuckOf = (element: Element): Element | null => {
  let node: Element | null = element
  while (node !== null && getComputedStyle(node).position !== 'sticky') node = node.parentElement
  return node
}

/** A modal dialog stands alone: what is behind is another screen. */
export const modal = (): Element | undefined =>
  [...document.querySelectorAll('.dialog[role=dialog]')].filter((each) => each.checkVisibility()).at(-1)

const alphaOf = (colour: string): number => {
  if (colour === 'none' || colour === 'transparent') return 0
  const [, alpha] = /[,/]\s*([\d.]+%?)\s*\)$/.exec(colour) ?? []
  if (alpha === undefined || !/rgba|\//.test(colour)) return 1
  return alpha.endsWith('%') ? parseFloat(alpha) / 100 : parseFloat(alpha)
}

/** Styles are dear to read; the detector is loaded anew for every look, so that what it remembers holds. */
const remembered = (judge: (element: Element) => boolean): ((element: Element) => boolean) => {
  const known = new Map<Element, boolean>()
  return (element) => {
    const is = known.get(element) ?? judge(element)
    known.set(element, is)
    return is
  }
}

/** Hides what lies under it. */
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

/** Has a ground or a frame of its own, which its words are to stay in. */
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

/** Uppermost first, whatever takes the pointer. */
export const stackAt = (x: number, y: number): readonly Element[] => document.elementsFromPoint(x, y)

/** What hides an element at a point, within what it floats in. */
export const coverAt = (element: Element, x: number, y: number): Element | null => {
  const isPartOfOne = (each: Element): boolean => each.contains(element) || element.contains(each)
  // The uppermost alone, which mostly is the answer, is found many times faster than all.
  const top = document.elementFromPoint(x, y)
  if (top === null || isPartOfOne(top)) return null
  const stack = stackAt(x, y)
  // A letter of a drawing is not hit beside its strokes in every engine: nothing can be said then.
  if (element instanceof SVGElement && !stack.includes(element)) return null
  for (const each of stack) {
    if (isPartOfOne(each)) return null
    if (isPainted(each))
      return floatOf(each) === floatOf(element) && stuckOf(each) === stuckOf(element) ? each : null
  }
  return null
}
