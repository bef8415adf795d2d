/**
 * Sizes of the window at which layouts change, by name. Style sheets write `@media (--compact)` as in the CSS draft of
 * custom media queries, and the build puts the query there (scripts/named-media.ts); components write
 * `useMediaQuery(MEDIA.compact)`.
 */
export const MEDIA = {
  /** Everything is smaller and closer: a small laptop, or a desktop window that shares its screen. */
  compact: '(max-width: 1180px), (max-height: 780px)',
  /** The opposite of compact. */
  roomy: '(min-width: 1180.02px) and (min-height: 780.02px)',
  /** As narrow as a compact window, however high. */
  'compact-width': '(max-width: 1180px)',
  /** Narrower than the desktop window can be: a tablet, a phone, or a page zoomed into. */
  narrow: '(max-width: 1023.98px)',
  /** Narrower or lower than the desktop window can be: columns come one below the other, and the page scrolls. */
  stacked: '(max-width: 1023.98px), (max-height: 639.98px)',
  tablet: '(max-width: 760px)',
  phone: '(max-width: 640px)',
  'small-phone': '(max-width: 520px)',
} as const
