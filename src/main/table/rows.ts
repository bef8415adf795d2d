/** Steps as a viewer may see them, for the move tree, the log and the transport. */
import type { Viewer } from '../../engine/kernel/seat.ts'
import { foldStep } from '../../engine/record/positions.ts'
import type { StepId } from '../../engine/record/step.ts'
import { depthOf } from '../../engine/record/tree.ts'
import type { StepRow } from '../api.ts'
import { stepOf, type OpenMatch } from './match.ts'
import { wireEvents, wireTurn } from './wire.ts'

/** From this many rows on one fold over the whole tree is cheaper than single positions. */
const FOLD_ALL_FROM = 64

type StateAt = (step: StepId) => unknown

/** The states of all steps in one walk; parents come before their children. */
const foldAll = ({ game, record, positions }: OpenMatch): StateAt => {
  const states = new Map<StepId, unknown>([[record.root, positions.at(record.root)]])
  for (const step of record.steps.values()) states.set(step.id, foldStep(game, states.get(step.parent), step))
  return (step) => states.get(step)
}

const rowOf = (match: OpenMatch, id: StepId, viewer: Viewer, stateAt: StateAt): StepRow => {
  const { game, record } = match
  const step = stepOf(match, id)
  const state = stateAt(id)
  const standing = {
    id,
    moment: game.moment(state),
    scores: [...game.score(state)],
    turn: wireTurn(game.turn(state)),
  }
  if (step === undefined)
    return { ...standing, parent: null, depth: 0, actor: null, chosen: false, notation: '', events: [] }
  return {
    ...standing,
    parent: step.parent,
    depth: depthOf(record, id),
    actor: step.actor,
    chosen: step.chosen === true,
    notation: game.text.notation(game.seenAction(step.action, step.actor, viewer), stateAt(step.parent)),
    events: wireEvents(match, step.events, viewer),
  }
}

/** Rows of some steps, the root among them if asked for. */
export const rowsOf = (match: OpenMatch, ids: readonly StepId[], viewer: Viewer): StepRow[] => {
  const stateAt = ids.length < FOLD_ALL_FROM ? match.positions.at : foldAll(match)
  return ids.map((id) => rowOf(match, id, viewer, stateAt))
}

/** Rows of the tree, the root first and then steps in the order they were first made. */
export const rowsFrom = (
  match: OpenMatch,
  {
    viewer,
    from,
    otherwise,
  }: { readonly viewer: Viewer; readonly from: number; readonly otherwise: boolean },
): StepRow[] => {
  const ids = [match.record.root, ...match.record.steps.keys()]
  const earlier = otherwise && viewer !== 'public' ? ids.slice(0, from) : []
  const known = new Map(rowsOf(match, earlier, 'public').map((row) => [row.id, JSON.stringify(row)]))
  return [
    ...rowsOf(match, earlier, viewer).filter((row) => JSON.stringify(row) !== known.get(row.id)),
    ...rowsOf(match, ids.slice(from), viewer),
  ]
}
