/** Motion is reduced, by the program's setting or the system's. */
export const isStill = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['motion'] === 'reduced'
