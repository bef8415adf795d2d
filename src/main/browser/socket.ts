/**
 * Requests and pushes over one WebSocket: JSON texts `{id, method, input}`, `{id, answer}`, `{push, value}`.
 * The first message must be `{enter: {token, keys}}`. The answer is `{entered: key, once: methods}`; after a lost
 * connection the window must not repeat those methods. A wrong or late first message closes the connection.
 */
import type { RawData, WebSocket } from 'ws'
import { z } from 'zod'
import { ONCE, type Answer } from '../api/api.ts'
import type { Service } from '../api/connection.ts'
import type { Sessions } from './session.ts'

/** The path windows connect to; `ui/client/client.ts` has the same. */
export const SOCKET_PATH = '/socket'
/** The longest message in bytes: the longest ones are imported files in base64. */
export const MAX_MESSAGE = 64 * 1024 * 1024
/** Close codes for a wrong and for a missing first message; `ui/client/socket.ts` has the first. */
export const CLOSE = { refused: 4401, late: 4408 } as const
const PING_EVERY = 30_000

const requestSchema = z.strictObject({ id: z.int().min(0), method: z.string().max(64), input: z.unknown() })

/** A key is 32 bytes in base64url. */
const keySchema = z.string().regex(/^[\w-]{43}$/)
const enterSchema = z.strictObject({
  enter: z.strictObject({ token: z.string().max(64).optional(), keys: z.array(keySchema).max(2) }),
})

const NOT_A_REQUEST: Answer<never> = { ok: false, error: { code: 'badRequest' } }

const parse = <T>(schema: z.ZodType<T>, data: RawData, isBinary: boolean): T | undefined => {
  if (isBinary) return undefined
  let value: unknown
  try {
    // With the default binary type a message is always one Buffer.
    value = JSON.parse((data as Buffer).toString('utf8'))
  } catch {
    return undefined // not JSON
  }
  return schema.safeParse(value).data
}

const sender =
  (socket: WebSocket) =>
  (message: unknown): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
  }

/** Serves a window until its socket closes, if it enters the session within `patience` milliseconds. */
export const serveSocket = (
  socket: WebSocket,
  service: Service,
  sessions: Sessions,
  patience: number,
): void => {
  // After an oversized or malformed message ws closes the socket itself, with a code that says why.
  socket.on('error', (error) => console.error(`A window's connection failed: ${error.message}`))
  const late = setTimeout(() => socket.close(CLOSE.late), patience)
  socket.once('close', () => clearTimeout(late))
  socket.once('message', (data, isBinary) => {
    clearTimeout(late)
    // The message was late, and the connection is being closed.
    if (socket.readyState !== socket.OPEN) return
    const first = parse(enterSchema, data, isBinary)
    const key = first === undefined ? undefined : sessions.enter(first.enter)
    if (key === undefined) return socket.close(CLOSE.refused)
    sender(socket)({ entered: key, once: ONCE })
    carry(socket, service)
  })
}

/** Carries the requests and pushes of a window that has entered. */
const carry = (socket: WebSocket, service: Service): void => {
  const send = sender(socket)
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
    const request = parse(requestSchema, data, isBinary)
    if (request === undefined) send({ id: null, answer: NOT_A_REQUEST })
    else
      void connection.handle(request.method, request.input).then((answer) => send({ id: request.id, answer }))
  })
  socket.on('close', () => {
    clearInterval(keepAlive)
    connection.close()
  })
}
