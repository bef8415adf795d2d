/** How often a level wins in a game, from the game's ladder (docs/bots.md), in words. */
import type { Ladder } from '../../engine/kernel/ladder.ts'
import { SEARCH_PLAYER, type Player } from '../../engine/record/players.ts'
import { percent } from '../match/analysis/figures.ts'
import { sayIn, type ParamsFor } from '../ui/i18n.ts'

/** The ladders that were played, by the paths of their files. They come with the screen of a new match. */
const LADDERS = import.meta.glob<Ladder>('../../engine/games/*/bot/ladder.json', {
  eager: true,
  import: 'default',
})

/** What the ladder says of a level against the one below, or of the first against random play. */
export const winsText = (
  { pairs }: Pick<Ladder, 'pairs'>,
  level: number,
): { readonly k: string; readonly p: ParamsFor } | undefined => {
  const [bot, rival] = [`level${level}`, level === 1 ? 'random' : `level${level - 1}`]
  const pair = pairs.find(({ bots }) => bots.includes(bot) && bots.includes(rival))
  if (pair === undefined) return undefined
  const isFirst = pair.bots[0] === bot
  const of = (share: number): number => (isFirst ? share : 1 - share)
  const [low = 0, high = 1] = [of(pair.low), of(pair.high)].toSorted((one, other) => one - other)
  const n = Math.round(10 * of(pair.share))
  return {
    k: n === 10 ? 'newMatch.measured.nearly' : 'newMatch.measured.wins',
    p: (language) => ({
      n,
      low: percent(low),
      high: percent(high),
      rival:
        level === 1
          ? sayIn(language, 'newMatch.measured.random')
          : sayIn(language, 'newMatch.measured.level', {
              strength: sayIn(language, `bots.strength.${level - 1}`),
            }),
    }),
  }
}

/** The same for a player in a game; nothing for anybody but a level, or if it was not measured. */
export const measuredText = (game: string, player: Player): ReturnType<typeof winsText> => {
  const ladder = LADDERS[`../../engine/games/${game}/bot/ladder.json`]
  return ladder === undefined || player.kind !== 'bot' || player.bot !== SEARCH_PLAYER
    ? undefined
    : winsText(ladder, player.level)
}
