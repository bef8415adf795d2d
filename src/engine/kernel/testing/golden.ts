import { expect } from 'vitest'
import type { Game, GameEvent, Setup } from '../game.ts'
import { seededRandom } from '../random.ts'
import { playRandomly, type Choose } from './play.ts'

/**
 * One match in full as JSON, a step a line: what a change of the rules changes shows in the diff.
 * Chance draws from the seed as at a table; the choices come from a seed of their own.
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
 * A match is decided as it was recorded in a file beside the test. `npx vitest run golden --update` writes the files
 * anew after a wanted change of the rules.
 */
export const checkGolden = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  setup: Setup<NoInfer<O>>,
  choose: Choose<NoInfer<S>, NoInfer<A>>,
  file: string,
): Promise<void> => expect(goldenText(game, setup, 'golden', choose)).toMatchFileSnapshot(file)
