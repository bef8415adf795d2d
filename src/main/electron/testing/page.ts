/** What a window shows, to the stand-in: an address, and what it was sent. */
import { EventEmitter } from 'node:events'
import type { WebContents } from 'electron'

type WindowOpen = Parameters<WebContents['setWindowOpenHandler']>[0]

export class StandInPage
  extends EventEmitter
  implements Pick<WebContents, 'send' | 'isDestroyed' | 'getZoomFactor' | 'setWindowOpenHandler'>
{
  mainFrame = { url: '' }
  readonly sent: { readonly push: string; readonly value: unknown }[] = []
  opens: WindowOpen = () => ({ action: 'allow' })
  readonly zoom: number
  private isGone = false
  constructor(zoom: number) {
    super()
    this.zoom = zoom
  }
  /** Loaded by the shell itself: without being asked whether it may. */
  go(address: string): void {
    this.mainFrame = { url: address }
    this.emit('did-navigate', {}, address)
  }
  /** What a link or a script tries; true if nothing stood in its way. */
  tries(url: string, isMainFrame = true): boolean {
    let isPrevented = false
    const event = { url, isMainFrame, isSameDocument: false, preventDefault: () => (isPrevented = true) }
    this.emit('will-frame-navigate', event)
    if (isMainFrame) this.emit('will-navigate', event)
    return !isPrevented
  }
  send = (_channel: string, message: { push: string; value: unknown }): void => void this.sent.push(message)
  isDestroyed = (): boolean => this.isGone
  getZoomFactor = (): number => this.zoom
  setWindowOpenHandler = (handler: WindowOpen): void => void (this.opens = handler)
  end(): void {
    this.isGone = true
    this.emit('destroyed')
  }
}
