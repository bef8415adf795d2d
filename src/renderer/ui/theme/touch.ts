/** Pressed with a finger rather than a mouse: what is pressed is larger (touch.css). */
export const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches
