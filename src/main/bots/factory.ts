/** Creates the bot of a seat: a level of the search, or a program the user has allowed. */
import { LEVELS, MASTER, type Level } from '../../engine/search/levels.ts'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { Seat } from '../../engine/kernel/seat.ts'
import type { ApiError, Settings } from '../api/api.ts'
import { programOf, SEARCH_PLAYER, type Player } from '../../engine/record/players.ts'
import type { OpenMatch } from '../table/match.ts'
import { levelBot, type Bot } from './bot.ts'
import { externalBot, LIMITS, type Limits } from './external-program.ts'
import type { ThreadPool } from './thread-pool.ts'

/** The longest a level below the master thinks at a table, in milliseconds. */
export const MAX_THINK_MS = 10_000

/** Asks the user whether a command may be run; absent where programs are never started. */
export type Consent = (command: string) => Promise<boolean>

export interface BotFactoryOptions {
  readonly pool: ThreadPool
  readonly programs: Settings['programs']
  /** The longest the master thinks, in seconds. */
  readonly masterSeconds: Settings['masterSeconds']
  /** This host may start programs. */
  readonly mayStart: boolean
  /** The user has allowed programs in this match. */
  readonly isAllowed: boolean
  readonly limits?: Limits
}

const program = (
  match: OpenMatch,
  seat: Seat,
  name: string,
  seating: BotFactoryOptions,
): Result<Bot, ApiError> => {
  if (!seating.mayStart) return err({ code: 'noPrograms', details: { program: name } })
  const known = seating.programs.find((each) => each.name === name)
  if (known === undefined) return err({ code: 'programUnknown', details: { program: name } })
  const { command } = known
  if (!seating.isAllowed) return err({ code: 'programAsks', details: { program: name, command } })
  const { game, record } = match
  const options = game.schemas.options.parse(record.header.options)
  const place = { game, options, seats: record.header.seats.length, seat }
  return ok(externalBot(command, place, seating.limits ?? LIMITS))
}

/** Creates the bot of a seat. Codes botUnknown, noPrograms, programUnknown, programAsks. */
export const createBot = (
  match: OpenMatch,
  seat: Seat,
  player: Player,
  seating: BotFactoryOptions,
): Result<Bot, ApiError> => {
  const name = programOf(player)
  if (name !== undefined) return program(match, seat, name, seating)
  const level = player.kind === 'bot' ? levelOf(player.level) : undefined
  if (player.kind !== 'bot' || player.bot !== SEARCH_PLAYER || level === undefined)
    return err({ code: 'botUnknown', details: { bot: player.kind === 'bot' ? player.bot : '' } })
  const within = level === MASTER ? 1000 * seating.masterSeconds : MAX_THINK_MS
  return ok(levelBot(seating.pool, level, within))
}

const levelOf = (level: number): Level | undefined => LEVELS.find((each) => each === level)
