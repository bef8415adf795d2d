/** The props of a view-only board for a position of a match. */
import type { Position, SeatRow, StepRow } from '../../main/api/api.ts'
import { positionName } from '../boards/kit/drafts.ts'
import type { TrayProps } from '../boards/kit/kit.ts'
import { client } from '../ui/client/client.ts'

export interface ViewOnlyBoard {
  readonly table: { readonly match: string; readonly seats: readonly SeatRow[]; readonly chance: string }
  readonly position: Position | null
  /** The step that led to the position; undefined, or the root, at the start. */
  readonly row: StepRow | undefined
  readonly story: TrayProps['story']
  /** The events to animate; none for a picture. */
  readonly newEvents?: TrayProps['newEvents']
  readonly session: unknown
}

/** The size of a board drawn for a picture, in CSS pixels, by the place of the seats. */
export const BOARD_ROOMS = {
  side: { width: 720, height: 720 },
  top: { width: 1120, height: 560 },
  board: { width: 1120, height: 620 },
} as const

const nothing = (): void => {}

/** The props of a board on which nothing can be done. */
export const VIEW_ONLY = {
  playable: false,
  reviewing: true,
  busy: false,
  act: nothing,
  enter: nothing,
  roll: nothing,
  undo: nothing,
  tryHere: nothing,
}

export const viewOnlyBoard = ({
  table,
  position,
  row,
  story,
  newEvents = [],
  session,
}: ViewOnlyBoard): TrayProps => {
  const foresee: TrayProps['foresee'] = (action) =>
    client.request('table.check', { match: table.match, at: row?.id ?? '', action })
  return {
    ...VIEW_ONLY,
    view: position?.view,
    seats: table.seats,
    events: position?.events ?? [],
    story,
    newEvents,
    lastMove: row === undefined || row.parent === null ? null : row,
    manual: table.chance === 'manual',
    foresee,
    check: async (action) => {
      const answer = await foresee(action)
      return answer.ok ? null : answer.error
    },
    at: positionName(position),
    session,
  }
}
