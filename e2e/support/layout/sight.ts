/** The visible part of a box, and the element that cuts off the rest for good. */
import { beyond, common, isEmpty, type Box } from './boxes.ts'

/** Fractions of a pixel, and letters a little outside their line. */
export const SLACK = 1.5

export interface Sight {
  /** The part that is visible now. */
  readonly seen: Box
  /** The element that cuts it where it cannot be scrolled; with an intended ellipsis or not. */
  readonly cut: { readonly by: Element; readonly px: number; readonly ellipsis: boolean } | null
}

interface Clipper {
  readonly element: Element
  /** How it treats overflow. */
  readonly across: string
  readonly down: string
  /** Its borders. */
  readonly rims: Box
}
const pixels = (length: string): number => parseFloat(length || '0')

/** The clipping ancestors, nearest first, without those between an element and its containing block. */
const found = new Map<Element, readonly Clipper[]>()
const clippers = (element: Element): readonly Clipper[] => {
  const known = found.get(element)
  if (known !== undefined) return known
  const style = getComputedStyle(element)
  // In a drawing only the outermost element clips.
  const isPart = element instanceof SVGElement && element.ownerSVGElement !== null
  const isPage = element === document.body || element === document.documentElement
  const clips = !isPart && !isPage && (style.overflowX !== 'visible' || style.overflowY !== 'visible')
  const own: readonly Clipper[] = clips
    ? [
        {
          element,
          across: style.overflowX,
          down: style.overflowY,
          rims: {
            left: pixels(style.borderLeftWidth),
            top: pixels(style.borderTopWidth),
            right: pixels(style.borderRightWidth),
            bottom: pixels(style.borderBottomWidth),
          },
        },
      ]
    : []
  const around = style.position === 'fixed' ? null : placedBy(element, style.position)
  const all = [...own, ...(around === null ? [] : clippers(around))]
  found.set(element, all)
  return all
}

/** The containing block of an element. */
const placedBy = (element: Element, position: string): Element | null => {
  let node = element.parentElement
  while (position === 'absolute' && node !== null) {
    const style = getComputedStyle(node)
    if (style.position !== 'static' || style.transform !== 'none' || style.contain !== 'none') break
    node = node.parentElement
  }
  return node
}

const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'

/** Where a clipping element shows its content, and where it can be scrolled to. */
interface Opening {
  readonly visible: Box
  /** Content it can scroll to is not lost. */
  readonly reach: Box
}
const openingOf = ({ element, across, down, rims }: Clipper): Opening => {
  const outer = element.getBoundingClientRect()
  const edge = {
    left: outer.left + rims.left,
    top: outer.top + rims.top,
    right: outer.right - rims.right,
    bottom: outer.bottom - rims.bottom,
  }
  const visible = {
    left: across === 'visible' ? -Infinity : edge.left,
    right: across === 'visible' ? Infinity : edge.right,
    top: down === 'visible' ? -Infinity : edge.top,
    bottom: down === 'visible' ? Infinity : edge.bottom,
  }
  const reach = {
    ...visible,
    ...(scrolls(across) && element.scrollWidth > element.clientWidth
      ? {
          left: edge.left - element.scrollLeft,
          right: edge.left - element.scrollLeft + element.scrollWidth,
        }
      : {}),
    ...(scrolls(down) && element.scrollHeight > element.clientHeight
      ? { top: edge.top - element.scrollTop, bottom: edge.top - element.scrollTop + element.scrollHeight }
      : {}),
  }
  return { visible, reach }
}

const cutBy = (clipper: Element, px: number): NonNullable<Sight['cut']> => {
  const style = getComputedStyle(clipper)
  const shortens = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
  return { by: clipper, px, ellipsis: shortens && !(clipper instanceof SVGElement) }
}

/** Returns a function that finds the visible part of boxes, until something is scrolled. */
export const createSight = (): ((element: Element, box: Box) => Sight) => {
  // Many items have the same few clipping ancestors.
  const openings = new Map<Element, Opening>()
  const openingAt = (clipper: Clipper): Opening => {
    const opening = openings.get(clipper.element) ?? openingOf(clipper)
    openings.set(clipper.element, opening)
    return opening
  }
  return (element, box) => {
    let seen = box
    let cut: Sight['cut'] = null
    for (const clipper of clippers(element)) {
      const { visible, reach } = openingAt(clipper)
      const px = beyond(seen, reach)
      if (px > SLACK && cut === null) cut = cutBy(clipper.element, px)
      const isReached = px <= SLACK
      seen = common(seen, visible)
      // Scrolled out of sight, or cut off by an edge.
      if (isEmpty(seen)) return { seen, cut: isReached ? null : cut }
    }
    const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    const px = beyond(seen, page)
    if (px > SLACK && cut === null) cut = { by: document.documentElement, px, ellipsis: false }
    return { seen: common(seen, page), cut }
  }
}

/** A smaller cut of a descender is invisible. */
const TAIL_SLACK = 0.4

/**
 * The element that cuts the descenders of letters that are whole above the baseline `base`, where it cannot be
 * scrolled.
 */
export const tailsCut = (
  element: Element,
  { bottom }: Box,
  base: number,
): { readonly by: Element; readonly px: number } | null => {
  for (const clipper of clippers(element)) {
    const { visible, reach } = openingOf(clipper)
    // A line that is entirely out of sight, or reachable by scrolling, has no cut descenders.
    if (reach.bottom < base - SLACK || (visible.bottom < bottom && reach.bottom >= bottom)) return null
    if (bottom - reach.bottom > TAIL_SLACK) return { by: clipper.element, px: bottom - reach.bottom }
  }
  return null
}

/** Shortened text is available in full to a pointer or a screen reader. */
export const isToldInFull = (element: Element, words: string): boolean => {
  const texts = (node: Element): string =>
    [node.getAttribute('aria-label'), node.getAttribute('aria-description')].join(' ')
  for (
    let node: Element | null = element, up = 0;
    node !== null && up < 5;
    node = node.parentElement, up += 1
  )
    if (
      node.hasAttribute('data-tip') ||
      (node.getAttribute('title') ?? '') !== '' ||
      texts(node).includes(words)
    )
      return true
  return false
}
