/** Marks on the board of a step: what drawing comes to, where keys lead, and how marks are shaped. */
import type { BoardMark } from '../../../engine/record/step.ts'
import type { NoteEdit } from '../../../main/api/api.ts'
import type { BoardPlace, BoardPlaces } from '../../boards/kit/kit.ts'
import type { NoteOf } from '../../match/notes/stepNotes.ts'

type MarksNote = NoteOf<'marks'>

/** Arrows last, so that they lie over the signs they point to. */
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

/** A place has one sign, and there is one arrow from one place to another. */
const isInPlaceOf = (one: BoardMark, other: BoardMark): boolean =>
  one.shape === 'arrow' || other.shape === 'arrow'
    ? one.shape === 'arrow' && other.shape === 'arrow' && one.from === other.from && one.to === other.to
    : one.at === other.at

/** Edits that leave the marks that are to stay and add some; a note without marks goes. */
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

/** Draws a mark in place of what it covers; the same mark again is taken away. */
export const draw = (step: string, notes: readonly MarksNote[], mark: BoardMark): readonly NoteEdit[] => {
  const isThere = marksIn(notes).some((each) => isSame(each, mark))
  return rewritten(step, notes, (each) => !isInPlaceOf(each, mark), isThere ? [] : [mark])
}

/** Takes away all marks at some places, arrows from and to them included. */
export const erase = (
  step: string,
  notes: readonly MarksNote[],
  places: readonly string[],
): readonly NoteEdit[] => rewritten(step, notes, (mark) => !places.some((place) => isAt(mark, place)), [])

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The first letter that labels nothing yet; after Z the numbers. */
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

/** The CSS clip path of a layer over a board that pans its map: places beyond its window are out of sight. */
export const clipOf = ({ window, width, height }: BoardPlaces): string | undefined => {
  if (window === undefined) return undefined
  const { x, y } = window
  return `inset(${y}px ${width - x - window.width}px ${height - y - window.height}px ${x}px)`
}

/** True if a point lies within corners: a line from it to the right crosses their edges an odd number of times. */
const isWithin = (corners: readonly Point[], { x, y }: Point): boolean => {
  let within = false
  for (const [index, one] of corners.entries()) {
    const other = corners.at(index - 1) ?? one
    const crosses = one.y > y !== other.y > y
    if (crosses && x < one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x)) within = !within
  }
  return within
}

/** The place under a point; of places within one another the smallest. */
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

/** How far the middle half of a place lies beside a point, along one axis; 0 if the point is level with it. */
const beside = (at: number, start: number, length: number): number =>
  Math.max(0, Math.abs(at - start - length / 2) - length / 4)

/** The nearest place in the direction of an arrow key, straight ahead before aside; undefined at the edge. */
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
    // What lies more to the side than ahead is another arrow key's.
    if (ahead < 1 || aside > ahead) continue
    // Of places level with this one the middle is nearest.
    const off = way.x === 0 ? Math.abs(x - start.x) : Math.abs(y - start.y)
    const cost = ahead + 3 * aside + off / 8
    if (best === undefined || cost < best.cost) best = { place, cost }
  }
  return best?.place
}

/** In CSS pixels: arrows to large places stay arrows. */
const LONGEST_HEAD = 30

/** An arrow from centre to centre, as the line of its shaft and the triangle of its head. */
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
  const end = length - head
  return {
    shaft: `M${point(0, 0)}L${point(end + 1, 0)}`,
    head: `M${point(length, 0)}L${point(end, half)}L${point(end, -half)}Z`,
  }
}
