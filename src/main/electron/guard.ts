/** What no page in the desktop shell may do, whatever it holds: leave, open windows, ask for devices. */
import type { App, Session, WebContents } from 'electron'
import { isOwnPage, SCHEME } from './origin.ts'

type Guarded = Pick<WebContents, 'on' | 'setWindowOpenHandler'>

const guardContents = (contents: Guarded): void => {
  contents.on('will-navigate', (event) => {
    if (!isOwnPage(event.url)) event.preventDefault()
  })
  // The page has no frames. One that came to be all the same stays where it is, even within app://.
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame || !isOwnPage(event.url)) event.preventDefault()
  })
  contents.on('will-redirect', (event) => {
    if (!isOwnPage(event.url)) event.preventDefault()
  })
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** Holds for every page made from now on. */
export const guardPages = (app: Pick<App, 'on'>): void => {
  app.on('web-contents-created', (_event, contents) => guardContents(contents))
}

type Permissions = Pick<
  Session,
  'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'
>

/**
 * The one permission there is: to put on the clipboard what a person copies. The browser engine asks for it as a
 * check, and where that is denied as a request.
 */
const mayCopy = (permission: string, isMainFrame: boolean, address: string): boolean =>
  permission === 'clipboard-sanitized-write' && isMainFrame && isOwnPage(address)

/** Every other permission is denied, and this one to everybody but the main frame of the app's own page. */
export const guardPermissions = (session: Permissions): void => {
  session.setPermissionRequestHandler((_contents, permission, answer, details) =>
    answer(mayCopy(permission, details.isMainFrame, details.requestingUrl)),
  )
  session.setPermissionCheckHandler(
    (_contents, permission, origin, { isMainFrame, embeddingOrigin }) =>
      embeddingOrigin === undefined && mayCopy(permission, isMainFrame, origin),
  )
  session.setDevicePermissionHandler(() => false)
}

/** What a page can be made of: our files, what it made itself, and in development the tools beside it. */
const LOCAL = new Set([`${SCHEME}:`, 'blob:', 'data:', 'devtools:'])

/** Refuses whatever would leave this computer; the content policy of the page does so too. */
export const guardNetwork = (session: Pick<Session, 'webRequest'>): void => {
  session.webRequest.onBeforeRequest((request, answer) => {
    answer({ cancel: !LOCAL.has(request.url.slice(0, request.url.indexOf(':') + 1).toLowerCase()) })
  })
}
