/** Whether a new match can have the same seed as an existing one. */
import type { Table } from '../../main/api/api.ts'
import { hasHiddenInformation } from '../ui/format/titles.ts'
import { loadedGame } from '../ui/games.ts'

/** True if the seed is known and would reveal nothing that the match still hides, as main decides it (service/new-match.ts). */
export const canDealAgain = (match: Pick<Table, 'game' | 'luck' | 'options' | 'turn'>): boolean =>
  loadedGame(match.game) !== undefined &&
  match.luck === 'seeded' &&
  (match.turn.by === 'nobody' || !hasHiddenInformation(match))
