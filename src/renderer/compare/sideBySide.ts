/** State of two lines side by side: the place on each, and what to show there. */
import { computed, ref, watch } from 'vue'
import type { Language } from '../../engine/kernel/text.ts'
import type { Viewer } from '../../engine/kernel/seat.ts'
import type { StepRow, Table } from '../../main/api/api.ts'
import { client } from '../ui/client/client.ts'
import { sayIn, type ParamsFor } from '../ui/i18n.ts'
import { useAskedEnd } from '../match/stepping.ts'
import { useToasts } from '../ui/toasts.ts'
import { useCursor } from '../match/table/cursor.ts'
import { isHidden, eventFormatter } from '../match/words/sentences.ts'
import {
  firstSpot,
  isFirst,
  isLast,
  lastSpot,
  moved,
  rowOn,
  within,
  type Lines,
  type Spot,
  type Unit,
} from './lockstep.ts'
import { isSame, diffOf, type Pair } from './lineDiff.ts'
import { moveFormatter } from '../match/words/notation.ts'

/** One of the two sides. */
export interface Lane {
  readonly table: () => Table | null
  readonly line: () => readonly StepRow[]
  /** The viewer its steps were asked for. */
  readonly viewer: () => Viewer
}

export interface Wish {
  readonly left: Lane
  readonly right: Lane
  readonly alike?: Parameters<typeof diffOf>[2]
  /** The first place to go back to, and the places to begin at. */
  readonly from: (pair: Pair) => number
  readonly start: (pair: Pair) => Spot
  /** When this key changes, other lines are shown and stepping starts over. */
  readonly which: (pair: Pair) => string
  /** Hides what comes after the current steps. */
  readonly hides?: () => boolean
}

const useSide = ({ table, line, viewer }: Lane, at: () => number) => {
  const toasts = useToasts()
  const rows = computed(() => new Map(line().map((each) => [each.id, each])))
  const match = (): string | undefined => table()?.match
  const { position, story, newEvents, look, dropPositions } = useCursor({
    rows: () => rows.value,
    line,
    request: (step) => client.request('table.position', { match: match() ?? '', step, viewer: viewer() }),
    failed: (error) => toasts.refused(error, table()?.game),
  })
  watch(match, () => dropPositions(false), { flush: 'sync' })
  watch(viewer, () => dropPositions(true), { flush: 'sync' })
  const row = computed(() => rowOn(line(), at()))
  watch(
    row,
    (now) => {
      if (now && match() !== undefined) void look(now.id)
    },
    { immediate: true },
  )
  const ended = computed(() => at() > line().length - 1)
  return { table: computed(table), row, story, newEvents, ended, position }
}

/** A step in the words of its match, with the names of its seats. */
const sentencesOf = (
  table: Table | null,
  row: StepRow | undefined,
  language: Language,
): readonly string[] => {
  const formatEvent = eventFormatter(table ?? { game: '', seats: [] })
  return (row?.events ?? []).filter((event) => !isHidden(event)).map((event) => formatEvent(event, language))
}

export const useSideBySide = (wish: Wish) => {
  const pair = computed(() => diffOf(wish.left.line(), wish.right.line(), wish.alike ?? isSame))
  const lines = computed((): Lines => ({ ...pair.value, from: wish.from(pair.value) }))
  const spot = ref<Spot>({ left: 0, right: 0 })
  const begin = (): void => {
    spot.value = wish.start(pair.value)
  }
  watch(() => wish.which(pair.value), begin, { immediate: true })

  const left = useSide(wish.left, () => spot.value.left)
  const right = useSide(wish.right, () => spot.value.right)

  /** What each line does where they part, in words; empty if that step is still hidden. */
  const difference = computed((): { readonly k: string; readonly p: ParamsFor } => {
    const { shared, longest } = pair.value
    const reached = Math.max(left.row.value?.depth ?? 0, right.row.value?.depth ?? 0)
    if (wish.hides?.() === true && (longest === 0 || reached < shared)) return { k: 'review.alike', p: {} }
    if (longest === 0) return { k: 'review.same', p: {} }
    const named = left.table.value ?? { game: '', seats: [] }
    const doneIn = moveFormatter(named)
    const [one, other] = [pair.value.left[shared], pair.value.right[shared]]
    const partingIn = (language: Language): Record<string, unknown> => {
      const here = sentencesOf(left.table.value, one, language)
      const there = sentencesOf(right.table.value, other, language)
      // Different player names do not count as a difference.
      const likewise = sentencesOf(left.table.value, other, language)
      const at = here.findIndex((said, index) => said !== likewise[index])
      // If both read the same, adds what was chosen, which still differs.
      const said = (row: StepRow | undefined, told: readonly string[]): string =>
        row === undefined
          ? sayIn(language, 'review.nothing')
          : ((at < 0 ? undefined : told[at]) ?? `${doneIn(row, language)}${language === 'en' ? '.' : '。'}`)
      return { n: shared - 1, left: said(one, here), right: said(other, there) }
    }
    return { k: 'review.differ', p: partingIn }
  })

  /** The steps by which the lines part; null while that is hidden, or if they do not. */
  const parting = computed(() => {
    const { shared, longest } = pair.value
    const isSeen = difference.value.k === 'review.differ' && longest > 0
    return isSeen ? { left: pair.value.left[shared], right: pair.value.right[shared] } : null
  })

  /** By seat: player and score on both sides. */
  const scores = computed(() =>
    (left.table.value?.seats ?? []).map((seat, index) => ({
      left: { seat, score: left.row.value?.scores[index] ?? 0 },
      right: {
        seat: right.table.value?.seats[index] ?? seat,
        score: right.row.value?.scores[index] ?? 0,
      },
    })),
  )

  return {
    pair,
    left,
    right,
    difference,
    parting,
    scores,
    /** Steps each side has moved from the first place; more than the line has if it waits. */
    gone: computed(() => ({
      left: spot.value.left - lines.value.from,
      right: spot.value.right - lines.value.from,
    })),
    /** The current places; beyond a line's end while it waits. */
    spot,
    seek: (to: Spot) => (spot.value = within(lines.value, to)),
    isFirst: computed(() => isFirst(lines.value, spot.value)),
    isLast: computed(() => isLast(lines.value, spot.value)),
    go: (by: 1 | -1, unit: Unit) => (spot.value = moved(lines.value, spot.value, by, unit)),
    first: () => (spot.value = firstSpot(lines.value)),
    last: useAskedEnd(
      () => wish.hides?.() === true && !isLast(lines.value, spot.value),
      () => (spot.value = lastSpot(lines.value)),
    ),
  }
}

export type SideBySide = ReturnType<typeof useSideBySide>
