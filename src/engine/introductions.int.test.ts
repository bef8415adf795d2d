/** Checks that the games with an introduction are introduced with a real match, and that its pictures show what their texts say. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAMES } from './index.ts'
import type { GameEvent } from './kernel/game.ts'
import {
  isShown,
  pictureMoment,
  stepsThrough,
  type Introduction,
  type IntroductionMatch,
} from './kernel/introduction.ts'
import { exampleOptions } from './kernel/rules/examples.ts'

const FOLDER = join(import.meta.dirname, 'games')

const introduced = GAMES.filter(({ id }) => existsSync(join(FOLDER, id, 'text', 'introduction.ts')))

describe.each(introduced.map((game) => [game.id, game] as const))(
  'the introduction of %s',
  async (id, game) => {
    const { introduction } = (await import(join(FOLDER, id, 'text', 'introduction.ts'))) as {
      readonly introduction: Introduction
    }
    const file = join(FOLDER, id, 'text', 'introduction-match.json')
    const example = JSON.parse(readFileSync(file, 'utf8')) as IntroductionMatch // written by `npm run introductions`

    it('has a match that the rules accept to its end', () => {
      const steps = stepsThrough(game, example.match)
      expect(steps).toHaveLength(example.match.actions.length + 1)
      expect(game.turn(steps.at(-1)?.state)).toMatchObject({ by: 'nobody' })
      expect(game.turn(steps[example.opensAt]?.state)).not.toMatchObject({ by: 'nobody' })
    })

    it('has pictures that show the events they describe, in order', () => {
      const steps = stepsThrough(game, example.match)
      const shown: GameEvent[] = []
      expect(example.turn).toHaveLength(introduction.pictures.length)
      for (const [at, picture] of introduction.pictures.entries()) {
        const place = example.turn[at]
        if (place === undefined) return expect.fail()
        const { events } = steps[place.step] ?? { events: [] }
        expect(isShown(picture, events, place.event, shown), `picture ${at + 1}`).toBe(true)
        const moment = pictureMoment(game, example, place, picture)
        expect(moment.event).toEqual(events[place.event])
        // A position in the middle of a step can be shown too.
        expect(game.view(moment.state, 'public')).toBeDefined()
        shown.push(moment.event)
      }
      const [first, last] = [example.turn[0]?.step ?? 0, example.turn.at(-1)?.step ?? Infinity]
      expect(last - first).toBeLessThan(introduction.within)
    })

    it('suggests a first match that the game allows', () => {
      const { seats, options } = introduction.firstMatch
      expect(seats).toBeGreaterThanOrEqual(game.seats.min)
      expect(seats).toBeLessThanOrEqual(game.seats.max)
      expect(exampleOptions(game, { seats, options, actions: [] })).toMatchObject(options)
    })

    it('has all texts in every language', () => {
      for (const language of game.languages) {
        const { pictures, turn, ...rest } = introduction.texts[language]
        expect(pictures).toHaveLength(introduction.pictures.length)
        const all = [
          ...Object.values(rest),
          ...Object.values(turn),
          ...pictures.flatMap(Object.values<string>),
        ]
        expect(all.filter((text) => text.trim() === '')).toEqual([])
      }
    })
  },
)
