/** Electron's session, to the stand-in: permissions as the browser engine asks for them, requests and downloads. */
import { EventEmitter } from 'node:events'
import type { DownloadItem, SaveDialogOptions, Session } from 'electron'

type Check = NonNullable<Parameters<Session['setPermissionCheckHandler']>[0]>
type Ask = NonNullable<Parameters<Session['setPermissionRequestHandler']>[0]>
type Permission = Parameters<Check>[1]

export interface StandInSession {
  readonly session: Session
  /** Whether a permission is had, as the engine finds out: a check, and where that is denied a request. */
  permits(permission: Permission, address: string, isMainFrame?: boolean): boolean
  /** Whether a request would be let out. */
  lets(url: string): boolean
  /** The page hands over a file, and the person saves it in a folder; answers what the dialog began with. */
  downloads(name: string, savedAs: string | null): SaveDialogOptions
}

export const standInSession = (): StandInSession => {
  const emitter = new EventEmitter()
  // Without handlers Electron grants every permission.
  let check: Check = () => true
  let ask: Ask = (_contents, _permission, answer) => answer(true)
  let before = (_details: { url: string }, answer: (how: { cancel?: boolean }) => void): void => answer({})

  const session = Object.assign(emitter, {
    setPermissionCheckHandler: (handler: Check) => (check = handler),
    setPermissionRequestHandler: (handler: Ask) => (ask = handler),
    setDevicePermissionHandler: () => undefined,
    webRequest: { onBeforeRequest: (listener: typeof before) => (before = listener) },
  }) as unknown as Session // only these are called

  return {
    session,
    permits(permission, address, isMainFrame = true) {
      const origin = `${/^\w+:\/\/[^/]*/.exec(address)?.[0] ?? 'null'}/`
      if (check(null, permission, origin, { isMainFrame, requestingUrl: address })) return true
      let isGranted = false
      // The handler does not look at the page, but at what is told of the frame.
      const nobody = null as never
      ask(nobody, permission, (granted) => (isGranted = granted), { isMainFrame, requestingUrl: address })
      return isGranted
    },
    lets(url) {
      let isCancelled = false
      before({ url }, ({ cancel }) => (isCancelled = cancel === true))
      return !isCancelled
    },
    downloads(name, savedAs) {
      let options: SaveDialogOptions = {}
      const item = Object.assign(new EventEmitter(), {
        getFilename: () => name,
        getSavePath: () => savedAs ?? '',
        setSaveDialogOptions: (next: SaveDialogOptions) => (options = next),
      } satisfies Partial<DownloadItem>)
      emitter.emit('will-download', {}, item)
      item.emit('done', {}, savedAs === null ? 'cancelled' : 'completed')
      return options
    },
  }
}
