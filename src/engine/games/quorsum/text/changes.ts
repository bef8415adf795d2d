/** What changed for a seat between two views. */
import type { Seat } from '../../../kernel/seat.ts'
import { message, type Message } from '../../../kernel/text.ts'
import { openWay } from '../position/open-way.ts'
import type { View } from '../view/schema.ts'

/** The pawns of the other seat that came nearer home (QO-18), the nearest first. */
const nearer = (before: View, after: View, seat: Seat): readonly Message[] =>
  after.pawns
    .filter(({ seat: owner, id, distance }) => owner !== seat && distance < (before.pawns[id]?.distance ?? 0))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ seat: fromSeat, number, distance: n }) =>
      message(n === 0 ? 'change.rival.home' : 'change.rival.nearer', { fromSeat, pawn: number, n }),
    )

/** For each own pawn that stands where it stood, how far it can go home on tiles of its colour (QO-11). */
const ways = (before: View, after: View, seat: Seat): readonly Message[] =>
  after.pawns
    .filter((pawn) => pawn.seat === seat && pawn.distance === before.pawns[pawn.id]?.distance)
    .flatMap(({ id, number }) => {
      const [was, n] = [before, after].map((view) => openWay(view, id)) as [number, number]
      const params = { pawn: number, n }
      if (n === was) return []
      if (n === 0) return [message('change.way.shut', params)]
      return [message(n < was ? 'change.way.shorter' : 'change.way.longer', params)]
    })

export const changes = (before: View, after: View, seat: Seat): readonly Message[] =>
  before.game !== after.game || before.pawns.length === 0
    ? []
    : [...nearer(before, after, seat), ...ways(before, after, seat)]
