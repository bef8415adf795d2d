/** The effects of a placement, summarized from its events: for the tip, the tray and the chips on the board. */
import type { Event } from '../../../../engine/games/qin/event.ts'
import type { Colour } from '../../../../engine/games/qin/components/pieces.ts'
import type { Square } from '../../../../engine/games/qin/components/grid.ts'

/** One effect, as a text of `board.effect` with its parameters. */
export type Effect =
  | { readonly is: 'founds'; readonly seat: number; readonly colour: Colour; readonly at: Square }
  | {
      readonly is: 'extends'
      readonly seat: number
      readonly colour: Colour
      readonly at: Square
      readonly size: number
    }
  | {
      readonly is: 'joins'
      readonly seat: number
      readonly colour: Colour
      readonly at: Square
      readonly size: number
    }
  | {
      readonly is: 'absorbs'
      readonly seat: number
      readonly from: number
      readonly colour: Colour
      readonly at: Square
      readonly size: number
    }
  | { readonly is: 'wins' | 'loses'; readonly seat: number; readonly at: Square }

/** Pagodas of a seat that come to a square or leave it. */
export interface Chip {
  readonly at: Square
  readonly seat: number
  readonly change: number
}

export interface PlacementPreview {
  readonly effects: readonly Effect[]
  readonly chips: readonly Chip[]
  /** Pagodas left for each seat whose supply changes. */
  readonly left: ReadonlyMap<number, number>
}

const effectOf = (event: Event): Effect | null => {
  switch (event.type) {
    case 'province.founded':
      return { is: 'founds', seat: event.seat, colour: event.colour, at: event.at }
    case 'province.extended':
      return { is: 'extends', seat: event.seat, colour: event.colour, at: event.at, size: event.size }
    case 'province.joined':
      return { is: 'joins', seat: event.seat, colour: event.colour, at: event.into, size: event.size }
    case 'province.absorbed': {
      const { seat, bySeat, colour, into, size } = event
      return { is: 'absorbs', seat: bySeat, from: seat, colour, at: into, size }
    }
    case 'village.won':
      return { is: 'wins', seat: event.seat, at: event.at }
    case 'village.lost':
      return { is: 'loses', seat: event.seat, at: event.at }
    default:
      return null
  }
}

/** A province that grows by joining or absorbing appears only once. */
const isListed = (effect: Effect, all: readonly Effect[]): boolean =>
  effect.is !== 'extends' ||
  !all.some((other) => (other.is === 'joins' || other.is === 'absorbs') && other.at === effect.at)

export const previewOf = (events: readonly Event[]): PlacementPreview => {
  const effects = events.flatMap((event) => effectOf(event) ?? [])
  const chips = new Map<string, Chip>()
  const left = new Map<number, number>()
  const add = (seat: number, at: Square, change: number): void => {
    const key = `${seat},${at}`
    chips.set(key, { at, seat, change: (chips.get(key)?.change ?? 0) + change })
  }
  for (const event of events) {
    if (event.type === 'pagoda.placed' || event.type === 'pagoda.returned') {
      add(event.seat, event.at, event.type === 'pagoda.placed' ? 1 : -1)
      left.set(event.seat, event.left)
    }
    if (event.type === 'pagoda.moved') {
      add(event.seat, event.from, -1)
      add(event.seat, event.to, 1)
    }
  }
  return {
    effects: effects.filter((effect) => isListed(effect, effects)),
    chips: [...chips.values()].filter(({ change }) => change !== 0),
    left,
  }
}
