/** The area of letters on the screen: tighter than their line boxes, which may touch. */
import type { Box } from './boxes.ts'

/** The words of one text node in one line, or a control. */
export interface Item {
  readonly element: Element
  readonly words: string
  readonly box: Box
  readonly is: 'text' | 'control'
  /** For text: its baseline. Below it are the descenders. */
  readonly base?: number
}

/** Ascender and descender zones, where texts may touch. */
const TALL = /[/|()[\]{},;]/g
const CONTROLS = 'button, a[href], input, select, textarea, [role=tab], [role=slider], [role=menuitem]'
/** Not painted, or not as text of its own. */
const UNPAINTED = 'title, desc, style, script, noscript, option, template, .vh'

/** Visually hidden: clipped to nothing, itself or with an ancestor. */
const clippedAway = new Map<Element, boolean>()
const isClippedAway = (element: Element): boolean => {
  let is = clippedAway.get(element)
  if (is === undefined) {
    const around = element.parentElement
    is =
      getComputedStyle(element).clipPath.startsWith('inset(50%') || (around !== null && isClippedAway(around))
    clippedAway.set(element, is)
  }
  return is
}
/** Caches last for one check, because the detector is loaded anew for each. */
const seen = new Map<Element, boolean>()
export const isSeen = (element: Element): boolean => {
  let is = seen.get(element)
  if (is === undefined) {
    is =
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClippedAway(element)
    seen.set(element, is)
  }
  return is
}

const canvas = document.createElement('canvas').getContext('2d')
const measured = new Map<string, TextMetrics>()
const metricsOf = (words: string, style: CSSStyleDeclaration): TextMetrics | undefined => {
  const { fontStyle, fontWeight, fontSize, fontFamily } = style
  const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
  const key = `${font} ${words}`
  let metrics = measured.get(key)
  if (metrics === undefined && canvas !== null) {
    canvas.font = font
    metrics = canvas.measureText(words)
    measured.set(key, metrics)
  }
  return metrics
}

/** A line of text without the room above and below its letters. */
const inkOf = (line: DOMRect, metrics: TextMetrics | undefined): Pick<Item, 'box' | 'base'> => {
  const { left, right, top, bottom, height } = line
  if (metrics === undefined) return { box: { left, right, top, bottom } }
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = metrics
  // A drawing may be scaled.
  const scale = height / (up + down)
  const base = top + up * scale
  return {
    box: {
      left,
      right,
      top: Math.max(top, base - metrics.actualBoundingBoxAscent * scale),
      bottom: Math.min(bottom, base + metrics.actualBoundingBoxDescent * scale),
    },
    base,
  }
}

const isTurned = (element: Element): boolean => {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
  return matrix !== null && Math.abs(matrix.b) > 0.01
}

/** All visible text, line by line. Leaves out rotated text, whose box does not measure its letters. */
const textIn = (root: Element): readonly Item[] => {
  const items: Item[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (words === '' || element === null || element.closest(UNPAINTED) !== null) continue
    if (!isSeen(element) || isTurned(element)) continue
    range.selectNodeContents(node)
    const metrics = metricsOf(words.replace(TALL, '') || words, getComputedStyle(element))
    for (const line of range.getClientRects())
      if (line.width > 0.5 && line.height > 0.5)
        items.push({ element, words, ...inkOf(line, metrics), is: 'text' })
  }
  return items
}

/** All visible controls that are not part of a drawing. */
const controlsIn = (root: Element): readonly Item[] =>
  [...root.querySelectorAll(CONTROLS)]
    .filter((each) => each instanceof HTMLElement && isSeen(each))
    .map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const words = element.getAttribute('aria-label') ?? element.textContent.trim()
      return { element, words, box: { left, top, right, bottom }, is: 'control' as const }
    })
    .filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2)

export const itemsIn = (root: Element): readonly Item[] => [...textIn(root), ...controlsIn(root)]
