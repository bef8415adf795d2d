/** Who sits in a seat that no person takes. */
import type { AnyGame, Outcome } from '../../engine/kernel/game.ts'
import { quickRandom } from '../../engine/kernel/random.ts'
import type { Level } from '../../engine/search/levels.ts'
import type { ThreadPool, SearchRequest } from './thread-pool.ts'

/** A position in front of the seat that is to act. */
export interface BotPosition {
  readonly game: AnyGame
  readonly options: unknown
  readonly state: unknown
  readonly seat: number
  /** For every choice of the bot in this position; another one for another position. */
  readonly seed: string
}

/** A bot in one seat of one match. */
export interface Bot {
  /** A legal action. Rejects only if the signal is aborted, or for a bug. */
  choose(position: BotPosition, signal?: AbortSignal): Promise<unknown>
  /** Why it no longer plays by itself, if so: a stable code. */
  fault(): string | undefined
  /** The match is over, or the bot leaves it. */
  close(outcome?: Outcome): void
}

export const randomAction = ({ game, state, seed }: BotPosition): unknown =>
  game.sampleLegal(state, quickRandom(seed))

/** Any legal action. */
export const randomBot = (): Bot => ({
  choose: (position) => Promise.resolve(randomAction(position)),
  fault: () => undefined,
  close: () => undefined,
})

/** The position with all that its seat cannot see dealt anew, so that no bot can profit from it. */
export const determinized = ({ game, options, state, seat, seed }: BotPosition): unknown =>
  game.hasHiddenInformation(options) ? game.determinize(state, seat, quickRandom(`${seed} dealt`)) : state

/** What the threads are asked about a position; what the seat cannot see is not even sent to them. */
export const searchRequestOf = (position: BotPosition, level: Level, within?: number): SearchRequest => ({
  game: position.game.id,
  options: position.options,
  state: determinized(position),
  seat: position.seat,
  level,
  seed: position.seed,
  ...(within === undefined ? {} : { within }),
})

/** A level of the search, thinking in the background, for no more than `within` milliseconds. */
export const levelBot = (pool: ThreadPool, level: Level, within?: number): Bot => ({
  async choose(position, signal) {
    const { action } = await pool.think(searchRequestOf(position, level, within), signal)
    return action
  },
  fault: () => undefined,
  close: () => undefined,
})
