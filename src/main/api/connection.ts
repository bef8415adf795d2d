/** What a host carries: requests of one window to the service, and pushes back to it. */
import type { Answer, Push, PushOf } from './api.ts'

/** Sends a push of main to one window. */
export type Pusher = <P extends Push>(push: P, value: PushOf<P>) => void

/** One window or browser tab, with the matches it has open. */
export interface Connection {
  /** Answers a request; never rejects, whatever the method and the input are. */
  handle(method: string, input: unknown): Promise<Answer<unknown>>
  close(): void
}

/** The library and the open matches, as hosts see them. */
export interface Service {
  connect(push: Pusher): Connection
  /** Sends every window a push of the host itself, such as an opened file or a chosen menu item. */
  announce: Pusher
  close(): void
}
