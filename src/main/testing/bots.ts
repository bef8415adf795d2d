/** Matches with bots, for tests. */
import { vi } from 'vitest'
import { gameOf } from '../../engine/index.ts'
import { quickRandom } from '../../engine/kernel/random.ts'
import { createPositions } from '../../engine/record/positions.ts'
import type { MatchId } from '../../engine/record/step.ts'
import type { Input, Table } from '../api/api.ts'
import { createTestService, type TestService, type TestWindow } from './test-service.ts'

type Seats = Input<'match.create'>['seats']
export type Player = Seats[number]['player']
export const person: Player = { kind: 'person' }
export const level = (number: number): Player => ({ kind: 'bot', bot: 'search', level: number })
const COLOURS = [1, 2, 3, 4, 5, 6] as const

export const seated = (...players: readonly Player[]): Seats =>
  players.map((player, seat) => ({ name: `Player ${seat + 1}`, colour: COLOURS[seat] ?? 1, player }))

/** The table of a match, as last pushed to a window. */
export const latest = (window: TestWindow, match: string): Table | undefined =>
  window.pushed('table.changed').findLast(({ table }) => table.match === match)?.table

export const until = <T>(look: () => T | undefined | false, what: string): Promise<T> =>
  vi.waitFor(
    () => {
      const found = look()
      if (found === undefined || found === false) throw new Error(`Still waiting for ${what}`)
      return found
    },
    { timeout: 30_000, interval: 10 },
  )

/** Waits until a person is to move or the match is over. */
export const persons = async (window: TestWindow, table: Table): Promise<Table> => {
  const isTheirs = ({ turn, seats }: Table): boolean =>
    turn.by === 'nobody' || (typeof turn.by === 'number' && seats[turn.by]?.player.kind === 'person')
  if (isTheirs(table)) return table
  return until(() => {
    const now = latest(window, table.match)
    return now !== undefined && now.size >= table.size && isTheirs(now) ? now : undefined
  }, 'a person’s turn')
}

/** A legal action of the seat to move, read from the stored record; the same in each run for the same seed and size of the tree. */
export const anyAction = (program: TestService, table: Table, seed = ''): Input<'table.act'>['action'] => {
  const loaded = program.library.load(table.match as MatchId)
  if (!loaded.ok) throw new Error(loaded.error.code)
  const game = gameOf(table.game)
  if (game === undefined) throw new Error(`There is no game ${table.game}`)
  const state = createPositions(loaded.value, game).at(program.storedTip(table))
  return game.sampleLegal(state, quickRandom(`${seed} ${table.size}`)) as Input<'table.act'>['action']
}

export const act = async (
  program: TestService,
  window: TestWindow,
  table: Table,
  seed = '',
): Promise<Table> => {
  const asked = { match: table.match, at: table.tip, action: anyAction(program, table, seed) }
  return (await window.ask('table.act', asked)).table
}

/** A program that may start programs in seats, with bots that act at once. */
export const programWithBots = async (): Promise<TestService> => {
  const program = createTestService({ consent: () => Promise.resolve(true) })
  const first = program.window()
  await first.ask('settings.set', { botPace: 'none' })
  first.close()
  return program
}
