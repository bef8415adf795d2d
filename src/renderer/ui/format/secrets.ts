/** Whether there is something in a match that not everybody sees. */
import { gameOf } from '../../../engine/index.ts'
import type { Table } from '../../../main/api/api.ts'

/** By its game and options; of a game this program does not know nothing is known to be secret. */
export const hasHiddenInformation = ({ game, options }: Pick<Table, 'game' | 'options'>): boolean =>
  gameOf(game)?.hasHiddenInformation(options) === true
