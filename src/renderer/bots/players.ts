/** Names and strengths of the players that can take a seat. */
import { programOf, SEARCH_PLAYER, type Player } from '../../engine/record/players.ts'
import { LEVELS } from '../../engine/search/levels.ts'
import { sayIn, type Params } from '../ui/i18n.ts'
import type { Language } from '../../engine/kernel/text.ts'

export const PERSON: Player = { kind: 'person' }
const botOf = (level: number): Player => ({ kind: 'bot', bot: SEARCH_PLAYER, level })
export const LEVEL_PLAYERS: readonly Player[] = LEVELS.map(botOf)
export const BEGINNER = botOf(1)

/** Equal for players that are the same. */
export const playerKey = (player: Player): string =>
  player.kind === 'person' ? 'person' : `${player.bot} ${player.level}`

/** The name of a player: a text key and its parameters. */
export const playerText = (player: Player): { readonly k: string; readonly p: Params } => {
  if (player.kind === 'person') return { k: 'bots.person', p: {} }
  const program = programOf(player)
  if (program !== undefined) return { k: 'bots.program', p: { name: program } }
  return player.bot === SEARCH_PLAYER
    ? { k: `bots.level.${player.level}`, p: {} }
    : { k: 'bots.stranger', p: { name: player.bot } }
}

/** How strong a built-in bot is, as a text key (figures in docs/bots.md); undefined for anybody else. */
export const strengthText = (player: Player): { readonly k: string } | undefined =>
  player.kind === 'bot' && player.bot === SEARCH_PLAYER ? { k: `bots.about.${player.level}` } : undefined

/** The strength alone, for brackets after a name that already says it is a bot. */
export const strengthIn = (language: Language, player: Player): string =>
  player.kind === 'bot' && player.bot === SEARCH_PLAYER
    ? sayIn(language, `bots.strength.${player.level}`)
    : sayIn(language, playerText(player).k, playerText(player).p)
