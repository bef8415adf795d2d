/** Whose eyes a match can be shared through. */
import type { Viewer } from '../../../engine/kernel/seat.ts'
import type { Table } from '../../../main/api/api.ts'
import { hasHiddenInformation } from '../../ui/format/titles.ts'

/** A copy made for others to see tells no more than it tells. */
const isCopy = ({ unplayable }: Table): boolean => unplayable?.code === 'seenOnly'

/** Seats of this match know what others must not. */
export const hasSecrets = (table: Table): boolean => !isCopy(table) && hasHiddenInformation(table)

/**
 * Those a match can go out as, the usual one first, as main allows it: while there are secrets, what
 * everybody saw, what may be seen on the screen now, or a whole record to be played on elsewhere. A copy
 * is passed on as it is; what is read or looked at may show less of it.
 */
export const viewersFor = (table: Table, as: 'record' | 'reading'): readonly Viewer[] => {
  const { viewer, seats } = table
  if (isCopy(table)) return as === 'reading' && viewer !== 'all' ? ['public', viewer] : ['all']
  if (!hasSecrets(table)) return ['all']
  if (viewer === 'all') return ['all', 'public', ...seats.keys()]
  const seen: readonly Viewer[] = viewer === 'public' ? ['public'] : ['public', viewer]
  return as === 'record' ? [...seen, 'all'] : seen
}

/** Something in it is not to be known to everybody yet, so it cannot go out whole. */
export const isLocked = (table: Table): boolean => hasSecrets(table) && table.viewer !== 'all'
