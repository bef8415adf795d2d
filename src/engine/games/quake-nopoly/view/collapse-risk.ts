/** The risk that unseen disasters pose to a building as it is. */
import { DISASTER_IDS, classOf, districtOf, type Card } from '../components/cards.ts'
import { entryOf, trackOf, valueOf } from '../rules/disaster.ts'
import type { Built, DisasterKind, State } from '../state.ts'
import type { ThreatView } from './types.ts'

const idsOf = (of: DisasterKind) => DISASTER_IDS.filter((id) => classOf(id) === of)
const IDS = { weather: idsOf('weather'), quake: idsOf('quake') }

const threatOf = (state: State, card: Card, built: Built, of: DisasterKind): ThreatView => {
  const { turned } = state.decks.events
  const hits = IDS[of]
    .filter((id) => !turned.includes(id))
    .map((id) => entryOf(id, districtOf(card).id))
    .filter((entry) => entry > 0)
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
