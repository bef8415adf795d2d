/** What seats are called that nobody has named. */
import type { Language } from '../../engine/kernel/text.ts'
import { leading, sayIn } from '../ui/i18n.ts'
import type { SeatDraft } from './draft.ts'

const NAMES = [1, 2, 3, 4, 5, 6] as const

/** By seat. Bots take names that nobody at the table has. */
export const standingNamesOf = (
  seats: readonly SeatDraft[],
  language: Language = leading.value,
): readonly string[] => {
  const taken = new Set(seats.map(({ name }) => name.trim()))
  return seats.map(({ name, player }, seat) => {
    if (player.kind !== 'bot') return sayIn(language, `newMatch.players.${seat + 1}`)
    const own = NAMES.map((_, index) =>
      sayIn(language, `newMatch.bots.${((seat + index) % NAMES.length) + 1}`),
    )
    const free = own.find((each) => !taken.has(each)) ?? sayIn(language, 'newMatch.bot', { n: seat + 1 })
    if (name.trim() === '') taken.add(free)
    return free
  })
}

/** True of every name a seat may have been given in a language without anybody typing it; earlier versions numbered all. */
export const isStandingName = (
  language: Language,
  seat: number,
  player: SeatDraft['player'],
  name: string,
): boolean =>
  sayIn(language, `newMatch.players.${seat + 1}`) === name ||
  ['newMatch.player', 'newMatch.bot'].some((key) => sayIn(language, key, { n: seat + 1 }) === name) ||
  (player.kind === 'bot' && NAMES.some((n) => sayIn(language, `newMatch.bots.${n}`) === name))
