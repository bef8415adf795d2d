/** Cards of the hand that nobody has seen, as things to choose: they have no id of their own. */
import type { BuildingId } from '../../../../engine/games/quake-nopoly/components/cards.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/types.ts'
import type { Draft } from './draft.ts'
import { seatToAct } from './table.ts'

/** Begins no id of a building. */
const UNSEEN = '?'
/** A card of the hand as it is written down: null if nobody has seen it. */
export const written = (id: BuildingId): BuildingId | null => (id.startsWith(UNSEEN) ? null : id)

/** Stand for the cards of the hand that can go under the deck without being seen. */
export const unseenSlots = (draft: Draft | null, view: View): readonly string[] => {
  const seat = seatToAct(view)
  const player = seat === null ? undefined : view.players[seat]
  if (player?.hand === undefined || player.hand === null || view.others.length === 0) return []
  const all = draft?.does === 'putBack' ? player.cards - player.hand.length : draft?.does === 'review' ? 1 : 0
  return Array.from({ length: all }, (_, index) => `${UNSEEN}${index + 1}`)
}

export const isKnown = ({ building }: Draft, view: View): boolean =>
  building !== null && !view.others.includes(building) && !building.startsWith(UNSEEN)
