/** The client of this window: the preload's bridge on the desktop, a WebSocket in a browser. */
import { useEventListener } from '@vueuse/core'
import { ref, type Ref } from 'vue'
import type { Client } from '../../../main/api/api.ts'
import { createEntry, keepOr, SESSION } from './session.ts'
import { connectSocket, type Link } from './socket.ts'
import { createUnanswered } from './unanswered.ts'

interface Connection {
  readonly client: Client
  /** The state of the connection; the bridge of the desktop window is always `ready`. */
  readonly link: Ref<Link>
  readonly onReturn: (listener: () => void) => () => void
}

const connect = (): Connection => {
  if (window.qipu !== undefined)
    return { client: window.qipu, link: ref<Link>('ready'), onReturn: () => () => undefined }
  const url = new URL('./socket', location.href)
  url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
  url.hash = ''
  url.search = ''
  const shared = keepOr(() => localStorage)
  const own = keepOr(() => sessionStorage)
  const socket = connectSocket(url.href, createEntry({ location, history, shared, own }))
  // Another tab has entered with a new address.
  addEventListener('storage', ({ key }) => {
    if (key === SESSION) socket.retry()
  })
  return { client: socket, link: socket.link, onReturn: socket.onReturn }
}

const connection = connect()
export const { link } = connection

/** True on the page of a shared match, where nothing can be changed. */
export const readOnly = connection.client.readOnly === true

const listeners = new Set<() => void>()
/** Calls back when this window may have missed changes: after a lost connection, or after kept requests were repeated. */
export const onReturn = (listener: () => void): (() => void) => {
  const off = connection.onReturn(listener)
  listeners.add(listener)
  return () => {
    off()
    listeners.delete(listener)
  }
}

const lasting = (): Client => {
  const unanswered = createUnanswered(
    connection.client,
    keepOr(() => localStorage),
    () => {
      for (const listener of listeners) listener()
    },
  )
  useEventListener('pagehide', unanswered.leave)
  useEventListener('pageshow', unanswered.stay)
  // Another page was closed and has kept requests.
  useEventListener('storage', ({ key, newValue }) => {
    if (newValue !== null) void unanswered.takeUp(key)
  })
  void unanswered.takeUp()
  return { ...connection.client, request: unanswered.request }
}
export const client: Client = readOnly ? connection.client : lasting()
