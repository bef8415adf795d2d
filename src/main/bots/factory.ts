/** Who thinks for a seat that a bot takes: a level of the search, or a program the person has allowed. */
import { LEVELS, type Level } from '../../engine/search/levels.ts'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { Seat } from '../../engine/kernel/seat.ts'
import type { ApiError, Settings } from '../api/api.ts'
import { programOf, SEARCH_PLAYER, type Player } from '../../engine/record/players.ts'
import type { OpenMatch } from '../table/match.ts'
import { levelBot, type Bot } from './bot.ts'
import { externalBot, LIMITS, type Limits } from './external-program.ts'
import type { ThreadPool } from './thread-pool.ts'

/** Milliseconds a level thinks at most at a table, however slow the machine is. */
export const MAX_THINK_MS = 10_000

/** Asks whether a command may be run; absent where programs are never started. */
export type Consent = (command: string) => Promise<boolean>

export interface BotFactoryOptions {
  readonly pool: ThreadPool
  readonly programs: Settings['programs']
  /** Programs may be started here at all. */
  readonly mayStart: boolean
  /** Somebody has said that programs may be started for this match. */
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

/** A bot for a seat; codes botUnknown, noPrograms, programUnknown, programAsks. */
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
  return ok(levelBot(seating.pool, level, MAX_THINK_MS))
}

const levelOf = (level: number): Level | undefined => LEVELS.find((each) => each === level)
