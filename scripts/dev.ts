/**
 * `npm run dev`: the page from Vite, changing as it is edited, over a main process that restarts
 * when its source changes. Vite passes the WebSocket on to the browser host of that process.
 *
 * The dev server asks for no token, so it is for a developer's own machine only.
 */
import { spawn } from 'node:child_process'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import vue from '@vitejs/plugin-vue'
import { createServer } from 'vite'
import { SOCKET_PATH } from '../src/main/browser/socket.ts'

const ROOT = join(import.meta.dirname, '..')
const ADDRESS = /http:\/\/127\.0\.0\.1:\d+\/\?token=\S+/

/** A free port, which the main process keeps through its restarts. */
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
/** The session with the running main process. */
let cookie = ''

/** Uses the printed address once, as a browser would. */
const enter = async (address: string): Promise<string> => {
  const answer = await fetch(address, { redirect: 'manual' })
  const given = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (given === undefined) throw new Error(`No session at ${address}`)
  return given
}

const child = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'src/main/browser/serve.ts', '--no-open', '--port', String(port)],
  { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
)
createInterface({ input: child.stdout }).on('line', (line) => {
  const address = ADDRESS.exec(line)?.[0]
  if (address === undefined) return
  enter(address).then(
    (entered) => {
      cookie = entered
      console.log(`Main process ready at ${origin}`)
    },
    (error: unknown) => console.error('The main process gave no session:', error),
  )
})

const vite = await createServer({
  root: join(ROOT, 'src', 'renderer'),
  configFile: false,
  plugins: [vue()],
  server: {
    host: '127.0.0.1',
    proxy: {
      // The exact path: the page's own modules have addresses that begin like it.
      [`^${SOCKET_PATH}$`]: {
        target: origin,
        ws: true,
        changeOrigin: true,
        rewriteWsOrigin: true,
        configure: (proxy) => proxy.on('proxyReqWs', (request) => request.setHeader('Cookie', cookie)),
      },
    },
  },
})
await vite.listen()
console.log(`Open ${vite.resolvedUrls?.local[0] ?? 'the dev server'}`)

const end = (): void => {
  child.kill('SIGTERM')
  void vite.close().then(() => process.exit(0))
}
process.on('SIGINT', end)
process.on('SIGTERM', end)
