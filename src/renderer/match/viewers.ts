/** Whose eyes a record may be looked through. */
import type { Viewer } from '../../engine/kernel/seat.ts'
import type { Table } from '../../main/api/api.ts'

/** All where nothing is hidden any more; else those at the screen, and everybody's. */
export const viewersOf = ({ viewer, seats }: Table): readonly Viewer[] =>
  viewer === 'all' ? ['all', ...seats.map((_, seat) => seat), 'public'] : [viewer, 'public']
