/** Marks on the board of a step: drawing, moving between places by keys, and shapes. */
import type { BoardMark } from '../../../engine/record/step.ts'
import type { NoteEdit } from '../../../main/api/api.ts'
import type { BoardPlace, BoardPlaces } from '../../boards/kit/kit.ts'
import type { NoteOf } from '../../match/notes/stepNotes.ts'

type MarksNote = NoteOf<'marks'>

/** All marks, arrows last so that they lie on top. */
export const marksIn = (notes: readonly MarksNote[]): readonly BoardMark[] => {
  const marks = notes.flatMap(({ body }) => body.marks)
  return [
    ...marks.filter(({ shape }) => shape !== 'arrow'),
    ...marks.filter(({ shape }) => shape === 'arrow'),
  ]
}

const isAt = (mark: BoardMark, place: string): boolean =>
  mark.shape === 'arrow' ? mark.from === place || mark.to === place : mark.at === place

const isSame = (one: BoardMark, other: BoardMark): boolean =>
  one.ink === other.ink && isInPlaceOf(one, other) && one.shape === other.shape

/** A place has one sign, and two places have one arrow between them. */
const isInPlaceOf = (one: BoardMark, other: BoardMark): boolean =>
  one.shape === 'arrow' || other.shape === 'arrow'
    ? one.shape === 'arrow' && other.shape === 'arrow' && one.from === other.from && one.to === other.to
    : one.at === other.at

/** Edits that leave the given marks and add some. A note without marks is deleted. */
const rewritten = (
  step: string,
  notes: readonly MarksNote[],
  stays: (mark: BoardMark) => boolean,
  added: readonly BoardMark[],
): readonly NoteEdit[] => {
  if (notes.length === 0) return added.length > 0 ? [{ step, body: { kind: 'marks', marks: added } }] : []
  return notes.flatMap((note, index): NoteEdit[] => {
    const { marks } = note.body
    const next = [...marks.filter(stays), ...(index === 0 ? added : [])]
    if (next.length === marks.length && next.every((mark, place) => mark === marks[place])) return []
    return [{ id: note.id, body: next.length === 0 ? null : { kind: 'marks', marks: next } }]
  })
}

/** Draws a mark and replaces what it covers. The same mark again is removed. */
export const draw = (step: string, notes: readonly MarksNote[], mark: BoardMark): readonly NoteEdit[] => {
  const isThere = marksIn(notes).some((each) => isSame(each, mark))
  return rewritten(step, notes, (each) => !isInPlaceOf(each, mark), isThere ? [] : [mark])
}

/** Removes all marks at some places, including arrows from and to them. */
export const erase = (
  step: string,
  notes: readonly MarksNote[],
  places: readonly string[],
): readonly NoteEdit[] => rewritten(step, notes, (mark) => !places.some((place) => isAt(mark, place)), [])

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The first unused letter; after Z, numbers. */
export const nextLabel = (marks: readonly BoardMark[]): string => {
  const taken = new Set(marks.flatMap((mark) => (mark.shape === 'label' ? [mark.text] : [])))
  for (const letter of LETTERS) if (!taken.has(letter)) return letter
  let number = 1
  while (taken.has(String(number))) number += 1
  return String(number)
}

export interface Point {
  readonly x: number
  readonly y: number
}

export const centreOf = ({ x, y, width, height }: BoardPlace): Point => ({
  x: x + width / 2,
  y: y + height / 2,
})

/** The CSS clip path for a layer over a board that pans, which hides places outside its window. */
export const clipOf = ({ window, width, height }: BoardPlaces): string | undefined => {
  if (window === undefined) return undefined
  const { x, y } = window
  return `inset(${y}px ${width - x - window.width}px ${height - y - window.height}px ${x}px)`
}

/**
 * A letter for a place outside the window of a panning board: its radius, and its distances from the edge, with an arrow
 * head between, and from the foot of the place, where most places have no words. In CSS pixels.
 */
const AT_EDGE = { r: 11, inset: 24, above: 14 } as const

/**
 * Where a letter of radius `r` is: on its place, beside the words of that if it has a spot for it, or, outside the window
 * of a panning board, at the nearest edge, with the direction in which the place is. A text may name the letter.
 */
export const letterAt = (
  place: BoardPlace,
  r: number,
  window: BoardPlaces['window'],
): Point & { readonly r: number; readonly beyond: -1 | 0 | 1 } => {
  const { x, y } = place.letter ?? centreOf(place)
  if (window === undefined) return { x, y, r, beyond: 0 }
  const [left, right] = [window.x, window.x + window.width]
  const foot = { y: place.y + place.height - AT_EDGE.above, r: AT_EDGE.r }
  if (place.x + place.width <= left) return { x: left + AT_EDGE.inset, ...foot, beyond: -1 }
  if (place.x >= right) return { x: right - AT_EDGE.inset, ...foot, beyond: 1 }
  return { x: Math.min(Math.max(x, left + r), right - r), y, r, beyond: 0 }
}

/** Whether a point lies in a polygon: a ray to the right crosses its edges an odd number of times. */
const isWithin = (corners: readonly Point[], { x, y }: Point): boolean => {
  let within = false
  for (const [index, one] of corners.entries()) {
    const other = corners.at(index - 1) ?? one
    const crosses = one.y > y !== other.y > y
    if (crosses && x < one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x)) within = !within
  }
  return within
}

/** The place under a point; the smallest if places are nested. */
export const placeUnder = (places: readonly BoardPlace[], { x, y }: Point): BoardPlace | undefined => {
  const hit = places.filter((place) =>
    place.ground === undefined
      ? x >= place.x && x < place.x + place.width && y >= place.y && y < place.y + place.height
      : isWithin(place.ground, { x, y }),
  )
  return hit.sort((one, other) => one.width * one.height - other.width * other.height)[0]
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** How far a point is from the middle half of a place, along one axis; 0 if level with it. */
const beside = (at: number, start: number, length: number): number =>
  Math.max(0, Math.abs(at - start - length / 2) - length / 4)

/** The nearest place in the direction of an arrow key, preferring straight ahead; undefined at the edge. */
export const placeTowards = (
  places: readonly BoardPlace[],
  from: BoardPlace,
  key: string,
): BoardPlace | undefined => {
  const way = WAYS[key]
  if (way === undefined) return undefined
  const start = centreOf(from)
  let best: { readonly place: BoardPlace; readonly cost: number } | undefined
  for (const place of places) {
    const { x, y } = centreOf(place)
    const ahead = (x - start.x) * way.x + (y - start.y) * way.y
    const aside = way.x === 0 ? beside(start.x, place.x, place.width) : beside(start.y, place.y, place.height)
    // A place more to the side than ahead belongs to another arrow key.
    if (ahead < 1 || aside > ahead) continue
    // Among places level with this one, prefers the middle.
    const off = way.x === 0 ? Math.abs(x - start.x) : Math.abs(y - start.y)
    const cost = ahead + 3 * aside + off / 8
    if (best === undefined || cost < best.cost) best = { place, cost }
  }
  return best?.place
}

/** In CSS pixels: keeps arrows to large places recognisable. */
const LONGEST_HEAD = 30

/** An arrow leaves free what is in the middle of both places: parts of the way to their edges, and at most of its length. */
const FREE = { from: 0.75, to: 0.4, length: 0.25 } as const

/** An arrow from beside the middle of one place to that of another: the line of its shaft and the triangle of its head. */
export const arrowBetween = (
  from: BoardPlace,
  to: BoardPlace,
): { readonly shaft: string; readonly head: string } | null => {
  const [a, b] = [centreOf(from), centreOf(to)]
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  if (length === 0) return null
  const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length]
  const head = Math.min(length * 0.6, Math.min(to.width, to.height) * 0.36, LONGEST_HEAD)
  const half = head * 0.62
  const point = (along: number, aside: number): string =>
    `${(a.x + x * along - y * aside).toFixed(1)} ${(a.y + y * along + x * aside).toFixed(1)}`
  const free = ({ width, height }: BoardPlace, part: number): number =>
    Math.min((Math.min(width / Math.abs(x), height / Math.abs(y)) / 2) * part, length * FREE.length)
  const tip = length - free(to, FREE.to)
  const end = tip - head
  return {
    shaft: `M${point(Math.min(free(from, FREE.from), end), 0)}L${point(end + 1, 0)}`,
    head: `M${point(tip, 0)}L${point(end, half)}L${point(end, -half)}Z`,
  }
}
