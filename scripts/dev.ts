/**
 * `npm run dev`: serves the page from Vite with hot reload, over a main process that restarts when its source
 * changes. The WebSocket is forwarded to that process, with its session key instead of the page's, so that a page
 * stays connected across restarts.
 *
 * `#/playground/ID` shows one game from all seats: see src/renderer/playground.
 *
 * The dev server asks for no token, so use it only on a developer's own machine.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import vue from '@vitejs/plugin-vue'
import { createServer } from 'vite'
import { WebSocket, WebSocketServer } from 'ws'
import { SOCKET_PATH } from '../src/main/browser/socket.ts'
import { CSS_OPTIONS } from './named-media.ts'
import { writeRegistry } from './registry.ts'

writeRegistry()

const ROOT = join(import.meta.dirname, '..')
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+\/\?token=(\S+)/

/** A free port, which the main process keeps across restarts. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createTcpServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo // listening on a port, so not a pipe's name
      probe.close(() => resolve(port))
    })
  })

const port = await freePort()
const origin = `http://127.0.0.1:${port}`
/** The session of the running main process, once its address was used. */
let session: string | undefined

/** Connects to the main process and sends `first` before anything else. */
const dial = (first: unknown): WebSocket => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, { headers: { origin } })
  socket.once('open', () => socket.send(JSON.stringify(first)))
  socket.on('error', (error) => console.error(`The main process cannot be reached: ${error.message}`))
  return socket
}

/** Uses the printed address once, as a browser would. */
const enter = (token: string): void => {
  const key = randomBytes(32).toString('base64url')
  const socket = dial({ enter: { token, keys: [key] } })
  socket.once('message', () => {
    session = key
    socket.close()
    console.log(`Main process ready at ${origin}`)
  })
}

/** Forwards between a page and the main process; replaces the page's first message by the session. */
const passOn = (page: WebSocket): void => {
  const main = dial({ enter: { keys: session === undefined ? [] : [session] } })
  let isIn = false
  page.on('message', (data) => {
    if (isIn) main.send(String(data))
    isIn = true
  })
  main.on('message', (data) => page.send(String(data)))
  // Not with the close code: a page that was too early tries again.
  main.on('close', () => page.close())
  page.on('close', () => main.close())
}

const child = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'src/main/browser/serve.ts', '--no-open', '--port', String(port)],
  { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
)
createInterface({ input: child.stdout }).on('line', (line) => {
  const token = ADDRESS.exec(line)?.[1]
  if (token !== undefined) enter(token)
})

const vite = await createServer({
  root: join(ROOT, 'src', 'renderer'),
  configFile: false,
  plugins: [vue()],
  css: CSS_OPTIONS,
  server: { host: '127.0.0.1' },
})
const sockets = new WebSocketServer({ noServer: true })
vite.httpServer?.on('upgrade', (request, socket, head) => {
  const own = vite.resolvedUrls?.local.map((address) => new URL(address).origin)
  if (request.url === SOCKET_PATH && own?.includes(request.headers.origin ?? '') === true)
    sockets.handleUpgrade(request, socket, head, passOn)
})
await vite.listen()
const [address] = vite.resolvedUrls?.local ?? []
console.log(`Open ${address ?? 'the dev server'}`)
console.log(`All seats of one game side by side: ${address ?? ''}#/playground/ID`)

const end = (): void => {
  child.kill('SIGTERM')
  void vite.close().then(() => process.exit(0))
}
process.on('SIGINT', end)
process.on('SIGTERM', end)
