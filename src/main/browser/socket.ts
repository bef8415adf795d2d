/** Requests and pushes over one WebSocket: JSON texts `{id, method, input}`, `{id, answer}`, `{push, value}`. */
import type { RawData, WebSocket } from 'ws'
import { z } from 'zod'
import type { Answer } from '../api/api.ts'
import type { Service } from '../api/connection.ts'

/** Where a window connects to; the renderer's client knows the same path. */
export const SOCKET_PATH = '/socket'
/** One message at most: an imported file in base64 is the largest there is. */
export const MAX_MESSAGE = 64 * 1024 * 1024
const PING_EVERY = 30_000

const requestSchema = z.strictObject({ id: z.int().min(0), method: z.string().max(64), input: z.unknown() })

const NOT_A_REQUEST: Answer<never> = { ok: false, error: { code: 'badRequest' } }

const parse = (data: RawData): z.infer<typeof requestSchema> | undefined => {
  let value: unknown
  try {
    // With the default binary type a message is always one Buffer.
    value = JSON.parse((data as Buffer).toString('utf8'))
  } catch {
    return undefined // not JSON: answered as a bad request
  }
  return requestSchema.safeParse(value).data
}

/** Serves one window until its socket closes. */
export const serveSocket = (socket: WebSocket, service: Service): void => {
  const send = (message: unknown): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
  }
  const connection = service.connect((push, value) => send({ push, value }))
  let alive = true
  const keepAlive = setInterval(() => {
    if (!alive) socket.terminate()
    alive = false
    socket.ping()
  }, PING_EVERY)

  socket.on('pong', () => (alive = true))
  socket.on('message', (data, isBinary) => {
    alive = true
    const request = isBinary ? undefined : parse(data)
    if (request === undefined) send({ id: null, answer: NOT_A_REQUEST })
    else
      void connection.handle(request.method, request.input).then((answer) => send({ id: request.id, answer }))
  })
  // An oversized or broken message: ws closes the socket itself, with the code that says why.
  socket.on('error', (error) => console.error(`A window's connection failed: ${error.message}`))
  socket.on('close', () => {
    clearInterval(keepAlive)
    connection.close()
  })
}
