/** What seats are called that nobody has named. */
import type { Language } from '../../engine/kernel/text.ts'
import { leading, sayIn } from '../shell/i18n.ts'
import type { SeatDraft } from './draft.ts'

const BOT_NAMES = [1, 2, 3, 4, 5, 6] as const

/** By seat. Bots take names that nobody at the table has. */
export const standingNamesOf = (
  seats: readonly SeatDraft[],
  language: Language = leading.value,
): readonly string[] => {
  const taken = new Set(seats.map(({ name }) => name.trim()))
  return seats.map(({ name, player }, seat) => {
    if (player.kind !== 'bot') return sayIn(language, 'newMatch.player', { n: seat + 1 })
    const own = BOT_NAMES.map((_, index) =>
      sayIn(language, `newMatch.bots.${((seat + index) % BOT_NAMES.length) + 1}`),
    )
    const free = own.find((each) => !taken.has(each)) ?? sayIn(language, 'newMatch.bot', { n: seat + 1 })
    if (name.trim() === '') taken.add(free)
    return free
  })
}

/** True of every name a seat may have been given in a language without anybody typing it: bots were numbered once. */
export const isStandingName = (
  language: Language,
  seat: number,
  player: SeatDraft['player'],
  name: string,
): boolean =>
  ['newMatch.player', 'newMatch.bot'].some((key) => sayIn(language, key, { n: seat + 1 }) === name) ||
  (player.kind === 'bot' && BOT_NAMES.some((n) => sayIn(language, `newMatch.bots.${n}`) === name))
