/**
 * The self-test of programs that take seats (docs/cli.md): named steps, each with what is expected. Every step starts
 * the program in a seat, as a table does, and answers it; the steps differ in how the answers come.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { optionsFor } from '../../engine/kernel/options.ts'
import { quickRandom } from '../../engine/kernel/random.ts'
import { startProgram, type ProgramSeat } from '../../main/bots/program-process.ts'
import { answerInSeat, type SeatAnswer } from '../../main/bots/seat-answers.ts'
import { PROTOCOL, requestLines, type RequestLine } from '../../main/referee/protocol.ts'

export interface SelftestStep {
  readonly name: string
  /** What is expected, as a sentence without its subject. */
  readonly expected: string
  /** What happened instead; undefined if the program passed. */
  readonly found: string | undefined
}

type Answer = SeatAnswer['answer']

/** A line of the program and the answer it got. */
interface Exchange {
  readonly line: string
  readonly answer: Answer
}

interface Conversation {
  readonly exchanges: readonly Exchange[]
  /** The program's decisions that were legal. */
  readonly decisions: number
  readonly isOver: boolean
  /** `left`: there was nothing more to see; `ended`: by itself; `silent`: no request within the time. */
  readonly ending: 'left' | 'ended' | 'silent'
}

interface Course {
  /** Leave the program after this many of its decisions; otherwise play to the end of the match. */
  readonly decisions?: number
  /** Decisions of its seat that are made before the program starts. */
  readonly before?: number
  /** Changes an answer; a refusal in place of an action leaves the position as it was. */
  readonly change?: (answer: Answer, so: Conversation) => Answer
  /** How an answer is written; `close` ends the input of the program. */
  readonly send?: (
    text: string,
    write: (part: string | Buffer) => void,
    so: Conversation,
    close: () => void,
  ) => Promise<void> | void
}

/** Requests after which a program that is still refused is left. */
const MAX_REFUSALS = 100

const converse = async (
  command: string,
  place: ProgramSeat,
  within: number,
  course: Course = {},
): Promise<Conversation> => {
  const { game, options, seats, seat } = place
  const random = quickRandom(`selftest ${game.id} ${seats}`)
  let state = game.start({ options, seats })
  const take = (action: unknown): void => {
    const decision = game.decide(state, action)
    if (!decision.ok) throw new Error(`${game.id} refuses ${decision.refusal.code}`)
    for (const event of decision.events) state = game.evolve(state, event)
  }
  /** Lets chance and the other seats act until it is the program's turn or the match is over. */
  const advance = () => {
    for (let turn = game.turn(state); ; turn = game.turn(state)) {
      if (turn.by === seat || turn.by === 'nobody') return turn
      take(turn.by === 'chance' ? game.chance(state, random) : game.sampleLegal(state, random))
    }
  }
  for (let left = course.before ?? 0; left > 0 && advance().by === seat; left -= 1)
    take(game.sampleLegal(state, random))

  const program = startProgram(command, place)
  const lines = requestLines(program.stdout)
  const exchanges: Exchange[] = []
  let decisions = 0
  let refusals = 0
  const so = (ending: Conversation['ending'], isOver: boolean): Conversation => ({
    exchanges,
    decisions,
    isOver,
    ending,
  })
  const nextLine = async (): Promise<RequestLine | 'silent' | 'ended'> => {
    const stop = new AbortController()
    // The first answer includes the start of the program.
    const time = exchanges.length === 0 ? 2 * within : within
    const late = delay(time, 'silent' as const, { signal: stop.signal }).catch(() => 'silent' as const)
    const line = lines.next().then(({ value, done }) => (done === true ? ('ended' as const) : value))
    const first = await Promise.race([line, late])
    // A program may close its output and still run.
    const last = first === 'ended' ? await Promise.race([program.ended.then(() => first), late]) : first
    stop.abort()
    return last
  }
  try {
    for (;;) {
      const turn = advance()
      const isOver = turn.by === 'nobody'
      const line = await nextLine()
      if (line === 'silent' || line === 'ended') return so(line, isOver)
      const position = { game, options, state, seat, seed: `selftest ${decisions}` }
      const situation = turn.by === 'nobody' ? { outcome: turn.outcome } : { position }
      const { answer, taken } = answerInSeat(place, situation, line)
      const now = so('left', isOver)
      const sent = course.change?.(answer, now) ?? answer
      exchanges.push({ line: 'text' in line ? line.text : 'a line of more than 1 MiB', answer })
      if (!answer.ok) refusals += 1
      if (taken !== undefined && sent.ok) {
        take(taken.action)
        decisions += 1
      }
      const text = `${JSON.stringify(sent)}\n`
      const write = (part: string | Buffer): void => void program.stdin.write(part)
      if (course.send === undefined) write(text)
      else await course.send(text, write, now, () => program.stdin.end())
      if (decisions === course.decisions || refusals > MAX_REFUSALS) return so('left', isOver)
    }
  } finally {
    program.kill()
  }
}

/** A line as it is shown: its beginning, if it is long. */
const shown = (line: string): string => (line.length > 120 ? `${line.slice(0, 120)}…` : line)

/** What is wrong with a conversation that should have gone through `decisions` decisions, or to the end. */
const flaw = (played: Conversation, within: number, decisions?: number): string | undefined => {
  const bad = played.exchanges.find(({ answer }) => !answer.ok && answer.code !== 'matchOver')
  if (bad !== undefined) return `got ${bad.answer.code} for ${shown(bad.line)}`
  if (played.ending === 'silent')
    return played.isOver
      ? `still ran ${within} ms after the end of the match`
      : `sent nothing for ${within} ms`
  if (decisions === undefined) {
    if (played.ending === 'left') return 'went on asking after the end of the match'
    return played.isOver ? undefined : 'ended before the match was over'
  }
  if (played.ending === 'ended' && played.decisions < decisions) return 'ended'
  return undefined
}

/** The first request that was refused with one of these codes. */
const refusedWith = (played: Conversation, codes: (code: string) => boolean): string | undefined => {
  const found = played.exchanges.find(({ answer: { code } }) => code !== undefined && codes(code))
  return found === undefined ? undefined : `got ${found.answer.code} for ${shown(found.line)}`
}

const LINE_CODES = ['badJson', 'lineTooBig']
const REQUEST_CODES = ['badRequest', 'notHere', 'notYours']

const asks = (line: string, name: string): boolean => {
  try {
    return Object.hasOwn(JSON.parse(line) as object, name)
  } catch (thrown) {
    if (thrown instanceof SyntaxError || thrown instanceof TypeError) return false
    throw thrown
  }
}

const PADDING = 'x'.repeat(2 ** 23)
const PAUSE_MS = 20
const WAIT_MS = 1500

/** Answers as a program must be able to take them; the program plays on for some decisions. */
const COURSES: readonly {
  readonly name: string
  readonly expected: string
  readonly course: () => Course & { readonly decisions: number }
}[] = [
  {
    name: 'members',
    expected: 'reads answers whose members come in another order, some of them unknown',
    course: () => ({
      decisions: 3,
      change: (answer) => {
        const { ok, ...rest } = answer
        const members = Object.entries({ ...rest, newer: { than: ['this', null] } })
        return { ...Object.fromEntries(members.toReversed()), ok }
      },
    }),
  },
  {
    name: 'refused',
    expected: 'goes on after the refusal of an action',
    course: () => {
      let hasRefused = false
      return {
        decisions: 2,
        change: (answer) => {
          if (hasRefused || !('steps' in answer)) return answer
          hasRefused = true
          return { ok: false, code: 'selftest', message: 'The self-test refuses an action.' }
        },
      }
    },
  },
  {
    name: 'pieces',
    expected: 'reads an answer that arrives in pieces',
    course: () => ({
      decisions: 2,
      send: async (text, write) => {
        const bytes = Buffer.from(text)
        const third = Math.ceil(bytes.length / 3)
        for (let from = 0; from < bytes.length; from += third) {
          write(bytes.subarray(from, from + third))
          await delay(PAUSE_MS)
        }
      },
    }),
  },
  {
    name: 'huge',
    expected: 'reads an answer of 8 MiB in one line',
    course: () => ({
      decisions: 2,
      change: (answer, { decisions }) =>
        decisions === 0 && 'turn' in answer ? { padding: PADDING, ...answer } : answer,
    }),
  },
  {
    name: 'waiting',
    expected: `waits for its turn, here for ${WAIT_MS} ms`,
    course: () => {
      let hasWaited = false
      return {
        decisions: 2,
        send: async (text, write, { decisions }) => {
          if (decisions === 1 && !hasWaited && !text.includes('"steps"')) {
            hasWaited = true
            await delay(WAIT_MS)
          }
          write(text)
        },
      }
    },
  },
  {
    name: 'middle',
    expected: 'plays on from the middle of a match',
    course: () => ({ before: 3, decisions: 2 }),
  },
]

const placeOf = (game: AnyGame, seats: number, seat: number): ProgramSeat => {
  const options = optionsFor(game, {}, seats)
  if (!options.ok) throw new Error(options.error.code)
  return { game, options: options.value, seats, seat }
}

/** Runs the steps one after the other. Stops if the program does not play at all, because nothing else can be tried. */
export async function* selftest(
  command: string,
  games: readonly AnyGame[],
  within: number,
): AsyncGenerator<SelftestStep> {
  const [game] = games
  if (game === undefined) throw new Error('There is no game to play')
  const place = placeOf(game, game.seats.min, 0)
  const run = (course: Course): Promise<Conversation> => converse(command, place, within, course)
  const step = (name: string, expected: string, found: string | undefined): SelftestStep => ({
    name,
    expected,
    found,
  })

  const match = await run({})
  const silence = `sent nothing for ${within} ms`
  const start =
    match.exchanges.length > 0 ? undefined : match.ending === 'silent' ? silence : 'ended without a request'
  yield step('start', 'sends a request once it has started', start)
  if (start !== undefined) return
  const time = match.ending === 'silent' && !match.isOver ? silence : undefined
  yield step('time', 'decides within the time', time)
  if (time !== undefined) return
  yield step(
    'lines',
    'sends one request in JSON a line, of at most 1 MiB, and nothing else',
    refusedWith(match, (code) => LINE_CODES.includes(code)),
  )
  yield step(
    'requests',
    'sends only requests that a seat may send',
    refusedWith(match, (code) => REQUEST_CODES.includes(code)),
  )
  const others = [...LINE_CODES, ...REQUEST_CODES, 'matchOver']
  yield step(
    'legal',
    'takes only legal actions',
    refusedWith(match, (code) => !others.includes(code)),
  )
  yield step('match', 'plays a match to its end, and ends then', flaw(match, within))

  const firstAct = match.exchanges.findIndex(({ line }) => asks(line, 'act'))
  const hello = match.exchanges.findIndex(({ line }) => asks(line, 'hello'))
  const greets = hello !== -1 && (firstAct === -1 || hello < firstAct)
  yield step('hello', 'asks hello before its first action', greets ? undefined : 'did not ask')

  const version = await run({
    decisions: 1,
    change: (answer) =>
      'hello' in answer
        ? { ...answer, hello: { ...Object(answer['hello']), protocol: PROTOCOL + 1 } }
        : answer,
  })
  const played = version.decisions > 0 ? 'acted' : version.ending === 'ended' ? undefined : 'did not end'
  yield step('version', 'ends without an action if hello names another version of the protocol', played)

  for (const { name, expected, course } of COURSES) {
    const taken = course()
    yield step(name, expected, flaw(await run(taken), within, taken.decisions))
  }
  const { max } = game.seats
  const last = await converse(command, placeOf(game, max, max - 1), within, { decisions: 2 })
  yield step('seat', 'plays in another seat than the first', flaw(last, within, 2))

  let heard = 0
  const closed = await run({
    send: (text, write, { exchanges }, close) => {
      if (!text.includes('"turn"')) return write(text)
      heard = exchanges.length
      write(text.slice(0, text.length / 2))
      close()
    },
  })
  const wentOn = closed.exchanges.length > heard ? 'went on asking' : undefined
  yield step(
    'closed',
    'ends if its input ends, even in the middle of an answer',
    wentOn ?? (closed.ending === 'silent' ? `still ran after ${within} ms` : undefined),
  )

  for (const each of games) {
    const { min, max } = each.seats
    const counts = [...new Set([min, max])]
    for (const seats of counts)
      yield step(
        `${each.id} ${seats}`,
        `plays a match of ${each.id} with ${seats} seats to its end, in the last seat`,
        flaw(await converse(command, placeOf(each, seats, seats - 1), within), within),
      )
  }
}
