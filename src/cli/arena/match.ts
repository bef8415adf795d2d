/** One match between bots by the rules alone, without a record. */
import { chanceWatch } from '../../engine/kernel/chance-run.ts'
import type { AnyGame, Outcome } from '../../engine/kernel/game.ts'
import { quickRandom } from '../../engine/kernel/random.ts'
import { seatsOf } from '../../engine/kernel/seat.ts'
import type { Bot } from '../../main/bots/bot.ts'
import type { Contestant } from './contestant.ts'

export interface ArenaMatch {
  readonly game: AnyGame
  readonly options: unknown
  /** Who sits where. */
  readonly seated: readonly Contestant[]
  /** Seeds the luck of the match and the random choices of its bots. */
  readonly seed: string
}

export interface ArenaResult {
  readonly outcome: Outcome
  /** By seat. */
  readonly decisions: readonly number[]
  readonly milliseconds: readonly number[]
  readonly faults: readonly (string | undefined)[]
}

export const playMatch = async ({ game, options, seated, seed }: ArenaMatch): Promise<ArenaResult> => {
  const luck = quickRandom(`${seed} luck`)
  const decisions = seated.map(() => 0)
  const milliseconds = seated.map(() => 0)
  let state = game.start({ options, seats: seated.length })
  const bots: Bot[] = seatsOf(seated.length).flatMap((seat) => {
    return seated[seat]?.sit({ game, options, seats: seated.length, seat }) ?? []
  })
  let ending: Outcome | undefined
  const watch = chanceWatch(game)
  try {
    for (let step = 0; ; step += 1) {
      const turn = game.turn(state)
      watch(turn.by)
      if (turn.by === 'nobody') {
        ending = turn.outcome
        return { outcome: ending, decisions, milliseconds, faults: bots.map((bot) => bot.fault()) }
      }
      let action: unknown
      if (turn.by === 'chance') action = game.chance(state, luck)
      else {
        const seat = turn.by
        const from = performance.now()
        action = await bots[seat]?.choose({ game, options, state, seat, seed: `${seed} ${step}` })
        decisions[seat] = (decisions[seat] ?? 0) + 1
        milliseconds[seat] = (milliseconds[seat] ?? 0) + performance.now() - from
      }
      const decision = game.decide(state, action)
      if (!decision.ok) throw new Error(`${game.id} refuses a bot's action: ${decision.refusal.code}`)
      for (const event of decision.events) state = game.evolve(state, event)
    }
  } finally {
    for (const bot of bots) bot.close(ending)
  }
}
