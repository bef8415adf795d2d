/** True while a key press belongs to a field or to an open dialog or menu, and not to the screen behind. */
export const isTyping = (event: KeyboardEvent): boolean => {
  const { target } = event
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role=dialog], [role=menu], [role=listbox]') !== null)
  )
}
