/** Requests about an open match. */
import { ok, type Result } from '../../../engine/kernel/refusal.ts'
import { MAIN, type MatchId, type StepId } from '../../../engine/record/step.ts'
import type { ApiError, Change, Output, Table } from '../../api/api.ts'
import type { tableRequests } from '../../api/requests-table.ts'
import { forMatches, type Deps, type Handlers } from './handler.ts'
import { namedAuthorOf } from '../../table/author.ts'
import { fairRandom, newBranchId } from '../../table/chance.ts'
import { saveWritesAlone, type OpenMatch } from '../../table/match.ts'
import { correct, previewCorrection } from '../../table/corrections.ts'
import * as moves from '../../table/moves.ts'
import { learnedEvents, passOn } from '../../table/view/learned.ts'
import { positionOf } from '../../table/view/position.ts'
import { rowsFrom } from '../../table/view/rows.ts'
import {
  allowViewer,
  previewableEvents,
  liftCurtain,
  viewpointOf,
  writeAlone,
} from '../../table/viewpoint.ts'
import { tableOf } from '../../table/view/snapshot.ts'
import { wireEvents } from '../../table/view/redacted-values.ts'
import { changeFor, type Window } from '../../table/windows.ts'

export const tableHandlers = ({
  library,
  tables,
  windows,
  recordWorker,
}: Pick<Deps, 'library' | 'tables' | 'windows' | 'recordWorker'>): Handlers<typeof tableRequests> => {
  const onMatch = forMatches(tables)
  const maker = (): moves.Maker => {
    const by = namedAuthorOf(library)
    return by === undefined ? {} : { by }
  }
  const snapshot = (match: OpenMatch): Table => tableOf(match, tables.listed(match))

  /** The change as the requesting window sees it; the subscribers of `tables.changed` tell the other windows. */
  const answerOf = (match: OpenMatch, added: readonly StepId[], window: Window): Change =>
    changeFor(match, tables.listed(match), added, window)

  const changed = (
    id: MatchId,
    by: Window,
    plan: (match: OpenMatch) => moves.Planned,
    holdsBots = false,
  ): Result<Change, ApiError> => {
    const done = tables.change(id, plan, { by, holdsBots })
    return done.ok ? ok(answerOf(done.value.match, done.value.added, by)) : done
  }
  /** A change after which bots wait, because they would at once play again what was undone, or play on along the branch. */
  const changedAndHeld = (
    id: MatchId,
    by: Window,
    plan: (match: OpenMatch) => moves.Planned,
  ): Result<Change, ApiError> => changed(id, by, plan, true)

  const screenChanged = (match: OpenMatch, by: Window): Result<Change, ApiError> => {
    tables.changed({ kind: 'screen', match: match.id, by })
    return ok(answerOf(match, [], by))
  }

  return {
    'table.open': onMatch((match, _, window) => {
      windows.open(window, match.id)
      return ok(snapshot(match))
    }),
    'table.read': onMatch((match) => ok(snapshot(match))),
    'table.close': ({ match }, window) => {
      windows.close(window, match)
      return ok({})
    },
    'table.rows': onMatch((match, asked, window) => {
      const allowed = allowViewer(match, asked.viewer)
      if (!allowed.ok) return allowed
      if (window.opened.has(match.id)) window.opened.set(match.id, asked.viewer)
      return ok(rowsFrom(match, asked))
    }),
    'table.position': onMatch((match, { step, viewer }) => {
      const allowed = allowViewer(match, viewer)
      return allowed.ok ? positionOf(match, step, viewer) : allowed
    }),
    'table.check': onMatch((match, { at, action, instead }) => {
      const step =
        instead === undefined
          ? moves.decide(match, at, action)
          : previewCorrection(match, at, instead, action)
      if (!step.ok) return step
      const events = previewableEvents(match, step.value.events)
      return ok({ events: wireEvents(match, events, viewpointOf(match).viewer) })
    }),
    'table.act': ({ match, at, action }, window) =>
      changed(match, window, (open) => moves.act(open, at, action)),
    'table.enter': ({ match, at, outcome }, window) =>
      changed(match, window, (open) => moves.enter(open, at, outcome)),
    'table.roll': ({ match, at }, window) =>
      changed(match, window, (open) => moves.roll(open, at, fairRandom)),
    'table.undo': ({ match, at }, window) => changedAndHeld(match, window, (open) => moves.undo(open, at)),
    'table.redo': ({ match, at }, window) => changed(match, window, (open) => moves.redo(open, at)),
    'table.goto': ({ match, at, step }, window) =>
      changedAndHeld(match, window, (open) => moves.goto(open, at, step)),
    'table.correct': ({ match, at, step, action }, window) => {
      const done = tables.change(match, (open) => correct(open, at, step, action, fairRandom), { by: window })
      if (!done.ok) return done
      const { match: open, added, plan } = done.value
      return ok({ ...answerOf(open, added, window), corrected: plan.corrected })
    },
    'table.branch': ({ match, step, name, outcome }, window) =>
      changedAndHeld(match, window, (open) =>
        moves.branch(open, newBranchId(), step, name, maker(), outcome),
      ),
    'table.switch': ({ match, branch }, window) =>
      changed(match, window, (open) => moves.switchTo(open, branch), branch !== MAIN),
    'table.renameBranch': ({ match, branch, name }, window) =>
      changed(match, window, (open) => moves.renameBranch(open, branch, name)),
    'table.deleteBranch': ({ match, branch }, window) =>
      changed(match, window, (open) => moves.deleteBranch(open, branch)),
    'table.recoverBranch': ({ match, branch }, window) =>
      changed(match, window, (open) => moves.recoverBranch(open, branch)),
    'table.promote': ({ match, branch, name, early }, window) =>
      changedAndHeld(match, window, (open) =>
        moves.promote(open, branch, newBranchId(), name, { maker: maker(), early }),
      ),
    'table.reflog': onMatch((match, { limit }) => ok([...library.reflog(match.id, limit)])),
    'table.learned': onMatch((match) => {
      const learned = learnedEvents(match)
      return learned.ok ? ok({ events: [...learned.value] }) : learned
    }),
    'table.passOn': onMatch((match, _, window) => {
      const passed = passOn(match)
      return passed.ok ? screenChanged(match, window) : passed
    }),
    'table.writeAlone': onMatch((match, { alone }, window) => {
      const written = writeAlone(match, alone)
      if (!written.ok) return written
      saveWritesAlone(library, match.id, alone)
      return screenChanged(match, window)
    }),
    'table.liftCurtain': onMatch((match, { seat }, window) => {
      const lifted = liftCurtain(match, seat)
      return lifted.ok ? screenChanged(match, window) : lifted
    }),
    'table.verify': onMatch(async ({ record, damage }): Promise<Result<Output<'table.verify'>, ApiError>> => {
      const found = await recordWorker.verify(record)
      // Damage that left a part unreadable is reported before faults in the rest.
      return ok({ ...found, damage: damage ?? found.damage })
    }),
  }
}
