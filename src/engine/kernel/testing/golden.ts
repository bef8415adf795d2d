import { expect } from 'vitest'
import type { Game, GameEvent, Setup } from '../game.ts'
import { seededRandom } from '../random.ts'
import { playRandomly, type Choose } from './play.ts'

/**
 * One match in full as JSON, one step a line, so that a diff shows what a change of the rules changes. Chance draws
 * from the seed as at a table; the choices use a seed of their own.
 */
const goldenText = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  setup: Setup<O>,
  seed: string,
  choose: Choose<S, A>,
): string => {
  const { steps, final } = playRandomly(game, setup, seededRandom(`${seed} choices`, 0), {
    choose,
    luck: (k) => seededRandom(seed, k),
  })
  const lines = steps.map((step) => `  ${JSON.stringify(step)}`).join(',\n')
  const head = JSON.stringify({ game: game.id, rules: game.version, setup, seed }).slice(1, -1)
  return `{ ${head}, "steps": [\n${lines}\n], "final":\n  ${JSON.stringify(final)}\n}\n`
}

/**
 * Checks that a match still plays exactly as recorded in a file next to the test. After an intended change of the
 * rules, `npx vitest run golden --update` rewrites the files.
 */
export const checkGolden = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  setup: Setup<NoInfer<O>>,
  choose: Choose<NoInfer<S>, NoInfer<A>>,
  file: string,
): Promise<void> => expect(goldenText(game, setup, 'golden', choose)).toMatchFileSnapshot(file)
