/**
 * Lets bots act at the tables some window has open: at each table one thinks at a time, from the
 * position the table stands at. Whatever moves the table elsewhere ends the thought; what it comes
 * to is made durable as a person's action is, and told to the windows.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Seat } from '../../engine/kernel/seat.ts'
import type { MatchId, StepId } from '../../engine/record/step.ts'
import { depthOf } from '../../engine/record/tree.ts'
import type { ApiError, Bots, Settings } from '../api/api.ts'
import { failureOf } from '../library/errors.ts'
import { programOf, type Player } from '../../engine/record/players.ts'
import { tipOf, type OpenMatch } from '../table/match.ts'
import { actForBot, playRefusal } from '../table/moves.ts'
import { botToActAt, playerOf } from '../table/players.ts'
import type { Tables } from '../table/tables.ts'
import type { Windows } from '../service/windows.ts'
import type { Bot, BotPosition } from './bot.ts'
import type { Limits } from './external-program.ts'
import type { ThreadPool } from './thread-pool.ts'
import { createBot } from './factory.ts'

export interface BotSchedulerOptions {
  readonly tables: Tables
  readonly windows: Windows
  readonly pool: ThreadPool
  readonly settings: () => Settings
  readonly titleOf: (id: MatchId) => string
  /** Programs may be started here. */
  readonly mayStart: boolean
  readonly limits?: Limits
}

export interface BotScheduler {
  /** Sees to it that exactly those bots think whose turn it is at a watched table. To be called after any change. */
  settle(): void
  look(id: MatchId): Bots
  /** Bots at this table wait, or go on. */
  hold(id: MatchId, held: boolean): void
  /** The table was taken back: a bot that would act there waits until it is told to go on. */
  tookBack(match: OpenMatch): void
  /** Tries again after a trouble; programs may be started for this match from now on. */
  again(id: MatchId): void
  allowPrograms(id: MatchId): void
  /** Somebody else plays for a seat until Qipu ends. */
  relieve(match: OpenMatch, seat: Seat, player: Player): void
  close(): void
}

interface Thought {
  readonly at: StepId
  readonly seat: Seat
  readonly stop: AbortController
}

/** A table with bots that some window has open. */
interface Post {
  thought: Thought | null
  held: boolean
  trouble: { readonly at: StepId; readonly seat: Seat; readonly error: ApiError } | null
  readonly programs: Map<Seat, Bot>
}

/** Least milliseconds between two actions of bots, so that people can follow. */
const PACES: { readonly [P in Settings['botPace']]: number } = { none: 0, quick: 700, calm: 2000 }

/** Why a program plays no more, as errors name it. */
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
  // Of nothing that is hidden; the same on every line, as luck is.
  seed: `${match.id} ${depthOf(match.record, at)}`,
})

export const createBotScheduler = (options: BotSchedulerOptions): BotScheduler => {
  const { tables, windows, pool, settings, titleOf } = options
  const posts = new Map<MatchId, Post>()
  const allowed = new Set<MatchId>()

  const postOf = (id: MatchId): Post => {
    const known = posts.get(id)
    if (known !== undefined) return known
    const made: Post = { thought: null, held: false, trouble: null, programs: new Map() }
    posts.set(id, made)
    return made
  }

  const look = (id: MatchId): Bots => {
    const post = posts.get(id)
    const { trouble = null } = post ?? {}
    return {
      match: id,
      thinking: post?.thought?.seat ?? null,
      held: post?.held ?? false,
      trouble: trouble === null ? null : { seat: trouble.seat, error: trouble.error },
    }
  }
  const tell = (id: MatchId): void => windows.tell(id, 'bots.changed', look(id))

  /** Ends a thought; a program that was asked would answer for a position that is gone, so it is ended too. */
  const stop = (post: Post): void => {
    const { thought } = post
    if (thought === null) return
    post.thought = null
    thought.stop.abort(new Error('The table has moved on'))
    dismiss(post, thought.seat)
  }
  const dismiss = (post: Post, seat: Seat): void => {
    post.programs.get(seat)?.close()
    post.programs.delete(seat)
  }
  const leave = (id: MatchId, post: Post): void => {
    stop(post)
    for (const seat of [...post.programs.keys()]) dismiss(post, seat)
    posts.delete(id)
  }

  /** The bot of a seat and, if it has a fault or cannot be had, why. */
  const botFor = (match: OpenMatch, post: Post, seat: Seat): Bot | ApiError => {
    const known = post.programs.get(seat)
    if (known !== undefined) return known
    const player = playerOf(match, seat)
    const found = createBot(match, seat, player, {
      pool,
      programs: settings().programs,
      mayStart: options.mayStart,
      isAllowed: allowed.has(match.id),
      ...(options.limits === undefined ? {} : { limits: options.limits }),
    })
    if (!found.ok) return found.error
    if (programOf(player) !== undefined) post.programs.set(seat, found.value)
    return found.value
  }

  /** What the bot does, or why it does nothing; rejects if the thought is ended. */
  const chosen = async (match: OpenMatch, post: Post, thought: Thought): Promise<unknown> => {
    const { at, seat, stop } = thought
    const from = performance.now()
    const bot = botFor(match, post, seat)
    if ('code' in bot) throw new Trouble(bot)
    const action = await bot.choose(botPositionAt(match, at, seat), stop.signal)
    const fault = bot.fault()
    if (fault !== undefined) {
      dismiss(post, seat)
      const program = programOf(playerOf(match, seat)) ?? ''
      throw new Trouble({ code: FAULTS[fault] ?? 'botFailed', details: { program } })
    }
    const left = PACES[settings().botPace] - (performance.now() - from)
    if (left > 0) await pause(left, undefined, { signal: stop.signal })
    return action
  }

  const troubleOf = (thrown: unknown): ApiError => {
    if (thrown instanceof Trouble) return thrown.error
    const failure = failureOf(thrown)
    if (failure !== undefined) return failure
    console.error('A bot failed:', thrown)
    return { code: 'botFailed' }
  }

  const run = async (match: OpenMatch, post: Post, thought: Thought): Promise<void> => {
    const { id } = match
    const { at, seat, stop } = thought
    try {
      const action = await chosen(match, post, thought)
      if (stop.signal.aborted) return
      const done = tables.change(id, (open) => actForBot(open, at, action))
      post.thought = null
      if (done.ok) {
        windows.announce('library.changed', { match: id })
        windows.tellOthers(done.value.match, titleOf(id), done.value.added)
      } else if (done.error.code !== 'stale') throw new Trouble(done.error)
    } catch (thrown) {
      if (stop.signal.aborted) return
      post.thought = null
      post.trouble = { at, seat, error: troubleOf(thrown) }
      tell(id)
    }
    settle()
  }

  const begin = (match: OpenMatch, post: Post, at: StepId, seat: Seat): void => {
    const thought: Thought = { at, seat, stop: new AbortController() }
    post.thought = thought
    tell(match.id)
    void run(match, post, thought)
  }

  const settleOne = (id: MatchId): void => {
    const opened = tables.open(id)
    const match = opened.ok && playRefusal(opened.value) === undefined ? opened.value : undefined
    const at = match === undefined ? undefined : tipOf(match)
    const seat = match === undefined || at === undefined ? undefined : botToActAt(match, at)
    const before = posts.get(id)
    if (before === undefined && seat === undefined) return
    const post = postOf(id)
    if (post.trouble !== null && (post.trouble.at !== at || seat === undefined)) {
      post.trouble = null
      tell(id)
    }
    const isToThink = seat !== undefined && !post.held && post.trouble === null
    const { thought } = post
    if (thought !== null && (!isToThink || thought.at !== at || thought.seat !== seat)) stop(post)
    if (isToThink && match !== undefined && at !== undefined && post.thought === null)
      begin(match, post, at, seat)
    else if (thought !== null && post.thought === null) tell(id)
  }

  const settle = (): void => {
    const watched = windows.watched()
    for (const [id, post] of posts) if (!watched.has(id)) leave(id, post)
    for (const id of watched)
      try {
        settleOne(id)
      } catch (thrown) {
        // The match cannot be read now; whoever asks for it is told why.
        console.error(`The bots of match ${id} could not be looked after:`, thrown)
      }
  }

  return {
    settle,
    look,
    hold(id, held) {
      postOf(id).held = held
      tell(id)
    },
    tookBack(match) {
      const held = botToActAt(match, tipOf(match)) !== undefined
      if (!held && posts.get(match.id)?.held !== true) return
      postOf(match.id).held = held
      tell(match.id)
    },
    again(id) {
      allowed.add(id)
      postOf(id).trouble = null
      tell(id)
    },
    allowPrograms: (id) => void allowed.add(id),
    relieve(match, seat, player) {
      const post = postOf(match.id)
      stop(post)
      dismiss(post, seat)
      post.trouble = null
      match.session.substitutes.set(seat, player)
      windows.tellOthers(match, titleOf(match.id), [])
      tell(match.id)
    },
    close() {
      for (const [id, post] of posts) leave(id, post)
    },
  }
}

/** Why a bot cannot act, on its way to whoever tells people. */
class Trouble extends Error {
  readonly error: ApiError
  constructor(error: ApiError) {
    super(error.code)
    this.error = error
  }
}
