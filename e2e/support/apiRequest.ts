/** Sends requests to main as a second window would, beside the page, with the page's key. */
import type { Page } from '@playwright/test'
import type { Answer, Input, Method, Output } from '../../src/main/api/api.ts'
import { SESSION } from '../../src/renderer/ui/client/session.ts'

/** Main's answer, also if it is a refusal. */
export const request = async <M extends Method>(
  page: Page,
  method: M,
  input: Input<M>,
): Promise<Answer<Output<M>>> => {
  // As text in both directions: Playwright takes seconds to transfer thousands of steps value by value.
  const answer = await page.evaluate(
    async ([host, session, frame]) => {
      // A page that has just opened may not have its session yet.
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
  // Main answers each method with its own output; other tests compare it with the schemas.
  return JSON.parse(answer) as Answer<Output<M>>
}

/** Main's answer to a request that must not be refused. */
export const ask = async <M extends Method>(page: Page, method: M, input: Input<M>): Promise<Output<M>> => {
  const answer = await request(page, method, input)
  if (!answer.ok) throw new Error(`${method}: ${JSON.stringify(answer.error)}`)
  return answer.value
}
