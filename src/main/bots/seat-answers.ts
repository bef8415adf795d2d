/** Answers the requests of a program in a seat (docs/bots.md). It is told only what its seat sees. */
import type { Outcome } from '../../engine/kernel/game.ts'
import { seatsOf } from '../../engine/kernel/seat.ts'
import {
  helloFor,
  legalActions,
  positionFor,
  previewsOf,
  readRequests,
  type RefereeRequest,
  type RequestLine,
} from '../referee/protocol.ts'
import { gameTranslator } from '../sharing/translator.ts'
import { determinized, type BotPosition } from './bot.ts'
import type { ProgramSeat } from './program-process.ts'

const SENTENCES: { readonly [code: string]: string } = {
  badJson: 'This is not JSON.',
  badRequest:
    'This is not a request. Requests are hello, turn, legal, view, preview, position, act and quit; the first six may share a line.',
  lineTooBig: 'The request is too long.',
  malformed: 'This is not an action of the game.',
  matchOver: 'The match is over.',
  notHere: 'A bot in a seat cannot do that.',
  notYours: 'A bot sees what its seat sees: its own view or the public one.',
}

/** What a program is asked: the position in which its seat acts, or how the match ended. */
export type SeatSituation = { readonly position: BotPosition } | { readonly outcome: Outcome | undefined }

export interface SeatAnswer {
  /** What is sent to the program. */
  readonly answer: { readonly ok: boolean; readonly code?: string; readonly [member: string]: unknown }
  /** The action it has taken, if this was a legal one. */
  readonly taken?: { readonly action: unknown }
}

/** The refusal of a request, with a sentence for people. */
const refused = (code: string): SeatAnswer => ({
  answer: { ok: false, code, message: SENTENCES[code] ?? code },
})

const told = (members: object): SeatAnswer => ({ answer: { ok: true, ...members } })

/** Answers a line of a program in a seat; it never throws for what the line contains. */
export const answerInSeat = (place: ProgramSeat, situation: SeatSituation, line: RequestLine): SeatAnswer => {
  const { game, options, seat, seats } = place

  const act = (state: unknown, given: unknown): SeatAnswer => {
    const action = game.schemas.action.safeParse(given)
    if (!action.success) return refused('malformed')
    const decision = game.decide(state, action.data)
    if (!decision.ok) {
      const { code, details } = decision.refusal
      const names = seatsOf(seats).map((each) => `Seat ${each + 1}`)
      const message = gameTranslator(game, 'en', names).text(`refusal.${code}`, details) ?? code
      return { answer: { ok: false, ...decision.refusal, message } }
    }
    const next = decision.events.reduce((before, event) => game.evolve(before, event), state)
    const events = decision.events.map((event) => game.redactEvent(event, seat))
    const steps = [{ actor: seat, action: action.data, events }]
    return { ...told({ steps, turn: { by: game.turn(next).by } }), taken: { action: action.data } }
  }

  const answer = (request: RefereeRequest): SeatAnswer => {
    if (request.name === 'quit') return told({})
    if (request.name === 'hello') return told(helloFor(game, seats, options))
    if (!('position' in situation)) {
      const { outcome } = situation
      return request.name === 'turn'
        ? told({ turn: { by: 'nobody', ...(outcome === undefined ? {} : { outcome }) } })
        : refused('matchOver')
    }
    const { state } = situation.position
    switch (request.name) {
      case 'turn':
        return told({ turn: { by: seat } })
      case 'legal':
        return told(legalActions(game, state, request.input))
      case 'view': {
        const { as } = request.input
        return as === seat || as === 'public' ? told({ view: game.view(state, as) }) : refused('notYours')
      }
      case 'preview':
        return told(previewsOf(game, determinized(situation.position), seat, request.input))
      case 'position':
        return told(positionFor(game, options, determinized(situation.position)))
      case 'act':
        return act(state, request.input.action)
      default:
        return refused('notHere')
    }
  }

  if ('tooLong' in line) return refused('lineTooBig')
  const requests = readRequests(line.text)
  if (requests === undefined || requests === 'badJson') return refused(requests ?? 'badRequest')
  const all = requests.map(answer)
  // Requests that share a line only ask, so at most a single one acts.
  return (
    all.find(({ answer: { ok } }) => !ok) ?? {
      ...all[0],
      answer: Object.assign({}, ...all.map((each) => each.answer)),
    }
  )
}
