/** A finger that rests on something, as people ask on a touch screen what a mouse is told on hover. */
import type { Locator } from '@playwright/test'

/** Long-presses the middle of an element until the tip appears; returns the position. */
export const restOn = async (of: Locator, told: () => Promise<void>): Promise<{ x: number; y: number }> => {
  const box = await of.boundingBox()
  if (box === null) throw new Error('there is nothing to rest on')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const finger = await of.page().context().newCDPSession(of.page())
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await told()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return at
}
