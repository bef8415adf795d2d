/**
 * Elements that cause sideways scrolling, or cannot be reached at all, in a window as small as 1440x900 at 200 % zoom.
 */
export const sideways = (): readonly string[] => {
  const width = document.documentElement.clientWidth
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
  const scrolls = (element: Element): boolean =>
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
    element.scrollWidth > element.clientWidth + 1
  const isBeyond = (element: Element): boolean => {
    const { left, right, width: wide } = element.getBoundingClientRect()
    return (
      wide > 0 && (right > width + 1 || left < -1) && element.checkVisibility({ visibilityProperty: true })
    )
  }
  const all = [...document.querySelectorAll('body, body *')]
  const wide = all
    .filter(scrolls)
    .map((each) => `scrolls sideways: ${nameOf(each)}, ${each.scrollWidth - each.clientWidth} px`)
  const beyond = all
    .filter(
      (each) =>
        each.matches('button, a[href], input, select, textarea, [role=tab], h1, h2, h3, p') && isBeyond(each),
    )
    .filter((each) => each.closest('.vh, svg') === null)
    // A preview turns its pages, and a picture is a part of a board.
    .filter((each) => each.closest('.preview .page, :is(.pictures, .replay, .picture, .plate) .lie') === null)
    .map(
      (each) =>
        `beyond the edge: ${nameOf(each)}, ${Math.round(each.getBoundingClientRect().right - width)} px`,
    )
  const page = document.scrollingElement
  return [
    ...(page !== null && page.scrollWidth > page.clientWidth ? ['the page scrolls sideways'] : []),
    ...wide,
    ...beyond,
  ]
}
