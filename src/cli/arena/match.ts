/** The bots named on the command line, and matches between them by the rules alone, without a record. */
import { chanceWatch } from '../../engine/kernel/chance-run.ts'
import type { AnyGame, Outcome } from '../../engine/kernel/game.ts'
import { quickRandom } from '../../engine/kernel/random.ts'
import { seatsOf } from '../../engine/kernel/seat.ts'
import { type Bot, levelBot, randomBot } from '../../main/bots/bot.ts'
import type { Level } from '../../engine/search/levels.ts'
import { externalBot, LIMITS, type ProgramSeat } from '../../main/bots/external-program.ts'
import type { ThreadPool } from '../../main/bots/thread-pool.ts'
import { CommandError } from '../command.ts'

/** A bot that can take seats in any number of matches. */
interface Contestant {
  readonly name: string
  sit(place: ProgramSeat): Bot
}

const LEVEL_OF: { readonly [name: string]: Level } = { level1: 1, level2: 2, level3: 3, level4: 4, level5: 5 }

/** Splits at commas before the name of a bot; other commas belong to the command of a program. */
const names = (text: string): readonly string[] =>
  text
    .split(/,(?=random(?:,|$)|level[1-5](?:,|$)|exec:)/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Parses the list of bots. `within` limits a program's decision, in milliseconds. */
export const contestants = (text: string, pool: () => ThreadPool, within: number): readonly Contestant[] =>
  names(text).map((name) => {
    if (name === 'random') return { name, sit: randomBot }
    const level = Object.hasOwn(LEVEL_OF, name) ? LEVEL_OF[name] : undefined
    if (level !== undefined) return { name, sit: () => levelBot(pool(), level) }
    const command = name.startsWith('exec:') ? name.slice('exec:'.length).trim() : ''
    if (command === '')
      throw new CommandError(
        `There is no bot "${name}"; the bots are random, level1 to level5 and exec:COMMAND.`,
      )
    return { name, sit: (place) => externalBot(command, place, { ...LIMITS, decision: within }) }
  })

export interface ArenaMatch {
  readonly game: AnyGame
  readonly options: unknown
  /** The bots by seat. */
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
