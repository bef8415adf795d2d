/** Who takes a seat, as records name it. */
import type { Header } from './step.ts'

export type Player = Header['seats'][number]['player']

/** The built-in search, at one of its levels. */
export const SEARCH_PLAYER = 'search'
/** A program of the person's own: this, and the name it has in the settings. */
const PROGRAM = 'program:'

export const programPlayer = (name: string): Player => ({ kind: 'bot', bot: PROGRAM + name, level: 1 })

/** The name of the program a player is; undefined for all others. */
export const programOf = (player: Player): string | undefined =>
  player.kind === 'bot' && player.bot.startsWith(PROGRAM) ? player.bot.slice(PROGRAM.length) : undefined
