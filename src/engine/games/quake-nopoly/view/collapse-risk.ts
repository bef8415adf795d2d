/** The risk that unseen disasters pose to a building as it is. */
import { DISASTER_IDS, classOf, districtOf, type Card } from '../components/cards.ts'
import { entryOf, trackOf, valueOf } from '../rules/disaster.ts'
import type { DistrictId } from '../components/deck/types.ts'
import type { Built, DisasterKind, State } from '../state.ts'
import type { ThreatView } from './schema.ts'

const idsOf = (of: DisasterKind) => DISASTER_IDS.filter((id) => classOf(id) === of)
const IDS = { weather: idsOf('weather'), quake: idsOf('quake') }

/** What each disaster of a kind that is not turned up does by itself in a district it hits. */
const entriesOf = (turned: readonly string[], district: DistrictId, of: DisasterKind): readonly number[] =>
  IDS[of]
    .filter((id) => !turned.includes(id))
    .map((id) => entryOf(id, district))
    .filter((entry) => entry > 0)

/** The most damage that a disaster of a kind that is not turned up does by itself in a district. */
export const hardestUnseen = (turned: readonly string[], district: DistrictId, of: DisasterKind): number =>
  Math.max(0, ...entriesOf(turned, district, of))

const threatOf = (state: State, card: Card, built: Built, of: DisasterKind): ThreatView => {
  const hits = entriesOf(state.decks.events.turned, districtOf(card).id, of)
  const value = valueOf(state, card, of)
  return {
    hits: hits.length,
    // QK-22, without forecast or kept cards.
    collapses: hits.filter((entry) => built[trackOf(of)] <= entry + value).length,
  }
}

/** By kind of disaster, over all cards not turned up; nobody knows which of them are not in play (QK-43). */
export const collapseRisksOf = (
  state: State,
  card: Card,
  built: Built,
): { readonly [K in DisasterKind]: ThreatView } => ({
  weather: threatOf(state, card, built, 'weather'),
  quake: threatOf(state, card, built, 'quake'),
})
