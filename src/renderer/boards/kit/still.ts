/** Nothing is to move by itself: neither the person nor their system wants it. */
export const isStill = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['motion'] === 'reduced'
