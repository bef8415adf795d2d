/** What changed for a seat between two of its views. */
import type { Seat } from '../../../kernel/seat.ts'
import { message, type Message } from '../../../kernel/text.ts'
import { squareName } from '../components/grid.ts'
import type { View } from '../view/schema.ts'

const villages = (before: View, after: View, seat: Seat): readonly Message[] =>
  after.villages.flatMap(({ at, holder }) => {
    const was = before.villages.find((village) => village.at === at)?.holder
    const params = { at: squareName(at) }
    if (was === seat && holder !== seat)
      return [
        holder === null
          ? message('change.village.lost', params)
          : message('change.village.taken', { ...params, toSeat: holder }),
      ]
    return was !== seat && holder === seat ? [message('change.village.gained', params)] : []
  })

/** Provinces of the seat that are part of another's now (QIN-A2). */
const provinces = (before: View, after: View, seat: Seat): readonly Message[] =>
  before.provinces
    .filter(({ owner }) => owner === seat)
    .flatMap(({ at }) => {
      const now = after.provinces.find(({ squares }) => squares.includes(at))
      return now === undefined || now.owner === seat
        ? []
        : [message('change.absorbed', { at: squareName(at), bySeat: now.owner })]
    })

export const changes = (before: View, after: View, seat: Seat): readonly Message[] =>
  before.game === after.game ? [...provinces(before, after, seat), ...villages(before, after, seat)] : []
