/** What a button does that, pressed twice, would do it twice: a second press while it is at work does nothing. */
export const onceAtATime = <Args extends readonly unknown[]>(
  act: (...args: Args) => Promise<void>,
): ((...args: Args) => Promise<void>) => {
  let isAtWork = false
  return async (...args) => {
    if (isAtWork) return
    isAtWork = true
    try {
      await act(...args)
    } finally {
      isAtWork = false
    }
  }
}
