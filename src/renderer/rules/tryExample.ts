/** Opens the position of an example as a match of one's own. */
import type { Router } from 'vue-router'
import { gameOf } from '../../engine/index.ts'
import type { RuleExamples } from '../../engine/kernel/rules/examples.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { exampleRecord } from '../../engine/record/example-record.ts'
import { BEGINNER, PERSON } from '../bots/players.ts'
import { base64Of } from '../ui/format/bytes.ts'
import { client } from '../ui/client/client.ts'
import { say } from '../ui/i18n.ts'
import { onceAtATime } from '../ui/client/onceAtATime.ts'
import { useToasts } from '../ui/toasts.ts'
import type { Shown } from './examples.ts'

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
    // One tries it alone: the others are bots, so that no hands have to be covered.
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
