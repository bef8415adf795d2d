/** What a picture of a step shows, when there is no room for the whole board. */
import { gameOf } from '../../engine/index.ts'
import type { GameEvent } from '../../engine/kernel/game.ts'
import { kitOf } from '../boards/kits.ts'

/** A picture shows one place, which may have several names: of an event all over the board nothing could be read. */
const MAX_PLACES = 3

/** The events that touch a few places of the board. */
export const smallEvents = (game: string, events: readonly GameEvent[]): readonly GameEvent[] =>
  events.filter((event) => {
    const { length } = kitOf(game)?.placesOfEvent?.(event) ?? []
    return length > 0 && length <= MAX_PLACES
  })

/**
 * What a step is about: the rarest kind of event that touches a few places, in the game's own account of the step
 * if there is one; undefined if none does.
 */
export const subjectOf = (game: string, events: readonly GameEvent[]): GameEvent | undefined => {
  const account = (gameOf(game)?.text.account?.(events) ?? []).filter(
    (each): each is GameEvent => 'type' in each,
  )
  const told = smallEvents(game, account)
  const found = told.length > 0 ? told : smallEvents(game, events)
  const countOf = ({ type }: GameEvent): number => found.filter((each) => each.type === type).length
  const least = Math.min(...found.map(countOf))
  return found.findLast((each) => countOf(each) === least)
}

/** The event that tells a step in one sentence, such as while a film plays: what it is about, or else its first. */
export const mainEvent = (game: string, events: readonly GameEvent[]): GameEvent | undefined =>
  subjectOf(game, events) ?? events[0]
