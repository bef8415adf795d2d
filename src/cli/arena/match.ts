/** The bots named on the command line, and matches between them. */
import type { AnyGame, Outcome } from '../../engine/kernel/game.ts'
import { seatsOf } from '../../engine/kernel/seat.ts'
import { programPlayer, type Player } from '../../engine/record/players.ts'
import type { Header } from '../../engine/record/step.ts'
import type { MatchRecord } from '../../engine/record/tree.ts'
import { type Bot, levelBot, randomBot } from '../../main/bots/bot.ts'
import { LEVELS, type Level } from '../../engine/search/levels.ts'
import { externalBot, LIMITS } from '../../main/bots/external-program.ts'
import type { ProgramSeat } from '../../main/bots/program-process.ts'
import type { ThreadPool } from '../../main/bots/thread-pool.ts'
import { CommandError } from '../command.ts'
import { headerFor, nonceOf } from '../games-by-id.ts'
import { playMatch } from '../play-match.ts'

/** A bot that can take seats in any number of matches. */
export interface Contestant {
  readonly name: string
  /** As its seats' headers name it. */
  readonly player: Player
  sit(place: ProgramSeat): Bot
}

/** The longest name of a seat that a header takes. */
const MAX_NAME = 40

const LEVEL_OF: { readonly [name: string]: Level } = Object.fromEntries(
  LEVELS.map((level) => [`level${level}`, level]),
)

/** Splits at commas before the name of a bot; other commas belong to the command of a program. */
const names = (text: string, others: readonly Contestant[]): readonly string[] =>
  text
    .split(
      new RegExp(
        `,(?=(?:${['random', 'level[1-6]', ...others.map(({ name }) => name)].join('|')})(?:,|$)|exec:)`,
      ),
    )
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Parses the list of bots, `others` among them. `within` limits a program's decision, in milliseconds. */
export const contestants = (
  text: string,
  pool: () => ThreadPool,
  within: number,
  others: readonly Contestant[] = [],
): readonly Contestant[] =>
  names(text, others).map((name) => {
    const other = others.find((each) => each.name === name)
    if (other !== undefined) return other
    if (name === 'random') return { name, player: programPlayer(name), sit: randomBot }
    const level = Object.hasOwn(LEVEL_OF, name) ? LEVEL_OF[name] : undefined
    if (level !== undefined)
      return { name, player: { kind: 'bot', bot: 'search', level }, sit: () => levelBot(pool(), level) }
    const command = name.startsWith('exec:') ? name.slice('exec:'.length).trim() : ''
    if (command === '')
      throw new CommandError(
        `There is no bot "${name}"; the bots are random, level1 to level6 and exec:COMMAND.`,
      )
    return {
      name,
      player: programPlayer('exec'),
      sit: (place) => externalBot(command, place, { ...LIMITS, decision: within }),
    }
  })

export interface ArenaMatch {
  readonly game: AnyGame
  readonly options: Header['options']
  /** The bots by seat. */
  readonly seated: readonly Contestant[]
  /** Seeds the random choices of the bots. */
  readonly seed: string
  /** Seeds the luck: matches with the same one have the same deals and rolls, as far as their courses allow. */
  readonly luck: string
}

export interface ArenaResult {
  readonly outcome: Outcome
  /** By seat. */
  readonly decisions: readonly number[]
  readonly milliseconds: readonly number[]
  readonly faults: readonly (string | null)[]
}

export interface PlayedArenaMatch {
  readonly result: ArenaResult
  readonly record: MatchRecord
}

const headerOf = ({ game, options, seated, seed, luck }: ArenaMatch): Header => {
  const header = headerFor(game, seated.length, options, {
    nonce: nonceOf(`arena ${seed}`),
    chance: { source: 'seeded', seed: luck },
    startedAt: new Date(0).toISOString(),
  })
  const seats = header.seats.map((seat, at) => {
    const { name = '', player = seat.player } = seated[at] ?? {}
    return { ...seat, name: `${at + 1}: ${name}`.slice(0, MAX_NAME), player }
  })
  return { ...header, seats }
}

/** Plays a match between bots to its end. */
export const playArenaMatch = async (match: ArenaMatch): Promise<PlayedArenaMatch> => {
  const { game, options, seated, seed } = match
  const decisions = seated.map(() => 0)
  const milliseconds = seated.map(() => 0)
  const bots: Bot[] = seatsOf(seated.length).flatMap((seat) => {
    return seated[seat]?.sit({ game, options, seats: seated.length, seat }) ?? []
  })
  const played = playMatch(game, headerOf(match))
  let ending: Outcome | undefined
  try {
    for (let next = played.next(); ;) {
      if (next.done === true) {
        const { record, outcome } = next.value
        ending = outcome
        return {
          record,
          result: { outcome, decisions, milliseconds, faults: bots.map((bot) => bot.fault() ?? null) },
        }
      }
      const { seat, state, step } = next.value
      const from = performance.now()
      const action = await bots[seat]?.choose({ game, options, state, seat, seed: `${seed} ${step}` })
      decisions[seat] = (decisions[seat] ?? 0) + 1
      milliseconds[seat] = (milliseconds[seat] ?? 0) + performance.now() - from
      next = played.next(action)
    }
  } finally {
    for (const bot of bots) bot.close(ending)
  }
}
