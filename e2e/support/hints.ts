/** Hints without a bot's search: the test gives the advice. */
import type { Page, WebSocketRoute } from '@playwright/test'
import type { Output } from '../../src/main/api/api.ts'
import type { AnyGame } from '../../src/engine/kernel/game.ts'
import { createPositions } from '../../src/engine/record/positions.ts'
import { MAIN } from '../../src/engine/record/step.ts'
import type { MatchRecord } from '../../src/engine/record/tree.ts'
import { decideStep } from '../../src/engine/record/play.ts'

type Hint = Output<'bots.hint'>

/** A hint for the last position of a record that advises this action. */
export const hintFor = (game: AnyGame, record: MatchRecord, action: { readonly type: string }): Hint => {
  const at = record.branches.get(MAIN)?.step ?? record.root
  const positions = createPositions(record, game)
  const { by } = game.turn(positions.at(at))
  if (typeof by !== 'number') throw new Error('nobody can be advised there')
  const step = decideStep({ record, positions, game }, at, by, action)
  if (!step.ok) throw new Error(step.error.code)
  const { events } = step.value
  return {
    at,
    seat: by as Hint['seat'],
    action: action as Hint['action'],
    notation: '',
    events: events as Hint['events'],
    chance: 0.5,
    error: 0.01,
    others: [],
    reason: null,
    does: null,
    earlier: null,
  }
}

/** From the page's next load on, every hint is the last argument of `say`, and the connection can be cut. */
export const sayHints = async (page: Page): Promise<{ say(hint: Hint): void; cut(): Promise<void> }> => {
  let next: Hint | undefined
  let isCut = false
  const open: WebSocketRoute[] = []
  await page.routeWebSocket('**/socket', (socket) => {
    if (isCut) return void socket.close()
    open.push(socket)
    const main = socket.connectToServer()
    socket.onMessage((message) => {
      // Only frames of the window arrive here.
      const { id, method } = JSON.parse(String(message)) as { id?: number; method?: string }
      if (method === 'bots.hint' && next !== undefined)
        socket.send(JSON.stringify({ id, answer: { ok: true, value: next } }))
      else main.send(message)
    })
  })
  return {
    say: (hint) => (next = hint),
    async cut() {
      isCut = true
      for (const socket of open) await socket.close()
    },
  }
}
