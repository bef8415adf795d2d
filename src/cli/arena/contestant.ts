/** The bots named on the command line. */
import type { Level } from '../../engine/search/levels.ts'
import { levelBot, randomBot, type Bot } from '../../main/bots/bot.ts'
import { externalBot, LIMITS, type Place } from '../../main/bots/external-program.ts'
import type { ThreadPool } from '../../main/bots/thread-pool.ts'
import { CommandError } from '../command.ts'

/** A bot that can take seats in any number of matches. */
export interface Contestant {
  readonly name: string
  sit(place: Place): Bot
}

const LEVEL_OF: { readonly [name: string]: Level } = { level1: 1, level2: 2, level3: 3, level4: 4, level5: 5 }

/** Splits at the commas a bot's name follows: other commas belong to the command of a program. */
const names = (text: string): readonly string[] =>
  text
    .split(/,(?=random(?:,|$)|level[1-5](?:,|$)|exec:)/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** `within`: milliseconds a program may take for a decision. */
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
