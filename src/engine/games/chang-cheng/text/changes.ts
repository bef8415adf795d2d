/** What changed for a seat between two of its views. */
import type { Seat } from '../../../kernel/seat.ts'
import { message, type Message } from '../../../kernel/text.ts'
import { provinceName, regionName, spaceName } from '../components/layout.ts'
import type { ProvinceView, RegionView, View } from '../view/schema.ts'

const ofProvince = (before: ProvinceView, after: ProvinceView, seat: Seat): readonly Message[] => {
  const params = { province: provinceName(after.province) }
  const [led, leads] = [before, after].map(({ leaders }) => leaders.includes(seat))
  if (before.result === null && after.result !== null) {
    const { winners, value } = after.result
    if (winners.includes(seat) && value > 0)
      return [message('change.province.won', { ...params, points: value })]
    return led ? [message('change.province.missed', params)] : []
  }
  if (after.result !== null) return []
  if (led && !leads) return [message('change.lead.lost', params)]
  if (led && before.leaders.length === 1 && after.leaders.length > 1)
    return [message('change.lead.shared', params)]
  return !led && leads && after.leaders.length === 1 ? [message('change.lead.gained', params)] : []
}

/** CC-36: the tile is turned up, and the seat would lose by it. */
const ofRegion = (before: RegionView, after: RegionView, seat: Seat): readonly Message[] => {
  const threatens = ({ tile, losers }: RegionView): boolean =>
    tile !== null && (tile.value ?? 0) < 0 && losers.includes(seat)
  if (threatens(before) || !threatens(after)) return []
  return [message('change.region', { region: regionName(after.region), points: -(after.tile?.value ?? 0) })]
}

/** CC-31: the spaces, provinces and regions of a board that has joined have numbers of their own. */
const ofBoard = (before: View, after: View): readonly Message[] => {
  const known = new Set(before.spaces.map(({ space }) => space))
  const joined = after.spaces.filter(({ space }) => !known.has(space)).map(({ space }) => space)
  if (known.size === 0 || joined.length === 0) return []
  const regions = after.regions
    .map(({ region }) => region)
    .filter((region) => before.regions.every((each) => each.region !== region))
  const at = after.spaces[0]?.space === joined[0] ? 'left' : 'right'
  return [
    message(`change.board.${at}`, {
      first: spaceName(Math.min(...joined)),
      last: spaceName(Math.max(...joined)),
      from: regionName(Math.min(...regions)),
      to: regionName(Math.max(...regions)),
    }),
  ]
}

export const changes = (before: View, after: View, seat: Seat): readonly Message[] => [
  ...ofBoard(before, after),
  ...after.provinces.flatMap((now) => {
    const was = before.provinces.find(({ province }) => province === now.province)
    return was === undefined ? [] : ofProvince(was, now, seat)
  }),
  ...after.regions.flatMap((now) => {
    const was = before.regions.find(({ region }) => region === now.region)
    return was === undefined ? [] : ofRegion(was, now, seat)
  }),
]
