/** The way to main: the preload's bridge in the desktop window, a WebSocket in a browser. */
import { useEventListener } from '@vueuse/core'
import { ref, type Ref } from 'vue'
import type { Client } from '../../../main/api/api.ts'
import { createEntry, keepOr, SESSION } from './session.ts'
import { connectSocket, type Link } from './socket.ts'
import { createUnanswered } from './unanswered.ts'

interface Wire {
  readonly client: Client
  /** The bridge of the desktop window cannot be lost or refused; a socket can. */
  readonly link: Ref<Link>
  readonly onReturn: (listener: () => void) => () => void
}

const wire = (): Wire => {
  if (window.qipu !== undefined)
    return { client: window.qipu, link: ref<Link>('ready'), onReturn: () => () => undefined }
  const url = new URL('./socket', location.href)
  url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
  url.hash = ''
  url.search = ''
  const shared = keepOr(() => localStorage)
  const own = keepOr(() => sessionStorage)
  const socket = connectSocket(url.href, createEntry({ location, history, shared, own }))
  // Another tab has opened a new address.
  addEventListener('storage', ({ key }) => {
    if (key === SESSION) socket.retry()
  })
  return { client: socket, link: socket.link, onReturn: socket.onReturn }
}

const wired = wire()
export const { link } = wired

/** The window is the page of a shared match: everything is looked at, nothing is changed. */
export const readOnly = wired.client.readOnly === true

const listeners = new Set<() => void>()
/** Calls back when main may hold what this window was not told of: the connection was lost, or a closed page's words came in. */
export const onReturn = (listener: () => void): (() => void) => {
  const off = wired.onReturn(listener)
  listeners.add(listener)
  return () => {
    off()
    listeners.delete(listener)
  }
}

const lasting = (): Client => {
  const unanswered = createUnanswered(
    wired.client,
    keepOr(() => localStorage),
    () => {
      for (const listener of listeners) listener()
    },
  )
  useEventListener('pagehide', unanswered.leave)
  useEventListener('pageshow', unanswered.stay)
  // Another page was closed.
  useEventListener('storage', ({ key, newValue }) => {
    if (newValue !== null) void unanswered.takeUp(key)
  })
  void unanswered.takeUp()
  return { ...wired.client, request: unanswered.request }
}
export const client: Client = readOnly ? wired.client : lasting()
