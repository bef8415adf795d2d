import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Viewer } from '../../engine/kernel/seat.ts'
import type { ApiError, Change, Position, StepRow, Table } from '../../main/api/api.ts'
import { useFollowedLine } from './tree/tree.ts'
import { turnBack, turnForward, hideFuture } from './replay.ts'
import { client, onReturn } from '../ui/client/client.ts'
import { useFilm } from './film.ts'
import { useCommands } from './table/commands.ts'
import { useCursor } from './table/cursor.ts'
import { useRows } from './table/rows.ts'

/** The open match: what main last said of the table, its steps, and the position looked at. */
export const useTable = defineStore('table', () => {
  const table = shallowRef<Table | null>(null)
  /** The table is played at, or its record is looked through. */
  const mode = ref<'table' | 'review'>('table')
  const error = shallowRef<ApiError | null>(null)
  /**
   * The screen is to be passed on, but whoever had it still sees the public position: what their
   * action came to. The curtain falls when they pass it on.
   */
  const handing = ref(false)
  /** New rows since the last change, to be read out. */
  const news = shallowRef<readonly StepRow[]>([])
  const film = useFilm()
  const failed = (reason: ApiError | null): void => void (error.value = reason)

  const steps = useRows({ match: () => table.value?.match, failed })
  const { rows, viewer } = steps
  /** Where a line goes on from a step, when nothing else is asked for. */
  const goals = (): readonly string[] => {
    const now = table.value
    if (!now) return []
    const main = now.branches.find((branch) => branch.id === 'main')
    return [now.tip, now.redo, main?.step].filter((step) => step !== null && step !== undefined)
  }
  const { tree, line, leaf, leavesUsual, follow, isOnWay, forget } = useFollowedLine(rows, goals)
  const cursor = useCursor({
    rows: () => rows.value,
    line: () => line.value,
    request: (step) =>
      client.request('table.position', { match: table.value?.match ?? '', step, viewer: viewer.value }),
    failed,
  })
  const { at, position, row, index } = cursor
  const over = computed(() => table.value?.turn.by === 'nobody')
  const atTip = computed(() => at.value === table.value?.tip)

  /** While the record is looked through: what comes after the step looked at is hidden. */
  const hidesFuture = ref(false)
  const spoilerFree = computed(() =>
    hidesFuture.value && mode.value === 'review'
      ? hideFuture(line.value, index.value, table.value?.branches ?? [])
      : null,
  )
  const setFutureHidden = (hides: boolean): void => {
    hidesFuture.value = hides
    // Whoever begins at the end would have seen it all.
    if (hides && index.value === line.value.length - 1) reviewAt(0)
  }

  /** What stands on the board at a step; null if it cannot be had. */
  const positionOf = async (step: string): Promise<Position | null> => {
    const answer = await cursor.fetch(step)
    return answer?.ok === true ? answer.value : null
  }
  const look = async (step: string): Promise<void> => {
    if (!rows.value.has(step)) return
    if (!isOnWay(step)) follow(step)
    await cursor.look(step)
    // At the table nobody steps to and fro.
    if (at.value === step && mode.value === 'review') cursor.prefetch()
  }

  /**
   * Looks through other eyes: what they see differently from the public is asked for, and what only the
   * eyes before saw is forgotten at once, but for the position that stays in view while the screen is
   * passed on.
   */
  const lookAs = async (next: Viewer): Promise<void> => {
    const step = at.value === '' ? table.value?.tip : at.value
    // Where nothing is hidden from the one at the screen the board stays for who looks back, and any field that is written in.
    const hidesNothing = next === 'all' || next === viewer.value || table.value?.alone === true
    const stays = hidesNothing && (mode.value === 'review' || film.isHeld())
    const keeps = viewer.value === 'public' || stays || handing.value
    // Whoever gets the screen sees what was just done; in the record nothing is.
    if (mode.value === 'review') cursor.newSteps.value = []
    cursor.dropPositions(keeps)
    await steps.setViewer(next, keeps)
    if (step !== undefined) await look(rows.value.has(step) ? step : (table.value?.tip ?? step))
  }

  /** Takes in a change; everything that follows from it is shown at once, and `done` is called with it. */
  const takeOne = async (change: Change, done: () => void, own: boolean): Promise<void> => {
    const before = table.value
    if (before?.match !== change.table.match) return done()
    const { tip, viewer: eyes, size, curtain } = change.table
    // What a bot did before the next person's turn is to be seen, too.
    const isBot = ({ actor }: StepRow): boolean =>
      typeof actor === 'number' && change.table.seats[actor]?.player.kind === 'bot'
    const isNews = own || change.rows.some(isBot)
    handing.value = curtain !== null && (handing.value || (isNews && before.curtain === null))
    // Who looks at the end goes along, but is not led away while writing about it, nor while correcting a step.
    const goesAlong =
      mode.value === 'table' ? own || correcting.value === null : at.value === before.tip && !film.isHeld()
    if (eyes !== before.viewer && eyes !== viewer.value) {
      // Another person at the screen begins at its end.
      const changesHands = curtain !== null || before.curtain !== null
      table.value = change.table
      news.value = []
      if (goesAlong || changesHands) at.value = tip
      done()
      return lookAs(eyes)
    }
    const follows = tip !== before.tip && goesAlong
    if (change.position?.viewer === viewer.value) cursor.keep(change.position)
    if (follows) await cursor.fetch(tip)
    if (table.value?.match !== change.table.match) return done()
    // Rows first: what is shown never points to a step that is not here.
    steps.add(change.rows)
    table.value = change.table
    news.value = change.rows
    // Nothing waits without need: what follows is to be shown at once.
    if (rows.value.size !== size) await steps.settle(size)
    if (!rows.value.has(leaf.value)) follow(tip)
    if (follows || !rows.value.has(at.value)) {
      follow(tip)
      void look(tip)
    }
    done()
  }
  /** Changes are taken in one after another, in the order they come. */
  let taking = Promise.resolve()
  const take = (change: Change, done?: () => void): Promise<void> => {
    taking = taking.then(() => takeOne(change, done ?? (() => undefined), done !== undefined))
    return taking
  }

  client.on('table.changed', (change) => {
    if (change.table.match === table.value?.match) void take(change)
  })

  /** The match that is open or being opened; empty where there is none. */
  let wanted = ''
  const open = async (match: string): Promise<void> => {
    wanted = match
    error.value = null
    const answer = await client.request('table.open', { match })
    // It was left, or another one asked for, before the answer came.
    if (wanted !== match) return void client.request('table.close', { match })
    if (!answer.ok) return failed(answer.error)
    table.value = answer.value
    if (at.value === '') leaf.value = answer.value.tip
    cursor.forgetLast()
    await lookAs(answer.value.viewer)
  }
  // After a loss the subscription is gone with the old connection.
  onReturn(() => {
    if (table.value !== null) void open(table.value.match)
  })

  const close = async (): Promise<void> => {
    const match = table.value?.match
    wanted = ''
    table.value = null
    error.value = null
    steps.forget()
    cursor.forget()
    forget()
    mode.value = 'table'
    handing.value = false
    hidesFuture.value = false
    news.value = []
    if (match !== undefined) await client.request('table.close', { match })
  }

  const returnToTip = async (): Promise<void> => {
    mode.value = 'table'
    const tip = table.value?.tip
    if (tip === undefined) return
    // One plays through one's own eyes, whosever one has looked through.
    if (viewer.value !== table.value?.viewer) await lookAs(table.value?.viewer ?? 'public')
    follow(tip)
    await look(tip)
  }
  const setMode = (next: 'table' | 'review'): void => {
    if (next === 'table') return void returnToTip()
    mode.value = 'review'
    cursor.prefetch()
  }
  /** Looks at a step of the record, which is what review is for. */
  const review = (step: string): void => {
    mode.value = 'review'
    void look(step)
  }
  const reviewAt = (place: number): void => {
    const step = line.value[Math.max(0, Math.min(line.value.length - 1, place))]
    if (step) review(step.id)
  }

  const wrong = ref('')
  /** The earlier step that is being corrected, for as long as the position before it is on the board. */
  const correcting = computed(() => {
    const found = rows.value.get(wrong.value)
    return mode.value === 'table' && !atTip.value && found?.parent === at.value ? found : null
  })
  /** Looks at the position before a step, in which something else is to be chosen in its place. */
  const beginCorrecting = async (step: string): Promise<void> => {
    const before = rows.value.get(step)?.parent
    if (before === null || before === undefined) return
    // Who goes on at once, by keys above all, is not to act on the position that was there before.
    await positionOf(before)
    wrong.value = step
    mode.value = 'table'
    await look(before)
  }

  return {
    table,
    rows,
    tree,
    viewer,
    at,
    position,
    mode,
    error,
    news,
    over,
    atTip,
    behind: cursor.behind,
    row,
    line,
    leavesUsual,
    index,
    story: cursor.story,
    newSteps: cursor.newSteps,
    newEvents: cursor.newEvents,
    spoilerFree,
    setFutureHidden,
    handing,
    open,
    close,
    positionOf,
    look,
    /** The line looked along leads through this step from now on. */
    followTo: follow,
    lookAs,
    setMode,
    review,
    step: (by: number) => reviewAt(index.value + by),
    stepTo: reviewAt,
    stepTurn: (by: 1 | -1) =>
      reviewAt(by > 0 ? turnForward(line.value, index.value) : turnBack(line.value, index.value)),
    correcting,
    beginCorrecting,
    /** The new title of a match, as the library answered it. */
    retitled(match: string, title: string): void {
      if (table.value?.match === match) table.value = { ...table.value, title }
    },
    ...useCommands({ table: () => table.value, at: () => at.value, correcting, take, failed, returnToTip }),
  }
})
