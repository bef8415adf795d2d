/** The schemas of a page answer as zod does, for all a record contains and for what is nearly that. */
import { gunzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { GAMES } from '../engine/index.ts'
import { seededRandom, type Random } from '../engine/kernel/random.ts'
import { mutated } from '../engine/kernel/testing/checks/mutate.ts'
import { encode } from '../engine/record/file/encode.ts'
import * as file from '../engine/record/file/schemas.ts'
import { playedRecord } from '../engine/record/testing/player.ts'

interface Parses {
  safeParse(value: unknown): {
    readonly success: boolean
    readonly data?: unknown
  }
}

let ours: { readonly games: typeof GAMES; readonly file: typeof file }
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('zod', () => import('./schemas.ts'))
  const [engine, schemas] = await Promise.all([
    import('../engine/index.ts'),
    import('../engine/record/file/schemas.ts'),
  ])
  ours = { games: engine.GAMES, file: schemas }
})
afterAll(() => {
  vi.doUnmock('zod')
  vi.resetModules()
})

/** What is read of a value, its members in their order. */
const answerOf = (schema: Parses, value: unknown): string => {
  const { success, data } = schema.safeParse(value)
  return success ? JSON.stringify(data) : 'refused'
}

const STRANGE = [null, undefined, '', 'x', 'main', -1, 0, 1.5, 1e300, true, [], [1], {}, { type: 'x' }]

/** The value with something of another kind somewhere in it, or with a member more or less. */
const bent = (value: unknown, random: Random): unknown => {
  const strange = STRANGE[random.below(STRANGE.length)]
  if (typeof value !== 'object' || value === null || random.below(8) === 0) return strange
  if (Array.isArray(value)) {
    const at = random.below(value.length + 1)
    return value.toSpliced(at, 1, bent(value[at], random))
  }
  const members = Object.entries(value)
  const [key = 'x', member] = members[random.below(members.length + 1)] ?? []
  const others = members.filter(([name]) => name !== key)
  return Object.fromEntries(random.below(4) === 0 ? others : [...others, [key, bent(member, random)]])
}

/** The values, and as many with a change as `changes` says. */
const tried = (values: readonly unknown[], changes: number, random: Random): readonly unknown[] => [
  ...values,
  ...Array.from({ length: changes }, (_, at) =>
    (at % 2 === 0 ? mutated : bent)(values[random.below(values.length)], random),
  ),
]

describe.each(GAMES.map((game) => [game.id, game] as const))('the schemas of %s', (id, game) => {
  const { record } = playedRecord(game, { seats: game.seats.max, steps: Infinity, changes: 60 })
  const steps = [...record.steps.values()]
  const random = seededRandom(id, 0)

  it.each([
    ['actions', 'action', steps.map(({ action }) => action)],
    ['events', 'event', steps.flatMap(({ events }) => events)],
    ['options', 'options', [record.header.options, {}]],
  ] as const)('read %s as zod does', (_, name, values) => {
    const mine = ours.games.find((each) => each.id === id)!.schemas[name]
    for (const value of tried(values, 2_000, random))
      expect([value, answerOf(mine, value)]).toEqual([value, answerOf(game.schemas[name], value)])
  })

  it('read the lines of files as zod does', () => {
    const bytes = encode(record, { label: { title: '棋', tags: ['x'] } })
    const lines = new TextDecoder()
      .decode(gunzipSync(bytes))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown)
    const schemas = (Object.keys(file) as (keyof typeof file)[]).filter((name) => name.endsWith('LineSchema'))
    expect(schemas.length).toBeGreaterThan(5)
    for (const value of tried(lines, 1_000, random))
      for (const name of schemas)
        expect([value, answerOf(ours.file[name] as Parses, value)]).toEqual([
          value,
          answerOf(file[name] as Parses, value),
        ])
  })

  it('tell what events and options there are', () => {
    const mine = ours.games.find((each) => each.id === id)!
    expect(mine.rollStatistics).toEqual(game.rollStatistics)
    const shown = (of: typeof game): string => JSON.stringify([of.ruleEvents, of.fields])
    expect(shown(mine)).toBe(shown(game))
    for (const { events } of steps.slice(0, 60))
      for (const event of events)
        expect(mine.redactEvent(event, 'public')).toEqual(game.redactEvent(event, 'public'))
  })
})
