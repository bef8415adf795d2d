/** What board and tray share while an action is put together; made once a table, reset by each position. */
import { reactive, shallowRef } from 'vue'
import type { Event } from '../../../../engine/games/chang-cheng/event.ts'
import type { Province } from '../../../../engine/games/chang-cheng/components/layout.ts'
import type { View } from '../../../../engine/games/chang-cheng/view/types.ts'
import type { Draftable } from '../../kit/drafts.ts'
import type { Verdict as VerdictOn } from '../../kit/verdict.ts'
import { EMPTY, type Choice, type Draft, type Target } from './draft.ts'
import type { Cursor } from '../input/cursor.ts'
import { isPartOfReveal, revealScriptsOf, type Pace, type RevealScript } from '../reveal/revealScript.ts'
import type { Zoom } from '../board/viewport.ts'

/** What main says of the action in hand. */
export type Verdict = VerdictOn<Event>

/** `isStill` tells whether nothing is to play by itself: then the end of a match is told at once. */
export const createSession = (isStill: () => boolean = () => true) => {
  const at = shallowRef('')
  const verdict = shallowRef<Verdict | null>(null)
  const draft = shallowRef<Draft>(EMPTY)
  /** Reveals that are shown, and how far the one in front is told. */
  const tellings = shallowRef<readonly RevealScript[]>([])
  const state = reactive({
    cursor: { band: 'space', column: 0 } as Cursor,
    /** What the pointer is over. */
    over: null as Target | null,
    /** The keyboard leads, so that the cursor counts as pointed at. */
    byKeys: false,
    /** Where the card in hand is dragged. */
    drag: null as { readonly x: number; readonly y: number } | null,
    /** A hint of the board's own why nothing was done. */
    complaint: null as string | null,
    wish: null as Zoom | null,
    offset: 0,
    beat: 0,
    /** Nothing moves: the position came by no step forward. */
    settled: true,
    /** Nothing goes on by itself: the record is looked through, or the match is over. */
    quiet: false,
    /** The match is over: the last reveal waits to be asked for. */
    hushed: false,
    /** The last attack is told on the board, and how far; the result waits for it. */
    attack: false,
    blow: 0,
    pace: 'slow' as Pace,
    /** Tiles or cards chosen for entering what was drawn. */
    entered: [] as readonly number[],
  })
  /** The last reveal of the match. */
  let last: RevealScript | undefined
  /** Beats of each province's reveal that somebody has seen to its end. */
  let watched = new Map<string, number>()
  let wasReviewing = false

  const drop = (): void => {
    draft.value = EMPTY
    verdict.value = null
    state.drag = null
    state.complaint = null
  }

  const eyesOf = (step: string): string => step.split(':')[0] ?? ''
  const isOver = ({ beats }: RevealScript): boolean => beats.at(-1)?.is === 'scored'
  const keyOf = (step: string, { province }: RevealScript): string => `${eyesOf(step)} ${province}`
  const seen = (telling: RevealScript): number => watched.get(keyOf(at.value, telling)) ?? 0

  const seenByAny = ({ province }: RevealScript): number =>
    Math.max(0, ...[...watched].map(([key, beats]) => (key.endsWith(` ${province}`) ? beats : 0)))

  /** Provinces that were scored before the last action of whoever looks. */
  const passedBy = (step: string, story: readonly Event[]): ReadonlySet<Province> => {
    const isOwn = (event: Event): boolean =>
      event.type === 'action.chosen' && String(event.seat) === eyesOf(step)
    const before = story.slice(0, Math.max(0, story.findLastIndex(isOwn)))
    return new Set(before.flatMap((event) => (event.type === 'province.scored' ? [event.province] : [])))
  }

  /** The reveal in front is over for these eyes: the next one comes, if there is one. */
  const endTelling = (): void => {
    const [first, ...rest] = tellings.value
    if (first === undefined) return
    watched.set(keyOf(at.value, first), first.beats.length)
    tellings.value = rest
    state.beat = 0
  }

  /** The attack has been told, or is skipped: the result comes, and the last reveal is kept for whoever asks. */
  const endAttack = (): void => {
    state.attack = false
    state.hushed = true
    tellings.value = last === undefined ? [] : [last]
    state.beat = 0
  }

  /** Whoever passes the public board on has let its reveals be: it does not tell them again. */
  const leave = (step: string): void => {
    if (wasReviewing || eyesOf(at.value) !== 'public' || eyesOf(step) === 'public') return
    for (const telling of tellings.value)
      if (isOver(telling)) watched.set(keyOf(at.value, telling), telling.beats.length)
  }

  /** Whether a reveal still concerns this position: an undone one does not. */
  const stands = (view: View, telling: RevealScript): boolean => {
    const { province } = telling
    const result = view.provinces.find((each) => each.province === province)?.result ?? null
    return isOver(telling) ? result !== null : view.reveal?.province === province
  }

  /**
   * A position arrives: what was in hand in another one is put back; new reveals are told, if it came `forward` by
   * a step.
   */
  const show = (
    view: View,
    step: string,
    story: readonly Event[],
    latest: readonly Event[],
    reviewing: boolean,
    forward: boolean,
  ): void => {
    if (at.value === step && wasReviewing === reviewing) return
    const isFirst = at.value === ''
    if (at.value !== step) {
      leave(step)
      drop()
      state.entered = []
      state.cursor = { ...state.cursor, band: 'space' }
      state.over = null
    }
    at.value = step
    const comesFromRecord = wasReviewing && !reviewing
    wasReviewing = reviewing
    state.settled = !forward
    const isEnd = view.stage === 'over' && !reviewing
    state.quiet = reviewing || isEnd
    state.attack = isEnd && forward && !isStill()
    state.hushed = isEnd && !state.attack
    state.blow = 0
    const all = revealScriptsOf(story).filter((telling) => stands(view, telling))
    last = all.at(-1)
    const known = new Set(all.map((telling) => keyOf(step, telling)))
    const eyes = eyesOf(step)
    // Whoever opens a match in the middle sees only what is under way, whoever lifts the curtain first.
    if (isFirst)
      for (const telling of all.filter(isOver))
        for (const each of ['public', 'all', ...view.players.keys()])
          watched.set(`${each} ${telling.province}`, telling.beats.length)
    if (reviewing) {
      // While the record is looked through a reveal belongs to the step that tells of it.
      tellings.value = latest.some(isPartOfReveal) ? all.slice(-1) : []
      state.beat = (tellings.value[0]?.beats.length ?? 1) - 1
      return
    }
    // What was taken back is told again once it is done anew; what is only looked past is not.
    watched = new Map([...watched].filter(([key]) => !key.startsWith(`${eyes} `) || known.has(key)))
    // Whoever tries something from a step of the record is told what that step told, and nothing older; what happened
    // before a step that was taken back, or one jumped to, does not happen again.
    const older = latest.some(isPartOfReveal) ? all.slice(0, -1) : all
    const past = comesFromRecord ? older : forward ? [] : all
    for (const telling of past)
      watched.set(keyOf(step, telling), telling.beats.length - (isOver(telling) ? 0 : 1))
    // Whoever has acted since has let a reveal be.
    const passed = passedBy(step, story)
    for (const telling of all)
      if (isOver(telling) && passed.has(telling.province))
        watched.set(keyOf(step, telling), telling.beats.length)
    // At the end everybody looks: what somebody has watched is not told again.
    if (isEnd) for (const telling of all) watched.set(keyOf(step, telling), seenByAny(telling))
    tellings.value = all.filter(
      (telling) => telling.beats.length > seen(telling) || telling.beats.at(-1)?.is === 'due',
    )
    // Afterwards only the last one is kept, for whoever asks.
    if (state.hushed) {
      tellings.value = all.slice(-1)
      state.beat = 0
      return
    }
    const [front] = tellings.value
    // What these eyes have seen of it is not told twice.
    state.beat = front === undefined ? 0 : Math.min(seen(front), front.beats.length - 1)
  }

  /** The next beat; after the last one the reveal is over, unless a choice is waited for. */
  const nextBeat = (): void => {
    const [front] = tellings.value
    if (front === undefined) return
    if (state.beat < front.beats.length - 1) {
      state.beat += 1
      // What a choice came to takes the place of the choice, and is yet to be told.
      const isDue = front.beats[state.beat]?.is === 'due'
      watched.set(keyOf(at.value, front), isDue ? state.beat : state.beat + 1)
    } else if (front.beats.at(-1)?.is !== 'due') endTelling()
  }

  /** Something is told that goes on by itself; a choice that is due waits for somebody. */
  const isTelling = (): boolean => {
    const beat = tellings.value[0]?.beats[state.beat]
    return state.attack || (!state.quiet && beat !== undefined && beat.is !== 'due')
  }
  /** All of it has been told. */
  const tellAll = (): void => {
    if (state.attack) endAttack()
    while (isTelling()) nextBeat()
  }

  const take = (choice: Choice): boolean => {
    if ('hint' in choice) {
      state.complaint = choice.hint
      return false
    }
    draft.value = choice.draft
    state.complaint = null
    return true
  }

  const hint = (code: string): void => {
    state.complaint = code
  }

  const drafts: Draftable<View, { readonly draft: Draft; readonly entered: readonly number[] }> = {
    read() {
      const { entered } = state
      const isBlank = entered.length === 0 && JSON.stringify(draft.value) === JSON.stringify(EMPTY)
      return isBlank ? null : { draft: draft.value, entered }
    },
    write(made) {
      draft.value = made.draft
      state.entered = made.entered
    },
    asked: ({ by, stage }) => (by === 'chance' ? stage : null),
  }

  return {
    at,
    verdict,
    draft,
    drafts,
    tellings,
    state,
    show,
    drop,
    take,
    hint,
    nextBeat,
    endTelling,
    endAttack,
    isTelling,
    tellAll,
  }
}

export type Session = ReturnType<typeof createSession>
