/** The draw of a step. */
import type { Kind } from '../../../../engine/games/qin/components/pieces.ts'
import type { Event } from '../../../../engine/games/qin/event.ts'

/** The tile drawn and who drew it, if the viewer may see it. */
export const drawnTile = ([first]: readonly Event[]): {
  readonly seat: number
  readonly tile: Kind
} | null =>
  first?.type === 'hand.drawn' && first.tile !== null ? { seat: first.seat, tile: first.tile } : null
