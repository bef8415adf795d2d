import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAMES } from './index.ts'
import type { AnyMisreading } from './kernel/misreadings.ts'
import { viewsBeforeChoices } from './kernel/testing/views.ts'
import { LANGUAGES } from './kernel/text.ts'

/** The games that name what is often played wrong; each list loads by itself. */
const told = GAMES.filter(({ id }) =>
  existsSync(join(import.meta.dirname, 'games', id, 'text', 'misreadings.ts')),
)

const misreadingsOf = async (id: string): Promise<readonly AnyMisreading[]> => {
  const module = (await import(`./games/${id}/text/misreadings.ts`)) as {
    readonly misreadings: readonly AnyMisreading[]
  }
  return module.misreadings
}

describe.each(told.map((game) => [game.id, game] as const))(
  'what is often played wrong in %s',
  (id, game) => {
    it('is said once, in both languages, with rules of the game', async () => {
      const misreadings = await misreadingsOf(id)
      const ids = misreadings.map((each) => each.id)
      expect(new Set(ids).size).toBe(ids.length)
      const rules = new Set(game.rules.map((rule) => rule.id))
      expect(misreadings.flatMap((each) => each.rules).filter((rule) => !rules.has(rule))).toEqual([])
      for (const { texts } of misreadings)
        for (const language of LANGUAGES) {
          expect(texts[language].wrong).toMatch(/[.。]$/)
          expect(texts[language].right).toMatch(/[.。]$/)
        }
      // Settings keep which ones a player was told, with keys of at most 40 characters.
      expect(ids.filter((each) => !/^[a-zA-Z]{1,24}$/.test(each))).toEqual([])
    })

    it('matters in some positions of a match and not in all', async () => {
      const misreadings = (await misreadingsOf(id)).filter(({ matters }) => matters !== undefined)
      const mattering = new Set<string>()
      const idle = new Set<string>()
      const isKnown = (): boolean => mattering.size === misreadings.length && idle.size === misreadings.length
      for (let number = 0; number < 200 && !isKnown(); number += 1)
        for (const view of viewsBeforeChoices(game, 'misreadings', number))
          for (const each of misreadings)
            (each.matters?.(view as never) === true ? mattering : idle).add(each.id)
      expect(misreadings.filter((each) => !mattering.has(each.id)).map((each) => each.id)).toEqual([])
      expect(misreadings.filter((each) => !idle.has(each.id)).map((each) => each.id)).toEqual([])
    })
  },
)
