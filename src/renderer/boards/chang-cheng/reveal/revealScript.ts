/** The reveal of a province as a list of beats, card by card, from the events of the record. */
import type { Event } from '../../../../engine/games/chang-cheng/event.ts'
import type { Card } from '../../../../engine/games/chang-cheng/components/pieces.ts'
import type { ProvinceView } from '../../../../engine/games/chang-cheng/view/schema.ts'
import type { CardFate, Owner } from '../../../../engine/games/chang-cheng/state.ts'
import type { Pace } from '../../kit/reveal.ts'
import type { Province, Region, Space } from '../../../../engine/games/chang-cheng/components/layout.ts'

export interface TurnedCard {
  readonly seat: number
  readonly card: Card
}

/** One beat: something that happens after the cards are turned up. */
export type RevealBeat =
  | { readonly is: 'revealed' }
  | { readonly is: 'struck'; readonly cards: readonly TurnedCard[] }
  | { readonly is: 'declined' | 'lapsed'; readonly seat: number; readonly card: Card }
  | { readonly is: 'removed'; readonly seat: number; readonly card: Card; readonly ownerSeat: number }
  | { readonly is: 'destroyed'; readonly seat: number; readonly space: Space; readonly owner: Owner }
  | { readonly is: 'dismissed'; readonly seat: number; readonly region: Region }
  | { readonly is: 'changed'; readonly seat: number; readonly card: Card; readonly by: number }
  | { readonly is: 'extra'; readonly seat: number; readonly card: Card; readonly walls: number }
  | { readonly is: 'swapped'; readonly seat: number; readonly here: Space; readonly there: Space }
  /** Its owner has to decide. */
  | { readonly is: 'due'; readonly seat: number; readonly card: Card }
  | {
      readonly is: 'scored'
      readonly value: number
      readonly walls: readonly number[]
      readonly neutral: number
      readonly winners: readonly number[]
    }

export interface RevealScript {
  readonly province: Province
  /** From low to high. */
  readonly cards: readonly TurnedCard[]
  readonly beats: readonly RevealBeat[]
}

const beatOf = (event: Event): RevealBeat | null => {
  switch (event.type) {
    case 'cards.struck':
      return { is: 'struck', cards: event.cards }
    case 'card.declined':
      return { is: 'declined', seat: event.seat, card: event.card }
    case 'card.lapsed':
      return { is: 'lapsed', seat: event.seat, card: event.card }
    case 'card.due':
      return { is: 'due', seat: event.seat, card: event.card }
    case 'card.removed':
      return { is: 'removed', seat: event.seat, card: event.card, ownerSeat: event.ownerSeat }
    case 'wall.destroyed':
      return { is: 'destroyed', seat: event.seat, space: event.space, owner: event.owner }
    case 'threat.removed':
      return { is: 'dismissed', seat: event.seat, region: event.region }
    case 'value.changed':
      return { is: 'changed', seat: event.seat, card: event.card, by: event.by }
    case 'extra.gained':
      return { is: 'extra', seat: event.seat, card: event.card, walls: event.walls }
    case 'walls.swapped':
      return { is: 'swapped', seat: event.seat, here: event.here, there: event.there }
    case 'province.scored': {
      const { value, walls, neutral, winners } = event
      return { is: 'scored', value, walls, neutral, winners }
    }
    default:
      return null
  }
}

/** Whether an event is part of a reveal. */
export const isPartOfReveal = (event: Event): boolean =>
  event.type === 'cards.revealed' || beatOf(event) !== null

/** All reveals in these events, in order; the last may still be under way. */
export const revealScriptsOf = (story: readonly Event[]): readonly RevealScript[] => {
  const reveals: RevealScript[] = []
  for (const event of story) {
    if (event.type === 'cards.revealed') {
      reveals.push({ province: event.province, cards: event.cards, beats: [{ is: 'revealed' }] })
      continue
    }
    const open = reveals.at(-1)
    const beat = beatOf(event)
    if (open === undefined || beat === null || open.beats.at(-1)?.is === 'scored') continue
    // Skip a choice: its effect has a beat of its own.
    const before = open.beats.at(-1)?.is === 'due' ? open.beats.slice(0, -1) : open.beats
    reveals[reveals.length - 1] = { ...open, beats: [...before, beat] }
  }
  return reveals
}

/** The number of the card that acts in a beat; null if none does. */
const actorOf = (beat: RevealBeat): { readonly seat: number; readonly card: Card } | null => {
  switch (beat.is) {
    case 'removed':
      return { seat: beat.seat, card: 1 }
    case 'destroyed':
    case 'dismissed':
      return { seat: beat.seat, card: 2 }
    case 'swapped':
      return { seat: beat.seat, card: 6 }
    case 'declined':
    case 'lapsed':
    case 'changed':
    case 'extra':
    case 'due':
      return { seat: beat.seat, card: beat.card }
    default:
      return null
  }
}

export interface ShownCard extends TurnedCard {
  readonly fate: CardFate
  /** It acts in the current beat. */
  readonly acting: boolean
}

const fateAfter = (card: TurnedCard, fate: CardFate, beat: RevealBeat): CardFate => {
  const isSame = (other: TurnedCard): boolean => other.seat === card.seat && other.card === card.card
  if (beat.is === 'struck') return beat.cards.some(isSame) ? 'struck' : fate
  if (beat.is === 'removed' && isSame({ seat: beat.ownerSeat, card: beat.card })) return 'removed'
  const actor = actorOf(beat)
  if (actor === null || !isSame(actor) || beat.is === 'due') return fate
  return beat.is === 'declined' || beat.is === 'lapsed' ? beat.is : 'acted'
}

export type Told = Pick<ProvinceView, 'extra' | 'change' | 'leaders' | 'result'>
/** A province as far as its reveal has told it: no sooner whose walls count twice, what it is worth, and who scores it. */
export const toldAt = <P extends Told>(province: P, { beats }: RevealScript, at: number): P => {
  if (at >= beats.length - 1) return province
  const shown = beats.slice(0, at + 1)
  const gained = new Set(shown.flatMap((beat) => (beat.is === 'extra' ? [beat.seat] : [])))
  return {
    ...province,
    extra: province.extra.map((walls, seat) => (gained.has(seat) ? walls : 0)),
    change: shown.reduce((sum, beat) => sum + (beat.is === 'changed' ? beat.by : 0), 0),
    leaders: [],
    result: null,
  }
}

/** The cards after a beat, counted from 0. */
export const cardsAt = ({ cards, beats }: RevealScript, at: number): readonly ShownCard[] => {
  const shown = beats.slice(0, at + 1)
  const last = shown.at(-1)
  const actor = last === undefined ? null : actorOf(last)
  return cards.map((card) => ({
    ...card,
    fate: shown.reduce((fate: CardFate, beat) => fateAfter(card, fate, beat), 'waiting'),
    acting: actor !== null && actor.seat === card.seat && actor.card === card.card,
  }))
}

/**
 * Scores without the points still to be revealed: those of the front reveal count up to its beat, those of later
 * reveals not at all.
 */
export const shownScores = (
  scores: readonly number[],
  reveals: readonly RevealScript[],
  at: number,
): readonly number[] => {
  const hidden = reveals.flatMap(({ beats }, index) => beats.slice(index === 0 ? at + 1 : 0))
  return scores.map((score, seat) =>
    hidden.reduce((sofar, beat) => {
      const isWon = beat.is === 'scored' && beat.winners.includes(seat)
      return isWon ? sofar - beat.value : sofar
    }, score),
  )
}

/** How long a beat is shown, in milliseconds; null waits for a press. */
export const BEATS: Readonly<Record<Pace, number | null>> = { step: null, slow: 2200, quick: 900 }
