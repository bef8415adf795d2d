/** Facts about games for the screens: which ones exist, and their number of seats in words. */
import { FACTS } from '../../engine/facts.ts'
import { factsOf } from '../ui/games.ts'
import { hasText } from '../ui/i18n.ts'

/** Games that can be played here: all with rules, as those without a board have the default one. */
export const playable = FACTS

/** `2` or `2–4`. */
export const seatRange = (id: string): string => {
  const seats = factsOf(id)?.seats
  if (seats === undefined) return ''
  return seats.min === seats.max ? String(seats.min) : `${seats.min}–${seats.max}`
}

/** The game lists its rules one by one. */
export const hasRules = (id: string): boolean => factsOf(id)?.hasRules === true

/** Text key and parameters of a game's name; shows the id of a game this program does not know. */
export const nameOf = (id: string): { readonly k: string; readonly p: { readonly game: string } } => ({
  k: hasText(`game.${id}.name`) ? `game.${id}.name` : 'shell.unknownGame',
  p: { game: id },
})
