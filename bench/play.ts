/** The bare engine: folding events, random legal play beside boardgame.io. */
import { GAMES, gameOf } from '../src/engine/index.ts'
import type { AnyGame, GameEvent } from '../src/engine/kernel/game.ts'
import { anyRandom, headerOf } from './matches.ts'
import { number, rate, type Row } from './row.ts'

interface Line {
  readonly events: readonly GameEvent[]
  readonly turns: number
}

/** One match by random legal play on the bare rules, without a record. */
const playMatch = (game: AnyGame): Line => {
  let state = game.start({ options: headerOf(game, 0).options, seats: game.seats.min })
  const events: GameEvent[] = []
  for (;;) {
    const turn = game.turn(state)
    if (turn.by === 'nobody') return { events, turns: game.moment(state).turn }
    const action = turn.by === 'chance' ? game.chance(state, anyRandom) : game.sample(state, anyRandom)
    const decision = game.decide(state, action)
    if (!decision.ok) throw new Error(`a legal action was refused: ${decision.refusal.code}`)
    for (const event of decision.events) {
      state = game.evolve(state, event)
      events.push(event)
    }
  }
}

const foldRow = (game: AnyGame): Row => {
  const lines = Array.from({ length: 200 }, () => playMatch(game))
  const fold = (): number => {
    let count = 0
    for (const { events } of lines) {
      let state = game.start({ options: headerOf(game, 0).options, seats: game.seats.min })
      for (const event of events) state = game.evolve(state, event)
      count += events.length
    }
    return count
  }
  fold()
  const folded = rate(1.5, fold)
  return {
    work: `fold events, ${game.id}`,
    figure: `${number(folded)} a second`,
    reference: '–',
    ratio: '–',
    bar: '≥ 300,000 a second',
    met: folded >= 300_000,
  }
}

export const playRows = async (): Promise<readonly Row[]> => {
  const rows = GAMES.map(foldRow)
  const quorsum = gameOf('quorsum')
  if (quorsum === undefined) return rows
  // The reference is an optional package with its own lock file, absent from the type check.
  const { playReference } = (await import(new URL('reference/play.mjs', import.meta.url).href)) as {
    playReference: (games: number) => { games: number; turns: number }
  }
  const turns = { ours: 0, reference: 0 }
  const play = (): number => {
    for (let count = 0; count < 20; count += 1) turns.ours += playMatch(quorsum).turns
    return 20
  }
  const reference = (): number => {
    turns.reference += playReference(20).turns
    return 20
  }
  play()
  reference()
  turns.ours = turns.reference = 0
  let games = { ours: 0, reference: 0 }
  const ours = rate(3, () => ((games = { ...games, ours: games.ours + 20 }), play()))
  const theirs = rate(3, () => ((games = { ...games, reference: games.reference + 20 }), reference()))
  return [
    ...rows,
    {
      work: 'random legal play, quorsum',
      figure: `${number(ours)} games a second (${number(turns.ours / games.ours, 1)} turns a game)`,
      reference: `boardgame.io 0.50: ${number(theirs)} (${number(turns.reference / games.reference, 1)} turns)`,
      ratio: `${number(ours / theirs, 1)} ×`,
      bar: '≥ 20 ×',
      met: ours / theirs >= 20,
    },
  ]
}
