/** Asks main as a window of its own would, beside the page, with the key the page holds. */
import type { Page } from '@playwright/test'
import type { Answer, Input, Method, Output } from '../../src/main/api/api.ts'
import { SESSION } from '../../src/renderer/ui/client/session.ts'

/** What main answers, be it a refusal. */
export const request = async <M extends Method>(
  page: Page,
  method: M,
  input: Input<M>,
): Promise<Answer<Output<M>>> => {
  // As text, both ways: what has thousands of steps takes seconds as values that are handed over one by one.
  const answer = await page.evaluate(
    async ([host, session, frame]) => {
      // A page that was only just opened is not let in yet.
      let key = localStorage.getItem(session)
      for (; key === null; key = localStorage.getItem(session))
        await new Promise((resolve) => setTimeout(resolve, 20))
      return new Promise<string>((resolve, reject) => {
        const socket = new WebSocket(`ws://${host}/socket`)
        socket.onopen = () => socket.send(JSON.stringify({ enter: { keys: [key] } }))
        socket.onmessage = ({ data }) => {
          const told = JSON.parse(String(data)) as { id?: number; answer?: unknown; entered?: string }
          if (told.entered !== undefined) return socket.send(frame)
          if (told.id !== 1) return
          socket.onclose = null
          socket.close()
          resolve(JSON.stringify(told.answer))
        }
        socket.onclose = ({ code }) => reject(new Error(`the connection ended with ${code}`))
      })
    },
    [new URL(page.url()).host, SESSION, JSON.stringify({ id: 1, method, input })] as const,
  )
  // Main answers each method with its own output; other tests hold it to the schemas.
  return JSON.parse(answer) as Answer<Output<M>>
}

/** What main answers where it must not refuse. */
export const ask = async <M extends Method>(page: Page, method: M, input: Input<M>): Promise<Output<M>> => {
  const answer = await request(page, method, input)
  if (!answer.ok) throw new Error(`${method}: ${JSON.stringify(answer.error)}`)
  return answer.value
}
