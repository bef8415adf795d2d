import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Viewer } from '../../engine/kernel/seat.ts'
import { LEARNER } from '../../engine/kernel/text.ts'
import type { ApiError, Change, Position, StepRow, Table } from '../../main/api/api.ts'
import { useFollowedLine } from './tree/tree.ts'
import { turnBack, turnForward, hideFuture } from './replay.ts'
import { client, onReturn, readOnly } from '../ui/client/client.ts'
import { leading } from '../ui/i18n.ts'
import { useFilm } from './film.ts'
import { useCommands } from './table/commands.ts'
import { useCursor } from './table/cursor.ts'
import { useRows } from './table/rows.ts'
import { withUnchangedParts } from './unchangedParts.ts'

/** The store of the open match: the table as main last sent it, its steps, and the position shown. */
export const useTable = defineStore('table', () => {
  const table = shallowRef<Table | null>(null)
  /**
   * The table as the window tells of it: in a match that one person plays here against bots, all texts speak to that
   * person, in review too.
   */
  const told = computed(() => {
    const now = table.value
    if (!now || readOnly || now.imported || now.unplayable !== null) return now
    const people = now.seats.filter(({ player }) => player.kind === 'person').length
    if (people !== 1 || now.seats.length === 1) return now
    return {
      ...now,
      seats: now.seats.map((seat) =>
        seat.player.kind === 'person' ? { ...seat, name: LEARNER[leading.value] } : seat,
      ),
    }
  })
  /** A match that comes with the program, to read and to copy: nobody changes it. */
  const isSample = computed(() => table.value?.unplayable?.code === 'sampleOnly')
  /** `table`: to play; `review`: to go through the record. */
  const mode = ref<'table' | 'review'>('table')
  const error = shallowRef<ApiError | null>(null)
  /**
   * The curtain is about to fall: the person who acted still sees the public position after their action, until they pass
   * the screen on.
   */
  const handing = ref(false)
  /** The rows of the last change, for the live region. */
  const news = shallowRef<readonly StepRow[]>([])
  const film = useFilm()
  const failed = (reason: ApiError | null): void => void (error.value = reason)

  const steps = useRows({ match: () => table.value?.match, failed })
  const { rows, viewer } = steps
  /** The steps towards which a line continues by default. */
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

  /** In review, the steps after the one shown are hidden. */
  const hidesFuture = ref(false)
  const spoilerFree = computed(() =>
    hidesFuture.value && mode.value === 'review'
      ? hideFuture(line.value, index.value, table.value?.branches ?? [])
      : null,
  )
  const setFutureHidden = (hides: boolean): void => {
    hidesFuture.value = hides
    // At the end there would be nothing left to hide.
    if (hides && index.value === line.value.length - 1) reviewAt(0)
  }

  /** The position after a step; null if main refuses it. */
  const positionOf = async (step: string): Promise<Position | null> => {
    const answer = await cursor.fetch(step)
    return answer?.ok === true ? answer.value : null
  }
  const look = async (step: string): Promise<void> => {
    if (!rows.value.has(step)) return
    if (!isOnWay(step)) follow(step)
    await cursor.look(step)
    // Only in review do people step back and forth.
    if (at.value === step && mode.value === 'review') cursor.prefetch()
  }

  /**
   * Shows the match to another viewer: requests what they see differently from the public, and forgets at once what only the
   * previous viewer saw, except for the position that stays on the board while the screen is passed on.
   */
  const lookAs = async (next: Viewer): Promise<void> => {
    const step = at.value === '' ? table.value?.tip : at.value
    // If nothing is hidden from the person at the screen, the board stays in review, and so does a field being written in.
    const hidesNothing = next === 'all' || next === viewer.value || table.value?.alone === true
    const stays = hidesNothing && (mode.value === 'review' || film.isHeld())
    const keeps = viewer.value === 'public' || stays || handing.value
    // The next person sees the last actions happen; in review nothing has just happened.
    if (mode.value === 'review') cursor.newSteps.value = []
    cursor.dropPositions(keeps)
    steps.setViewer(next, keeps)
    // Asked before the moves, which take longer: an opened match shows its board meanwhile.
    if (at.value === '' && step !== undefined) void cursor.look(step)
    await steps.loadAll()
    if (step !== undefined) await look(rows.value.has(step) ? step : (table.value?.tip ?? step))
  }

  /** Applies a change: updates everything it affects at once, then calls `done`. `own`: this window requested it. */
  const takeOne = async (change: Change, done: () => void, own: boolean): Promise<void> => {
    const before = table.value
    if (before?.match !== change.table.match) return done()
    const { tip, viewer: eyes, size, curtain } = change.table
    // The actions of bots before the next person's turn are shown too.
    const isBot = ({ actor }: StepRow): boolean =>
      typeof actor === 'number' && change.table.seats[actor]?.player.kind === 'bot'
    const isNews = own || change.rows.some(isBot)
    handing.value = curtain !== null && (handing.value || (isNews && before.curtain === null))
    // A window that shows the tip follows the table, unless its person is writing about the step or correcting one.
    const goesAlong =
      mode.value === 'table' ? own || correcting.value === null : at.value === before.tip && !film.isHeld()
    if (eyes !== before.viewer && eyes !== viewer.value) {
      // The next person at the screen starts at the tip.
      const changesHands = curtain !== null || before.curtain !== null
      // Without its last step the list of moves would be empty until the next person's rows come.
      steps.add(change.rows)
      table.value = withUnchangedParts(before, change.table)
      news.value = []
      if (goesAlong || changesHands) at.value = tip
      done()
      return lookAs(eyes)
    }
    const follows = tip !== before.tip && goesAlong
    if (change.position?.viewer === viewer.value) cursor.keep(change.position)
    if (follows) await cursor.fetch(tip)
    if (table.value?.match !== change.table.match) return done()
    // Rows first, so that nothing shown refers to an unknown step.
    steps.add(change.rows)
    table.value = withUnchangedParts(before, change.table)
    news.value = change.rows
    // Await only if rows are missing, so that everything else is updated at once.
    if (rows.value.size !== size) await steps.settle(size)
    if (!rows.value.has(leaf.value)) follow(tip)
    if (follows || !rows.value.has(at.value)) {
      follow(tip)
      void look(tip)
    }
    done()
  }
  /** Changes are applied one after another, in the order they arrive. */
  let taking = Promise.resolve()
  const take = (change: Change, done?: () => void): Promise<void> => {
    taking = taking.then(() => takeOne(change, done ?? (() => undefined), done !== undefined))
    return taking
  }

  client.on('table.changed', (change) => {
    if (change.table.match === table.value?.match) void take(change)
  })

  /** The match that is open or being opened; empty if there is none. */
  let wanted = ''
  const open = async (match: string): Promise<void> => {
    wanted = match
    error.value = null
    const answer = await client.request('table.open', { match })
    // The match was left, or another one opened, before the answer arrived.
    if (wanted !== match) return void client.request('table.close', { match })
    if (!answer.ok) return failed(answer.error)
    table.value = answer.value
    if (at.value === '') leaf.value = answer.value.tip
    cursor.forgetLast()
    await lookAs(answer.value.viewer)
  }
  // The subscription was lost with the old connection.
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
    // Play goes on as the viewer of the table, whichever viewer was chosen in review.
    if (viewer.value !== table.value?.viewer) await lookAs(table.value?.viewer ?? 'public')
    follow(tip)
    await look(tip)
  }
  const setMode = (next: 'table' | 'review'): void => {
    if (next === 'table') return void returnToTip()
    mode.value = 'review'
    cursor.prefetch()
  }
  /** Shows a step in review. */
  const review = (step: string): void => {
    mode.value = 'review'
    void look(step)
  }
  const reviewAt = (place: number): void => {
    const step = line.value[Math.max(0, Math.min(line.value.length - 1, place))]
    if (step) review(step.id)
  }

  const wrong = ref('')
  /** The earlier step being corrected, as long as the board shows the position before it. */
  const correcting = computed(() => {
    const found = rows.value.get(wrong.value)
    return mode.value === 'table' && !atTip.value && found?.parent === at.value ? found : null
  })
  /** Shows the position before a step, to choose another action in its place. */
  const beginCorrecting = async (step: string): Promise<void> => {
    const before = rows.value.get(step)?.parent
    if (before === null || before === undefined) return
    // A person who goes on at once, by keys, must not act on the old position.
    await positionOf(before)
    wrong.value = step
    mode.value = 'table'
    await look(before)
  }

  return {
    table: told,
    /** The table with the players’ own names, for what others get to see. */
    named: computed(() => table.value),
    isSample,
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
    /** Makes the line lead through this step. */
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
    /** Shows another title, or the names of the players in another language. */
    renamed(match: string, names: Partial<Pick<Table, 'title' | 'seats'>>): void {
      if (table.value?.match === match) table.value = { ...table.value, ...names }
    },
    ...useCommands({ table: () => table.value, at: () => at.value, correcting, take, failed, returnToTip }),
  }
})
