/**
 * Stations: matches played without a window to a position that allows a certain action, so that a test takes each
 * action once by hand without a whole match between them.
 */
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { AnyGame } from '../../src/engine/kernel/game.ts'
import { seededRandom } from '../../src/engine/kernel/random.ts'
import type { MatchRecord } from '../../src/engine/record/tree.ts'
import { headerFor } from '../../src/engine/record/testing/player.ts'
import { chooserOf } from './choosers.ts'
import { played } from './playedMatch.ts'
import { importRecord } from './imports.ts'
import { openTable } from './library.ts'
import { playTable, pressCurtains } from './screen.ts'
import { type Course } from './stages.ts'

/** The fields that the actions of all games share. */
export interface Deed {
  readonly type: string
  readonly [part: string]: unknown
}

interface Station {
  readonly record: MatchRecord
  /** A possible action there; the test has to take one of its type. */
  readonly wish: Deed
}

/** The number of matches to try before an action counts as impossible; some are played sensibly, which takes longer. */
const TRIES = 60
const SENSIBLE = 4

/** A match up to where `stop` returns true; `stop` gets the next action and the number of actions before it. */
const matchUpTo = (
  game: AnyGame,
  course: Course,
  salt: string,
  stop: (next: Deed, before: number) => boolean,
  choose?: (state: unknown) => unknown,
): { readonly record: MatchRecord; readonly next: Deed | null; readonly actions: number } => {
  const random = seededRandom(salt, 0)
  const nonce = Buffer.from(salt).toString('hex').padStart(32, '0').slice(-32)
  const header = headerFor(game, { ...course, nonce, chance: { source: 'seeded', seed: salt } })
  let next: Deed | null = null
  let actions = 0
  const record = played(
    game,
    header,
    () => {
      actions += 1
      return next
    },
    (state) => {
      // Every action of every game has a type.
      const isSensible = choose !== undefined && actions % 2 === 0
      next = (isSensible ? choose(state) : game.sampleLegal(state, random)) as Deed
      return stop(next, actions)
    },
  )
  return { record, next, actions }
}

/** The first position of a match in which an action of this type comes next. */
export const stationOf = (game: AnyGame, courses: readonly Course[], type: string, way: string): Station => {
  for (let attempt = 0; attempt < TRIES; attempt += 1)
    for (const [index, course] of courses.entries()) {
      let wish: Deed | null = null
      const { record } = matchUpTo(
        game,
        course,
        `${way} ${type} ${index} ${attempt}`,
        (next) => {
          if (next.type === type) wish = next
          return wish !== null
        },
        attempt % SENSIBLE === SENSIBLE - 1 ? chooserOf(game) : undefined,
      )
      if (wish !== null) return { record, wish }
    }
  throw new Error(`${game.id}: nobody ever comes to ${type}`)
}

/** A random match without the last of its actions. */
const nearEnd = (game: AnyGame, course: Course, left: number, salt: string): MatchRecord => {
  const { actions } = matchUpTo(game, course, salt, () => false)
  return matchUpTo(game, course, salt, (_, before) => before >= actions - left).record
}

/** The types of actions that seats take: all in the game's schema except those of chance. */
export const typesOf = (game: AnyGame, ofChance: readonly string[]): readonly string[] =>
  z
    .object({ oneOf: z.array(z.object({ properties: z.object({ type: z.object({ const: z.string() }) }) })) })
    .parse(z.toJSONSchema(game.schemas.action))
    .oneOf.map(({ properties }) => properties.type.const)
    .filter((type) => !ofChance.includes(type))

/** The maximum number of stations in a test, so that each ends soon on a slow machine too. */
const MOST = 8
export const legsOf = (types: readonly string[]): readonly (readonly string[])[] => {
  const legs = Math.ceil(types.length / MOST)
  return Array.from({ length: legs }, (_, leg) => types.filter((_type, at) => at % legs === leg))
}

/** The types of all actions the page sends from its next load on. */
export const listenToActions = (page: Page): readonly string[] => {
  const types: string[] = []
  const act = z.object({
    method: z.literal('table.act'),
    input: z.object({ action: z.object({ type: z.string() }) }),
  })
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const sent = act.safeParse(JSON.parse(payload.toString()))
      if (sent.success) types.push(sent.data.input.action.type)
    }),
  )
  return types
}

/** How to act at a station so that an action of its type results. */
export interface Driver {
  readonly asks: string
  readonly act: (wish: Deed) => Promise<void>
  readonly way: Parameters<typeof playTable>[1]
}

/** Takes an action of each type, each in a match of its own; reports all failures at the end. */
export const visitStations = async (
  page: Page,
  {
    game,
    courses,
    types,
    name,
  }: {
    readonly game: AnyGame
    readonly courses: readonly Course[]
    readonly types: readonly string[]
    readonly name: string
  },
  { asks, act, way }: Driver,
): Promise<void> => {
  const sent = listenToActions(page)
  await pressCurtains(page)
  const made: string[] = []
  for (const type of types) {
    const { record, wish } = stationOf(game, courses, type, name)
    await importRecord(page, record, `${type} ${name}`)
    await openTable(page, record.root)
    const before = sent.length
    await playTable(page, way, { asks, act: () => act(wish), most: 1 })
    made.push(sent.slice(before).join() || 'nothing')
  }
  expect(made).toEqual(types)
}

/** Opens a match that is nearly over. */
export const openNearEnd = async (page: Page, game: AnyGame, course: Course, left: number): Promise<void> => {
  const record = nearEnd(game, course, left, 'nearly over')
  await importRecord(page, record, 'Nearly over')
  await openTable(page, record.root)
}
