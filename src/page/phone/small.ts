/** Screens too small for panels beside a board: phones, small tablets, windows at high zoom. */
export const SMALL = '(max-width: 1023.98px), (max-height: 559.98px)'
