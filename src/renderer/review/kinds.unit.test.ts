import { describe, expect, it } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import { eventTypes } from '../../engine/kernel/rules/event-types.ts'
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
    const types = [...eventTypes(game.schemas.event).keys()]
    const kinds = game.text.locales.en['kinds']
    const named = kinds === undefined ? [] : typesIn(kinds)
    // A game with few types of events needs no kinds to jump to.
    if (game.shelf !== undefined || types.length > MANY_TYPES) expect(named.length).toBeGreaterThan(5)
    expect(types).toEqual(expect.arrayContaining([...named]))
  })
})
