import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAMES } from './index.ts'
import type { AnyCoach } from './kernel/introduction.ts'
import { checkMessage } from './kernel/testing/checks/sentences.ts'
import { viewsBeforeChoices } from './kernel/testing/views.ts'

/** The games with a coach, which each load by themselves. */
const coached = GAMES.filter(({ id }) =>
  existsSync(join(import.meta.dirname, 'games', id, 'text', 'coach.ts')),
)

const coachOf = async (id: string): Promise<AnyCoach> => {
  const module = (await import(`./games/${id}/text/coach.ts`)) as { readonly coach: AnyCoach }
  return module.coach
}

describe.each(coached.map((game) => [game.id, game] as const))('the coach of %s', (id, game) => {
  it('has a text in each language for every topic, and every topic occurs', async () => {
    const coach = await coachOf(id)
    const topics = new Set<string>()
    const all = Object.keys(coach.texts.en)
    // Some topics come up once in a hundred matches.
    for (let number = 0; number < 500 && (number < 4 || topics.size < all.length); number += 1)
      for (const view of viewsBeforeChoices(game, 'coach', number)) {
        // The topic depends only on what the seat to act sees.
        const topic = coach.topic(view as never)
        if (topic !== undefined) topics.add(topic)
        for (const stake of coach.stakes?.(view as never) ?? []) checkMessage(game, stake)
      }
    for (const language of game.languages) {
      const { [language]: texts } = coach.texts
      expect([...topics].filter((topic) => !Object.hasOwn(texts, topic))).toEqual([])
      expect(Object.keys(texts).filter((topic) => !topics.has(topic))).toEqual([])
    }
  })
})
