import { describe, expect, it } from 'vitest'
import { GAMES } from './index.ts'
import type { AnyCoach } from './kernel/introduction.ts'
import { quickRandom } from './kernel/random.ts'
import { LANGUAGES } from './kernel/text.ts'

/** Options that need other topics. */
const QUAKE_NOPOLY = [{ roles: 'choose' }, { variant: 'beginner' }, {}]

const coachOf = async (id: string): Promise<AnyCoach> => {
  const module = (await import(`./games/${id}/text/coach.ts`)) as { readonly coach: AnyCoach }
  return module.coach
}

describe.each(GAMES.map((game) => [game.id, game] as const))('the coach of %s', (id, game) => {
  it('has a text in both languages for every topic, and every topic occurs', async () => {
    const coach = await coachOf(id)
    const topics = new Set<string>()
    const all = Object.keys(coach.texts.en)
    // Some topics come up once in a hundred matches.
    for (let number = 0; number < 500 && (number < 4 || topics.size < all.length); number += 1) {
      const random = quickRandom(`coach ${id} ${number}`)
      const { min, max } = game.seats
      const seats = min + random.below(max - min + 1)
      const options = game.schemas.options.parse(id === 'quake-nopoly' ? QUAKE_NOPOLY[number % 3] : {})
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
    for (const language of LANGUAGES) {
      const { [language]: texts } = coach.texts
      expect([...topics].filter((topic) => !Object.hasOwn(texts, topic))).toEqual([])
      expect(Object.keys(texts).filter((topic) => !topics.has(topic))).toEqual([])
    }
  })
})
