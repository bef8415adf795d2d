import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAMES } from './index.ts'
import type { AnyGame } from './kernel/game.ts'
import type { AnyCoach } from './kernel/introduction.ts'
import { optionsFor } from './kernel/options.ts'
import { oneOf, quickRandom, type Random } from './kernel/random.ts'

/** The games with a coach, which each load by themselves. */
const coached = GAMES.filter(({ id }) =>
  existsSync(join(import.meta.dirname, 'games', id, 'text', 'coach.ts')),
)

/** The default options in every third match, and values drawn at random in the others: some need topics of their own. */
const optionsOf = (game: AnyGame, seats: number, number: number, random: Random): unknown => {
  const drawn = Object.entries(game.fields).map(([name, { values }]) => [name, oneOf(values, random)])
  const options = optionsFor(game, number % 3 === 2 ? {} : Object.fromEntries(drawn), seats)
  return options.ok ? options.value : game.schemas.options.parse({})
}

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
    for (let number = 0; number < 500 && (number < 4 || topics.size < all.length); number += 1) {
      const random = quickRandom(`coach ${id} ${number}`)
      const { min, max } = game.seats
      const seats = min + random.below(max - min + 1)
      const options = optionsOf(game, seats, number, random)
      let state = game.start({ options, seats })
      for (let turn = game.turn(state); turn.by !== 'nobody'; turn = game.turn(state)) {
        if (turn.by !== 'chance') {
          // The topic depends only on what the seat to act sees.
          const topic = coach.topic(game.view(state, turn.by) as never)
          if (topic !== undefined) topics.add(topic)
        }
        // Half the actions as bots play, so that boards fill up, half at random, so that odd things happen.
        const chosen = (): unknown =>
          (number % 2 === 0 ? game.heuristics?.rolloutPolicy?.(state, random) : undefined) ??
          game.sampleLegal(state, random)
        const action = turn.by === 'chance' ? game.chance(state, random) : chosen()
        const decision = game.decide(state, action)
        if (!decision.ok) throw new Error(decision.refusal.code)
        for (const event of decision.events) state = game.evolve(state, event)
      }
    }
    for (const language of game.languages) {
      const { [language]: texts } = coach.texts
      expect([...topics].filter((topic) => !Object.hasOwn(texts, topic))).toEqual([])
      expect(Object.keys(texts).filter((topic) => !topics.has(topic))).toEqual([])
    }
  })
})
