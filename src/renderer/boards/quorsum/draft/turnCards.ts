/** The actions of a turn as cards: their allotments, results, and what is still open. */
import type { Event, EventOf } from '../../../../engine/games/quorsum/event.ts'
import type { Allotment, Target } from '../../../../engine/games/quorsum/state.ts'
import type { Place } from '../../../../engine/games/quorsum/components/grid.ts'
import type { View } from '../../../../engine/games/quorsum/view/schema.ts'
import { isPawn, letterOf, sameTarget, type Allotted } from './parts.ts'
import { DICE } from '../../../../engine/games/quorsum/components/pieces.ts'

/** One try: announced, then rolled. */
export interface Try {
  readonly from: Place | null
  readonly to: Place
  readonly value: number
  readonly dice: number
  /** Empty until rolled. */
  readonly faces: readonly number[]
  readonly hits: number
}

export interface Card {
  readonly letter: string
  readonly allotment: Allotment
  /**
   * `waits` is possible now, `stuck` is not (see `reason`), `chain` may step on, `rolls` is being rolled; the others
   * are results.
   */
  readonly state: 'waits' | 'stuck' | 'chain' | 'rolls' | 'done' | 'failed' | 'stopped' | 'void' | 'givenUp'
  readonly reason: string | null
  readonly tries: readonly Try[]
  /** Dice it still has. */
  readonly dice: number
}

/** Events since dice were last allotted, starting with that event; empty if they have not been. */
export const turnStory = (story: readonly Event[]): readonly Event[] => {
  const start = story.findLastIndex((event) => event.type === 'dice.allotted')
  return start < 0 ? [] : story.slice(start)
}

interface Past {
  readonly tries: Try[]
  ended: 'done' | 'failed' | 'stopped' | 'void' | 'givenUp' | null
}

const pastOf = (events: readonly Event[], allotted: readonly Allotment[]): readonly Past[] => {
  const past = allotted.map((): Past => ({ tries: [], ended: null }))
  const of = (target: Target): Past | undefined =>
    past[allotted.findIndex((each) => sameTarget(each, target))]
  let rolling: Past | undefined
  for (const event of events) {
    switch (event.type) {
      case 'move.announced':
        rolling = of({ pawn: event.pawn })
        rolling?.tries.push({ ...event, from: event.from, faces: [], hits: 0 })
        break
      case 'flip.announced':
        rolling = of({ tile: event.tile })
        rolling?.tries.push({ ...event, from: null, to: event.tile, faces: [], hits: 0 })
        break
      case 'dice.rolled': {
        const last = rolling?.tries.pop()
        if (last) rolling?.tries.push({ ...last, faces: event.dice, hits: event.hits })
        break
      }
      case 'move.failed':
      case 'flip.failed':
        if (rolling) rolling.ended = 'failed'
        break
      case 'tile.flipped':
        if (rolling) rolling.ended = 'done'
        break
      case 'chain.ended': {
        const chained = of({ pawn: event.pawn })
        if (chained) chained.ended = event.why === 'stopped' ? 'stopped' : 'done'
        break
      }
      case 'dice.voided':
        for (const each of event.allotments) {
          const voided = of(each)
          if (voided) voided.ended = 'void'
        }
        break
      case 'dice.givenUp':
        for (const each of past) each.ended ??= 'givenUp'
        break
      default:
    }
  }
  return past
}

/** Actions that still have dice, where the events do not reach back to their allotment. */
const standing = ({ open, chain, attempt }: View): readonly Allotment[] => {
  const others = open.map(({ allotment }) => allotment)
  if (chain !== null) return [{ pawn: chain.pawn, dice: chain.dice }, ...others]
  if (attempt === null) return others
  const { dice } = attempt
  return [attempt.kind === 'move' ? { pawn: attempt.pawn, dice } : { tile: attempt.tile, dice }, ...others]
}

/** The cards of the current turn, in the order allotted; each keeps its letter. */
export const cardsOf = (view: View, story: readonly Event[]): readonly Card[] => {
  const turn = turnStory(story)
  const first = turn[0]
  const allotted = first?.type === 'dice.allotted' ? first.allotments : standing(view)
  const past = pastOf(turn, allotted)
  return allotted.map((allotment, index): Card => {
    const { tries, ended } = past[index] ?? { tries: [], ended: null }
    const open = view.open.find((each) => sameTarget(each.allotment, allotment))
    const chained = view.chain && isPawn(allotment) && view.chain.pawn === allotment.pawn
    const attempt = view.attempt
    const rolls =
      attempt !== null &&
      sameTarget(attempt.kind === 'move' ? { pawn: attempt.pawn } : { tile: attempt.tile }, allotment)
    const state = rolls
      ? 'rolls'
      : chained
        ? 'chain'
        : (ended ?? (open ? (open.possible ? 'waits' : 'stuck') : 'done'))
    return {
      letter: letterOf(index),
      allotment,
      state,
      reason: state === 'stuck' ? (open?.reason ?? null) : null,
      tries,
      dice: rolls ? attempt.dice : chained ? (view.chain?.dice ?? 0) : open ? allotment.dice : 0,
    }
  })
}

/** Whether a card has something left to do. */
export const isLive = (card: Card): boolean => ['waits', 'stuck', 'chain', 'rolls'].includes(card.state)

/**
 * Whether giving up the rest is a separate choice: it does more than stop the moving pawn, which may have the last
 * dice.
 */
export const canGiveUpRest = ({ stage }: Pick<View, 'stage'>, cards: readonly Card[]): boolean =>
  stage !== 'chain' || cards.filter(isLive).length > 1

/** The rolls for the opening choice of this game, until a seat has had a turn. */
export const openingRolls = (story: readonly Event[]): readonly EventOf<'opening.rolled'>[] => {
  const since = story.slice(story.findLastIndex(({ type }) => type === 'tiles.laid') + 1)
  if (since.filter(({ type }) => type === 'turn.started').length > 1) return []
  return since.filter((event) => event.type === 'opening.rolled').slice(-2)
}

/** Whether a step loses dice: all of them, as soon as they are assigned, or those left over; null if none. */
export const voidedIn = (events: readonly Event[]): 'allVoid' | 'voided' | null => {
  if (!events.some(({ type }) => type === 'dice.voided')) return null
  return events.some(({ type }) => type === 'dice.allotted') ? 'allVoid' : 'voided'
}

/** The dice of a turn beside the board: what each waits for, its face, and the result of the last roll. */
export interface WellDie {
  /** Null before the roll. */
  readonly face: number | null
  /** The letter of its action; null if it has none, or was rolled. */
  readonly letter: string | null
  readonly state: 'waiting' | 'free' | 'hit' | 'miss' | 'spent' | 'lost'
  /** The die's position in the falling roll, from 0; null for still dice. */
  readonly falls: number | null
}

/** The last try that was announced. */
interface WellRoll extends Try {
  readonly seat: number
  readonly allotment: Allotment
  /** A pawn that may step on. */
  readonly goesOn: boolean
}

export interface Well {
  readonly dice: readonly WellDie[]
  readonly roll: WellRoll | null
}

const lying = (face: number | null, state: WellDie['state'], letter: string | null = null): WellDie => ({
  face,
  letter,
  state,
  falls: null,
})

const waiting = (allotted: Allotted): readonly WellDie[] => {
  const dice = allotted.flatMap(({ dice }, index) =>
    Array.from({ length: dice }, () => lying(null, 'waiting', letterOf(index))),
  )
  const free = Array.from({ length: DICE - dice.length }, () => lying(null, 'waiting'))
  return [...dice, ...free]
}

const wasRolled = ({ faces }: Try): boolean => faces.length > 0
const missesOf = ({ faces, value }: Try): readonly number[] => faces.filter((face) => face < value)

/** The dice of one action: those of its last roll, those that missed before, then those not rolled yet. */
const diceOf = (card: Card, isLast: boolean, falls: boolean): readonly WellDie[] => {
  const rolls = card.tries.filter(wasRolled)
  const isRolling = card.state === 'rolls'
  const last = isRolling ? undefined : rolls.at(-1)
  const missed = rolls.slice(0, isRolling ? undefined : -1).flatMap(missesOf)
  const inHand = Array.from({ length: isRolling ? card.dice : 0 }, () => lying(null, 'waiting', card.letter))
  const rolled = (last?.faces ?? []).map((face, index): WellDie => {
    const state = !isLast ? 'spent' : face >= (last?.value ?? 0) ? 'hit' : 'miss'
    return { ...lying(face, state), falls: isLast && falls ? index : null }
  })
  const known = [...inHand, ...rolled, ...missed.map((face) => lying(face, 'spent'))]
  const isLost = card.state === 'void' || card.state === 'givenUp'
  const rest = Array.from({ length: Math.max(0, card.allotment.dice - known.length) }, () =>
    lying(null, isLost ? 'lost' : 'waiting', card.letter),
  )
  return [...known, ...rest].slice(0, card.allotment.dice)
}

/** The last try announced in a turn. */
const announcedIn = (turn: readonly Event[]): (Target & { readonly seat: number }) | null => {
  const said = turn.findLast(({ type }) => type === 'move.announced' || type === 'flip.announced')
  if (said?.type === 'move.announced') return { seat: said.seat, pawn: said.pawn }
  return said?.type === 'flip.announced' ? { seat: said.seat, tile: said.tile } : null
}

const openingDice = (story: readonly Event[], falls: boolean): readonly WellDie[] => {
  const laid = story.findLastIndex(({ type }) => type === 'tiles.laid')
  const rolled = story
    .slice(laid + 1)
    .flatMap((event) => (event.type === 'opening.rolled' ? [event.die] : []))
  const last = rolled.slice(-2)
  return last.map((face, index) => ({
    ...lying(face, 'free'),
    falls: falls && index === last.length - 1 ? 0 : null,
  }))
}

/**
 * The content of the well in a position; null while there are no dice. `events` are of the step that led here, and
 * `moves` says whether its dice are animated.
 */
export const wellOf = (
  view: View,
  story: readonly Event[],
  events: readonly Event[],
  allotted: Allotted,
  moves: boolean,
): Well | null => {
  const isRolled = events.some(({ type }) => type === 'dice.rolled')
  const isCarrying = ['carry', 'chain', 'roll'].includes(view.stage)
  // The dice of the last roll stay until the next ones are allotted.
  if (isCarrying || (isRolled && allotted.length === 0)) {
    const announced = announcedIn(turnStory(story))
    const cards = cardsOf(view, story)
    const isLast = ({ allotment }: Card): boolean => announced !== null && sameTarget(allotment, announced)
    const last = cards.find(isLast)
    const tried = last?.tries.at(-1)
    const roll =
      last === undefined || tried === undefined || announced === null
        ? null
        : { ...tried, seat: announced.seat, allotment: last.allotment, goesOn: last.state === 'chain' }
    return { dice: cards.flatMap((card) => diceOf(card, isLast(card), moves && isRolled)), roll }
  }
  if (view.stage === 'allot') return { dice: waiting(allotted), roll: null }
  const dice = openingDice(story, moves && events.some(({ type }) => type === 'opening.rolled'))
  return ['opening', 'choose', 'place'].includes(view.stage) && dice.length > 0 ? { dice, roll: null } : null
}

/** The tile a try is made at. */
export const targetOf = ({ allotment, to }: WellRoll): Place => (isPawn(allotment) ? to : allotment.tile)
