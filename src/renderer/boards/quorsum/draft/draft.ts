/**
 * A draft: what the seat has chosen so far, and how presses, keys and the tray change it. It knows the actions the view
 * lists and judges nothing itself: it asks the engine about any other action, and shows the refusal.
 */
import type { Action } from '../../../../engine/games/quorsum/action.ts'
import type { Target } from '../../../../engine/games/quorsum/state.ts'
import { distance, type Place } from '../../../../engine/games/quorsum/components/grid.ts'
import type { Die, PawnId, Side, Tile } from '../../../../engine/games/quorsum/components/pieces.ts'
import type { Attemptable, View } from '../../../../engine/games/quorsum/view/schema.ts'
import {
  EMPTY,
  addDie,
  freeDice,
  isPawn,
  sameTarget,
  takeDie,
  withDice,
  type Allotted,
  NOTHING_LAID,
  layout,
  type Laid,
  cornersOf,
  pick,
  type Picked,
} from './parts.ts'
import { CORNERS } from '../board/geometry.ts'
import type { Event } from '../../../../engine/games/quorsum/event.ts'

// Dice without use this turn: they may be allotted all the same, and are lost (QO-9, QO-10).

/** The code that forbids flipping a tile for the whole turn, if any. */
export const whyLost = (view: View, target: Target): 'tileLocked' | 'tileHeld' | null => {
  if (isPawn(target)) return null
  if (view.locked.includes(target.tile)) return 'tileLocked'
  const pawn = view.pawns.find(({ at }) => at === target.tile)
  return pawn !== undefined && pawn.seat !== view.mover ? 'tileHeld' : null
}

/** How many of the allotted dice are lost that way. */
export const lostDice = (view: View, allotted: Allotted): number =>
  allotted.reduce((sum, each) => (whyLost(view, each) === null ? sum : sum + each.dice), 0)

// How long dice fall: the board shows their result once they are still.

/** A CSS duration: 0 if no dice fell or they are not animated. The dice fall one after another. */
export const fallTime = (events: readonly Event[], atRest: boolean): string => {
  const rolled = events.find((event) => event.type === 'dice.rolled')
  if (atRest || rolled?.type !== 'dice.rolled') return '0ms'
  return `calc(var(--dur-effect) + ${rolled.dice.length - 1} * var(--dur-stagger))`
}

/** In milliseconds, by the theme; null until requested, since reading it makes the browser lay out the window. */
let effect: number | null = null

/**
 * How long a step moves on the board, in milliseconds: the longest fall of four dice and the pieces they move, or a
 * piece that moves without dice. Nothing moves with reduced motion.
 */
export const motionTime = (events: readonly Event[]): number => {
  if (effect === null) {
    const value = getComputedStyle(document.documentElement).getPropertyValue('--dur-effect').trim()
    const length = Number.parseFloat(value) * (value.endsWith('ms') ? 1 : 1000)
    effect = Number.isFinite(length) ? length : 0
  }
  return events.some(({ type }) => type === 'dice.rolled') ? effect * 3.5 : effect
}

export interface Draft {
  /** Stage `choose`: the option picked. */
  readonly option: 'first' | 'place' | null
  readonly picked: Picked
  /** Stage `allot`: the dice on each pawn and tile. */
  readonly allotted: Allotted
  /** Stages `carry` and `chain`: the action to carry out, and for a move its target. */
  readonly now: Target | null
  readonly aim: Place | null
  /** The target pressed last: pressed again, it is rolled for. */
  readonly pressed: Place | null
  /** Manual luck: the tiles and dice entered so far. */
  readonly laid: Laid
  readonly side: Side
  readonly dice: readonly Die[]
}

const NOTHING: Draft = {
  option: null,
  picked: [],
  allotted: EMPTY,
  now: null,
  aim: null,
  pressed: null,
  laid: NOTHING_LAID,
  side: 'dark',
  dice: [],
}

/** A press on a tile's edge means the tile, in its centre the pawn that may be on it. */
export type Part = 'pawn' | 'tile'

/** The result of a press: the next draft, and an impossible action to ask the engine about. */
export interface Pressed {
  readonly draft: Draft
  readonly ask?: Action
  /** A reason the view already gives: the code of a refusal. */
  readonly reason?: string
  /** A hint of the board: a key of `board.hint`. */
  readonly hint?: string
  /** The chosen target was pressed again: do it. */
  readonly commit?: true
}

const targetOf = ({ attempt }: Attemptable): Target =>
  attempt.kind === 'move' ? { pawn: attempt.pawn } : { tile: attempt.tile }

/** The tries that can be announced now for an action: for a pawn one for each target. */
export const attemptsFor = (view: View, target: Target): readonly Attemptable[] =>
  view.attemptable.filter((each) => sameTarget(targetOf(each), target))

/** Whether a step leads away from a pawn's home. */
const leadsAway = (view: View, pawn: PawnId, to: Place): boolean => {
  const moving = view.pawns.find(({ id }) => id === pawn)
  return moving !== undefined && distance(to, moving.home) > moving.distance
}

/** The only target, unless it leads away from home: that one has to be chosen on purpose. */
const aimFor = (view: View, target: Target): Place | null => {
  if (!isPawn(target)) return target.tile
  const [only, more] = attemptsFor(view, target)
  if (only?.attempt.kind !== 'move' || more) return null
  return leadsAway(view, target.pawn, only.attempt.to) ? null : only.attempt.to
}

const choosing = (draft: Draft, view: View, target: Target): Draft => ({
  ...draft,
  now: target,
  aim: aimFor(view, target),
  pressed: null,
})

/** The draft a position begins with: a single possibility is already chosen. */
export const startDraft = (view: View): Draft => {
  if (view.stage === 'chain' && view.chain) return choosing(NOTHING, view, { pawn: view.chain.pawn })
  if (view.stage !== 'carry') return NOTHING
  const possible = view.open.filter((each) => each.possible)
  const [only, more] = possible
  return only && !more ? choosing(NOTHING, view, only.allotment) : NOTHING
}

/** Picks one of the actions still open. */
export const takeUp = (draft: Draft, view: View, target: Target): Pressed => {
  if (view.stage === 'chain' && view.chain) {
    const same = isPawn(target) && target.pawn === view.chain.pawn
    return same ? { draft } : { draft, hint: 'chainFirst' }
  }
  const next = choosing(draft, view, target)
  if (attemptsFor(view, target).length > 0) return { draft: next }
  if (!isPawn(target)) return { draft, ask: { type: 'flip', tile: target.tile } }
  return { draft, reason: 'noTarget' }
}

const pawnAt = (view: View, place: Place) => view.pawns.find((pawn) => pawn.at === place)

/** True in a sprint: no tile takes dice (QO-24). */
export const isSprint = ({ options }: View): boolean => options.sprint === 'on'

/** True if dice can be allotted to a target at all. */
export const takesDice = (view: View, target: Target): boolean => isPawn(target) || !isSprint(view)

/** The target of a press while dice are allotted: an own pawn, or the tile. */
export const meant = (view: View, place: Place, part: Part): Target => {
  const pawn = pawnAt(view, place)
  return (part === 'pawn' || isSprint(view)) && pawn?.seat === view.mover
    ? { pawn: pawn.id }
    : { tile: place }
}

const movingPawn = (draft: Draft, view: View): PawnId | null => {
  if (view.chain) return view.chain.pawn
  return draft.now && isPawn(draft.now) ? draft.now.pawn : null
}

/** The first press on a target chooses it; the next one on it rolls. */
const aimedAt = (draft: Draft, place: Place): Pressed =>
  draft.pressed === place ? { draft, commit: true } : { draft: { ...draft, pressed: place } }

/** The pawns with dice left that can step onto a place now. */
const steppingTo = (view: View, place: Place): readonly PawnId[] =>
  view.attemptable.flatMap(({ attempt }) =>
    attempt.kind === 'move' && attempt.to === place ? [attempt.pawn] : [],
  )

const pressCarrying = (draft: Draft, view: View, place: Place, part: Part): Pressed => {
  const isOpen = (target: Target): boolean => view.open.some((each) => sameTarget(each.allotment, target))
  const pawn = movingPawn(draft, view)
  if (pawn !== null) {
    const listed = attemptsFor(view, { pawn }).some(
      ({ attempt }) => attempt.kind === 'move' && attempt.to === place,
    )
    if (listed) return aimedAt({ ...draft, aim: place }, place)
  }
  const wanted = meant(view, place, part)
  if (isPawn(wanted) && isOpen(wanted)) return takeUp(draft, view, wanted)
  if (isOpen({ tile: place })) {
    const isAgain = draft.now !== null && sameTarget(draft.now, { tile: place })
    const taken = isAgain ? { draft } : takeUp(draft, view, { tile: place })
    return taken.draft.aim === place ? aimedAt(taken.draft, place) : taken
  }
  if (isPawn(wanted) && wanted.pawn === pawn) return { draft, hint: 'pickTarget' }
  const [stepper, another] = steppingTo(view, place)
  if (stepper !== undefined) {
    if (another !== undefined) return { draft, hint: 'pickAction' }
    return pressCarrying(choosing(draft, view, { pawn: stepper }), view, place, part)
  }
  // One pawn may still move and the pressed tile is closed to it: ask why.
  if (pawn !== null && pawnAt(view, place)?.id !== pawn)
    return { draft, ask: { type: 'step', pawn, to: place } }
  const movers = view.open.flatMap(({ allotment }) => (isPawn(allotment) ? [allotment.pawn] : []))
  const [mover, other] = movers
  if (mover !== undefined && other === undefined && isPawn(wanted) === false)
    return pressCarrying(choosing(draft, view, { pawn: mover }), view, place, part)
  return isPawn(wanted)
    ? { draft, hint: 'noDiceOnPawn' }
    : { draft, ask: { type: 'flip', tile: wanted.tile } }
}

/** Adds a die, with a hint if it has no use. */
const withDie = (draft: Draft, view: View, target: Target): Pressed => {
  if (!takesDice(view, target)) return { draft, hint: 'noFlips' }
  const next = { ...draft, allotted: addDie(draft.allotted, target) }
  const bar = whyLost(view, target)
  return bar === null ? { draft: next } : { draft: next, hint: bar }
}

/** Handles a press on a place of the board. */
export const press = (draft: Draft, view: View, place: Place, part: Part): Pressed => {
  switch (view.stage) {
    case 'place': {
      const corner = CORNERS.indexOf(place)
      return corner < 0
        ? { draft, hint: 'cornersOnly' }
        : { draft: { ...draft, picked: pick(draft.picked, corner) } }
    }
    case 'allot': {
      if (freeDice(draft.allotted) === 0) return { draft, hint: 'noDieFree' }
      return withDie(draft, view, meant(view, place, part))
    }
    case 'carry':
    case 'chain':
      return pressCarrying(draft, view, place, part)
    case 'choose':
      return { draft, hint: 'chooseFirst' }
    case 'over':
      return { draft, hint: 'over' }
    case 'opening':
    case 'roll':
      return { draft, hint: 'enterDice' }
    case 'lay':
      return { draft }
  }
}

/** A secondary press, or minus: takes a die back. */
export const takeBack = (draft: Draft, view: View, place: Place, part: Part): Draft => ({
  ...draft,
  allotted: takeDie(draft.allotted, meant(view, place, part)),
})

/** A digit: sets the number of dice. */
export const setDice = (draft: Draft, target: Target, dice: number): Draft => ({
  ...draft,
  allotted: withDice(draft.allotted, target, dice),
})

/** How many dice chance has to roll in this position. */
export const diceAsked = (view: View): number =>
  view.stage === 'opening' ? 1 : view.attempt ? view.attempt.dice : 0

/** The action the draft forms; null while it is incomplete. */
export const actionOf = (draft: Draft, view: View): Action | null => {
  switch (view.stage) {
    case 'choose':
      return draft.option === null ? null : { type: 'choose', option: draft.option }
    case 'place': {
      const corners = cornersOf(draft.picked, view.placer ?? 0)
      return corners && { type: 'place', corners: [...corners] }
    }
    case 'allot':
      return { type: 'allot', allotments: draft.allotted }
    case 'carry':
    case 'chain': {
      if (draft.now === null || draft.aim === null) return null
      return isPawn(draft.now)
        ? { type: 'step', pawn: draft.now.pawn, to: draft.aim }
        : { type: 'flip', tile: draft.now.tile }
    }
    case 'lay':
    case 'opening':
    case 'roll':
    case 'over':
      return null
  }
}

/** What the commit key or button does now: an action, an entered outcome, or a hint why nothing is possible yet. */
export type Commitment =
  | { readonly is: 'act'; readonly action: Action }
  | { readonly is: 'enter'; readonly outcome: Action }
  | { readonly is: 'hint'; readonly code: string }

const MISSING: { readonly [S in View['stage']]: string } = {
  lay: 'layAll',
  opening: 'enterDice',
  choose: 'chooseFirst',
  place: 'pickCorners',
  allot: 'noDieFree',
  carry: 'pickAction',
  chain: 'pickTarget',
  roll: 'enterDice',
  over: 'over',
}

export const commitmentOf = (draft: Draft, view: View): Commitment => {
  const action = actionOf(draft, view)
  if (action) return { is: 'act', action }
  const outcome = enteredOutcome(draft, view)
  if (outcome) return { is: 'enter', outcome }
  const aimless = view.stage === 'carry' && draft.now !== null
  return { is: 'hint', code: aimless ? 'pickTarget' : MISSING[view.stage] }
}

/** The outcome players have entered; null while it is incomplete. */
export const enteredOutcome = (draft: Draft, view: View): Action | null => {
  if (view.stage === 'lay') {
    const tiles: readonly Tile[] | null = layout(draft.laid)
    return tiles && { type: 'lay', tiles }
  }
  const asked = diceAsked(view)
  return asked > 0 && draft.dice.length === asked ? { type: 'roll', dice: draft.dice } : null
}

/** Adds an entered die, up to the number asked for. */
export const enterDie = (draft: Draft, view: View, face: Die): Draft =>
  draft.dice.length < diceAsked(view) ? { ...draft, dice: [...draft.dice, face] } : draft
