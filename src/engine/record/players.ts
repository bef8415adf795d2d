/** Who plays a seat, as records name it. */
import type { Header } from './step.ts'

export type Player = Header['seats'][number]['player']

/** The built-in search at one of its levels. */
export const SEARCH_PLAYER = 'search'
/** Prefix of a program the user set up; the name from the settings follows. */
const PROGRAM = 'program:'

/** The player for a program, by its name in the settings. */
export const programPlayer = (name: string): Player => ({ kind: 'bot', bot: PROGRAM + name, level: 1 })

/** The name of the program that plays a seat; undefined for other players. */
export const programOf = (player: Player): string | undefined =>
  player.kind === 'bot' && player.bot.startsWith(PROGRAM) ? player.bot.slice(PROGRAM.length) : undefined
