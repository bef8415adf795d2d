/**
 * The focus never falls to nowhere: where what had it is gone (a menu's item whose dialog closes, a row that was
 * binned, a bar that ended with its selection), it goes back to where it was before or to what stands nearby.
 */

/** An element that had the focus, and what stood around it, from the inside out. */
interface Place {
  readonly element: HTMLElement
  /** On a board, which takes the focus itself once it can be played on. */
  readonly onBoard: boolean
  readonly around: readonly {
    readonly parent: Element
    readonly next: Element | null
    readonly previous: Element | null
  }[]
}

/** What has the focus, or had it last. */
let held: HTMLElement | null = null
/** The same, but for what comes and goes of itself: menus, dialogs and messages. */
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

/** On nothing, or on an item of a menu that is fading away and takes the focus with it. */
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

/** Takes the keys that are meant for the screen. */
const isField = (element: Element): boolean => element.matches('input, select, textarea')

/** The first, or the last, in an element or itself that can be focused and leaves keys to the screen. */
const within = (element: Element | null, side: 'find' | 'findLast'): HTMLElement | undefined => {
  if (element?.isConnected !== true) return undefined
  return [element, ...element.querySelectorAll(FOCUSABLE)][side](
    (each) => canTake(each) && !isField(each),
  ) as HTMLElement | undefined // as canTake says
}

/** What stands where the element stood; of a screen that is gone, what the new one is about. */
const near = ({ element, around, onBoard }: Place): HTMLElement | undefined => {
  const table = document.querySelector('main.view')
  if (onBoard) return within(table, 'find')
  // It stood for a screen that was on its way; a board takes the focus itself, as soon as it can be played on.
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

/** Gives a focus that is nowhere back to what had it last, or to what is near; call it when what took it has gone. */
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

/** Whoever left the focus on nothing meant it; only what is gone is made up for. Dialogs keep theirs inside. */
const settle = (): void => {
  if (held === null || !isGone(held) || !isNowhere(document.activeElement)) return
  if (last === null || last.onBoard || document.querySelector('[role=dialog][data-state=open]') !== null)
    return
  returnFocus()
}

// Lists and screens look after their focus themselves first.
new MutationObserver(() => {
  if (held !== null && isGone(held) && isNowhere(document.activeElement)) setTimeout(settle)
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
