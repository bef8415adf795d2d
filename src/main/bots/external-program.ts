/**
 * A program in a seat. It sends the referee's JSON Lines on its standard output and reads answers on its standard
 * input (docs/bots.md). It sees what its seat sees; its requests wait until the seat is to act. If it ends, is too
 * slow or sends nonsense, it is killed and random play takes over.
 */
import { once } from 'node:events'
import type { Outcome } from '../../engine/kernel/game.ts'
import { requestLines } from '../referee/protocol.ts'
import { randomAction, type Bot, type BotPosition } from './bot.ts'
import { startProgram, type ProgramSeat } from './program-process.ts'
import { answerInSeat } from './seat-answers.ts'

export interface Limits {
  /** Milliseconds for one decision; the first one gets twice as long, for starting up. */
  readonly decision: number
  /** Allowed bad requests in one decision. */
  readonly refusals: number
}

export const LIMITS: Limits = { decision: 30_000, refusals: 100 }

/** Why random play has taken over. */
export type Fault = 'ended' | 'tooSlow' | 'nonsense'

/** How long a program may take to end after the match, in milliseconds. */
const CLOSE_GRACE_MS = 500

/** A decision the bot has been asked for. */
interface PendingDecision {
  readonly position: BotPosition
  readonly take: (action: unknown) => void
  refusals: number
}

export const externalBot = (command: string, place: ProgramSeat, limits: Limits = LIMITS): Bot => {
  let asked: PendingDecision | undefined
  let fault: Fault | undefined
  let outcome: Outcome | undefined
  let isOver = false
  let decisions = 0
  let wake: () => void = () => undefined

  const program = startProgram(command, place)

  /** Kills the program; random play takes over. */
  const fail = (why: Fault): void => {
    if (isOver || fault !== undefined) return
    fault = why
    program.kill()
    const left = asked
    asked = undefined
    left?.take(randomAction(left.position))
    wake()
  }

  /** Reads only while the seat is to act, so that output at other times costs nothing. */
  const listen = async (): Promise<void> => {
    for await (const line of requestLines(program.stdout)) {
      while (asked === undefined && !isOver && fault === undefined)
        await new Promise<void>((resolve) => (wake = resolve))
      if (fault !== undefined) return
      const decision = asked
      const { answer, taken } = answerInSeat(place, decision ?? { outcome }, line)
      if (decision !== undefined && !answer.ok) {
        decision.refusals += 1
        if (decision.refusals > limits.refusals) return fail('nonsense')
      }
      if (taken !== undefined) {
        asked = undefined
        decision?.take(taken.action)
      }
      if (!program.stdin.write(`${JSON.stringify(answer)}\n`))
        await Promise.race([once(program.stdin, 'drain'), program.ended])
    }
  }

  void program.ended.then(() => fail('ended'))
  listen().catch(() => fail('ended'))

  return {
    choose: (position, signal) =>
      new Promise((resolve, reject) => {
        if (fault !== undefined) return resolve(randomAction(position))
        decisions += 1
        const time = limits.decision * (decisions === 1 ? 2 : 1)
        const timer = setTimeout(() => fail('tooSlow'), time)
        const stop = (): void => {
          clearTimeout(timer)
          asked = undefined
          reject(signal?.reason instanceof Error ? signal.reason : new Error('The choice was cancelled'))
        }
        signal?.addEventListener('abort', stop)
        asked = {
          position,
          refusals: 0,
          take: (action) => {
            clearTimeout(timer)
            signal?.removeEventListener('abort', stop)
            resolve(action)
          },
        }
        wake()
      }),
    fault: () => fault,
    close(ending) {
      isOver = true
      outcome = ending
      asked = undefined
      wake()
      // The match was left in the middle: do not wait.
      if (ending === undefined) return program.kill()
      const farewell = setTimeout(program.kill, CLOSE_GRACE_MS)
      void program.ended.then(() => clearTimeout(farewell))
    },
  }
}
