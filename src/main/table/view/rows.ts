/** The rows of the move tree: steps as a viewer may see them. */
import type { Viewer } from '../../../engine/kernel/seat.ts'
import { foldStep } from '../../../engine/record/positions.ts'
import { notationOf, tryRead } from '../../../engine/record/readable.ts'
import type { Step, StepId } from '../../../engine/record/step.ts'
import { depthOf, parentOf } from '../../../engine/record/tree.ts'
import type { StepRow } from '../../api/api.ts'
import { hadSecrets, keepsSecrets, stepOf, type OpenMatch } from '../match.ts'
import { wireAction, wireEvents, wireTurn } from './redacted-values.ts'

/** With this many rows or more, folding the whole tree once is cheaper than computing single positions. */
const FOLD_ALL_FROM = 64

/** The state after a step; throws if it cannot be read. */
type StateAt = (step: StepId) => unknown

/** Computes the states of all steps in one pass, because parents come before their children. */
const foldAll = ({ game, record, positions }: OpenMatch): StateAt => {
  const states = new Map<StepId, { readonly state: unknown }>()
  const put = (id: StepId, fold: () => unknown): void => {
    const folded = tryRead(() => ({ state: fold() }))
    if (folded !== undefined) states.set(id, folded)
  }
  const at: StateAt = (id) => {
    const found = states.get(id)
    if (found === undefined) throw new RangeError(`Step ${id} cannot be read`)
    return found.state
  }
  put(record.root, () => positions.at(record.root))
  for (const step of record.steps.values()) put(step.id, () => foldStep(game, at(step.parent), step))
  return at
}

type Standing = Pick<StepRow, 'moment' | 'scores' | 'turn'>

/** Moment, scores and turn after a step, or after its nearest readable ancestor. */
const standingAt = (match: OpenMatch, id: StepId, stateAt: StateAt): Standing => {
  const { game, record } = match
  for (let at: StepId | null = id; at !== null; at = parentOf(record, at)) {
    const here = at
    const standing = tryRead((): Standing => {
      const state = stateAt(here)
      return {
        moment: game.moment(state),
        scores: [...game.score(state)],
        turn: wireTurn(game.turn(state)),
      }
    })
    if (standing !== undefined) return standing
  }
  return {
    moment: { part: 1, round: 1, turn: 1 },
    scores: record.header.seats.map(() => 0),
    turn: { by: 'chance' },
  }
}

interface Rows {
  readonly match: OpenMatch
  readonly viewer: Viewer
  readonly stateAt: StateAt
  /** The match had secrets, and they are open now. */
  readonly revealed: boolean
}

const rowOf = ({ match, viewer, stateAt, revealed }: Rows, id: StepId): StepRow => {
  const { game, record } = match
  const step = stepOf(match, id)
  const standing = { id, ...standingAt(match, id, stateAt) }
  if (step === undefined)
    return {
      ...standing,
      parent: null,
      depth: 0,
      actor: null,
      chosen: false,
      action: null,
      notation: '',
      events: [],
    }
  // Once the secrets are open, the real id reveals nothing.
  const known = revealed ? { known: id } : {}
  const seen = ({ action, actor }: Step): unknown => game.redactAction(action, actor, viewer)
  const notation = notationOf(record.header, game, seen, step, () => stateAt(step.parent))
  return {
    ...standing,
    ...known,
    parent: step.parent,
    depth: depthOf(record, id),
    actor: step.actor,
    chosen: step.chosen === true,
    action: notation === undefined ? null : wireAction(seen(step)),
    notation: notation ?? '',
    ...(notation === undefined ? { unreadable: true as const } : {}),
    events: wireEvents(match, step.events, viewer),
  }
}

/** The rows of these steps; the root's id gives the row of the root. */
export const rowsOf = (match: OpenMatch, ids: readonly StepId[], viewer: Viewer): StepRow[] => {
  const stateAt = ids.length < FOLD_ALL_FROM ? match.positions.at : foldAll(match)
  const rows = { match, viewer, stateAt, revealed: hadSecrets(match) && !keepsSecrets(match) }
  return ids.map((id) => rowOf(rows, id))
}

/** Answers `table.rows`: rows from number `from` on, in the order root, then steps as they were stored. */
export const rowsFrom = (
  match: OpenMatch,
  {
    viewer,
    from,
    differing,
  }: { readonly viewer: Viewer; readonly from: number; readonly differing: boolean },
): StepRow[] => {
  const ids = [match.record.root, ...match.record.steps.keys()]
  const earlier = differing && viewer !== 'public' ? ids.slice(0, from) : []
  const known = new Map(rowsOf(match, earlier, 'public').map((row) => [row.id, JSON.stringify(row)]))
  return [
    ...rowsOf(match, earlier, viewer).filter((row) => JSON.stringify(row) !== known.get(row.id)),
    ...rowsOf(match, ids.slice(from), viewer),
  ]
}
