/**
 * Writes a playthrough of each game for each number of seats, `docs/playthroughs/<id>-<seats>.txt`: a match of random
 * play, position by position, with what is legal, what is chosen and its events. With `--check` it only says which files
 * differ. A change of the rules shows as a difference there.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '../src/engine/index.ts'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { optionsFor } from '../src/engine/kernel/options.ts'
import { firstItems } from '../src/engine/kernel/rules/lists.ts'
import { seededRandom } from '../src/engine/kernel/random.ts'
import { canonicalJson } from '../src/engine/record/canonical.ts'

/** The positions of a long match that are written. */
const FIRST = 80
const LAST = 20
/** The legal actions of a position that are written, and that are counted. */
const LISTED = 5
const COUNTED = 1000

const legalIn = (game: AnyGame, state: unknown): readonly string[] => {
  const legal = firstItems(game.legal(state), COUNTED)
  const listed = legal.slice(0, LISTED).map((action) => `    ${canonicalJson(action)}`)
  const count = legal.length === COUNTED ? `${COUNTED} or more` : legal.length
  const more = legal.length > LISTED ? `, the first ${LISTED}` : ''
  return [`  legal: ${count}${more}`, ...listed]
}

/** A position with what is chosen in it, as lines. */
const positionText = (
  game: AnyGame,
  state: unknown,
  at: number,
  action: unknown,
  events: readonly unknown[],
) =>
  [
    `${at}. ${String(game.turn(state).by)} acts, scores ${game.score(state).join(' ')}`,
    ...legalIn(game, state),
    `  chosen: ${canonicalJson(action)}`,
    ...events.map((event) => `    ${canonicalJson(event)}`),
  ].join('\n')

const playthrough = (game: AnyGame, seats: number): string => {
  const options = optionsFor(game, {}, seats)
  if (!options.ok) throw new Error(options.error.code)
  const positions: string[] = []
  let state = game.start({ options: options.value, seats })
  for (let at = 0; ; at += 1) {
    const turn = game.turn(state)
    if (turn.by === 'nobody') {
      const left = Math.max(0, at - FIRST - LAST)
      const gap = left === 0 ? [] : [`(${left} positions left out)`]
      const shown = left === 0 ? positions : [...positions.slice(0, FIRST), ...gap, ...positions.slice(-LAST)]
      const head = `${game.id}, ${seats} seats, rules version ${game.version}\noptions: ${canonicalJson(options.value)}`
      return [head, ...shown, `${at}. over: ${canonicalJson(turn.outcome)}`, ''].join('\n\n').trimEnd() + '\n'
    }
    const random = seededRandom(`playthrough ${game.id} ${seats}`, at)
    const action = turn.by === 'chance' ? game.chance(state, random) : game.sampleLegal(state, random)
    const decision = game.decide(state, action)
    if (!decision.ok) throw new Error(`${game.id} refuses ${decision.refusal.code}`)
    positions.push(positionText(game, state, at, action, decision.events))
    for (const event of decision.events) state = game.evolve(state, event)
  }
}

const FOLDER = join(import.meta.dirname, '..', 'docs', 'playthroughs')

/** What each file should contain, by its name. */
export const playthroughs = (): ReadonlyMap<string, string> =>
  new Map(
    GAMES.flatMap((game) => {
      const { min, max } = game.seats
      return Array.from({ length: max - min + 1 }, (_, more): [string, string] => [
        `${game.id}-${min + more}.txt`,
        playthrough(game, min + more),
      ])
    }),
  )

/** The names of the files that differ from what they should contain, are missing, or should not be there. */
export const differing = (wanted: ReadonlyMap<string, string>): readonly string[] => {
  const there = existsSync(FOLDER) ? readdirSync(FOLDER) : []
  const wrong = [...wanted].filter(
    ([name, text]) => !there.includes(name) || readFileSync(join(FOLDER, name), 'utf8') !== text,
  )
  return [...wrong.map(([name]) => name), ...there.filter((name) => !wanted.has(name))]
}

if (import.meta.main) {
  const onlyChecks = process.argv.includes('--check')
  const wanted = playthroughs()
  mkdirSync(FOLDER, { recursive: true })
  for (const name of differing(wanted)) {
    console.log(onlyChecks ? `docs/playthroughs/${name} differs from the rules` : `docs/playthroughs/${name}`)
    if (onlyChecks) process.exitCode = 1
    else {
      const text = wanted.get(name)
      if (text === undefined) rmSync(join(FOLDER, name))
      else writeFileSync(join(FOLDER, name), text)
    }
  }
}
