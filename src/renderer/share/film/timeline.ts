/** Which pictures a film of a line has, and when. */
import type { StepRow } from '../../../main/api/api.ts'

/** What of a step says how long one looks at it. */
export type Scene = Pick<StepRow, 'actor' | 'moment'> & {
  /** Something is drawn on the board. */
  readonly marked: boolean
}

/** A part of a line, its ends included, by places on it. */
export interface Cut {
  readonly from: number
  readonly to: number
  /** 1 is for watching; 2 is twice as fast. */
  readonly pace: number
}

export interface Frame {
  /** The step's place on the line. */
  readonly place: number
  /** When it begins and how long it stays, in seconds. */
  readonly at: number
  readonly lasts: number
}

/** Seconds one looks at a step, at pace 1: what chance does is seen at a glance. */
const LOOK = { chance: 0.7, seat: 1.2 } as const
/** The first picture, for the eye to find its way on the board. */
const START = 2
/** More for the step with which a round or a part of the match ends. */
const ROUND = 1.5
/** More for what somebody drew on the board. */
const MARKED = 1.5
/** Seconds the last picture stays, whatever the pace, so that one reads how it came out. */
const END = 4

/** Times are told in hundredths of a second, as a GIF has them. */
const hundredths = (seconds: number): number => Math.round(seconds * 100) / 100

/** One picture a step, in their order. `line` has the scenes of the whole line. */
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

/** How long all of it takes, in seconds. */
export const lengthOf = (frames: readonly Frame[]): number =>
  frames.reduce((sum, { lasts }) => sum + lasts, 0)

/** Pictures on the way from one position to the next, and seconds for each. */
const BLENDS = 4
const BLEND = 0.06

export interface Blend extends Pick<Frame, 'at' | 'lasts'> {
  /** How much of the new picture is seen, 0 to 1. */
  readonly part: number
}

/** The way into a frame, taken from its own time; none into one that is gone too soon. */
export const blendsInto = ({ at, lasts }: Frame): readonly Blend[] =>
  lasts < 2 * BLENDS * BLEND
    ? []
    : Array.from({ length: BLENDS }, (_, step) => ({
        at: at + step * BLEND,
        lasts: BLEND,
        part: (step + 1) / (BLENDS + 1),
      }))

/** What writes the pictures of a film to a file. */
export interface FilmWriter {
  /** Takes what the canvas holds now as the next picture. */
  readonly add: (frame: Pick<Frame, 'at' | 'lasts'>) => Promise<void>
  readonly finish: () => Promise<Blob>
  /** Gives up what there is so far. */
  readonly cancel: () => Promise<void>
}

/** Makes a writer for pictures that are painted on a canvas, one after another. */
export type MakeWriter = (canvas: HTMLCanvasElement) => Promise<FilmWriter>
