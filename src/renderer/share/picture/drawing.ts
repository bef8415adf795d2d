/**
 * What stands on the page as an SVG that stands alone: a copy of the elements and those rules of the
 * style sheets that say something about them. Libraries for this write the computed style of every
 * element into it instead, which takes seconds and megabytes for a board.
 */
import { rulesFor } from './rules.ts'
import { openable } from './xml.ts'

export type Theme = 'paper' | 'night'

export interface Drawing {
  readonly svg: string
  /** Of the picture at its natural size, in CSS pixels. */
  readonly width: number
  readonly height: number
}

const SVG = 'http://www.w3.org/2000/svg'
/** For assistive technology, and for the app alone. */
const HIDDEN = '.vh, script, style'
const TOLD = ['aria-label', 'aria-labelledby', 'aria-describedby', 'aria-activedescendant', 'tabindex']
/** A picture stands still, and nothing on it can be pressed. */
const STILL =
  '*,*::before,*::after{animation:none!important;transition:none!important}.seg,.ibtn{visibility:hidden}'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const bare = (element: Element): Element => {
  const copy = document.importNode(element, true)
  for (const each of copy.querySelectorAll(HIDDEN)) each.remove()
  for (const each of copy.querySelectorAll('*')) for (const name of TOLD) each.removeAttribute(name)
  return copy
}

/** The element as it would look in a theme, whichever the page is in. */
export const drawingOf = (element: HTMLElement, theme: Theme): Drawing => {
  const width = Math.ceil(element.offsetWidth)
  const height = Math.ceil(element.offsetHeight)
  const sheet = document.implementation.createDocument(SVG, 'svg')
  const root = sheet.documentElement
  const { lang, dataset } = document.documentElement
  const attributes = {
    width: String(width),
    height: String(height),
    viewBox: `0 0 ${width} ${height}`,
    lang,
    'data-lang': dataset['lang'] ?? lang,
    'data-theme': theme,
    'data-motion': 'reduced',
  }
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value)
  const frame = sheet.createElementNS(SVG, 'foreignObject')
  frame.setAttribute('width', '100%')
  frame.setAttribute('height', '100%')
  frame.append(sheet.adoptNode(bare(element)))
  root.append(frame)
  const text = openable(new XMLSerializer().serializeToString(sheet))
  // Written into the text: the page's content policy forbids style elements even in a document never shown.
  const styles = escaped([...rulesFor(root), STILL].join('\n'))
  return { svg: text.replace('>', () => `><style>${styles}</style>`), width, height }
}
