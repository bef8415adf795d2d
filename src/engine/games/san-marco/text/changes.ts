/** What changed for a seat between two of its views. */
import type { Seat } from '../../../kernel/seat.ts'
import { message, type Message } from '../../../kernel/text.ts'
import { districtPart } from '../components/districts.ts'
import type { DistrictView, View } from '../view/schema.ts'

/** SM-37 to SM-39a: what a district would bring the seat, or how many of its aristocrats are gone all the same. */
const inDistrict = (before: DistrictView, after: DistrictView, seat: Seat): readonly Message[] => {
  const district = districtPart(after.district)
  const [was = 0, now = 0] = [before.scores[seat], after.scores[seat]]
  if (was !== now) return [message(`change.district.${now < was ? 'less' : 'more'}`, { district, was, now })]
  const gone = (before.aristocrats[seat] ?? 0) - (after.aristocrats[seat] ?? 0)
  return gone > 0 ? [message('change.district.fewer', { district, n: gone })] : []
}

const points = (before: View, after: View, seat: Seat): readonly Message[] => {
  const n = (after.players[seat]?.score ?? 0) - (before.players[seat]?.score ?? 0)
  if (n === 0) return []
  return [n > 0 ? message('change.points.more', { n }) : message('change.points.less', { n: -n })]
}

const bridges = (before: View, after: View, seat: Seat): readonly Message[] =>
  before.bridges
    .filter(
      (bridge) =>
        bridge.seat === seat &&
        !after.bridges.some(
          (each) => each.seat === seat && each.at.every((end, at) => end === bridge.at[at]),
        ),
    )
    .map(({ at: [one, other] }) =>
      message('change.bridge', { one: districtPart(one), other: districtPart(other) }),
    )

export const changes = (before: View, after: View, seat: Seat): readonly Message[] => [
  ...points(before, after, seat),
  ...after.districts.flatMap((now, at) => {
    const was = before.districts[at]
    return was === undefined ? [] : inDistrict(was, now, seat)
  }),
  ...bridges(before, after, seat),
]
