/** What a window shows, to the stand-in: an address, and what it was sent. */
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Item, WebContents } from 'electron'

type WindowOpen = Parameters<WebContents['setWindowOpenHandler']>[0]

export class StandInPage
  extends EventEmitter
  implements
    Pick<WebContents, 'send' | 'isDestroyed' | 'getZoomFactor' | 'setWindowOpenHandler' | 'startDrag'>
{
  mainFrame = { url: '' }
  readonly sent: { readonly push: string; readonly value: unknown }[] = []
  /** Files dragged out, as whoever they are dropped on would read them. */
  readonly dragged: { readonly file: string; readonly bytes: Buffer }[] = []
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
  /** As Electron has it, the file has to be there when it is called. */
  startDrag = ({ file }: Item): void => void this.dragged.push({ file, bytes: readFileSync(file) })
  isDestroyed = (): boolean => this.isGone
  getZoomFactor = (): number => this.zoom
  setWindowOpenHandler = (handler: WindowOpen): void => void (this.opens = handler)
  end(): void {
    this.isGone = true
    this.emit('destroyed')
  }
}
