/** In the page, as text: calls `then` once the next frame has been painted. */
export const WHEN_PAINTED = `(then) => requestAnimationFrame(() => {
  // A message sent from an animation frame is handled after that frame has been painted.
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = then
  port2.postMessage(null)
})`
