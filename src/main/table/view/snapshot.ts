/** An open match as a window gets it. */
import type { Branch, StepId } from '../../../engine/record/step.ts'
import type { BranchRow, SeatRow, Table } from '../../api/api.ts'
import { isOver, sizeOf, tipOf, turnAt, type OpenMatch } from '../match.ts'
import { playRefusal } from '../moves.ts'
import { playerOf } from '../players.ts'
import { viewpointOf } from '../viewpoint.ts'
import { learnedOf } from './learned.ts'
import { lastDecision, nextDecision } from '../undo-targets.ts'
import { wireError, wireTurn } from './redacted-values.ts'

/** The step undo leads to, or why undo is refused. */
const undoOf = (match: OpenMatch): Table['undoTo'] => {
  const problem = playRefusal(match)
  if (problem !== undefined) return { refused: problem }
  const target = lastDecision(match, tipOf(match))
  return target.ok ? { step: target.value } : { refused: wireError(target.error) }
}

/** The step redo leads to, or null. */
const redoOf = (match: OpenMatch): StepId | null => {
  const ahead = match.ahead.get(match.playing)
  if (ahead === undefined || playRefusal(match) !== undefined) return null
  return nextDecision(match, tipOf(match), ahead)
}

export const seatRows = (match: OpenMatch): SeatRow[] =>
  match.record.header.seats.map(({ name, colour }, seat) => ({
    name,
    colour,
    player: { ...playerOf(match, seat) },
  }))

const trialBranches = ({ session }: OpenMatch): readonly Branch[] =>
  session.trial === null ? [] : [session.trial.branch]

/** Branches with the same name get their maker's name appended. */
const branchRows = (match: OpenMatch): BranchRow[] => {
  const branches = [...match.record.branches.values(), ...trialBranches(match)]
  const named = Map.groupBy(branches, ({ name }) => name)
  return branches.map(({ id, name, step, deleted, by }) => {
    const isAmbiguous = by !== undefined && (named.get(name) ?? []).some((other) => other.by?.id !== by.id)
    return { id, name: isAmbiguous ? `${name} · ${by.name}` : name, step, deleted }
  })
}

/** What the library says of a match, and its record does not. */
export type Listed = Pick<Table, 'title' | 'imported'>

export const tableOf = (match: OpenMatch, listed: Listed): Table => {
  const { header } = match.record
  const tip = tipOf(match)
  return {
    match: match.id,
    game: header.game,
    ...listed,
    seats: seatRows(match),
    options: { ...header.options },
    undo: header.undo,
    chance: header.chance.source,
    luck: header.seenBy === undefined ? header.chance.source : 'untold',
    // The seed gives away all luck to come, so it is sent only once the match is over.
    seed: header.chance.source === 'seeded' && isOver(match) ? header.chance.seed : null,
    startedAt: header.startedAt,
    branch: match.playing,
    tip,
    turn: wireTurn(turnAt(match, tip)),
    branches: branchRows(match),
    redo: redoOf(match),
    undoTo: undoOf(match),
    ...viewpointOf(match),
    learned: learnedOf(match),
    alone: match.session.writesAlone,
    size: sizeOf(match),
    // `damage` comes first, because its details say where the damage is.
    unplayable: match.damage ?? playRefusal(match) ?? null,
  }
}
