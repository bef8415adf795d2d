/** The dice of a turn as they lie beside the board: what each waits for, what it shows, what came of the last roll. */
import type { Event } from '../../../../engine/games/quorsum/event.ts'
import type { Place } from '../../../../engine/games/quorsum/components/grid.ts'
import { DICE } from '../../../../engine/games/quorsum/components/pieces.ts'
import type { Allotment, Target } from '../../../../engine/games/quorsum/state.ts'
import type { View } from '../../../../engine/games/quorsum/view/types.ts'
import { isPawn, letterOf, sameTarget, type Draft } from './draft.ts'
import { cardsOf, turnStory, type Card, type Try } from './turnCards.ts'

export interface WellDie {
  /** Null until it is rolled. */
  readonly face: number | null
  /** Of the action it is allotted to; null where it has none, or has been rolled. */
  readonly letter: string | null
  readonly state: 'waiting' | 'free' | 'hit' | 'miss' | 'spent' | 'lost'
  /** Of the roll that falls now, from 0; null for dice that lie still. */
  readonly falls: number | null
}

/** The last try that was announced. */
export interface WellRoll extends Try {
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

const waiting = (draft: Draft): readonly WellDie[] => {
  const allotted = draft.flatMap(({ dice }, index) =>
    Array.from({ length: dice }, () => lying(null, 'waiting', letterOf(index))),
  )
  const free = Array.from({ length: DICE - allotted.length }, () => lying(null, 'waiting'))
  return [...allotted, ...free]
}

const wasRolled = ({ faces }: Try): boolean => faces.length > 0
const missesOf = ({ faces, value }: Try): readonly number[] => faces.filter((face) => face < value)

/** The dice of one action: those of its last roll, those that missed before, then those still to be rolled. */
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

/** What was announced last in a turn. */
const announcedIn = (turn: readonly Event[]): Target | null => {
  const said = turn.findLast(({ type }) => type === 'move.announced' || type === 'flip.announced')
  if (said?.type === 'move.announced') return { pawn: said.pawn }
  return said?.type === 'flip.announced' ? { tile: said.tile } : null
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
 * What lies in the well in a position; null while there are no dice. `events` are of the step that led here, and `moves`
 * tells whether its dice are seen to fall.
 */
export const wellOf = (
  view: View,
  story: readonly Event[],
  events: readonly Event[],
  draft: Draft,
  moves: boolean,
): Well | null => {
  const isRolled = events.some(({ type }) => type === 'dice.rolled')
  const isCarrying = ['carry', 'chain', 'roll'].includes(view.stage)
  // The dice of the last roll lie there until the next ones are allotted.
  if (isCarrying || (isRolled && draft.length === 0)) {
    const announced = announcedIn(turnStory(story))
    const cards = cardsOf(view, story)
    const isLast = ({ allotment }: Card): boolean => announced !== null && sameTarget(allotment, announced)
    const last = cards.find(isLast)
    const tried = last?.tries.at(-1)
    const roll =
      last === undefined || tried === undefined
        ? null
        : { ...tried, allotment: last.allotment, goesOn: last.state === 'chain' }
    return { dice: cards.flatMap((card) => diceOf(card, isLast(card), moves && isRolled)), roll }
  }
  if (view.stage === 'allot') return { dice: waiting(draft), roll: null }
  const dice = openingDice(story, moves && events.some(({ type }) => type === 'opening.rolled'))
  return ['opening', 'choose', 'place'].includes(view.stage) && dice.length > 0 ? { dice, roll: null } : null
}

/** The tile a try is made at. */
export const targetOf = ({ allotment, to }: WellRoll): Place => (isPawn(allotment) ? to : allotment.tile)
