/** A match dragged out of the list as a file, where the host can do it. */
import { client } from '../ui/client/client.ts'

let isDragging = false

/** What is dragged over the window came out of it, and is not to be taken in. */
export const isDraggedOut = (): boolean => isDragging

export const canDragOut = client.drag !== undefined

export const dragOut = (match: string): void => {
  isDragging = true
  // The system tells nothing of its end, but while it drags no pointer moves.
  addEventListener('pointermove', () => (isDragging = false), { once: true })
  client.drag?.(match)
}
