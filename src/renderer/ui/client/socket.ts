/**
 * The api over a WebSocket, for the browser host. It reconnects after a loss. Requests made meanwhile wait; unanswered
 * ones are repeated unless main has declared them `once`.
 *
 * Frames are JSON: out `{ enter }` first, answered by `{ entered, once }`, then `{ id, method, input }`; in
 * `{ id, answer }` or `{ push, value }`.
 */
import { ref, type Ref } from 'vue'
import type { Answer, Client, Input, Method, Output, Push, PushOf } from '../../../main/api/api.ts'

/** The state of the connection to main. */
export type Link = 'ready' | 'lost' | 'refused'

export interface SocketClient extends Client {
  /** `lost` from when the connection breaks until it is back; `refused` if main does not let this page enter. */
  readonly link: Ref<Link>
  /** Calls back each time the connection returns after a loss. */
  onReturn(listener: () => void): () => void
  /** Tries again after a refusal, because the page may have valid credentials now. */
  retry(): void
  close(): void
}

/** The credentials of the page (see session.ts). */
export interface Entry {
  credentials(): { readonly token?: string; readonly keys: readonly string[] }
  entered(key: string): void
}

/** The close code for wrong credentials; see main/browser/socket.ts. */
const REFUSED = 4401
/** Milliseconds to wait before each new attempt; the last one repeats. */
const PAUSES = [250, 500, 1000, 2000, 4000] as const

interface Waiting {
  readonly method: Method
  readonly frame: string
  readonly settle: (answer: Answer<unknown>) => void
  sent: boolean
}

interface Frame {
  readonly id?: number | null
  readonly answer?: Answer<unknown>
  readonly push?: string
  readonly value?: unknown
  readonly entered?: string
  /** Sent with `entered`: the methods that must not be repeated. */
  readonly once?: readonly string[]
}

/** `dial` opens a connection; tests pass one that they can break. */
export const connectSocket = (
  url: string,
  entry: Entry,
  dial: (url: string) => WebSocket = (address) => new WebSocket(address),
): SocketClient => {
  const link = ref<Link>('ready')
  const waiting = new Map<number, Waiting>()
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const returns = new Set<() => void>()
  let socket: WebSocket | null = null
  /** Main has accepted the credentials. */
  let isIn = false
  let once: ReadonlySet<string> = new Set()
  let lastId = 0
  let failures = 0
  let closed = false

  const send = (request: Waiting): void => {
    if (!isIn) return
    request.sent = true
    socket?.send(request.frame)
  }

  const receive = (text: string): void => {
    // The other end is our own main process, whose answers need no check.
    const frame = JSON.parse(text) as Frame
    if (typeof frame.id === 'number' && frame.answer !== undefined) {
      const request = waiting.get(frame.id)
      waiting.delete(frame.id)
      request?.settle(frame.answer)
    } else if (frame.push !== undefined) {
      for (const listener of listeners.get(frame.push) ?? []) listener(frame.value)
    } else if (frame.entered !== undefined) come(frame.entered, frame.once)
  }

  const come = (key: string, methods: readonly string[] = []): void => {
    entry.entered(key)
    once = new Set(methods)
    const back = link.value !== 'ready'
    failures = 0
    isIn = true
    link.value = 'ready'
    if (back) for (const listener of returns) listener()
    for (const request of waiting.values()) if (!request.sent) send(request)
  }

  const lose = (code: number): void => {
    isIn = false
    socket = null
    if (closed) return
    link.value = code === REFUSED ? 'refused' : 'lost'
    for (const [id, request] of waiting) {
      if (request.sent && once.has(request.method)) {
        waiting.delete(id)
        request.settle({ ok: false, error: { code: 'connectionLost' } })
      } else request.sent = false
    }
    if (code === REFUSED) return
    setTimeout(open, PAUSES[Math.min(failures, PAUSES.length - 1)])
    failures += 1
  }

  const open = (): void => {
    if (closed) return
    const next = dial(url)
    socket = next
    next.onopen = () => next.send(JSON.stringify({ enter: entry.credentials() }))
    next.onmessage = ({ data }) => receive(String(data))
    next.onclose = ({ code }) => lose(code)
  }
  open()

  return {
    link,
    request: <M extends Method>(method: M, input: Input<M>) =>
      new Promise<Answer<Output<M>>>((resolve) => {
        lastId += 1
        const request: Waiting = {
          method,
          frame: JSON.stringify({ id: lastId, method, input }),
          // The answer with this id is of this method.
          settle: resolve as (answer: Answer<unknown>) => void,
          sent: false,
        }
        waiting.set(lastId, request)
        send(request)
      }),
    on: <P extends Push>(push: P, listener: (value: PushOf<P>) => void) => {
      const heard = listeners.get(push) ?? new Set()
      listeners.set(push, heard)
      // A push of this name has a value of its type.
      const entry = listener as (value: unknown) => void
      heard.add(entry)
      return () => void heard.delete(entry)
    },
    onReturn: (listener) => {
      returns.add(listener)
      return () => void returns.delete(listener)
    },
    retry: () => {
      if (socket === null && link.value === 'refused') open()
    },
    close: () => {
      closed = true
      socket?.close()
    },
  }
}
