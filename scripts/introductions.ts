/**
 * `npm run introductions -- [GAME...]`: plays matches until one has a turn in its middle with everything that the
 * pictures of the game's introduction show, and writes it to `src/engine/games/<id>/text/introduction-match.json`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES, gameOf } from '../src/engine/index.ts'
import type { AnyGame, GameEvent } from '../src/engine/kernel/game.ts'
import { isShown, type Introduction, type IntroductionMatch } from '../src/engine/kernel/introduction.ts'
import { seededRandom } from '../src/engine/kernel/random.ts'
import { exampleOptions, type ExampleMatch } from '../src/engine/kernel/rules/examples.ts'

const MATCHES = 400
/** The part of the match where pictures are taken, as shares: with pieces on the board, and room left. */
const FROM = 0.25
const TO = 0.6
/** The position that shows the game in full: the one after a player's action. */
const OPENS_AT = 0.62

interface Played {
  readonly match: ExampleMatch
  readonly events: readonly (readonly GameEvent[])[]
  /** For each action, true if it is a player's. */
  readonly chosen: readonly boolean[]
}

const folderOf = ({ id }: AnyGame): string =>
  join(import.meta.dirname, '..', 'src', 'engine', 'games', id, 'text')

const played = (game: AnyGame, { seats, options }: Introduction['firstMatch'], number: number): Played => {
  const random = seededRandom(`introduction ${game.id}`, number)
  const actions: unknown[] = []
  const events: (readonly GameEvent[])[] = []
  const chosen: boolean[] = []
  const match = { seats, options, actions }
  let state = game.start({ options: exampleOptions(game, match), seats })
  for (let turn = game.turn(state); turn.by !== 'nobody'; turn = game.turn(state)) {
    const action =
      turn.by === 'chance'
        ? game.chance(state, random)
        : (game.heuristics?.rolloutPolicy?.(state, random) ?? game.sampleLegal(state, random))
    const decision = game.decide(state, action)
    if (!decision.ok) throw new Error(`${game.id} refuses what it calls legal: ${decision.refusal.code}`)
    actions.push(action)
    events.push(decision.events)
    chosen.push(turn.by !== 'chance')
    for (const event of decision.events) state = game.evolve(state, event)
  }
  return { match, events, chosen }
}

/** The moments of the pictures from a step on; undefined unless all are there. */
const turnFrom = (
  { pictures, within }: Introduction,
  { events }: Played,
  from: number,
): IntroductionMatch['turn'] | undefined => {
  const found: { step: number; event: number }[] = []
  const shown: GameEvent[] = []
  let [step, index] = [from, 0]
  for (const picture of pictures) {
    for (;;) {
      if (step >= from + within || step >= events.length) return undefined
      const all = events[step] ?? []
      const event = all[index]
      if (event === undefined) [step, index] = [step + 1, 0]
      else if (isShown(picture, all, index, shown)) {
        found.push({ step: step + 1, event: index })
        shown.push(event)
        index += 1
        break
      } else if (found.length === 0 && step > from) return undefined
      else index += 1
    }
  }
  return found
}

const searched = (game: AnyGame, introduction: Introduction): IntroductionMatch => {
  for (let number = 0; number < MATCHES; number += 1) {
    const one = played(game, introduction.firstMatch, number)
    const count = one.events.length
    for (let from = Math.floor(count * FROM); from < count * TO; from += 1) {
      const turn = turnFrom(introduction, one, from)
      if (turn !== undefined)
        return { match: one.match, opensAt: one.chosen.indexOf(true, Math.round(count * OPENS_AT)) + 1, turn }
    }
  }
  throw new Error(`No match of ${game.id} has a turn like the one that is to be shown`)
}

const write = async (game: AnyGame): Promise<void> => {
  const file = join(folderOf(game), 'introduction.ts')
  // Every game has one, and a test checks its type.
  const { introduction } = (await import(file)) as { readonly introduction: Introduction }
  const found = searched(game, introduction)
  writeFileSync(join(folderOf(game), 'introduction-match.json'), `${JSON.stringify(found)}\n`)
  console.log(`${game.id}: ${found.match.actions.length} actions, ${JSON.stringify(found.turn)}`)
}

const asked = process.argv.slice(2)
const unknown = asked.filter((id) => gameOf(id) === undefined)
if (unknown.length > 0) throw new Error(`There is no game ${unknown.join(', ')}`)
for (const game of GAMES) if (asked.length === 0 || asked.includes(game.id)) await write(game)
