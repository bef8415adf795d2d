/** Viewers a match can be exported for. */
import type { Viewer } from '../../../engine/kernel/seat.ts'
import type { Table } from '../../../main/api/api.ts'
import { hasHiddenInformation } from '../../ui/format/titles.ts'

/** A copy made for others to view contains only what they may see. */
const isCopy = ({ unplayable }: Table): boolean => unplayable?.code === 'seenOnly'

/** Seats of this match know things others must not see. */
export const hasSecrets = (table: Table): boolean => !isCopy(table) && hasHiddenInformation(table)

/**
 * The viewers main allows, the default first. While there are secrets: the public, the current viewer, or a whole
 * record to play on elsewhere. A copy is passed on as it is; formats to read or look at may show less.
 */
export const viewersFor = (table: Table, as: 'record' | 'reading'): readonly Viewer[] => {
  const { viewer, seats } = table
  if (isCopy(table)) return as === 'reading' && viewer !== 'all' ? ['public', viewer] : ['all']
  if (!hasSecrets(table)) return ['all']
  if (viewer === 'all') return ['all', 'public', ...seats.keys()]
  const seen: readonly Viewer[] = viewer === 'public' ? ['public'] : ['public', viewer]
  return as === 'record' ? [...seen, 'all'] : seen
}

/** The match has secrets that are not over, so it cannot be exported whole. */
export const isLocked = (table: Table): boolean => hasSecrets(table) && table.viewer !== 'all'
