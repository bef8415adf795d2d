/** How long requests wait while bots think on all cores but one, and how long an analysis takes. */
import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'
import { makeHome, removeHome, startHost } from '../e2e/support/host.ts'
import type { Input, Method, Output } from '../src/main/api/api.ts'
import { settingsFor } from '../src/engine/analysis/strength.ts'
import { GAMES } from '../src/engine/index.ts'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { analyseLine } from '../src/main/analysis/task.ts'
import { coresToUse, createThreadPool, type ThreadPool } from '../src/main/bots/thread-pool.ts'
import { stepsOf } from '../src/main/analysis/analysed.ts'
import { matchOf, tipOf } from '../src/main/table/match.ts'
import { headerOf, referenceGame } from './matches.ts'
import { number, percentile, type Row } from './row.ts'
import { quickRandom } from '../src/engine/kernel/random.ts'
import { decideStep, drawStep } from '../src/engine/record/play.ts'
import { replayOf } from '../src/engine/record/positions.ts'
import { MAIN, type Header, type StepId } from '../src/engine/record/step.ts'
import { addStep, createRecord, putBranch, type MatchRecord } from '../src/engine/record/tree.ts'
import { decisionOf, type Level } from '../src/engine/search/levels.ts'

/** Plays a whole match with a bot of that level in every seat. The same header gives the same match. */
const playedByLevel = (game: AnyGame, header: Header, level: Level): MatchRecord => {
  const record = createRecord(header)
  const replay = replayOf(record, game)
  const { positions } = replay
  const options = game.schemas.options.parse(header.options)
  let at: StepId = record.root
  for (;;) {
    const state = positions.at(at)
    const { by } = game.turn(state)
    if (by === 'nobody') {
      putBranch(record, { id: MAIN, name: 'main', step: at, version: 1, deleted: false })
      return record
    }
    if (by === 'chance') {
      const step = drawStep(replay, at)
      addStep(record, step)
      at = step.id
      continue
    }
    const sight = game.hasHiddenInformation(options)
      ? game.conceal(state, by).deal(quickRandom(`${at} dealt`))
      : state
    const action = decisionOf(game, { options, state: sight, seat: by }, level, at)
    const decided = decideStep(replay, at, by, action)
    if (!decided.ok) throw new Error(`${game.id} refuses what its search found: ${decided.error.code}`)
    addStep(record, decided.value)
    at = decided.value.id
  }
}

const REQUESTS = 300
/** Milliseconds between two requests, faster than anybody clicks. */
const APART = 15

interface Line {
  ask<M extends Method>(method: M, input: Input<M>): Promise<Output<M>>
  close(): void
}

/** A window's connection to a host in another process. */
const connect = async (address: string): Promise<Line> => {
  const { origin, host, searchParams } = new URL(address)
  const socket = new WebSocket(`ws://${host}/socket`, { headers: { origin } })
  const waiting = new Map<number, (answer: unknown) => void>()
  let last = 0
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const enter = { token: searchParams.get('token'), keys: [randomBytes(32).toString('base64url')] }
  socket.send(JSON.stringify({ enter }))
  await new Promise((resolve, reject) =>
    socket.once('message', resolve).once('close', () => reject(new Error('The host did not let us in'))),
  )
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as { readonly id?: number; readonly answer?: unknown }
    if (frame.id !== undefined) waiting.get(frame.id)?.(frame.answer)
  })
  return {
    ask: (method, input) =>
      new Promise((resolve, reject) => {
        const id = (last += 1)
        waiting.set(id, (answered) => {
          waiting.delete(id)
          // Tests of main check that answers match the contract.
          const answer = answered as { readonly ok: boolean; readonly value: Output<typeof method> }
          if (answer.ok) resolve(answer.value)
          else reject(new Error(`${method}: ${JSON.stringify(answered)}`))
        })
        socket.send(JSON.stringify({ id, method, input }))
      }),
    close: () => socket.close(),
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const seatsOf = (level: number | undefined): Input<'match.create'>['seats'] =>
  ([1, 2] as const).map((colour) => ({
    name: `Player ${colour}`,
    colour,
    player: level === undefined ? { kind: 'person' } : { kind: 'bot', bot: 'search', level },
  }))

const open = async (line: Line, game: string, level?: number): Promise<Output<'table.open'>> => {
  const made = { game, options: {}, seats: seatsOf(level), chance: { source: 'random' as const } }
  const { match } = await line.ask('match.create', made)
  return line.ask('table.open', { match })
}

/** Milliseconds each request waits for its answer, sorted: showing a position, listing, tagging a match. */
const waits = async (line: Line): Promise<readonly number[]> => {
  const { match, tip } = await open(line, referenceGame.id)
  const taken: number[] = []
  for (let count = 0; count < REQUESTS; count += 1) {
    const from = performance.now()
    if (count % 3 === 0) await line.ask('table.position', { match, step: tip, viewer: 'public' })
    else if (count % 3 === 1) await line.ask('library.list', {})
    else await line.ask('library.tag', { match, tags: [`tag ${count}`] })
    taken.push(performance.now() - from)
    await pause(APART)
  }
  return taken.sort((one, other) => one - other)
}

/** Seconds to analyse a match of level 3 bots at the default setting. */
const analysisRow = async (game: AnyGame, pool: ThreadPool): Promise<Row> => {
  const match = matchOf(playedByLevel(game, headerOf(game, 1), 3), game, null)
  const steps = stepsOf(match, tipOf(match))
  const settings = settingsFor(game, 'usual')
  const from = performance.now()
  await analyseLine(match, steps, settings, pool)
  const seconds = (performance.now() - from) / 1000
  return {
    work: `analysis of a usual match, ${game.id}, ${game.seats.min} seats`,
    value: seconds * 1000,
    unit: 'ms',
    figure: `${number(seconds, 1)} s`,
    reference: `${number(steps.length)} steps, ${number(settings.playouts)} playouts a decision, ${pool.size} threads`,
    // A minute on two cores.
    bar: { of: 'calibration', most: 60_000 },
  }
}

const analysisRows = async (): Promise<readonly Row[]> => {
  const pool = createThreadPool(new URL('../src/main/bots/worker-thread.ts', import.meta.url))
  try {
    const rows: Row[] = []
    for (const game of GAMES) rows.push(await analysisRow(game, pool))
    return rows
  } finally {
    await pool.close()
  }
}

export const botRows = async (): Promise<readonly Row[]> => [
  ...(await waitingRows()),
  ...(await analysisRows()),
]

const waitingRows = async (): Promise<readonly Row[]> => {
  const home = await makeHome()
  const host = await startHost(home)
  try {
    const line = await connect(host.url)
    await line.ask('settings.set', { botPace: 'none' })
    const quiet = await waits(line)
    const tables = coresToUse() + 1
    // The game with the most seats gives bots most to think about.
    const crowded = GAMES.reduce((most, game) => (game.seats.max > most.seats.max ? game : most)).id
    for (let table = 0; table < tables; table += 1) await open(line, crowded, 5)
    const busy = await waits(line)
    line.close()
    const longest = busy.at(-1) ?? Number.NaN
    const words = (all: readonly number[]): string =>
      `p50 ${number(percentile(all, 0.5), 1)}, p99 ${number(percentile(all, 0.99), 1)}, longest ${number(all.at(-1) ?? 0, 1)} ms`
    return [
      {
        work: `request to answer, ${tables} tables of level 5 on ${coresToUse()} of the threads`,
        value: longest,
        unit: 'ms',
        figure: words(busy),
        reference: `nobody thinks: ${words(quiet)}`,
        bar: { of: 'calibration', most: 50 },
      },
    ]
  } finally {
    await host.stop()
    await removeHome(home)
  }
}
