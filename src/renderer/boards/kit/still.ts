/** Nothing is to move by itself: neither the person nor their system wants it. */
export const isStill = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['motion'] === 'reduced'

/** A position came by a step that is seen to happen: there are new events, and pieces may move. */
export const isSeenToMove = (newEvents: readonly unknown[]): boolean => newEvents.length > 0 && !isStill()
