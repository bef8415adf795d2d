/**
 * Lets bots act at the tables that are open in a window: one bot thinks at each table, from the position the table
 * shows. Any change of that position ends the search. A bot's action is stored like a person's, and the windows are
 * notified.
 */
import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Seat } from '../../engine/kernel/seat.ts'
import type { BranchId, MatchId, StepId } from '../../engine/record/step.ts'
import { depthOf } from '../../engine/record/tree.ts'
import type { ApiError, Bots, Settings } from '../api/api.ts'
import { failureOf } from '../library/sqlite/errors.ts'
import { programOf, type Player } from '../../engine/record/players.ts'
import { tipOf, type OpenMatch } from '../table/match.ts'
import { actForBot, playRefusal } from '../table/moves.ts'
import { botToActAt, playerOf } from '../table/players.ts'
import type { TableChanged, Tables } from '../table/tables.ts'
import type { Window, Windows } from '../table/windows.ts'
import type { Bot, BotPosition } from './bot.ts'
import type { Limits } from './external-program.ts'
import type { ThreadPool } from './thread-pool.ts'
import { createBot } from './factory.ts'

export interface BotSchedulerOptions {
  readonly tables: Tables
  readonly windows: Windows
  readonly pool: ThreadPool
  readonly settings: () => Settings
  /** This host may start programs. */
  readonly mayStart: boolean
  /** Waits while another process writes to the library. */
  readonly whenFree: () => Promise<void> | undefined
  readonly limits?: Limits
}

export interface BotScheduler {
  /** Starts the bots to move at watched tables and stops all others. */
  update(): void
  /** Call it after each change of a match. */
  changed(event: TableChanged): void
  look(id: MatchId): Bots
  /** Pauses or resumes bots on the branch that the table plays. */
  pause(match: OpenMatch, paused: boolean): void
  /** A bot's action waits as long as the board of any window still tells of an earlier step. */
  hold(id: MatchId, window: Window, held: boolean): void
  /** Lets a failed bot try again, and allows programs in this match from now on. */
  retry(id: MatchId): void
  allowPrograms(id: MatchId): void
  /** Lets another player act for a seat until Qipu ends; the record keeps the original. */
  substitute(match: OpenMatch, seat: Seat, player: Player): void
  close(): void
}

interface Thought {
  readonly at: StepId
  readonly seat: Seat
  readonly stop: AbortController
}

/** A table with bots that is open in a window. */
interface BotTable {
  thought: Thought | null
  /** The branches on which bots are paused. */
  readonly paused: Set<BranchId>
  trouble: { readonly at: StepId; readonly seat: Seat; readonly error: ApiError } | null
  readonly programs: Map<Seat, Bot>
}

/** The least time between two bot actions, in milliseconds, so that people can follow. */
const PACES: { readonly [P in Settings['botPace']]: number } = { none: 0, quick: 700, calm: 2000 }

/** Error codes for the faults of programs. */
const FAULTS: { readonly [fault: string]: string } = {
  ended: 'programEnded',
  tooSlow: 'programTooSlow',
  nonsense: 'programNonsense',
}

export const botPositionAt = (match: OpenMatch, at: StepId, seat: Seat): BotPosition => ({
  game: match.game,
  options: match.game.schemas.options.parse(match.record.header.options),
  state: match.positions.at(at),
  seat,
  // Depends on nothing hidden; the same on every line, like luck.
  seed: `${match.id} ${depthOf(match.record, at)}`,
})

export const createBotScheduler = (options: BotSchedulerOptions): BotScheduler => {
  const { tables, windows, pool, settings } = options
  const botTables = new Map<MatchId, BotTable>()
  const allowed = new Set<MatchId>()
  /** The windows that hold bots back, by match. */
  const holds = new Map<MatchId, Set<Window>>()
  const released = new EventEmitter<{ released: [] }>()
  const isHeld = (id: MatchId): boolean => [...(holds.get(id) ?? [])].some(({ opened }) => opened.has(id))

  const tableOf = (id: MatchId): BotTable => {
    const known = botTables.get(id)
    if (known !== undefined) return known
    const made: BotTable = { thought: null, paused: new Set(), trouble: null, programs: new Map() }
    botTables.set(id, made)
    return made
  }

  const look = (id: MatchId): Bots => {
    const table = botTables.get(id)
    const { trouble = null } = table ?? {}
    const opened = tables.open(id)
    return {
      match: id,
      thinking: table?.thought?.seat ?? null,
      paused: opened.ok && table !== undefined && table.paused.has(opened.value.playing),
      trouble: trouble === null ? null : { seat: trouble.seat, error: trouble.error },
    }
  }
  const notify = (id: MatchId): void => windows.pushTo(id, 'bots.changed', look(id))

  /** Stops a search. Ends a program, because its answer would be for an outdated position. */
  const stop = (table: BotTable): void => {
    const { thought } = table
    if (thought === null) return
    table.thought = null
    thought.stop.abort(new Error('The table has moved on'))
    dismiss(table, thought.seat)
  }
  const dismiss = (table: BotTable, seat: Seat): void => {
    table.programs.get(seat)?.close()
    table.programs.delete(seat)
  }
  const leave = (id: MatchId, table: BotTable): void => {
    stop(table)
    for (const seat of [...table.programs.keys()]) dismiss(table, seat)
    botTables.delete(id)
    holds.delete(id)
  }

  /** The bot of a seat, or why there is none. */
  const botFor = (match: OpenMatch, table: BotTable, seat: Seat): Bot | ApiError => {
    const known = table.programs.get(seat)
    if (known !== undefined) return known
    const player = playerOf(match, seat)
    const found = createBot(match, seat, player, {
      pool,
      programs: settings().programs,
      masterSeconds: settings().masterSeconds,
      mayStart: options.mayStart,
      isAllowed: allowed.has(match.id),
      ...(options.limits === undefined ? {} : { limits: options.limits }),
    })
    if (!found.ok) return found.error
    if (programOf(player) !== undefined) table.programs.set(seat, found.value)
    return found.value
  }

  /** The bot's action. Rejects with a `BotFailure`, or when the search is stopped. */
  const chosen = async (match: OpenMatch, table: BotTable, thought: Thought): Promise<unknown> => {
    const { at, seat, stop } = thought
    const from = performance.now()
    const bot = botFor(match, table, seat)
    if ('code' in bot) throw new BotFailure(bot)
    const action = await bot.choose(botPositionAt(match, at, seat), stop.signal)
    const fault = bot.fault()
    if (fault !== undefined) {
      dismiss(table, seat)
      const program = programOf(playerOf(match, seat)) ?? ''
      throw new BotFailure({ code: FAULTS[fault] ?? 'botFailed', details: { program } })
    }
    const left = PACES[settings().botPace] - (performance.now() - from)
    if (left > 0) await wait(left, undefined, { signal: stop.signal })
    while (isHeld(match.id)) await once(released, 'released', { signal: stop.signal })
    return action
  }

  const troubleOf = (thrown: unknown): ApiError => {
    if (thrown instanceof BotFailure) return thrown.error
    const failure = failureOf(thrown)
    if (failure !== undefined) return failure
    console.error('A bot failed:', thrown)
    return { code: 'botFailed' }
  }

  const run = async (match: OpenMatch, table: BotTable, thought: Thought): Promise<void> => {
    const { id } = match
    const { at, seat, stop } = thought
    try {
      const action = await chosen(match, table, thought)
      await options.whenFree()
      if (stop.signal.aborted) return
      // It has come to its end: the change must not stop it.
      table.thought = null
      const done = tables.change(id, (open) => actForBot(open, at, action))
      if (!done.ok && done.error.code !== 'stale') throw new BotFailure(done.error)
    } catch (thrown) {
      if (stop.signal.aborted) return
      table.thought = null
      table.trouble = { at, seat, error: troubleOf(thrown) }
      notify(id)
    }
    update()
  }

  const startThinking = (match: OpenMatch, table: BotTable, at: StepId, seat: Seat): void => {
    const thought: Thought = { at, seat, stop: new AbortController() }
    table.thought = thought
    notify(match.id)
    void run(match, table, thought)
  }

  const updateTable = (id: MatchId): void => {
    const opened = tables.open(id)
    const match = opened.ok && playRefusal(opened.value) === undefined ? opened.value : undefined
    const at = match === undefined ? undefined : tipOf(match)
    const seat = match === undefined || at === undefined ? undefined : botToActAt(match, at)
    const before = botTables.get(id)
    if (before === undefined && seat === undefined) return
    const table = tableOf(id)
    if (table.trouble !== null && (table.trouble.at !== at || seat === undefined)) {
      table.trouble = null
      notify(id)
    }
    const isPaused = match !== undefined && table.paused.has(match.playing)
    const isToThink = seat !== undefined && !isPaused && table.trouble === null
    const { thought } = table
    if (thought !== null && (!isToThink || thought.at !== at || thought.seat !== seat)) stop(table)
    if (isToThink && match !== undefined && at !== undefined && table.thought === null)
      startThinking(match, table, at, seat)
    else if (thought !== null && table.thought === null) notify(id)
  }

  const update = (): void => {
    released.emit('released')
    const watched = windows.watched()
    for (const [id, table] of botTables) if (!watched.has(id)) leave(id, table)
    for (const id of watched)
      try {
        updateTable(id)
      } catch (thrown) {
        // The match cannot be read now; requests for it report why.
        console.error(`The bots of match ${id} could not be looked after:`, thrown)
      }
  }

  const holdBack = (match: OpenMatch): void => {
    const isBots = botToActAt(match, tipOf(match)) !== undefined
    if (isBots || botTables.has(match.id)) pause(match, isBots)
  }

  const pause = (match: OpenMatch, paused: boolean): void => {
    const table = tableOf(match.id)
    if (paused) table.paused.add(match.playing)
    else table.paused.delete(match.playing)
    notify(match.id)
  }

  return {
    update,
    look,
    changed(event) {
      if (event.kind === 'played') {
        const match = tables.peek(event.match)
        if (event.holdsBots && match !== undefined) holdBack(match)
        // On another branch bots wait or act as they did there before.
        else if (event.turned && botTables.has(event.match)) notify(event.match)
      }
      if (event.kind === 'played' || event.kind === 'screen' || event.kind === 'replaced') update()
    },
    pause(match, paused) {
      pause(match, paused)
      update()
    },
    hold(id, window, held) {
      const all = holds.get(id) ?? new Set()
      if (held) all.add(window)
      else all.delete(window)
      holds.set(id, all)
      released.emit('released')
    },
    retry(id) {
      allowed.add(id)
      tableOf(id).trouble = null
      notify(id)
      update()
    },
    allowPrograms: (id) => void allowed.add(id),
    substitute(match, seat, player) {
      const table = tableOf(match.id)
      stop(table)
      dismiss(table, seat)
      table.trouble = null
      match.session.substitutes.set(seat, player)
      tables.changed({ kind: 'screen', match: match.id })
      notify(match.id)
    },
    close() {
      for (const [id, table] of botTables) leave(id, table)
    },
  }
}

/** Carries the error code why a bot cannot act. */
class BotFailure extends Error {
  readonly error: ApiError
  constructor(error: ApiError) {
    super(error.code)
    this.error = error
  }
}
