/**
 * Confines the pages of the desktop shell: no navigation away, no new windows, no devices, no network; and serves the
 * built page under app://.
 */
import type { App, Session, WebContents, CustomScheme, Protocol } from 'electron'
import { readFile } from 'node:fs/promises'
import { type FileMap, SECURITY_HEADERS } from '../site/files.ts'

/** The address of the desktop window's page. */
export const SCHEME = 'app'
const ORIGIN = `${SCHEME}://qipu`
export const START_URL = `${ORIGIN}/`

/**
 * True for an address of the app's own page. Compares text, because `URL` treats the origin of such a scheme as
 * opaque.
 */
export const isOwnPage = (address: string): boolean => address === ORIGIN || address.startsWith(START_URL)

type Guarded = Pick<WebContents, 'on' | 'setWindowOpenHandler'>

const guardContents = (contents: Guarded): void => {
  contents.on('will-navigate', (event) => {
    if (!isOwnPage(event.url)) event.preventDefault()
  })
  // The page has no frames; should there be one, it may not navigate, not even within app://.
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame || !isOwnPage(event.url)) event.preventDefault()
  })
  contents.on('will-redirect', (event) => {
    if (!isOwnPage(event.url)) event.preventDefault()
  })
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** Guards every page created from now on. */
export const guardPages = (app: Pick<App, 'on'>): void => {
  app.on('web-contents-created', (_event, contents) => guardContents(contents))
}

type Permissions = Pick<
  Session,
  'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'
>

/**
 * The only permission: to write copied text to the clipboard. Chromium asks for it as a check, and if that is denied,
 * as a request.
 */
const mayCopy = (permission: string, isMainFrame: boolean, address: string): boolean =>
  permission === 'clipboard-sanitized-write' && isMainFrame && isOwnPage(address)

/** Denies every other permission, and this one to all but the main frame of our own page. */
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

/** What a page may load: our files, its own blobs and data, and the developer tools. */
const LOCAL = new Set([`${SCHEME}:`, 'blob:', 'data:', 'devtools:'])

/** Blocks all network requests; the page's content policy does so too. */
export const guardNetwork = (session: Pick<Session, 'webRequest'>): void => {
  session.webRequest.onBeforeRequest((request, answer) => {
    answer({ cancel: !LOCAL.has(request.url.slice(0, request.url.indexOf(':') + 1).toLowerCase()) })
  })
}

/** Register it before the app is ready. */
export const OWN_SCHEME: CustomScheme = {
  scheme: SCHEME,
  privileges: { standard: true, secure: true, supportFetchAPI: true },
}

const refuse = (status: number): Response => new Response(null, { status, headers: SECURITY_HEADERS })

/** Answers a request for a file of the page. */
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
