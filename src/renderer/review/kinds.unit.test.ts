import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { GAMES } from '../../engine/index.ts'
import type { Texts } from '../../engine/kernel/text.ts'

const typesIn = (texts: Texts[string] | undefined, above = ''): readonly string[] =>
  typeof texts === 'object'
    ? Object.entries(texts).flatMap(([name, below]) =>
        typesIn(below, above === '' ? name : `${above}.${name}`),
      )
    : [above]

const MANY_TYPES = 15

describe.each(GAMES.map((game) => [game.id, game] as const))('the kinds of event of %s', (_, game) => {
  it('are listed only for existing events', () => {
    const { oneOf, anyOf } = z.toJSONSchema(game.schemas.event)
    const types = (oneOf ?? anyOf ?? []).map(
      (each) => z.looseObject({ const: z.string() }).parse(each.properties?.['type']).const,
    )
    const kinds = game.text.locales.en['kinds']
    const named = kinds === undefined ? [] : typesIn(kinds)
    // A game with few types of events needs no kinds to jump to.
    if (types.length > MANY_TYPES) expect(named.length).toBeGreaterThan(5)
    expect(types).toEqual(expect.arrayContaining([...named]))
  })
})
