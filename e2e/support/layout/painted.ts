/** Where something painted may cover something else. Only a hit test finds the topmost element, which is slow. */
import type { Box } from './boxes.ts'
import { isPainted } from './layers.ts'

interface Painted {
  readonly element: Element
  readonly box: Box
}

/** The side of the squares that divide the window, in pixels. */
const SQUARE = 64
const squareOf = (x: number, y: number): string => `${Math.floor(x / SQUARE)} ${Math.floor(y / SQUARE)}`

/** Browsers paint and hit-test in whole pixels. */
const SNAP = 1
/** Strokes extend beyond the boxes of drawings. */
const STROKE = 12
/** Elements that paint; a group paints nothing itself. */
const isShape = (element: SVGElement): boolean =>
  !(element instanceof SVGGElement || element instanceof SVGDefsElement)

/** Generated content may be placed a little outside its element. */
const GENERATED = 48
const isGenerated = (element: Element): boolean =>
  ['::before', '::after'].some((part) => {
    const { content, position } = getComputedStyle(element, part)
    return content !== 'none' && (position === 'absolute' || position === 'fixed')
  })
const placedBy = (element: Element): Element => {
  let node = element
  while (node.parentElement !== null && getComputedStyle(node).position === 'static')
    node = node.parentElement
  return node
}

const boxOf = (element: Element): Box => {
  const generates = element instanceof HTMLElement && isGenerated(element)
  const { left, top, right, bottom } = (generates ? placedBy(element) : element).getBoundingClientRect()
  const more = element instanceof SVGElement ? STROKE : generates ? GENERATED : SNAP
  return { left: left - more, top: top - more, right: right + more, bottom: bottom + more }
}

const drawingOf = (element: Element): Element | null => {
  let drawing = element instanceof SVGElement ? element.ownerSVGElement : null
  while (drawing?.ownerSVGElement) drawing = drawing.ownerSVGElement
  return drawing
}

/**
 * Returns a function that says whether anything painted may hide an element at a point, until something is scrolled.
 * True only means that a hit test is needed; false is certain.
 */
export const createPainted = (root: Element): ((element: Element, x: number, y: number) => boolean) => {
  const squares = new Map<string, Painted[]>()
  for (const element of root.querySelectorAll('*')) {
    if (element instanceof SVGElement ? !isShape(element) || !isPainted(element) : !isPainted(element))
      continue
    const box = boxOf(element)
    const right = Math.min(box.right, innerWidth)
    const bottom = Math.min(box.bottom, innerHeight)
    for (let x = Math.max(0, Math.floor(box.left / SQUARE)); x * SQUARE <= right; x += 1)
      for (let y = Math.max(0, Math.floor(box.top / SQUARE)); y * SQUARE <= bottom; y += 1) {
        const square = `${x} ${y}`
        const there = squares.get(square)
        if (there === undefined) squares.set(square, [{ element, box }])
        else there.push({ element, box })
      }
  }
  return (element, x, y) => {
    const drawing = drawingOf(element)
    return (squares.get(squareOf(x, y)) ?? []).some(({ element: other, box }) => {
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false
      if (other.contains(element) || element.contains(other)) return false
      // In a drawing, later elements are on top.
      if (drawing === null || drawingOf(other) !== drawing) return true
      return (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    })
  }
}
