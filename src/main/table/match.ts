/** An open match: its record in memory, where the table stands in it, and who is at the table. */
import type { AnyGame, Turn } from '../../engine/kernel/game.ts'
import type { Seat } from '../../engine/kernel/seat.ts'
import { replayOf, type Replay } from '../../engine/record/positions.ts'
import { tryRead } from '../../engine/record/readable.ts'
import type { Player } from '../../engine/record/players.ts'
import { isHeaderFault } from '../../engine/record/validation.ts'
import {
  MAIN,
  type Branch,
  type BranchId,
  type MatchId,
  type Step,
  type StepId,
} from '../../engine/record/step.ts'
import type { MatchRecord } from '../../engine/record/tree.ts'
import type { ApiError } from '../api/api.ts'
import type { SettingsStore } from '../library/rows/settings.ts'

/** A line that is tried and on which nothing new was played yet: it is in no record, and gone once another one is played. */
export interface Look {
  readonly branch: Branch
  /** The branch the library knows to be played. */
  readonly before: BranchId
}

/** Who is at a table: reading the record again does not change it. */
export interface TableSession {
  /** The person who has the screen; null before the first curtain is lifted. */
  seatAtScreen: Seat | null
  /** Seats played by somebody else than the record says. */
  readonly substitutes: Map<Seat, Player>
  /** One person enters what all seats do, and passes the screen to nobody. This is kept beside the settings. */
  writesAlone: boolean
  /** While the table is tried from a step and nothing new was played there. */
  look: Look | null
  /** The only person's action of which they have hidden what it showed them (see `passOn`). */
  hidden: StepId | null
}

export interface OpenMatch extends Replay {
  readonly id: MatchId
  /** Set when only a part of the record could be read, or no match can be played with its header (see `headerFault`). */
  readonly damage: ApiError | null
  /** The branch the table plays on. */
  playing: BranchId
  /** For each branch where redo leads: the step it was furthest at before it was taken back. */
  readonly ahead: Map<BranchId, StepId>
  readonly session: TableSession
  /** The title of a match that comes with the program, to be looked at; null of one in the library. */
  readonly sampleTitle: string | null
}

const keyOfAlone = (match: MatchId): string => `alone ${match}`

/** Whether one person enters what all seats of a match do. */
export const readWritesAlone = (store: Pick<SettingsStore, 'settings'>, match: MatchId): boolean =>
  store.settings()[keyOfAlone(match)] === true

export const saveWritesAlone = (
  store: Pick<SettingsStore, 'saveSettings'>,
  match: MatchId,
  alone: boolean,
): void => store.saveSettings({ [keyOfAlone(match)]: alone })

export const newSession = (writesAlone = false): TableSession => ({
  seatAtScreen: null,
  substitutes: new Map(),
  writesAlone,
  look: null,
  hidden: null,
})

/** A record opened on its own, from no library, without players. */
export const matchOf = (
  record: MatchRecord,
  game: AnyGame,
  damage: ApiError | null,
  sampleTitle: string | null = null,
): OpenMatch => ({
  ...replayOf(record, game),
  id: record.root,
  damage,
  playing: MAIN,
  ahead: new Map(),
  session: newSession(),
  sampleTitle,
})

/** Only a part of the record could be read. */
export const isDamaged = ({ damage }: Pick<OpenMatch, 'damage'>): boolean =>
  damage !== null && !isHeaderFault(damage.code)

/** A branch of the record, or the one that is tried. */
export const findBranch = (
  { record, session }: Pick<OpenMatch, 'record' | 'session'>,
  id: BranchId,
): Branch | undefined => (session.look?.branch.id === id ? session.look.branch : record.branches.get(id))

const found = (branch: Branch | undefined, id: BranchId): Branch => {
  if (branch === undefined) throw new Error(`Branch ${id} is not in the record`)
  return branch
}

/** A branch that must exist: `main`, or one a caller has looked up already. */
export const branchOf = (match: OpenMatch, id: BranchId): Branch => found(findBranch(match, id), id)

/** The step the table stands at. */
export const tipOf = (match: OpenMatch): StepId => branchOf(match, match.playing).step

/** Who acts at a step; chance where the step cannot be read, so that no player is asked to act. */
export const turnAt = ({ game, positions }: Replay, step: StepId): Turn =>
  tryRead(() => game.turn(positions.at(step))) ?? { by: 'chance' }

/** True once the match as played has ended; what others try on branches does not count. */
export const isOver = (match: Replay): boolean =>
  turnAt(match, found(match.record.branches.get(MAIN), MAIN).step).by === 'nobody'

/** True if something in this match is or was known to one seat alone. Its options can open everything. */
export const hadSecrets = ({ game, record }: Pick<Replay, 'game' | 'record'>): boolean =>
  // A copy made for others to see has nothing left to hide.
  record.header.seenBy === undefined &&
  game.hasHiddenInformation(game.schemas.options.parse(record.header.options))

/** True if a seat of this match knows what another must not, which is so until it is over. */
export const keepsSecrets = (match: Replay): boolean => hadSecrets(match) && !isOver(match)

/** A step of the tree a caller has looked up already; undefined for the root. */
export const stepOf = (match: OpenMatch, step: StepId): Step | undefined => match.record.steps.get(step)

/** Rows of the tree: its steps and the root. */
export const sizeOf = (match: OpenMatch): number => match.record.steps.size + 1
