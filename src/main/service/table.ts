/** Requests about an open match. */
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { BranchId, MatchId, StepId } from '../../engine/record/step.ts'
import type { ApiError, Change, Output } from '../api/api.ts'
import type { Deps, Handlers, TableMethod } from './handlers.ts'
import { fairRandom, newBranchId } from '../table/chance.ts'
import type { OpenMatch } from '../table/match.ts'
import { correct, foreseeInstead } from '../table/corrections.ts'
import * as moves from '../table/moves.ts'
import { positionOf } from '../table/position.ts'
import { rowsFrom } from '../table/rows.ts'
import { allowViewer, foreseeable, liftCurtain, passOn, viewpointOf } from '../table/viewpoint.ts'
import { tableOf } from '../table/snapshot.ts'
import { wireEvents } from '../table/redacted-values.ts'
import { changeFor, type Window } from './windows.ts'

// Ids in requests have the form the schemas demand; that is all the brands stand for.
const matchId = (id: string): MatchId => id as MatchId
const stepId = (id: string): StepId => id as StepId
const branchId = (id: string): BranchId => id as BranchId

export const tableHandlers = ({
  library,
  tables,
  windows,
  recordWorker,
  bots,
}: Deps): Handlers<TableMethod> => {
  const titleOf = (match: OpenMatch): string => library.row(match.id)?.title ?? ''

  /** Tells all others, and gives the asking window its own change. */
  const told = (match: OpenMatch, added: readonly StepId[], window: Window): Result<Change, ApiError> => {
    const title = titleOf(match)
    windows.tellOthers(match, title, added, window)
    return ok(changeFor(match, title, added, window))
  }

  const changed = (
    id: string,
    window: Window,
    plan: (match: OpenMatch) => moves.Planned,
  ): Result<Change, ApiError> => {
    const done = tables.change(matchId(id), plan)
    if (!done.ok) return done
    windows.announce('library.changed', { match: done.value.match.id })
    return told(done.value.match, done.value.added, window)
  }

  /** A change after which bots do not go on by themselves. */
  const tookBack: typeof changed = (id, window, plan) => {
    const done = changed(id, window, plan)
    const match = tables.open(matchId(id))
    if (done.ok && match.ok) bots.tookBack(match.value)
    return done
  }

  return {
    'table.open': ({ match: id }, window) => {
      const match = tables.open(matchId(id))
      if (!match.ok) return match
      if (!window.opened.has(match.value.id)) window.opened.set(match.value.id, null)
      return ok(tableOf(match.value, titleOf(match.value)))
    },
    'table.glance': ({ match: id }) => {
      const match = tables.open(matchId(id))
      return match.ok ? ok(tableOf(match.value, titleOf(match.value))) : match
    },
    'table.close': ({ match }, window) => {
      window.opened.delete(matchId(match))
      return ok({})
    },
    'table.rows': ({ match: id, ...asked }, window) => {
      const match = tables.open(matchId(id))
      if (!match.ok) return match
      const allowed = allowViewer(match.value, asked.viewer)
      if (!allowed.ok) return allowed
      if (window.opened.has(match.value.id)) window.opened.set(match.value.id, asked.viewer)
      return ok(rowsFrom(match.value, asked))
    },
    'table.position': ({ match: id, step, viewer }) => {
      const match = tables.open(matchId(id))
      if (!match.ok) return match
      const allowed = allowViewer(match.value, viewer)
      return allowed.ok ? positionOf(match.value, stepId(step), viewer) : allowed
    },
    'table.check': ({ match: id, at, action, instead }) => {
      const match = tables.open(matchId(id))
      if (!match.ok) return match
      const step =
        instead === undefined
          ? moves.decide(match.value, stepId(at), action)
          : foreseeInstead(match.value, stepId(at), stepId(instead), action)
      if (!step.ok) return step
      const told = foreseeable(match.value, step.value.events)
      return ok({ events: wireEvents(match.value, told, viewpointOf(match.value).viewer) })
    },
    'table.act': ({ match, at, action }, window) =>
      changed(match, window, (open) => moves.act(open, stepId(at), action)),
    'table.enter': ({ match, at, outcome }, window) =>
      changed(match, window, (open) => moves.enter(open, stepId(at), outcome)),
    'table.roll': ({ match, at }, window) =>
      changed(match, window, (open) => moves.roll(open, stepId(at), fairRandom)),
    'table.undo': ({ match, at }, window) => tookBack(match, window, (open) => moves.undo(open, stepId(at))),
    'table.redo': ({ match, at }, window) => changed(match, window, (open) => moves.redo(open, stepId(at))),
    'table.goto': ({ match, at, step }, window) =>
      tookBack(match, window, (open) => moves.goto(open, stepId(at), stepId(step))),
    'table.correct': ({ match, at, step, action }, window) => {
      const done = tables.change(matchId(match), (open) =>
        correct(open, stepId(at), stepId(step), action, fairRandom),
      )
      if (!done.ok) return done
      windows.announce('library.changed', { match: done.value.match.id })
      const change = told(done.value.match, done.value.added, window)
      return change.ok ? ok({ ...change.value, corrected: done.value.plan.corrected }) : change
    },
    'table.branch': ({ match, step, name, outcome }, window) =>
      changed(match, window, (open) => moves.branch(open, newBranchId(), stepId(step), name, outcome)),
    'table.switch': ({ match: id, branch }, window) => {
      const match = tables.open(matchId(id))
      if (!match.ok) return match
      const target = moves.switchable(match.value, branchId(branch))
      if (!target.ok) return target
      tables.play(match.value, target.value)
      return told(match.value, [], window)
    },
    'table.renameBranch': ({ match, branch, name }, window) =>
      changed(match, window, (open) => moves.renameBranch(open, branchId(branch), name)),
    'table.deleteBranch': ({ match, branch }, window) =>
      changed(match, window, (open) => moves.deleteBranch(open, branchId(branch))),
    'table.recoverBranch': ({ match, branch }, window) =>
      changed(match, window, (open) => moves.recoverBranch(open, branchId(branch))),
    'table.promote': ({ match, branch, name }, window) =>
      changed(match, window, (open) => moves.promote(open, branchId(branch), newBranchId(), name)),
    'table.reflog': ({ match: id, limit }) => {
      const match = tables.open(matchId(id))
      return match.ok ? ok([...library.reflog(match.value.id, limit)]) : match
    },
    'table.passOn': ({ match: id }, window) => {
      const match = tables.open(matchId(id))
      if (!match.ok) return match
      const passed = passOn(match.value)
      return passed.ok ? told(match.value, [], window) : passed
    },
    'table.liftCurtain': ({ match: id, seat }, window) => {
      const match = tables.open(matchId(id))
      if (!match.ok) return match
      const lifted = liftCurtain(match.value, seat)
      return lifted.ok ? told(match.value, [], window) : lifted
    },
    'table.verify': async ({ match: id }): Promise<Result<Output<'table.verify'>, ApiError>> => {
      const match = tables.open(matchId(id))
      if (!match.ok) return err(match.error)
      const { record, damage } = match.value
      const found = await recordWorker.verify(record)
      // What could not even be read comes before what the rules say to the rest.
      return ok({ ...found, damage: damage ?? found.damage })
    },
  }
}
