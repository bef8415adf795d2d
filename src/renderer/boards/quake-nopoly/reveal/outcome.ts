/** What a disaster came to, for key moments: in words, and the districts to show. */
import type { DistrictId } from '../../../../engine/games/quake-nopoly/components/deck/types.ts'
import type { Event } from '../../../../engine/games/quake-nopoly/event.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/schema.ts'
import { message, type Message } from '../../../../engine/kernel/text.ts'
import { disasterLogOf } from '../sheet/disasterLog.ts'
import { costsIn, tellingsOf, type HitBuilding, type Telling } from './telling.ts'

/** How many more pieces would have kept a building standing; null if its track has no room for them. */
export const missingIn = ({ track, damage }: HitBuilding): number | null =>
  damage < track.max ? damage + 1 - track.pieces : null

/** The lead that the end of the match found, if one seat had it. */
const endOf = (events: readonly Event[]): readonly Message[] => {
  const end = events.find((event) => event.type === 'match.ended')
  if (end === undefined) return []
  const [first = 0, second = 0] = end.scores.toSorted((one, other) => other - one)
  if (first === second) return []
  return [message('came.endsAhead', { seat: end.scores.indexOf(first), n: first - second })]
}

/**
 * What these events came to: how far ahead the end finds the winner, or of a disaster how many buildings each seat
 * lost, or that nothing fell. Its picture has the rest.
 */
export const outcomeOf = (events: readonly Event[], view: View): readonly Message[] => {
  const end = endOf(events)
  if (end.length > 0) return end
  const log = disasterLogOf(events)
  const [entry] = log
  if (entry === undefined || entry.hits.length === 0) return []
  const telling = tellingsOf(view, log).find(({ event }) => event === entry.event)
  const costs = telling === undefined ? [] : costsIn(telling, { is: 'over' })
  const lost = costs.flatMap(({ fallen }, seat) =>
    fallen.length === 0 ? [] : [message('came.lost', { seat, n: fallen.length })],
  )
  return lost.length > 0 ? lost : [message('came.noneFell')]
}

/** The districts of these buildings, in the order in which a disaster hits them. */
export const districtsOf = ({ scenes }: Telling, buildings: readonly HitBuilding[]): readonly DistrictId[] =>
  scenes
    .filter((scene) => scene.buildings.some((each) => buildings.includes(each)))
    .map(({ district }) => district)
