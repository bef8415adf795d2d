/** Converts the place shown at the open table to an address, and goes to addresses. */
import { LINE, useComparing } from '../comparing.ts'
import { usePanel, PANELS } from '../../ui/panel.ts'
import { useNotes } from '../notes/notes.ts'
import { useTable } from '../table.ts'
import { useToasts } from '../../ui/toasts.ts'
import { firstDecision, viewersOf } from '../replay.ts'
import {
  AT_TABLE,
  FIRST_DECISION,
  idStart,
  isNamed,
  type StepAddress,
  type TableAddress,
} from './tableAddress.ts'

export const useTablePlace = () => {
  const store = useTable()
  const comparing = useComparing()
  const panel = usePanel()
  const toasts = useToasts()
  const notes = useNotes()

  /** The step shown as an address names it. */
  const stepHere = (): Pick<TableAddress, 'at' | 'line'> => {
    const { row, line } = store
    if (row === null) return { at: null, line: null }
    const end = line.at(-1)
    return {
      at: { number: row.depth, id: row.parent === null ? null : idStart(row) },
      line: (row.depth <= store.leavesUsual || isLineCompared()) && end ? idStart(end) : null,
    }
  }
  const isLineCompared = (): boolean => comparing.open && [comparing.left, comparing.right].includes(LINE)
  const here = (): TableAddress | null => {
    const { table } = store
    if (table === null) return null
    const looks = store.mode === 'review' && !comparing.open
    return {
      review: looks || comparing.open,
      at: looks ? stepHere().at : null,
      line: looks || isLineCompared() ? stepHere().line : null,
      as: store.mode === 'review' && store.viewer !== table.viewer ? store.viewer : null,
      hides: store.spoilerFree !== null,
      panel: panel.tab === panel.usual ? null : panel.tab,
      compare: comparing.open ? [comparing.left, comparing.right] : null,
      steps: comparing.open ? comparing.steps : null,
    }
  }
  /** The address of a link to a step: in review, without panels. */
  const linkTo = (step: string): TableAddress => {
    const row = store.rows.get(step)
    if (row === undefined || step === store.at) return { ...AT_TABLE, review: true, ...stepHere() }
    return { ...AT_TABLE, review: true, at: { number: row.depth, id: idStart(row) } }
  }

  const withStart = (id: string, depth: number | null): string | undefined => {
    for (const row of store.rows.values())
      if ((depth === null || row.depth === depth) && isNamed(row, id)) return row.id
    return undefined
  }
  /** Goes to the step, or to the nearest known one and says so. While later steps are hidden, never to the end instead. */
  const stepOf = ({ number, id }: StepAddress, hides: boolean): string => {
    if (id === FIRST_DECISION) {
      // A sample begins where there is something to see on its board: at its first bookmark.
      const told = store.isSample && store.line.find((row) => notes.of(row.id).bookmarks.length > 0)
      return (told || store.line[firstDecision(store.line)])?.id ?? store.at
    }
    const found = id === null ? undefined : withStart(id, number)
    if (found !== undefined) return found
    const { line } = store
    const end = line.at(-1)?.id ?? store.at
    const same = number === null ? undefined : line[number]?.id
    if (id === null && same !== undefined) return same
    if (same === undefined && hides) {
      toasts.tell('address.noStepHidden')
      return line[0]?.id ?? store.at
    }
    const last = line.length - 1
    if (same !== undefined) toasts.show({ kind: 'info', k: 'address.otherLine', p: { n: number } })
    else if (number === null) toasts.show({ kind: 'info', k: 'address.noSuchStep' })
    else toasts.show({ kind: 'info', k: 'address.noStep', p: { n: number, last } })
    return same ?? end
  }

  const showPanel = (asked: string | null, step: string): void => {
    const found = PANELS.find((each) => each === asked)
    if (asked !== null && found === undefined) toasts.tell('address.noPanel')
    panel.tab = found ?? panel.usual
    panel.askedAt = found === undefined ? null : step
  }
  const lookAs = async (asked: TableAddress['as']): Promise<void> => {
    const { table } = store
    if (table === null) return
    const isAllowed = asked === null || viewersOf(table).includes(asked)
    if (!isAllowed) toasts.tell('address.notYours')
    const viewer = asked === null || !isAllowed ? table.viewer : asked
    if (viewer !== store.viewer) await store.lookAs(viewer)
  }
  const compare = ([left, right]: readonly [string, string], steps: TableAddress['steps']): void => {
    const known = [left, right].every((id) => comparing.choices.includes(id))
    if (comparing.can && known) comparing.compareBoth(left, right, steps)
    else toasts.tell('address.noLines')
  }

  /** Goes to an address, or as near as possible, and then says so. */
  const goTo = async (to: TableAddress): Promise<void> => {
    if (store.table === null) return
    comparing.close()
    await lookAs(to.as)
    if (!to.review) {
      showPanel(to.panel, store.table.tip)
      return store.setMode('table')
    }
    store.setMode('review')
    const end = to.line === null ? undefined : withStart(to.line, null)
    if (end !== undefined) store.followTo(end)
    store.setFutureHidden(to.hides)
    const step = (to.at === null ? end : stepOf(to.at, to.hides)) ?? store.at
    showPanel(to.panel, step)
    await store.look(step)
    if (to.compare !== null) compare(to.compare, to.steps)
  }

  return { here, goTo, linkTo }
}
