/** Electron's way between page and main, to the stand-in: what the preload sends arrives as from a frame. */
import { EventEmitter } from 'node:events'
import type { IpcMain, IpcMainInvokeEvent } from 'electron'
import type { StandInPage } from './page.ts'

type Handler = Parameters<IpcMain['handle']>[1]

export interface StandInIpc {
  readonly main: Pick<IpcMain, 'handle' | 'on'>
  invoke(page: StandInPage, channel: string, ...args: unknown[]): Promise<unknown>
  send(page: StandInPage, channel: string, ...args: unknown[]): void
}

/** The handlers look at sender and senderFrame alone. */
const eventFrom = (page: StandInPage): IpcMainInvokeEvent =>
  ({ sender: page, senderFrame: page.mainFrame }) as unknown as IpcMainInvokeEvent

export const standInIpc = (): StandInIpc => {
  const handlers = new Map<string, Handler>()
  const emitter = new EventEmitter()
  const handle: IpcMain['handle'] = (channel, handler) => {
    // As Electron does: a second handler for one channel is a mistake.
    if (handlers.has(channel)) throw new Error(`There is a handler for ${channel} already`)
    handlers.set(channel, handler)
  }
  return {
    // Only `handle` and `on` are used of it, and `on` is that of every emitter.
    main: Object.assign(emitter, { handle }) as unknown as StandInIpc['main'],
    async invoke(page, channel, ...args) {
      const handler = handlers.get(channel)
      if (handler === undefined) throw new Error(`Nothing answers ${channel}`)
      return (await handler(eventFrom(page), ...args)) as unknown
    },
    send: (page, channel, ...args) => void emitter.emit(channel, eventFrom(page), ...args),
  }
}
