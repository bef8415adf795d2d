/** Examples of rules as the engine replays them, loaded when somebody reads the rules of a game. */
import { shallowRef, watch, type Ref } from 'vue'
import { gameOf } from '../../engine/index.ts'
import {
  exampleMoment,
  type ExampleMoment,
  type RuleExample,
  type RuleExamples,
} from '../../engine/kernel/rules/examples.ts'
import { COLOURS } from '../../engine/record/step.ts'
import type { SeatRow } from '../../main/api/api.ts'
import { loadKits } from '../boards/kit/kit.ts'
import { say } from '../ui/i18n.ts'

const loaders = import.meta.glob<RuleExamples>('../../engine/games/*/text/examples.json', {
  import: 'default',
})

/** All examples of a game; undefined while they are loaded, and of a game that has none. */
export const useExamples = (game: () => string): Ref<RuleExamples | undefined> => {
  const examples = shallowRef<RuleExamples>()
  watch(
    game,
    async (id) => {
      examples.value = undefined
      const [loaded] = await Promise.all([
        loaders[`../../engine/games/${id}/text/examples.json`]?.(),
        // Boards draw them.
        loadKits(),
      ])
      if (game() === id) examples.value = loaded
    },
    { immediate: true },
  )
  return examples
}

/** Seats of an example, named for their colours. */
export const exampleSeats = (count: number): readonly SeatRow[] =>
  COLOURS.slice(0, count).map((colour) => ({
    name: say(`shell.colour.${colour}`),
    colour,
    player: { kind: 'person' },
  }))

export interface Shown {
  readonly example: RuleExample
  readonly moment: ExampleMoment
  readonly seats: readonly SeatRow[]
}

/** The examples of one rule. */
export const examplesOf = (game: string, examples: RuleExamples, rule: string): readonly Shown[] => {
  const rules = gameOf(game)
  if (rules === undefined) return []
  return examples.examples
    .filter((example) => example.rule === rule)
    .map((example) => ({
      example,
      moment: exampleMoment(rules, examples, example),
      seats: exampleSeats(examples.matches[example.match]?.seats ?? rules.seats.min),
    }))
}
