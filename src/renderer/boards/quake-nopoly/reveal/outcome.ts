/** What a disaster came to, for key moments: in words, and the districts to show. */
import type { DistrictId } from '../../../../engine/games/quake-nopoly/components/deck/types.ts'
import type { Event } from '../../../../engine/games/quake-nopoly/event.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/schema.ts'
import { message, type Message } from '../../../../engine/kernel/text.ts'
import { disasterLogOf } from '../sheet/disasterLog.ts'
import { costsIn, tellingsOf, type Telling } from './telling.ts'

/** What the disaster of these events cost: the buildings and points of each seat that lost some, or that nothing fell. */
export const outcomeOf = (events: readonly Event[], view: View): readonly Message[] => {
  const log = disasterLogOf(events)
  const [entry] = log
  if (entry === undefined || entry.hits.length === 0) return []
  const telling = tellingsOf(view, log).find(({ event }) => event === entry.event)
  const costs = telling === undefined ? [] : costsIn(telling, { is: 'over' })
  const lost = costs.flatMap(({ fallen, before, now }, seat) =>
    fallen.length === 0 ? [] : [message('board.disaster.lostBy', { seat, n: fallen.length, before, now })],
  )
  return lost.length > 0 ? lost : [message('board.disaster.noneFell')]
}

/** The districts whose buildings a disaster hit, those with a fallen one if there are any. */
export const districtsHit = ({ scenes }: Telling): readonly DistrictId[] => {
  const fallen = scenes.filter(({ buildings }) => buildings.some(({ falls }) => falls))
  return (fallen.length > 0 ? fallen : scenes).map(({ district }) => district)
}
