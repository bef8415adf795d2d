/** Asks main as a window of its own would, beside the page. */
import type { Page } from '@playwright/test'
import type { Input, Method } from '../../src/main/api/api.ts'

export const request = <M extends Method>(page: Page, method: M, input: Input<M>): Promise<unknown> =>
  page.evaluate(
    ([host, name, value]) =>
      new Promise((resolve) => {
        const socket = new WebSocket(`ws://${host}/socket`)
        socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: name, input: value }))
        socket.onmessage = ({ data }) => {
          const frame = JSON.parse(String(data)) as { id?: number; answer?: unknown }
          if (frame.id !== 1) return
          socket.close()
          resolve(frame.answer)
        }
      }),
    [new URL(page.url()).host, method as string, input as unknown] as const,
  )
