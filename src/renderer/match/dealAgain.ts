/** Whether a new match can have the same seed as an existing one. */
import { gameOf } from '../../engine/index.ts'
import type { Table } from '../../main/api/api.ts'
import { hasHiddenInformation } from '../ui/format/titles.ts'

/** True if the seed is known and would reveal nothing that the match still hides, as main decides it (service/new-match.ts). */
export const canDealAgain = (match: Pick<Table, 'game' | 'luck' | 'options' | 'turn'>): boolean =>
  gameOf(match.game) !== undefined &&
  match.luck === 'seeded' &&
  (match.turn.by === 'nobody' || !hasHiddenInformation(match))
