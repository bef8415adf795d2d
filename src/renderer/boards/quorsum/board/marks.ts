/** Marks on the board: targets with their chances, allotments, and the last step. */
import { successChance } from '../../../../engine/games/quorsum/rules/chance.ts'
import type { Event } from '../../../../engine/games/quorsum/event.ts'
import type { Target } from '../../../../engine/games/quorsum/state.ts'
import type { Place } from '../../../../engine/games/quorsum/components/grid.ts'
import type { View } from '../../../../engine/games/quorsum/view/schema.ts'
import { isLive, type Card } from '../draft/turnCards.ts'
import { attemptsFor, type Draft, isSprint, whyLost } from '../draft/draft.ts'
import { columnOf } from './geometry.ts'
import { isPawn, letterOf, sameTarget, type Allotted } from '../draft/parts.ts'

/** A tile that has an allotment or that a pawn can step on. */
export interface TargetMark {
  readonly place: Place
  readonly letter: string
  /** The tile's value; null while the allotment cannot be carried out. */
  readonly value: number
  readonly probability: number | null
  /** `aim` is announced next; `open` can be; `later` can be once the moving pawn has stopped; `stuck` cannot be now; `advised` is what advice leads to. */
  readonly kind: 'aim' | 'open' | 'later' | 'stuck' | 'advised'
}

/** The dice on a pawn. */
export interface PawnMark {
  readonly place: Place
  readonly letter: string
  readonly dice: number
}

export interface Marks {
  readonly targets: readonly TargetMark[]
  readonly pawns: readonly PawnMark[]
  /** Steps the mover's pawns on their way without allotted dice could make now. */
  readonly ways: readonly { readonly from: Place; readonly to: Place }[]
}

const NONE: Marks = { targets: [], pawns: [], ways: [] }

/** The code that refuses flipping a tile now; null if none does. */
export const flipObstacle = (view: View, tile: Place): string | null =>
  view.blocked.find((each) => each.tile === tile)?.code ?? null

/** The places a pawn can step to now, while dice are allotted. */
export const reachOf = (view: View, pawn: number): readonly Place[] =>
  view.reach.find((each) => each.pawn === pawn)?.to ?? []

/** Why an allotment of the draft could not be carried out now; null if it could. */
export const draftObstacle = (view: View, target: Target): string | null => {
  if (isPawn(target)) {
    if (reachOf(view, target.pawn).length > 0) return null
    return isSprint(view) ? 'noWay' : 'noTarget'
  }
  return whyLost(view, target) ?? flipObstacle(view, target.tile)
}

const valueAt = (view: View, place: Place): number => view.tiles[place]?.value ?? 0

/** The dice of an allotment, and what each could do. */
export const allotMarks = (view: View, allotted: Allotted, possible: 'open' | 'advised' = 'open'): Marks => {
  const targets: TargetMark[] = []
  const pawns: PawnMark[] = []
  for (const [index, each] of allotted.entries()) {
    const letter = letterOf(index)
    const mark = (place: Place, kind: TargetMark['kind']): void => {
      const value = valueAt(view, place)
      targets.push({
        place,
        letter,
        value,
        probability: kind === 'stuck' ? null : successChance(each.dice, value),
        kind,
      })
    }
    if (isPawn(each)) {
      const at = view.pawns.find((pawn) => pawn.id === each.pawn)?.at
      if (at !== undefined) pawns.push({ place: at, letter, dice: each.dice })
      for (const place of reachOf(view, each.pawn)) mark(place, possible)
    } else mark(each.tile, flipObstacle(view, each.tile) === null ? possible : 'stuck')
  }
  const idle = view.reach.filter(({ pawn }) => !allotted.some((each) => sameTarget(each, { pawn })))
  const ways = idle.flatMap(({ pawn, to }) => {
    const walker = view.pawns.find(({ id }) => id === pawn)
    // A pawn at home had better stay there.
    if (walker === undefined || walker.at === walker.home) return []
    return to.map((each) => ({ from: walker.at, to: each }))
  })
  return { targets, pawns, ways }
}

const carryMarks = (view: View, draft: Draft, cards: readonly Card[]): Marks => {
  const targets: TargetMark[] = []
  const pawns: PawnMark[] = []
  for (const card of cards.filter(isLive)) {
    const { allotment, letter } = card
    const isNow = draft.now !== null && sameTarget(allotment, draft.now)
    if (isPawn(allotment)) {
      const at = view.pawns.find((pawn) => pawn.id === allotment.pawn)?.at
      if (at !== undefined) pawns.push({ place: at, letter, dice: card.dice })
    }
    for (const { attempt, value, probability } of attemptsFor(view, allotment)) {
      const place = attempt.kind === 'move' ? attempt.to : attempt.tile
      targets.push({
        place,
        letter,
        value,
        probability,
        kind: isNow && draft.aim === place ? 'aim' : 'open',
      })
    }
    if (card.state === 'rolls' && view.attempt) {
      const place = view.attempt.kind === 'move' ? view.attempt.to : view.attempt.tile
      const value = valueAt(view, place)
      targets.push({ place, letter, value, probability: successChance(card.dice, value), kind: 'aim' })
    } else if (!isPawn(allotment) && !targets.some((mark) => mark.letter === letter)) {
      const place = allotment.tile
      const waiting = flipObstacle(view, place) === null
      const value = valueAt(view, place)
      targets.push({
        place,
        letter,
        value,
        probability: waiting ? successChance(allotment.dice, value) : null,
        kind: waiting ? (view.stage === 'chain' ? 'later' : 'open') : 'stuck',
      })
    }
  }
  return { targets, pawns, ways: [] }
}

/** All marks for the choices in a position. */
export const marksOf = (view: View, draft: Draft | null, cards: readonly Card[]): Marks => {
  if (!draft) return NONE
  if (view.stage === 'allot') return allotMarks(view, draft.allotted)
  return ['carry', 'chain', 'roll'].includes(view.stage) ? carryMarks(view, draft, cards) : NONE
}

/** The trace of the step that led here. */
export type Trace =
  | { readonly is: 'moved' | 'moveAnnounced'; readonly from: Place; readonly to: Place }
  | { readonly is: 'moveFailed'; readonly from: Place | null; readonly to: Place }
  | { readonly is: 'flipped' | 'flipAnnounced' | 'flipFailed'; readonly at: Place }

/** A roll that failed changed nothing on the board. */
export const isFailure = ({ is }: Trace): boolean => is === 'moveFailed' || is === 'flipFailed'

export const traceOf = (view: View, events: readonly Event[]): Trace | null => {
  for (const event of events.toReversed()) {
    switch (event.type) {
      case 'pawn.moved':
        return { is: 'moved', from: event.from, to: event.to }
      case 'move.announced':
        return { is: 'moveAnnounced', from: event.from, to: event.to }
      case 'move.failed':
        return {
          is: 'moveFailed',
          from: view.pawns.find((pawn) => pawn.id === event.pawn)?.at ?? null,
          to: event.to,
        }
      case 'tile.flipped':
        return { is: 'flipped', at: event.tile }
      case 'flip.announced':
        return { is: 'flipAnnounced', at: event.tile }
      case 'flip.failed':
        return { is: 'flipFailed', at: event.tile }
      default:
    }
  }
  return null
}

/** Whether a pawn could step over the upper edge of a place, in either direction. */
export const waysOver = (place: Place, ways: Marks['ways']): boolean =>
  ways.some(({ from, to }) => Math.max(from, to) === place && columnOf(from) === columnOf(to))

/** The place whose lower edge a trace's arrow crosses; null unless it is vertical. */
export const lowerEdgeCrossed = (trace: Trace | null): Place | null => {
  if (trace === null || !('to' in trace) || trace.from === null) return null
  return columnOf(trace.from) === columnOf(trace.to) ? Math.min(trace.from, trace.to) : null
}
