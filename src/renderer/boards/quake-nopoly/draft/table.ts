/** Look-ups on the table of a view. */
import type { BuildingId, Card } from '../../../../engine/games/quake-nopoly/components/cards.ts'
import type { BuiltView, LandView, View } from '../../../../engine/games/quake-nopoly/view/schema.ts'

export interface LandAt {
  readonly seat: number
  readonly land: LandView
}
export interface BuiltAt extends LandAt {
  readonly level: number
  readonly built: BuiltView
}

export const landsOf = (view: View): readonly LandAt[] =>
  view.players.flatMap((player, seat) => player.lands.map((land) => ({ seat, land })))

export const builtOf = (view: View): readonly BuiltAt[] =>
  landsOf(view).flatMap(({ seat, land }) =>
    land.levels.flatMap(({ level, built }) => (built === null ? [] : [{ seat, land, level, built }])),
  )

export const landAt = (view: View, card: Card): LandAt | undefined =>
  landsOf(view).find(({ land }) => land.card === card)
export const builtAt = (view: View, building: BuildingId): BuiltAt | undefined =>
  builtOf(view).find(({ built }) => built.building === building)

/** The seat to act; null for chance and at the end. */
export const seatToAct = (view: View): number | null => (typeof view.by === 'number' ? view.by : null)
/** The number of unseen cards in its hand; 0 for viewers who may not know the others. */
export const backsToAct = (view: View): number => {
  const seat = seatToAct(view)
  const { cards = 0, hand = null } = (seat === null ? null : view.players[seat]) ?? {}
  return hand === null ? 0 : cards - hand.length
}
/** The part of its hand that the viewer may see. */
export const handToAct = (view: View): readonly BuildingId[] => {
  const seat = seatToAct(view)
  return seat === null ? [] : (view.players[seat]?.hand ?? [])
}
