/** What changed for a seat between two of its views. */
import type { Seat } from '../../../kernel/seat.ts'
import { message, type Message } from '../../../kernel/text.ts'
import type { BuiltView, View } from '../view/schema.ts'

const buildingsOf = (view: View, seat: Seat): readonly BuiltView[] =>
  (view.players[seat]?.lands ?? []).flatMap(({ levels }) =>
    levels.flatMap(({ built }) => (built === null ? [] : [built])),
  )
const pieces = ({ material, structure }: BuiltView): number => material.pieces + structure.pieces
const nameOf = ({ building }: BuiltView) => ({ ...message(`deck.building.${building}.name`) })

export const changes = (before: View, after: View, seat: Seat): readonly Message[] => {
  const now = buildingsOf(after, seat)
  const elsewhere = new Map(
    after.players.flatMap((_, other) =>
      other === seat ? [] : buildingsOf(after, other).map(({ building }) => [building, other] as const),
    ),
  )
  return buildingsOf(before, seat).flatMap((was): readonly Message[] => {
    const stands = now.find(({ building }) => building === was.building)
    const toSeat = elsewhere.get(was.building)
    if (toSeat !== undefined) return [message('change.building.bought', { building: nameOf(was), toSeat })]
    if (stands === undefined) return [message('change.building.lost', { building: nameOf(was) })]
    const n = pieces(was) - pieces(stands)
    return n > 0 ? [message('change.building.damaged', { building: nameOf(was), n })] : []
  })
}
