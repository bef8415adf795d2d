import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Viewer } from '../../engine/kernel/seat.ts'
import type {
  ApiError,
  Answer,
  Change,
  Corrected,
  Output,
  Position,
  StepRow,
  Table,
} from '../../main/api/api.ts'
import type { Act } from '../boards/kit/kit.ts'
import { client, onReturn } from '../shell/client.ts'
import { useFollowedLine } from '../moves/followedLine.ts'
import { stepsForward } from '../moves/forward.ts'
import type { Rows } from '../moves/tree.ts'
import { turnBack, turnForward } from '../review/replay.ts'
import { hideFuture } from '../review/spoilerFree.ts'
import { useChanges } from './table/changes.ts'
import { createPositionCache } from './table/positionCache.ts'
import { isWriting } from '../shell/typing.ts'

/** Steps before a position whose events its board may tell about. */
const STORY = 60

/** The open match: what main last said of the table, its steps, and the position looked at. */
export const useTable = defineStore('table', () => {
  const table = shallowRef<Table | null>(null)
  /** Rows by step, in the order main sent them; as `viewer` may see them. */
  const rows = shallowRef<Rows>(new Map())
  const viewer = ref<Viewer>('public')
  /** The step looked at. */
  const at = ref('')
  const position = shallowRef<Position | null>(null)
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
  /** The step looked at last, and the steps over which one has gone forward to it. */
  let lookedAt = ''
  const forward = shallowRef<readonly string[]>([])
  const shelf = createPositionCache()
  /** Rows as the public sees them, which need not be forgotten when the screen changes hands. */
  let common: Rows = new Map()

  /** Where a line goes on from a step, when nothing else is asked for. */
  const goals = (): readonly string[] => {
    const now = table.value
    if (!now) return []
    const main = now.branches.find((branch) => branch.id === 'main')
    return [now.tip, now.redo, main?.step].filter((step) => step !== null && step !== undefined)
  }
  const { tree, line, leaf, follow, isOnWay, forget } = useFollowedLine(rows, goals)
  const over = computed(() => table.value?.turn.by === 'nobody')
  const atTip = computed(() => at.value === table.value?.tip)
  const row = computed(() => rows.value.get(at.value) ?? null)
  /** The position of the step looked at is still being asked for; the one looked at before is on the board. */
  const behind = computed(() => position.value?.step !== at.value)
  const wrong = ref('')
  /** The earlier step that is being put right, for as long as the position before it is on the board. */
  const correcting = computed(() => {
    const found = rows.value.get(wrong.value)
    return mode.value === 'table' && !atTip.value && found?.parent === at.value ? found : null
  })

  const index = computed(() => row.value?.depth ?? 0)
  /** While the record is looked through: what comes after the step looked at is hidden. */
  const hidesLater = ref(false)
  const veiled = computed(() =>
    hidesLater.value && mode.value === 'review'
      ? hideFuture(line.value, index.value, table.value?.branches ?? [])
      : null,
  )
  const hideLater = (hides: boolean): void => {
    hidesLater.value = hides
    // Whoever begins at the end would have seen it all.
    if (hides && index.value === line.value.length - 1) reviewAt(0)
  }
  const story = computed(() =>
    line.value.slice(Math.max(0, index.value - STORY), index.value + 1).flatMap(({ events }) => events),
  )

  /** Events the board shows happening; none until it shows the step they led to. */
  const newEvents = computed(() =>
    behind.value ? [] : forward.value.flatMap((step) => rows.value.get(step)?.events ?? []),
  )

  const fetchPosition = (step: string): Promise<Answer<Position>> => {
    const match = table.value?.match ?? ''
    return client.request('table.position', { match, step, viewer: viewer.value })
  }

  /** What stands on the board at a step; null if it cannot be had. */
  const positionOf = async (step: string): Promise<Position | null> => {
    const answer = await shelf.get(step, fetchPosition)
    return answer?.ok === true ? answer.value : null
  }
  const prefetch = (): void => {
    for (const near of [1, -1, 2]) {
      const step = line.value[index.value + near]?.id
      if (step !== undefined) void shelf.get(step, fetchPosition)
    }
  }

  /** Looks at a step: at once if its position is at hand. */
  const look = async (step: string): Promise<void> => {
    if (!rows.value.has(step)) return
    if (!isOnWay(step)) follow(step)
    if (step !== lookedAt) forward.value = stepsForward(rows.value, lookedAt, step).map(({ id }) => id)
    lookedAt = step
    at.value = step
    const held = shelf.held(step)
    if (held) position.value = held
    else {
      const answer = await shelf.get(step, fetchPosition)
      if (at.value !== step || answer === null) return
      if (answer.ok) position.value = answer.value
      else error.value = answer.error
    }
    prefetch()
  }

  const merge = (more: readonly StepRow[], into: Rows = rows.value): void => {
    if (more.length === 0 && into === rows.value) return
    const next = new Map(into)
    for (const each of more) next.set(each.id, each)
    rows.value = next
    if (viewer.value === 'public') common = next
  }

  /** Asks for the rows after those `known`; if those are the public ones, also for what the viewer sees otherwise. */
  const loadRows = async (known: Rows): Promise<void> => {
    const match = table.value?.match
    if (match === undefined) return
    const asked = viewer.value
    const from = known.size
    const otherwise = known === common
    const answer = await client.request('table.rows', { match, viewer: asked, from, otherwise })
    if (match !== table.value?.match || asked !== viewer.value) return
    if (answer.ok) merge(answer.value, known)
    else error.value = answer.error
  }

  /**
   * Looks through other eyes: what they see otherwise than the public is asked for, and what only the
   * eyes before saw is forgotten at once, but for the position that stays in view while the screen is
   * passed on.
   */
  const lookAs = async (next: Viewer): Promise<void> => {
    const step = at.value === '' ? table.value?.tip : at.value
    const stays = viewer.value === 'public' || handing.value
    viewer.value = next
    // Whoever gets the screen sees what was just done; in the record nothing is.
    if (mode.value === 'review') forward.value = []
    shelf.clear()
    if (!stays) {
      rows.value = common
      position.value = null
    }
    await loadRows(common)
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
    if (eyes !== before?.viewer && eyes !== viewer.value) {
      table.value = change.table
      news.value = []
      at.value = tip
      done()
      return lookAs(eyes)
    }
    // Who looks at the end goes along, but is not led away while writing about it.
    const goesAlong = mode.value === 'table' || (at.value === before?.tip && !isWriting())
    const follows = tip !== before?.tip && goesAlong
    if (follows) await shelf.get(tip, fetchPosition)
    if (table.value?.match !== change.table.match) return done()
    // Rows first: what is shown never points to a step that is not here.
    merge(change.rows)
    table.value = change.table
    news.value = change.rows
    if (rows.value.size < size) await loadRows(rows.value)
    if (follows) {
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

  const open = async (match: string): Promise<void> => {
    error.value = null
    const answer = await client.request('table.open', { match })
    if (!answer.ok) {
      error.value = answer.error
      return
    }
    table.value = answer.value
    if (at.value === '') leaf.value = answer.value.tip
    lookedAt = ''
    await lookAs(answer.value.viewer)
  }
  // After a loss the subscription is gone with the old connection.
  onReturn(() => {
    if (table.value !== null) void open(table.value.match)
  })

  const close = async (): Promise<void> => {
    const match = table.value?.match
    table.value = null
    rows.value = new Map()
    common = new Map()
    position.value = null
    error.value = null
    at.value = ''
    lookedAt = ''
    forward.value = []
    forget()
    mode.value = 'table'
    handing.value = false
    hidesLater.value = false
    news.value = []
    shelf.clear()
    if (match !== undefined) await client.request('table.close', { match })
  }

  const { busy, change, changeLater } = useChanges({
    at: () => (table.value === null ? null : { match: table.value.match, at: table.value.tip }),
    take,
    failed: (reason) => (error.value = reason),
  })
  /** Whoever has held the curtain long enough sees it lift. */
  const liftCurtain = (seat: number): Promise<boolean> =>
    changeLater(({ match }) => client.request('table.liftCurtain', { match, seat }))
  /** The curtain is down: main is told that whoever had the screen has left it. */
  const passOn = (): Promise<boolean> => changeLater(({ match }) => client.request('table.passOn', { match }))

  /** Asks about an action that is not chosen yet: what it would do, or why it cannot be. */
  const foresee = (action: Act): Promise<Answer<Output<'table.check'>>> => {
    const { match = '', tip = '' } = table.value ?? {}
    const where = correcting.value ? { at: tip, instead: correcting.value.id } : { at: at.value }
    return client.request('table.check', { match, ...where, action })
  }
  /** Null if an action that is not chosen yet is legal, else why it is not. */
  const check = async (action: Act): Promise<ApiError | null> => {
    if (table.value === null) return null
    const answer = await foresee(action)
    return answer.ok ? null : answer.error
  }

  const returnToTip = async (): Promise<void> => {
    mode.value = 'table'
    const tip = table.value?.tip
    if (tip === undefined) return
    follow(tip)
    await look(tip)
  }
  const setMode = (next: 'table' | 'review'): void => {
    if (next === 'table') void returnToTip()
    else mode.value = 'review'
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
  /** Puts the step right; without an action chance rolls or draws anew. Null if it was refused. */
  const correct = async (action?: Act): Promise<Corrected | null> => {
    const step = correcting.value?.id ?? ''
    let corrected: Corrected | null = null
    const done = await change(async (now) => {
      const answer = await client.request('table.correct', { ...now, step, ...(action && { action }) })
      if (answer.ok) corrected = answer.value.corrected
      return answer
    })
    if (done) await returnToTip()
    return corrected
  }

  /** A branch from a step, played on at once; where chance is to act, `outcome` says what it does. */
  const tryFrom = async (step: string, outcome?: Act): Promise<boolean> => {
    const asked = { step, ...(outcome === undefined ? {} : { outcome }) }
    const done = await change(({ match }) => client.request('table.branch', { match, ...asked }))
    if (done) await returnToTip()
    return done
  }
  /** The new title, as the library answered it. */
  const retitled = (title: string): void => {
    if (table.value) table.value = { ...table.value, title }
  }
  const undoTo = async (step: string): Promise<boolean> => {
    const done = await change((now) => client.request('table.goto', { ...now, step }))
    if (done) await returnToTip()
    return done
  }
  const playOn = async (branch: string): Promise<boolean> => {
    const done = await change(({ match }) => client.request('table.switch', { match, branch }))
    if (done) await returnToTip()
    return done
  }

  return {
    table,
    rows,
    tree,
    viewer,
    at,
    position,
    mode,
    busy,
    error,
    news,
    over,
    atTip,
    behind,
    row,
    line,
    index,
    story,
    forward,
    newEvents,
    veiled,
    hideLater,
    open,
    close,
    positionOf,
    look,
    lookAs,
    setMode,
    review,
    step: (by: number) => reviewAt(index.value + by),
    stepTo: reviewAt,
    stepTurn: (by: 1 | -1) =>
      reviewAt(by > 0 ? turnForward(line.value, index.value) : turnBack(line.value, index.value)),
    check,
    foresee,
    correcting,
    beginCorrecting,
    correct,
    handing,
    act: (action: Act) => change((now) => client.request('table.act', { ...now, action })),
    enter: (outcome: Act) => change((now) => client.request('table.enter', { ...now, outcome })),
    roll: () => change((now) => client.request('table.roll', now)),
    undo: () => change((now) => client.request('table.undo', now)),
    redo: () => change((now) => client.request('table.redo', now)),
    retitled,
    undoTo,
    tryFrom,
    playOn,
    renameBranch: (branch: string, name: string) =>
      change(({ match }) => client.request('table.renameBranch', { match, branch, name })),
    deleteBranch: (branch: string) =>
      change(({ match }) => client.request('table.deleteBranch', { match, branch })),
    promoteBranch: (branch: string, name: string) =>
      change(({ match }) => client.request('table.promote', { match, branch, name })),
    recoverBranch: (branch: string) =>
      change(({ match }) => client.request('table.recoverBranch', { match, branch })),
    liftCurtain,
    passOn,
  }
})
