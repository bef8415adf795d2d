/** Wraps a button's action so that a second press while it runs does nothing. */
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
