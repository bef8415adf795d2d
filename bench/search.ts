/** The search of the bots: playouts a second; of Quorsum also compared with the tree search of boardgame.io. */
import { GAMES } from '../src/engine/index.ts'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { quickRandom } from '../src/engine/kernel/random.ts'
import { playoutsOf } from '../src/engine/search/levels.ts'
import { createSearch, type SearchPosition } from '../src/engine/search/search.ts'
import { headerOf, referenceGame } from './matches.ts'
import { number, rate, type Row } from './row.ts'

/** A position of a seat after so many decisions, each the first candidate or any legal action. */
const positionAfter = (game: AnyGame, decisions: number, seed: string): SearchPosition<unknown, unknown> => {
  const { options } = headerOf(game, 0)
  const random = quickRandom(seed)
  let state = game.start({ options, seats: game.seats.min })
  for (let made = 0; ;) {
    const turn = game.turn(state)
    if (turn.by === 'nobody') throw new Error(`${game.id} is over after ${made} decisions`)
    if (turn.by !== 'chance' && made === decisions) return { options, state, seat: turn.by }
    if (turn.by !== 'chance') made += 1
    const action =
      turn.by === 'chance'
        ? game.chance(state, random)
        : (game.heuristics?.candidates?.(state, random)[0] ?? game.sampleLegal(state, random))
    const decision = game.decide(state, action)
    if (!decision.ok) throw new Error(`a legal action was refused: ${decision.refusal.code}`)
    for (const event of decision.events) state = game.evolve(state, event)
  }
}

const searchRow = (game: AnyGame): Row => {
  const positions = [3, 9, 15].map((decisions) => positionAfter(game, decisions, 'bench'))
  let turn = 0
  const playouts = 100
  const speed = rate(3, () => {
    const position = positions[turn % positions.length]
    turn += 1
    if (position !== undefined) createSearch(game, position, quickRandom(String(turn))).run(playouts)
    return playouts
  })
  return {
    work: `search with its heuristics, ${game.id}, ${game.seats.min} seats`,
    value: speed,
    unit: 'a second',
    figure: `${number(speed)} playouts a second`,
    reference: `level 5 plays ${number(playoutsOf(game, 5))}: ${number(playoutsOf(game, 5) / speed, 2)} s a decision`,
  }
}

export const searchRows = async (): Promise<readonly Row[]> => {
  const rows = GAMES.map(searchRow)
  // The reference is an optional package with its own lock file, unknown to the type check.
  const { searchReference } = (await import(new URL('reference/search.mjs', import.meta.url).href)) as {
    searchReference: (playouts: number) => Promise<number>
  }
  // Without heuristics both play at random to the end; the game is otherwise the same.
  const bare = { ...referenceGame, heuristics: {} }
  const position = positionAfter(referenceGame, 2, 'bench')
  const ours = { playouts: 0, time: 0 }
  const theirs = { playouts: 0, time: 0 }
  // Alternates in short slices, so that other load slows both alike; the first slices warm up.
  for (let slice = 0; slice < 12; slice += 1) {
    if (slice === 2) for (const side of [ours, theirs]) Object.assign(side, { playouts: 0, time: 0 })
    let from = performance.now()
    createSearch(bare, position, quickRandom(String(slice))).run(2000)
    ours.playouts += 2000
    ours.time += performance.now() - from
    from = performance.now()
    theirs.playouts += await searchReference(100)
    theirs.time += performance.now() - from
  }
  const speed = ({ playouts, time }: typeof ours): number => playouts / (time / 1000)
  return [
    ...rows,
    {
      work: `search without its heuristics, ${referenceGame.id}, by turns with the reference`,
      value: speed(ours),
      unit: 'a second',
      figure: `${number(speed(ours))} playouts a second`,
      reference: `boardgame.io 0.50 (MCTSBot): ${number(speed(theirs))}`,
      beside: speed(theirs),
      bar: { of: 'reference', least: 80 },
    },
  ]
}
