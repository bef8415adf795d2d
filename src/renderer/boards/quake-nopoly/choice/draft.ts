/** A choice half made: a plain value. No rules here. */
import type { TrackName } from '../../../../engine/games/quake-nopoly/components/deck/types.ts'
import type {
  BuildingId,
  Card,
  EventId,
  Role,
} from '../../../../engine/games/quake-nopoly/components/cards.ts'
import type { Stock } from '../../../../engine/games/quake-nopoly/components/pieces.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/types.ts'
import { NONE } from './pieceCounts.ts'

/** The seven actions, the architect's, and what can be done besides. */
export const ACTIONS = ['build', 'swapLand', 'review', 'strengthen', 'trade', 'plan', 'pass'] as const
export const POWERS = ['buy', 'exchange', 'lend', 'undercut'] as const
export type TurnDoes = (typeof ACTIONS)[number] | (typeof POWERS)[number] | 'play'
/** What a draft is of: an action of the turn, or the choice the view names. */
export type Does = TurnDoes | NonNullable<View['choice']>['is']

export interface Draft {
  readonly does: Does | null
  /** A building of the hand (or one of `unseenSlots`), or on the table. */
  readonly building: BuildingId | null
  /** An own district card, and one of another seat. */
  readonly card: Card | null
  readonly other: Card | null
  readonly track: TrackName | null
  readonly count: 1 | 2
  readonly pay: Stock
  readonly take: Stock
  readonly seat: number | null
  readonly event: EventId | null
  /** Hand buildings in the order they are put back. */
  readonly list: readonly BuildingId[]
  readonly role: Role | null
  readonly change: -2 | -1 | 0 | 1 | 2 | null
}

const EMPTY: Draft = {
  does: null,
  building: null,
  card: null,
  other: null,
  track: null,
  count: 2,
  pay: NONE,
  take: NONE,
  seat: null,
  event: null,
  list: [],
  role: null,
  change: null,
}

/** The draft a position begins with: of the choice it asks for, or still of nothing. */
export const startDraft = (view: View): Draft => ({ ...EMPTY, does: view.choice?.is ?? null })
