/**
 * Keeps the focus from being lost. If the focused element disappears (a menu item whose dialog closes, a row moved
 * to the bin, a bar that ended with its selection), the focus returns to the previous element or to something
 * nearby.
 */

/** An element that had the focus, and its ancestors, innermost first. */
interface Place {
  readonly element: HTMLElement
  /** On a board, which focuses itself once it can be played on. */
  readonly onBoard: boolean
  readonly around: readonly {
    readonly parent: Element
    readonly next: Element | null
    readonly previous: Element | null
  }[]
}

/** The element that has or last had the focus. */
let held: HTMLElement | null = null
/** The same, without menus, dialogs and messages, which come and go. */
let last: Place | null = null

const COMES_AND_GOES = '[role=menu], [role=dialog], .toasts'
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]'

const placeOf = (element: HTMLElement): Place => {
  const around = []
  for (let at: Element = element; at.parentElement !== null; at = at.parentElement) {
    const { nextElementSibling: next, previousElementSibling: previous, parentElement: parent } = at
    around.push({ parent, next, previous })
  }
  const onBoard = element.closest('main.view') !== null && element.closest('[role=tabpanel]') === null
  return { element, onBoard, around }
}

/** Nothing has the focus, or an item of a closing menu that will lose it. */
const isNowhere = (focused: Element | null): boolean =>
  focused === null ||
  focused === document.body ||
  focused.closest('[role=menu]')?.getAttribute('data-state') === 'closed'

const canTake = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(FOCUSABLE) &&
  element.tabIndex >= 0 &&
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  element.closest(`[inert], [aria-hidden=true], ${COMES_AND_GOES}`) === null

/** A field takes the keys meant for the screen. */
const isField = (element: Element): boolean => element.matches('input, select, textarea')

/**
 * The first or last focusable element in an element, or the element itself, that leaves keys to the screen.
 */
const within = (element: Element | null, side: 'find' | 'findLast'): HTMLElement | undefined => {
  if (element?.isConnected !== true) return undefined
  return [element, ...element.querySelectorAll(FOCUSABLE)][side](
    (each) => canTake(each) && !isField(each),
  ) as HTMLElement | undefined // as canTake says
}

/** What is now where the element was; for a screen that is gone, the main part of the new one. */
const near = ({ element, around, onBoard }: Place): HTMLElement | undefined => {
  const table = document.querySelector('main.view')
  if (onBoard) return within(table, 'find')
  // It stood for a screen that was loading; a board focuses itself as soon as it can be played on.
  if (element.matches('main') && table !== null) return undefined
  for (const { parent, next, previous } of around) {
    if (parent.isConnected && parent.querySelector('.screen') !== null) break
    const found = within(next, 'find') ?? within(previous, 'findLast') ?? within(parent, 'find')
    if (found !== undefined) return found
  }
  const main = document.querySelector<HTMLElement>('main:not(.view)')
  if (main !== null && !main.hasAttribute('tabindex')) main.tabIndex = -1
  return main ?? undefined
}

/**
 * Returns a lost focus to the last element that had it, or to one nearby. Call it when a closing element may have
 * taken the focus along.
 */
export const returnFocus = (): void => {
  if (!isNowhere(document.activeElement) || last === null) return
  const to = canTake(last.element) ? last.element : near(last)
  to?.focus({ preventScroll: true })
}

document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLElement)) return
  held = target
  if (target.closest(COMES_AND_GOES) === null) last = placeOf(target)
})

const isGone = (element: HTMLElement): boolean => !element.isConnected || element.matches(':disabled')

/**
 * Restores the focus only if its element is gone: a person may also have left it on nothing. Dialogs keep theirs
 * inside.
 */
const restoreIfLost = (): void => {
  if (held === null || !isGone(held) || !isNowhere(document.activeElement)) return
  if (last === null || last.onBoard || document.querySelector('[role=dialog][data-state=open]') !== null)
    return
  returnFocus()
}

// Lists and screens manage their own focus first.
new MutationObserver(() => {
  if (held !== null && isGone(held) && isNowhere(document.activeElement)) setTimeout(restoreIfLost)
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
