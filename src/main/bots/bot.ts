/** What a bot is, and the bots that need no process: random play and the levels of the search. */
import type { AnyGame, Outcome } from '../../engine/kernel/game.ts'
import { quickRandom } from '../../engine/kernel/random.ts'
import type { Level } from '../../engine/search/levels.ts'
import type { ThreadPool, SearchRequest } from './thread-pool.ts'

/** A position in which a seat must act. */
export interface BotPosition {
  readonly game: AnyGame
  readonly options: unknown
  readonly state: unknown
  readonly seat: number
  /** Seeds every random choice of the bot here; different for each position. */
  readonly seed: string
}

/** A bot in one seat of one match. */
export interface Bot {
  /** Resolves to a legal action. Rejects if the signal is aborted, or on a bug. */
  choose(position: BotPosition, signal?: AbortSignal): Promise<unknown>
  /** Why random play has taken over, as a stable code; undefined while the bot plays itself. */
  fault(): string | undefined
  /** Call it when the match is over (`outcome`) or the bot leaves it. */
  close(outcome?: Outcome): void
}

export const randomAction = ({ game, state, seed }: BotPosition): unknown =>
  game.sampleLegal(state, quickRandom(seed))

/** Plays any legal action. */
export const randomBot = (): Bot => ({
  choose: (position) => Promise.resolve(randomAction(position)),
  fault: () => undefined,
  close: () => undefined,
})

/** Deals everything the seat cannot see anew at random, so that no bot profits from it. */
export const determinized = ({ game, options, state, seat, seed }: BotPosition): unknown =>
  game.hasHiddenInformation(options) ? game.conceal(state, seat).deal(quickRandom(`${seed} dealt`)) : state

/** The request for the threads; it does not contain what the seat cannot see. */
export const searchRequestOf = (position: BotPosition, level: Level, within?: number): SearchRequest => ({
  game: position.game.id,
  options: position.options,
  state: determinized(position),
  seat: position.seat,
  level,
  seed: position.seed,
  ...(within === undefined ? {} : { within }),
})

/** A level of the search on the threads, limited to `within` milliseconds. */
export const levelBot = (pool: ThreadPool, level: Level, within?: number): Bot => ({
  async choose(position, signal) {
    const { action } = await pool.think(searchRequestOf(position, level, within), signal)
    return action
  },
  fault: () => undefined,
  close: () => undefined,
})
