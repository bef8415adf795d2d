/** What a host carries: requests of one window to the service, and pushes back to it. */
import type { Answer, Push, PushOf } from './api.ts'

/** Hands something main says unasked to one window. */
export type Pusher = <P extends Push>(push: P, value: PushOf<P>) => void

/** One window (or browser tab) and what it has opened. */
export interface Connection {
  /** Answers a request; never rejects, whatever the method and the input are. */
  handle(method: string, input: unknown): Promise<Answer<unknown>>
  close(): void
}

/** The library and the open matches, as hosts see them. */
export interface Service {
  connect(push: Pusher): Connection
  /** Tells every window something a host learned by itself (a file opened, a menu item chosen). */
  announce: Pusher
  close(): void
}
