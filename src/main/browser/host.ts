/**
 * The browser host: the built renderer over HTTP and the api over a WebSocket, on loopback only.
 *
 * Pages of other sites must not reach it, so it checks Host (against DNS rebinding) and Origin. The files of the app are
 * not secret; the library is behind the socket, which serves only the session.
 */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { type Language, LANGUAGES } from '../../engine/kernel/text.ts'
import type { Service } from '../api/connection.ts'
import { type FileMap, type StaticFile, SECURITY_HEADERS } from '../site/files.ts'
import { createSessions } from './session.ts'
import { MAX_MESSAGE, SOCKET_PATH, serveSocket } from './socket.ts'
import { languagesOf } from '../../locales/languages-of.ts'

/** The language a browser asks for with its header `Accept-Language` (RFC 9110, 12.5.4). */
const acceptedLanguage = (header: string | undefined): Language => {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';')
    const quality = parameters.map((each) => /^\s*q=([\d.]{1,5})\s*$/i.exec(each)?.[1]).find(Boolean)
    return { tag: tag.trim(), quality: Number(quality ?? 1) }
  })
  const preferred = wishes.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)
  return (
    languagesOf(
      'system',
      preferred.map(({ tag }) => tag),
    )[0] ?? 'en'
  )
}

/** Sets the page's language attribute, so that it is right before the script runs. */
const inLanguage = (page: string, language: Language): string =>
  page.replace(/<html lang="[\w-]*"/, `<html lang="${language}"`)

const NOT_FOUND: Readonly<Record<Language, string>> = {
  'zh-Hant': '<p lang="zh-Hant">這裡沒有這一頁。<a href="/">回到棋譜</a></p>',
  en: '<p lang="en">There is no such page. <a href="/">Back to Qipu</a></p>',
}

/** The page for unknown addresses, in both languages, without script or style. */
const notFoundPage = (language: Language): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Qipu 棋譜: 找不到 Not found</title>
<h1>Qipu 棋譜</h1>
${[language, ...LANGUAGES.filter((each) => each !== language)].map((each) => NOT_FOUND[each]).join('\n')}
</html>
`

const LOOPBACK = '127.0.0.1'
const HTML = 'text/html; charset=utf-8'
/** Milliseconds within which a connection must send the session's key. */
const PATIENCE = 5000

export interface BrowserHost {
  readonly port: number
  /** The address to open, with the one-time token. */
  readonly address: string
  /** Resolves once the address has been used. */
  readonly entered: Promise<void>
  close(): Promise<void>
}

export interface BrowserHostOptions {
  readonly service: Service
  readonly files: FileMap
  /** 0 for any free port. */
  readonly port: number
  /** Milliseconds within which a connection must send the session's key. */
  readonly patience?: number
}

type Reply = (status: number, headers: Record<string, string>, body: string | Buffer) => void

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, LOOPBACK, () => {
      server.off('error', reject)
      // A server listening on a port has an AddressInfo; only pipes have a string.
      resolve((server.address() as AddressInfo).port)
    })
  })

/** True if Host is this host, and Origin, if sent, too. */
const isOurs = (request: IncomingMessage, port: number): boolean => {
  const { host, origin } = request.headers
  return host === `${LOOPBACK}:${port}` && (origin === undefined || origin === `http://${LOOPBACK}:${port}`)
}

const replyTo = (request: IncomingMessage, response: ServerResponse): Reply => {
  return (status, headers, body) => {
    const all = { 'Cache-Control': 'no-store', ...SECURITY_HEADERS, ...headers }
    response.writeHead(status, { ...all, 'Content-Length': Buffer.byteLength(body) })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

const sendFile = async (
  reply: Reply,
  { file, type, immutable }: StaticFile,
  language: Language,
): Promise<void> => {
  const cache = immutable ? { 'Cache-Control': 'private, max-age=31536000, immutable' } : {}
  let body: Buffer | string
  try {
    body = await readFile(file)
    if (type === HTML) body = inLanguage(body.toString('utf8'), language)
  } catch (error) {
    // The app was rebuilt while the host runs, so the map of files is out of date.
    console.error(`A file of the app is gone: ${file}`, error)
    reply(404, { 'Content-Type': HTML }, notFoundPage(language))
    return
  }
  reply(200, { 'Content-Type': type, ...cache }, body)
}

const answer = async (
  request: IncomingMessage,
  reply: Reply,
  site: { readonly port: number; readonly files: FileMap },
): Promise<void> => {
  if (!isOurs(request, site.port)) return reply(403, { 'Content-Type': 'text/plain' }, 'Forbidden\n')
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return reply(405, { 'Content-Type': 'text/plain', Allow: 'GET, HEAD' }, 'Method not allowed\n')

  // The query holds the token of the printed address, which the page sends over the socket.
  const [path = '/'] = (request.url ?? '/').split('?', 1)
  const file = site.files.get(path)
  const language = acceptedLanguage(request.headers['accept-language'])
  if (file === undefined) return reply(404, { 'Content-Type': HTML }, notFoundPage(language))
  return sendFile(reply, file, language)
}

const refuseUpgrade = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** Starts listening; rejects if the port is taken. */
export const startBrowserHost = async (options: BrowserHostOptions): Promise<BrowserHost> => {
  const { service, files, patience = PATIENCE } = options
  const server = createServer()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE, perMessageDeflate: false })
  const port = await listen(server, options.port)
  const sessions = createSessions()

  server.on('request', (request, response) => {
    answer(request, replyTo(request, response), { port, files }).catch((error: unknown) => {
      console.error('A request could not be answered:', error)
      response.destroy()
    })
  })
  server.on('upgrade', (request, socket, head) => {
    // Browsers always send Origin with a WebSocket, so a request without it is not our page's.
    if (!isOurs(request, port) || request.headers.origin === undefined)
      return refuseUpgrade(socket, '403 Forbidden')
    if (request.url !== SOCKET_PATH) return refuseUpgrade(socket, '404 Not Found')
    sockets.handleUpgrade(request, socket, head, (opened) => serveSocket(opened, service, sessions, patience))
  })
  server.on('clientError', (_error, socket) => refuseUpgrade(socket, '400 Bad Request'))

  return {
    port,
    address: `http://${LOOPBACK}:${port}/?token=${sessions.token}`,
    entered: sessions.entered,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.clients) socket.close(1001)
        // Sockets that do not say goodbye in time are cut.
        const cut = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), 500)
        server.close(() => {
          clearTimeout(cut)
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}
