/** The pictures of a film, and their times. */
import type { StepRow } from '../../main/api/api.ts'

/** What determines how long a step is shown. */
export type Scene = Pick<StepRow, 'actor' | 'moment'> & {
  /** The board of the step has marks. */
  readonly marked: boolean
}

/** A part of a line: places of its first and last step. */
export interface Cut {
  readonly from: number
  readonly to: number
  /** 1 is normal speed; 2 is twice as fast. */
  readonly pace: number
}

export interface Frame {
  /** The step's place on the line. */
  readonly place: number
  /** When it begins and how long it stays, in seconds. */
  readonly at: number
  readonly lasts: number
}

/** Seconds a step is shown at normal speed. Steps of chance need less. */
const LOOK = { chance: 0.7, seat: 1.2 } as const
/** The first picture stays longer, so that viewers can find their way on the board. */
const START = 2
/** Added for the step that ends a round or a part of the match. */
const ROUND = 1.5
/** Added for marks on the board. */
const MARKED = 1.5
/** Seconds the last picture stays at any speed, long enough to read the result. */
const END = 4

/** Rounds to hundredths of a second, the unit of GIF. */
const hundredths = (seconds: number): number => Math.round(seconds * 100) / 100

/** One frame per step, in order. `line` has the scenes of the whole line. */
export const framesOf = (line: readonly Scene[], { from, to, pace }: Cut): readonly Frame[] => {
  const frames: Frame[] = []
  let at = 0
  for (const [index, scene] of line.slice(from, to + 1).entries()) {
    const place = from + index
    const before = line[place - 1]
    const endsRound =
      index > 0 &&
      before !== undefined &&
      (before.moment.round !== scene.moment.round || before.moment.part !== scene.moment.part)
    const look = index === 0 ? START : scene.actor === 'chance' ? LOOK.chance : LOOK.seat
    const seconds = (look + (endsRound ? ROUND : 0) + (scene.marked ? MARKED : 0)) / pace
    const lasts = hundredths(place === to ? Math.max(END, seconds) : seconds)
    frames.push({ place, at: hundredths(at), lasts })
    at += lasts
  }
  return frames
}

/** Seconds of the short film that is offered first. */
export const SHORT = 30
/** In a short film a key moment stays longer than the steps around it, unless there are too many. */
const TURNS = 2.4
const GLANCE = 0.8

/**
 * The part of a line as a film of half a minute: all of its steps if they fit, otherwise its key moments and steps
 * at even distances between them. `turns` has the places of key moments.
 */
export const shortFramesOf = (
  line: readonly Scene[],
  { from, to }: Omit<Cut, 'pace'>,
  turns: ReadonlySet<number>,
): readonly Frame[] => {
  const all = framesOf(line, { from, to, pace: 1 })
  if (lengthOf(all) <= SHORT) return all
  const inside = [...turns].filter((place) => place > from && place < to)
  const turn = Math.min(TURNS, (SHORT - START - END) / Math.max(1, inside.length))
  const room = Math.max(0, Math.floor((SHORT - START - END - inside.length * turn) / GLANCE))
  const apart = (to - from) / (room + 1)
  const glances = Array.from({ length: room }, (_, at) => from + Math.round((at + 1) * apart))
  const places = [...new Set([from, ...inside, ...glances, to])]
    .filter((place) => place >= from && place <= to)
    .sort((one, other) => one - other)
  let at = 0
  return places.map((place) => {
    const lasts = place === from ? START : place === to ? END : inside.includes(place) ? turn : GLANCE
    const frame = { place, at: hundredths(at), lasts }
    at += lasts
    return frame
  })
}

/** The length of the film, in seconds. */
export const lengthOf = (frames: readonly Frame[]): number =>
  frames.reduce((sum, { lasts }) => sum + lasts, 0)

/** Number of blended pictures between two positions, and seconds for each. */
const BLENDS = 4
const BLEND = 0.06

export interface Blend extends Pick<Frame, 'at' | 'lasts'> {
  /** Opacity of the new picture, 0 to 1. */
  readonly part: number
}

/** Blended pictures at the start of a frame; none if the frame is too short. */
export const blendsInto = ({ at, lasts }: Frame): readonly Blend[] =>
  lasts < 2 * BLENDS * BLEND
    ? []
    : Array.from({ length: BLENDS }, (_, step) => ({
        at: at + step * BLEND,
        lasts: BLEND,
        part: (step + 1) / (BLENDS + 1),
      }))
