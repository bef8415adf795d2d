/** Examples of rules as the engine replays them, loaded when somebody reads a game's rules. */
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
import { loadKits } from '../boards/kits.ts'
import { say } from '../ui/i18n.ts'
import type { Router } from 'vue-router'
import { encode } from '../../engine/record/file/encode.ts'
import { exampleRecord } from '../../engine/record/example-record.ts'
import { BEGINNER, PERSON } from '../bots/players.ts'
import { base64Of } from '../ui/format/bytes.ts'
import { client } from '../ui/client/client.ts'
import { onceAtATime } from '../ui/client/onceAtATime.ts'
import { useToasts } from '../ui/toasts.ts'

const loaders = import.meta.glob<RuleExamples>('../../engine/games/*/text/examples.json', {
  import: 'default',
})

/** All examples of a game; undefined while loading, and for a game without any. */
export const useExamples = (game: () => string): Ref<RuleExamples | undefined> => {
  const examples = shallowRef<RuleExamples>()
  watch(
    game,
    async (id) => {
      examples.value = undefined
      const [loaded] = await Promise.all([
        loaders[`../../engine/games/${id}/text/examples.json`]?.(),
        // Boards draw the examples.
        loadKits(),
      ])
      if (game() === id) examples.value = loaded
    },
    { immediate: true },
  )
  return examples
}

/** The seats of an example, named after their colours. */
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

/** Opens the position of an example as a match of one's own. */
const hexDigits = (count: number): string =>
  [...crypto.getRandomValues(new Uint8Array(count / 2))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

const tried = async (
  id: string,
  { matches }: RuleExamples,
  { example: { match: index, rule, step, refused }, moment: { actor }, seats }: Shown,
  router: Router,
): Promise<void> => {
  const [game, match] = [gameOf(id), matches[index]]
  if (game === undefined || match === undefined) return
  const count = refused === undefined ? step - 1 : step
  const own = typeof actor === 'number' ? actor : 0
  const record = exampleRecord(game, match, count, {
    // The person plays alone against bots, so that no hands have to be covered.
    seats: seats.map(({ name }, seat) => ({ name, player: seat === own ? PERSON : BEGINNER })),
    nonce: hexDigits(32),
    seed: hexDigits(16),
    startedAt: new Date().toISOString(),
  })
  const title = say('rules.example.matchTitle', { rule })
  const bytes = await base64Of(new Blob([new Uint8Array(encode(record, { label: { title, tags: [] } }))]))
  const answer = await client.request('library.import', { name: `${rule}.qipu`, bytes })
  if (!answer.ok) return useToasts().refused(answer.error)
  await router.push({ name: 'table', params: { match: answer.value.match } })
}

export const tryExample = onceAtATime(tried)
