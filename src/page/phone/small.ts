/** Screens with too little room for what stands beside a board: phones, small tablets, windows zoomed into. */
export const SMALL = '(max-width: 1023.98px), (max-height: 559.98px)'
