/** Whether another match can be played with the luck of one that is there. */
import { gameOf } from '../../engine/index.ts'
import type { Table } from '../../main/api/api.ts'
import { hasHiddenInformation } from '../ui/format/titles.ts'

/** Its seed is known here, and shows nothing any more that the match still hides; as main decides it (service/new-match.ts). */
export const canDealAgain = (match: Pick<Table, 'game' | 'luck' | 'options' | 'turn'>): boolean =>
  gameOf(match.game) !== undefined &&
  match.luck === 'seeded' &&
  (match.turn.by === 'nobody' || !hasHiddenInformation(match))
