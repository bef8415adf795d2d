/** What the search finds to do next after an action, as far as the seat that acted can know. */
import { chanceWatch } from '../../engine/kernel/chance-run.ts'
import type { GameEvent } from '../../engine/kernel/game.ts'
import { quickRandom } from '../../engine/kernel/random.ts'
import type { Seat } from '../../engine/kernel/seat.ts'
import { canonicalJson } from '../../engine/record/canonical.ts'
import { playoutsOf } from '../../engine/search/levels.ts'
import { determinized, type BotPosition } from './bot.ts'
import { MAX_THINK_MS } from './factory.ts'
import type { ThreadPool } from './thread-pool.ts'

export interface Reply {
  /** Who acts: an opponent, or the seat itself if its turn goes on. */
  readonly by: Seat
  readonly action: unknown
  readonly events: readonly GameEvent[]
  /** In how many of the deals the search found this one. */
  readonly times: number
  readonly deals: number
}

/** How often what the seat cannot see is dealt, and what chance decides drawn. */
const DEALS = 8
/** A reply is told only if at least this many deals agree on it. */
const LEAST_AGREEING = 3

/** A whole position that the seat may take for the true one, up to the next decision; undefined once the match is over. */
const dealtAfter = (after: BotPosition, seed: string) => {
  const { game } = after
  let now = determinized({ ...after, seed })
  const random = quickRandom(`${seed} drawn`)
  const watch = chanceWatch(game)
  for (;;) {
    const { by } = game.turn(now)
    watch(by)
    if (by === 'nobody') return undefined
    if (by !== 'chance') return { by, state: now }
    const decision = game.decide(now, game.chance(now, random))
    if (!decision.ok) throw new Error(`${game.id} refuses what chance does: ${decision.refusal.code}`)
    now = decision.events.reduce<unknown>((before, event) => game.evolve(before, event), now)
  }
}

/**
 * The next decision that a short search makes in a position after an action of `after.seat`, by whoever is to act then. What the seat cannot see is dealt anew for
 * each search, and what chance decides drawn, so the reply tells nothing the seat does not know. Undefined where fewer
 * than three of the eight deals agree.
 */
export const replyTo = async (after: BotPosition, pool: ThreadPool): Promise<Reply | undefined> => {
  const { game, options, seed } = after
  const positions = Array.from({ length: DEALS }, (_, deal) =>
    dealtAfter(after, `${seed} reply ${deal}`),
  ).flatMap((each) => each ?? [])
  const known = new Map<string, Promise<unknown>>()
  const found = await Promise.all(
    positions.map(async ({ by, state }, deal) => {
      // Where nothing is hidden or drawn, one search is enough.
      const key = canonicalJson([by, state])
      const thought =
        known.get(key) ??
        pool
          .think({
            game: game.id,
            options,
            state,
            seat: by,
            level: 5,
            seed: `${seed} reply ${deal}`,
            playouts: playoutsOf(game, 3),
            within: MAX_THINK_MS,
          })
          .then(({ action }) => action)
      known.set(key, thought)
      const action = await thought
      const decision = game.decide(state, action)
      return decision.ok ? [{ by, action, events: decision.events, of: canonicalJson([by, action]) }] : []
    }),
  )
  const replies = found.flat()
  const timesOf = (of: string): number => replies.filter((each) => each.of === of).length
  const [first] = replies.toSorted((one, other) => timesOf(other.of) - timesOf(one.of))
  if (first === undefined || timesOf(first.of) < LEAST_AGREEING) return undefined
  const { by, action, events, of } = first
  return { by, action, events, times: timesOf(of), deals: DEALS }
}
