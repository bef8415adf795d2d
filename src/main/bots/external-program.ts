/**
 * A program in a seat. It sends the referee's JSON Lines on its standard output and reads answers on its standard
 * input (docs/bots.md). It sees what its seat sees; its requests wait until the seat is to act. If it ends, is too
 * slow or sends nonsense, it is killed and random play takes over.
 */
import { once } from 'node:events'
import type { AnyGame, Outcome } from '../../engine/kernel/game.ts'
import { seatsOf } from '../../engine/kernel/seat.ts'
import {
  helloFor,
  legalActions,
  readRequests,
  type RefereeRequest,
  requestLines,
  type RequestLine,
} from '../referee/protocol.ts'
import { gameTranslator } from '../sharing/translator.ts'
import { randomAction, type Bot, type BotPosition } from './bot.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

/**
 * The process of a program, with all processes it starts: none of them outlives its match, nor Qipu. On POSIX they
 * are one process group with a guard that waits for the end of a pipe which only Qipu holds: however Qipu ends, the
 * pipe ends, and the guard kills the group. A process that left the group (a daemon) is out of reach. On Windows the
 * process tree is killed while the program itself runs; there is no guard.
 */
interface ProgramProcess {
  readonly stdin: Writable
  readonly stdout: Readable
  /** Resolves once the program has ended, or failed to start, and its output was read. */
  readonly ended: Promise<unknown>
  /** Kills the program and what it has started. */
  kill(): void
}

/** How long to read the output of an ended program if another process still holds it, in milliseconds. */
const OUTPUT_GRACE_MS = 200

/**
 * The guard reads until Qipu's end of the pipe closes, then kills its group. The command replaces the shell that
 * started the guard, without the pipe, and runs in a shell of its own.
 */
const GUARD_SCRIPT = `(read -r _ <&3; kill -KILL 0) </dev/null >/dev/null 2>&1 &
exec 3<&-
exec /bin/sh -c "$1"`

const isPosix = process.platform !== 'win32'

const start = (command: string, env: NodeJS.ProcessEnv): ChildProcess =>
  isPosix
    ? spawn('/bin/sh', ['-c', GUARD_SCRIPT, 'qipu-program', command], {
        stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
        detached: true,
        env,
      })
    : spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true, env })

const killGroup = (pid: number): void => {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (thrown) {
    // Nothing of the group is left; some systems answer EPERM for zombies.
    const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
    if (code !== 'ESRCH' && code !== 'EPERM') throw thrown
  }
}

const killTree = (pid: number): void => {
  // Continues even if Qipu ends meanwhile.
  spawn('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore', detached: true, windowsHide: true })
    .on('error', (error) => console.error(`A program could not be ended: ${error.message}`))
    .unref()
}

const startProgram = (command: string, env: NodeJS.ProcessEnv): ProgramProcess => {
  const child = start(command, env)
  const { stdin, stdout } = child
  if (stdin === null || stdout === null) throw new Error('A program was started without its pipes')
  // The guard's pipe must not keep Qipu alive, and may break when the group ends.
  const guard = child.stdio[3]
  guard?.on('error', () => undefined)
  if (guard !== null && guard !== undefined && 'unref' in guard && typeof guard.unref === 'function')
    guard.unref()
  // A program need not read its answers.
  stdin.on('error', () => undefined)

  let isEnded = false
  const kill = (): void => {
    if (isEnded || child.pid === undefined) return
    if (isPosix) killGroup(child.pid)
    else killTree(child.pid)
  }
  child.on('exit', () => {
    // From now on the pid may be reused, but not while a process of the group is left.
    if (isPosix) kill()
    isEnded = true
  })
  const ended = new Promise<void>((resolve) => {
    child.on('error', () => resolve())
    child.on('close', () => resolve())
    child.on('exit', () => {
      const late = setTimeout(() => {
        stdout.destroy()
        resolve()
      }, OUTPUT_GRACE_MS)
      child.on('close', () => clearTimeout(late))
    })
  })
  return { stdin, stdout, ended, kill }
}

export interface ProgramSeat {
  readonly game: AnyGame
  readonly options: unknown
  readonly seats: number
  readonly seat: number
}

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

const SENTENCES: { readonly [code: string]: string } = {
  badJson: 'This is not JSON.',
  badRequest:
    'This is not a request. Requests are hello, turn, legal, view, act and quit; the first four may share a line.',
  lineTooBig: 'The request is too long.',
  malformed: 'This is not an action of the game.',
  matchOver: 'The match is over.',
  notHere: 'A bot in a seat cannot do that.',
  notYours: 'A bot sees what its seat sees: its own view or the public one.',
}

export const externalBot = (command: string, place: ProgramSeat, limits: Limits = LIMITS): Bot => {
  const { game, options, seat } = place
  const texts = gameTranslator(
    game,
    'en',
    seatsOf(place.seats).map((each) => `Seat ${each + 1}`),
  )
  let asked: PendingDecision | undefined
  let fault: Fault | undefined
  let outcome: Outcome | undefined
  let isOver = false
  let decisions = 0
  let wake: () => void = () => undefined

  const program = startProgram(command, {
    ...process.env,
    QIPU_GAME: game.id,
    QIPU_SEAT: String(seat),
    QIPU_SEATS: String(place.seats),
    QIPU_OPTIONS: JSON.stringify(options),
  })

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

  const refused = (code: string): object => {
    if (asked !== undefined) asked.refusals += 1
    return { ok: false, code, message: SENTENCES[code] ?? code }
  }

  const act = ({ position, take }: PendingDecision, given: unknown): object => {
    const action = game.schemas.action.safeParse(given)
    if (!action.success) return refused('malformed')
    const decision = game.decide(position.state, action.data)
    if (!decision.ok) {
      const { code, details } = decision.refusal
      const message = texts.text(`refusal.${code}`, details) ?? code
      return { ...refused(code), ...decision.refusal, message }
    }
    const next = decision.events.reduce((state, event) => game.evolve(state, event), position.state)
    asked = undefined
    take(action.data)
    const events = decision.events.map((event) => game.redactEvent(event, seat))
    return {
      ok: true,
      steps: [{ actor: seat, action: action.data, events }],
      turn: { by: game.turn(next).by },
    }
  }

  const answer = (request: RefereeRequest): object => {
    if (request.name === 'quit') return { ok: true }
    if (request.name === 'hello') return { ok: true, ...helloFor(game, place.seats, options) }
    if (asked === undefined)
      return request.name === 'turn'
        ? { ok: true, turn: { by: 'nobody', ...(outcome === undefined ? {} : { outcome }) } }
        : refused('matchOver')
    const { state } = asked.position
    switch (request.name) {
      case 'turn':
        return { ok: true, turn: { by: seat } }
      case 'legal':
        return { ok: true, ...legalActions(game, state, request.input) }
      case 'view': {
        const { as } = request.input
        return as === seat || as === 'public' ? { ok: true, view: game.view(state, as) } : refused('notYours')
      }
      case 'act':
        return act(asked, request.input.action)
      default:
        return refused('notHere')
    }
  }

  const heard = (line: RequestLine): object => {
    if ('tooLong' in line) return refused('lineTooBig')
    const requests = readRequests(line.text)
    if (requests === undefined || requests === 'badJson') return refused(requests ?? 'badRequest')
    const all = requests.map(answer)
    return all.find((each) => 'code' in each) ?? Object.assign({}, ...all)
  }

  /** Reads only while the seat is to act, so that output at other times costs nothing. */
  const listen = async (): Promise<void> => {
    for await (const line of requestLines(program.stdout)) {
      while (asked === undefined && !isOver && fault === undefined)
        await new Promise<void>((resolve) => (wake = resolve))
      if (fault !== undefined) return
      const text = JSON.stringify(heard(line))
      if (asked !== undefined && asked.refusals > limits.refusals) return fail('nonsense')
      if (!program.stdin.write(`${text}\n`)) await Promise.race([once(program.stdin, 'drain'), program.ended])
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
