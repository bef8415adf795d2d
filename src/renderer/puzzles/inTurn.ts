/**
 * Draws many pictures one a frame, in the order in which they ask: the first is seen at once, and the page answers while
 * the others come.
 */
const waiting: (() => void)[] = []

const drawNext = (): void => {
  waiting[0]?.()
  // The next one begins after this one has been painted.
  requestAnimationFrame(() =>
    setTimeout(() => {
      waiting.shift()
      if (waiting.length > 0) drawNext()
    }),
  )
}

/** Draws as soon as those who asked before have been painted. */
export const inTurn = (draw: () => void): void => {
  if (waiting.push(draw) === 1) drawNext()
}
