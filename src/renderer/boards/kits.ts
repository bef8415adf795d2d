/** The kits of the games, found by their folders here. */
import type { Component } from 'vue'
import { FACTS } from '../../engine/facts.ts'
import type { SeatRow, StepRow } from '../../main/api/api.ts'
import { coverFor } from './default/coverFor.ts'
import { loadBoards, ownCoverOf } from './found.ts'
import type { BoardCover, BoardKit, OwnKit } from './kit/kit.ts'

const plain = new Map(FACTS.map(({ id }) => [id, coverFor(id)]))

/** The cover of a game, or undefined if this program does not know it. */
export const coverOf = (game: string): BoardCover | undefined => ownCoverOf(game) ?? plain.get(game)

const kits = new Map<string, BoardKit>()

/** Loads the boards; a screen that shows one waits for it first. */
export const loadKits = async (): Promise<void> => {
  const own = new Map((await loadBoards()).map((kit) => [kit.id, kit]))
  await Promise.all(FACTS.map(async ({ id }) => kits.set(id, await wholeKit(id, own.get(id)))))
}

/** The game's own kit, with the default board for what it lacks. */
const wholeKit = async (id: string, own: OwnKit | undefined): Promise<BoardKit> => {
  const { Cover, Thumb } = coverOf(id) ?? coverFor(id)
  if (own?.Tray !== undefined && own.SeatInfo !== undefined)
    return { Cover, Thumb, ...own, Tray: own.Tray, SeatInfo: own.SeatInfo }
  const { kitFor } = await import('./default/kitFor.ts')
  const standing = { ...kitFor(id), ...coverOf(id) }
  const { Tray, SeatInfo } = standing
  // The places of the default board are nowhere on a board of the game's own.
  return own === undefined ? standing : { Tray, SeatInfo, Cover, Thumb, ...own }
}

/** The kit of a game, once `loadKits` has loaded them; undefined if this program does not know the game. */
export const kitOf = (game: string): BoardKit | undefined => kits.get(game)

/**
 * How a game draws a step in a list: the component, which takes the events, and the seat the step is about; null for a
 * step described in words.
 */
export const stepPictureOf = (
  { events }: Pick<StepRow, 'events'>,
  { game, seats }: { readonly game: string; readonly seats: readonly SeatRow[] },
): { readonly drawing: Component; readonly seat: SeatRow | undefined } | null => {
  const of = kitOf(game)?.StepPicture
  const seat = of?.seat(events) ?? null
  return of && seat !== null ? { drawing: of.Component, seat: seats[seat] } : null
}
