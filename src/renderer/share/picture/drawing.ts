/**
 * Turns an element of the page into a self-contained SVG: copies the elements and the style rules that apply to
 * them. Libraries for this write the computed style of every element instead, which takes seconds and megabytes
 * for a board.
 */

/** Characters XML forbids even as references. Names and comments may contain them. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Replaces them, so that the picture opens whatever people have written. */
export const openable = (xml: string): string => xml.replace(FORBIDDEN, '\ufffd')

// Selecting style rules.

/**
 * A selector with a pseudo-element matches if its element does; a pseudo-element alone counts for any element.
 */
const ALONE = /(^|[\s,>+~(])(?=::)/g
const PSEUDO = /::[\w-]+(\([^()]*\))?/g

const matters = (selector: string, root: Element): boolean => {
  const plain = selector.replace(ALONE, '$1*').replace(PSEUDO, '')
  return root.matches(plain) || root.querySelector(plain) !== null
}

/**
 * Texts of all rules that apply to `root` or its descendants. Media conditions are resolved now, because the
 * picture has another size; container conditions stay.
 */
const rulesFor = (root: Element): readonly string[] =>
  [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules, root))

const rulesIn = (rules: CSSRuleList, root: Element): readonly string[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return matters(rule.selectorText, root) ? [rule.cssText] : []
    if (rule instanceof CSSMediaRule)
      return matchMedia(rule.conditionText).matches ? rulesIn(rule.cssRules, root) : []
    if (rule instanceof CSSContainerRule) {
      const inside = rulesIn(rule.cssRules, root)
      return inside.length === 0 ? [] : [`@container ${rule.conditionText}{${inside.join('')}}`]
    }
    if (rule instanceof CSSSupportsRule)
      return CSS.supports(rule.conditionText) ? rulesIn(rule.cssRules, root) : []
    // Pictures need neither animations nor fonts, and the app uses no other kinds of rules.
    return []
  })

export type Theme = 'paper' | 'night'

export interface Drawing {
  readonly svg: string
  /** Natural size of the picture, in CSS pixels. */
  readonly width: number
  readonly height: number
}

const SVG = 'http://www.w3.org/2000/svg'
/** Only for assistive technology or the app. */
const HIDDEN = '.vh, script, style'
const TOLD = ['aria-label', 'aria-labelledby', 'aria-describedby', 'aria-activedescendant', 'tabindex']
/** Switches animations off and hides buttons. */
const STILL =
  '*,*::before,*::after{animation:none!important;transition:none!important}.seg,.ibtn{visibility:hidden}'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const bare = (element: Element): Element => {
  const copy = document.importNode(element, true)
  for (const each of copy.querySelectorAll(HIDDEN)) each.remove()
  for (const each of copy.querySelectorAll('*')) for (const name of TOLD) each.removeAttribute(name)
  return copy
}

/** The element in a given theme, whatever the page's theme. */
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
  // Inserted as text, because the content policy forbids style elements even in a detached document.
  const styles = escaped([...rulesFor(root), STILL].join('\n'))
  return { svg: text.replace('>', () => `><style>${styles}</style>`), width, height }
}

// Drawings as pixels.

/** A data address for an image. Unlike the pixels of a blob's image, its pixels can be read. */
export const addressOf = ({ svg }: Drawing): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

export const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('the canvas has no context')
  return context
}

/** Paints a drawing over the whole canvas. */
export const paint = async (drawing: Drawing, canvas: HTMLCanvasElement): Promise<void> => {
  const image = new Image(canvas.width, canvas.height)
  image.src = addressOf(drawing)
  await image.decode()
  contextOf(canvas).drawImage(image, 0, 0, canvas.width, canvas.height)
}

export const canvasOf = (width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

/** The drawing as a PNG at `scale` times its natural size. */
export const pngOf = async (drawing: Drawing, scale: number): Promise<Blob> => {
  const canvas = canvasOf(Math.round(drawing.width * scale), Math.round(drawing.height * scale))
  await paint(drawing, canvas)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture cannot be written'))))
  })
}
