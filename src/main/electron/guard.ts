/** What no page in the desktop shell may do, whatever it holds: leave, open windows, ask for devices. */
import type { App, Session, WebContents, CustomScheme, Protocol } from 'electron'
import { readFile } from 'node:fs/promises'
import { type FileMap, SECURITY_HEADERS } from '../site/files.ts'

/** Where the desktop window's page lives. */
export const SCHEME = 'app'
const ORIGIN = `${SCHEME}://qipu`
export const START_URL = `${ORIGIN}/`

/** True for an address of the app's own page; written out because the origin of such a scheme is opaque to URL. */
export const isOwnPage = (address: string): boolean => address === ORIGIN || address.startsWith(START_URL)

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

// Serves the built page under app://, from a fixed map, with the same headers as in a browser.

/** To be registered before the app is ready. */
export const OWN_SCHEME: CustomScheme = {
  scheme: SCHEME,
  privileges: { standard: true, secure: true, supportFetchAPI: true },
}

const refuse = (status: number): Response => new Response(null, { status, headers: SECURITY_HEADERS })

/** Answers one request for a file of the page. */
export const respond = async (files: FileMap, address: string, method: string): Promise<Response> => {
  if (!isOwnPage(address)) return refuse(403)
  if (method !== 'GET' && method !== 'HEAD') return refuse(405)
  const file = files.get(new URL(address).pathname || '/')
  if (file === undefined) return refuse(404)
  const headers = { ...SECURITY_HEADERS, 'Content-Type': file.type }
  return new Response(method === 'HEAD' ? null : await readFile(file.file), { headers })
}

export const serveProtocol = (protocol: Pick<Protocol, 'handle'>, files: FileMap): void => {
  protocol.handle(SCHEME, (request) => respond(files, request.url, request.method))
}
