/** Runs in the page: the visible controls, and the elements that cover a part of them in a hit test. */

/** By name; null if nothing covers it. */
export const pressable = (): Readonly<Record<string, string | null>> => {
  const PRESSED =
    'button, a[href], input, select, textarea, summary, [role=grid], [role=gridcell], [role=tab], [role=slider], [data-board]'
  const ACROSS = 7
  const nameOf = (of: Element): string =>
    `${of.getAttribute('role') ?? of.tagName.toLowerCase()} ${(of.getAttribute('aria-label') ?? of.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60)}`
  /** The part of an element inside the window that nothing clips or scrolls away. */
  const seen = (of: Element): DOMRect => {
    const own = of.getBoundingClientRect()
    let [left, right, top, bottom] = [
      Math.max(own.left, 0),
      Math.min(own.right, innerWidth),
      Math.max(own.top, 0),
      Math.min(own.bottom, innerHeight),
    ]
    for (let up = of.parentElement; up !== null; up = up.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(up)
      const frame = up.getBoundingClientRect()
      if (overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)]
      if (position === 'fixed') break
    }
    return new DOMRect(left, top, right - left, bottom - top)
  }
  /** Whether a press there reaches the element: itself, a part of it, or its label. */
  const goesTo = (of: Element, hit: Element | null): boolean =>
    hit !== null &&
    (of.contains(hit) ||
      hit.contains(of) ||
      // The handle that resizes a pane overlaps the scrolling pane beside it.
      hit.getAttribute('role') === 'separator' ||
      // A board's own drawing is pressed, but not the elements the board puts over it.
      (of.matches('[role=grid], [data-board]') &&
        hit.closest('.place') === of.closest('.place') &&
        hit.closest('.board-popup') === null) ||
      ('labels' in of && [...(of.labels as NodeListOf<Element>)].some((label) => label.contains(hit))))
  const found: Record<string, string | null> = {}
  for (const each of document.querySelectorAll(PRESSED)) {
    if (each.closest('[inert], [aria-hidden=true]') !== null) continue
    if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (getComputedStyle(each).pointerEvents === 'none') continue
    const { x, y, width, height } = seen(each)
    if (width < 4 || height < 4) continue
    let over: string | null = null
    for (let row = 0; row < ACROSS && over === null; row += 1)
      for (let column = 0; column < ACROSS && over === null; column += 1) {
        // A corner may be round.
        const at = [
          x + 3 + ((width - 6) * column) / (ACROSS - 1),
          y + 3 + ((height - 6) * row) / (ACROSS - 1),
        ] as const
        const isCorner = [0, ACROSS - 1].includes(row) && [0, ACROSS - 1].includes(column)
        const hit = document.elementFromPoint(...at)
        if (isCorner || goesTo(each, hit)) continue
        over = hit === null ? 'nothing' : `${hit.tagName.toLowerCase()}.${hit.getAttribute('class') ?? ''}`
      }
    found[nameOf(each)] ??= over
  }
  return found
}
