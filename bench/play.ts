/** The bare engine: folding events, listing legal actions, random play; also compared with boardgame.io. */
import { GAMES } from '../src/engine/index.ts'
import type { AnyGame, GameEvent } from '../src/engine/kernel/game.ts'
import { headerOf, referenceGame, unseededRandom } from './matches.ts'
import { number, percentile, rate, type Row } from './row.ts'

interface Line {
  readonly events: readonly GameEvent[]
  readonly turns: number
}

/** Plays one match at random by the bare rules, without a record; calls `see` with every position of a seat. */
const playMatch = (game: AnyGame, options: unknown, see?: (state: unknown) => void): Line => {
  let state = game.start({ options, seats: game.seats.min })
  const events: GameEvent[] = []
  for (;;) {
    const turn = game.turn(state)
    if (turn.by === 'nobody') return { events, turns: game.moment(state).turn }
    if (turn.by !== 'chance') see?.(state)
    const action =
      turn.by === 'chance' ? game.chance(state, unseededRandom) : game.sampleLegal(state, unseededRandom)
    const decision = game.decide(state, action)
    if (!decision.ok) throw new Error(`a legal action was refused: ${decision.refusal.code}`)
    for (const event of decision.events) {
      state = game.evolve(state, event)
      events.push(event)
    }
  }
}

const foldRow = (game: AnyGame): Row => {
  const { options } = headerOf(game, 0)
  const lines = Array.from({ length: 200 }, () => playMatch(game, options))
  const fold = (): number => {
    let count = 0
    for (const { events } of lines) {
      let state = game.start({ options, seats: game.seats.min })
      for (const event of events) state = game.evolve(state, event)
      count += events.length
    }
    return count
  }
  fold()
  const folded = rate(1.5, fold)
  return {
    work: `fold events, ${game.id}`,
    value: folded,
    unit: 'a second',
    figure: `${number(folded)} a second`,
    reference: '–',
    bar: { of: 'calibration', least: 300 },
  }
}

/** Lists all legal actions in every position of some random matches. */
const legalRow = (game: AnyGame): Row => {
  const { options } = headerOf(game, 0)
  const spent: number[] = []
  let [listed, most] = [0, 0]
  const list = (state: unknown): void => {
    const from = performance.now()
    const count = [...game.legal(state)].length
    spent.push(performance.now() - from)
    listed += count
    most = Math.max(most, count)
  }
  for (const until = performance.now() + 1500; performance.now() < until;) playMatch(game, options, list)
  const sorted = spent.sort((a, b) => a - b)
  const mean = spent.reduce((sum, each) => sum + each, 0) / spent.length
  return {
    work: `list all legal actions, ${game.id}`,
    value: percentile(sorted, 0.99),
    unit: 'ms',
    figure: `p99 ${number(percentile(sorted, 0.99), 3)} ms, mean ${number(mean, 3)}`,
    reference: `mean ${number(listed / spent.length)} actions, most ${number(most)}`,
    bar: { of: 'calibration', most: 4 },
  }
}

const speedRow = (game: AnyGame): Row => {
  const { options } = headerOf(game, 0)
  let [matches, events] = [0, 0]
  const speed = rate(1.5, () => {
    events += playMatch(game, options).events.length
    matches += 1
    return 1
  })
  return {
    work: `random legal play, ${game.id}, ${game.seats.min} seats`,
    value: speed,
    unit: 'a second',
    figure: `${number(speed)} matches a second`,
    reference: `${number(events / matches)} events a match`,
  }
}

const timed = (work: () => void): number => {
  const from = performance.now()
  work()
  return performance.now() - from
}

export const playRows = async (): Promise<readonly Row[]> => {
  const rows = [foldRow, legalRow, speedRow].flatMap((row) => GAMES.map(row))
  // The reference is an optional package with its own lock file, unknown to the type check.
  const { playReference } = (await import(new URL('reference/play.mjs', import.meta.url).href)) as {
    playReference: (games: number) => { games: number; turns: number }
  }
  const { options } = headerOf(referenceGame, 0)
  const ours = { games: 0, turns: 0, time: 0 }
  const theirs = { games: 0, turns: 0, time: 0 }
  // Alternates in short slices, so that other load slows both alike; the first slices warm up.
  for (let slice = 0; slice < 40; slice += 1) {
    if (slice === 4) for (const side of [ours, theirs]) Object.assign(side, { games: 0, turns: 0, time: 0 })
    ours.time += timed(() => {
      for (let game = 0; game < 2000; game += 1) ours.turns += playMatch(referenceGame, options).turns
      ours.games += 2000
    })
    theirs.time += timed(() => {
      const { games, turns } = playReference(80)
      theirs.games += games
      theirs.turns += turns
    })
  }
  const speed = ({ games, time }: typeof ours): number => games / (time / 1000)
  const length = ({ games, turns }: typeof ours): string => number(turns / games, 1)
  return [
    ...rows,
    {
      work: `random legal play, ${referenceGame.id}, by turns with the reference`,
      value: speed(ours),
      unit: 'a second',
      figure: `${number(speed(ours))} matches a second (${length(ours)} turns a match)`,
      reference: `boardgame.io 0.50: ${number(speed(theirs))} (${length(theirs)} turns)`,
      beside: speed(theirs),
      bar: { of: 'reference', least: 100 },
    },
  ]
}
