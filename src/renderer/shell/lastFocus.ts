/** Where the focus was before a menu or dialog took it: a menu's item is gone when the dialog it opened closes. */
let last: HTMLElement | null = null
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && target.closest('[role=menu], [role=dialog]') === null) last = target
})

/** On nothing, or on an item of a menu that is fading away and takes the focus with it. */
const isNowhere = (focused: Element | null): boolean =>
  focused === null ||
  focused === document.body ||
  focused.closest('[role=menu]')?.getAttribute('data-state') === 'closed'

/** Gives a focus that is nowhere back to what had it last; call it when what took it has gone. */
export const returnFocus = (): void => {
  if (isNowhere(document.activeElement) && last?.isConnected === true) last.focus()
}
