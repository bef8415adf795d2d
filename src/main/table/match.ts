/** An open match: its record in memory, the branch and step the table is at, and the state of the session. */
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

/** A line being tried from a step without a new action yet. No record has it, and it ends when another branch is played. */
export interface Trial {
  readonly branch: Branch
  /** The played branch in the library, which the trial does not change. */
  readonly before: BranchId
}

/** The state of an open match that is not in its record; it survives reading the record again. */
export interface TableSession {
  /** The seat of the person who has the screen; null before the first curtain is lifted. */
  seatAtScreen: Seat | null
  /** Players who replace those of the record. */
  readonly substitutes: Map<Seat, Player>
  /** One person enters the actions of all seats, so no curtain falls. Stored among the settings. */
  writesAlone: boolean
  /** The line being tried, or null. */
  trial: Trial | null
  /** The action of the only person whose revelation they have hidden again (see `passOn`). */
  hidden: StepId | null
}

export interface OpenMatch extends Replay {
  readonly id: MatchId
  /** Set if only a part of the record could be read, or its header has a fault (see `headerFault`). */
  readonly damage: ApiError | null
  /** The id of the played branch. */
  playing: BranchId
  /** By branch, the furthest step that redo leads to. */
  readonly ahead: Map<BranchId, StepId>
  readonly session: TableSession
  /** The title of a sample, which is read-only; null for a match of the library. */
  readonly sampleTitle: string | null
}

const keyOfAlone = (match: MatchId): string => `alone ${match}`

/** Whether one person enters the actions of all seats of a match. */
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
  trial: null,
  hidden: null,
})

/** Opens a record that is in no library, at the end of `main`. */
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

/** True if only a part of the record could be read. */
export const isDamaged = ({ damage }: Pick<OpenMatch, 'damage'>): boolean =>
  damage !== null && !isHeaderFault(damage.code)

/** A branch of the record, or the line being tried. */
export const findBranch = (
  { record, session }: Pick<OpenMatch, 'record' | 'session'>,
  id: BranchId,
): Branch | undefined => (session.trial?.branch.id === id ? session.trial.branch : record.branches.get(id))

const found = (branch: Branch | undefined, id: BranchId): Branch => {
  if (branch === undefined) throw new Error(`Branch ${id} is not in the record`)
  return branch
}

/** A branch that must exist, such as `main`; throws if it does not. */
export const branchOf = (match: OpenMatch, id: BranchId): Branch => found(findBranch(match, id), id)

/** The step the table is at. */
export const tipOf = (match: OpenMatch): StepId => branchOf(match, match.playing).step

/** Who acts after a step; chance if the step cannot be read, so that no player is asked to act. */
export const turnAt = ({ game, positions }: Replay, step: StepId): Turn =>
  tryRead(() => game.turn(positions.at(step))) ?? { by: 'chance' }

/** True once the match as played has ended; other branches do not count. */
export const isOver = (match: Replay): boolean =>
  turnAt(match, found(match.record.branches.get(MAIN), MAIN).step).by === 'nobody'

/** True if the match has or had secrets of single seats, which depends on its options. */
export const hadSecrets = ({ game, record }: Pick<Replay, 'game' | 'record'>): boolean =>
  // A redacted copy has nothing left to hide.
  record.header.seenBy === undefined &&
  game.hasHiddenInformation(game.schemas.options.parse(record.header.options))

/** True while seats of this match have secrets, which is until it is over. */
export const keepsSecrets = (match: Replay): boolean => hadSecrets(match) && !isOver(match)

/** A step of the tree; undefined for the root. */
export const stepOf = (match: OpenMatch, step: StepId): Step | undefined => match.record.steps.get(step)

/** The number of rows of the tree: its steps and the root. */
export const sizeOf = (match: OpenMatch): number => match.record.steps.size + 1
