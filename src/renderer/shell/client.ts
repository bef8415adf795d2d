/** The way to main: the preload's bridge in the desktop window, a WebSocket in a browser. */
import { ref, type Ref } from 'vue'
import type { Client } from '../../main/api/api.ts'
import { connectSocket } from './socket.ts'

interface Wire {
  readonly client: Client
  /** The bridge of the desktop window cannot be lost; a socket can. */
  readonly link: Ref<'ready' | 'lost'>
  readonly onReturn: (listener: () => void) => () => void
}

const wire = (): Wire => {
  if (window.qipu !== undefined)
    return { client: window.qipu, link: ref('ready' as const), onReturn: () => () => undefined }
  const url = new URL('./socket', location.href)
  url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
  url.hash = ''
  const socket = connectSocket(url.href)
  return { client: socket, link: socket.link, onReturn: socket.onReturn }
}

export const { client, link, onReturn } = wire()

/** The window is the page of a shared match: everything is looked at, nothing is changed. */
export const readOnly = client.readOnly === true
