/** What changed for a seat between two views. */
import type { Seat } from '../../../kernel/seat.ts'
import { message, type Message } from '../../../kernel/text.ts'
import { openWay } from '../position/open-way.ts'
import type { View } from '../view/schema.ts'

/** For each own pawn, how far it can go home on tiles of its colour (QO-11). */
export const changes = (before: View, after: View, seat: Seat): readonly Message[] =>
  before.game !== after.game || before.pawns.length === 0
    ? []
    : after.pawns
        .filter((pawn) => pawn.seat === seat)
        .flatMap(({ id, number }) => {
          const [was, n] = [before, after].map((view) => openWay(view, id)) as [number, number]
          const params = { pawn: number, n }
          if (n === was) return []
          if (n === 0) return [message('change.way.shut', params)]
          return [message(n < was ? 'change.way.shorter' : 'change.way.longer', params)]
        })
