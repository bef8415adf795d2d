/** Taking a film: the positions of a part of a line, one picture each, written to one file. */
import type { Answer, StepRow } from '../../../main/api/api.ts'
import { type Drawing, canvasOf, contextOf, paint } from '../picture/drawing.ts'
import { pictureSpecAt, type PictureSpec, type PictureRequest, type Source } from '../picture/pictureSpec.ts'

// Which pictures a film of a line has, and when.

/** What of a step says how long one looks at it. */
export type Scene = Pick<StepRow, 'actor' | 'moment'> & {
  /** Something is drawn on the board. */
  readonly marked: boolean
}

/** A part of a line, its ends included, by places on it. */
interface Cut {
  readonly from: number
  readonly to: number
  /** 1 is for watching; 2 is twice as fast. */
  readonly pace: number
}

interface Frame {
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

interface Blend extends Pick<Frame, 'at' | 'lasts'> {
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
interface FilmWriter {
  /** Takes what the canvas holds now as the next picture. */
  readonly add: (frame: Pick<Frame, 'at' | 'lasts'>) => Promise<void>
  readonly finish: () => Promise<Blob>
  /** Gives up what there is so far. */
  readonly cancel: () => Promise<void>
}

/** Makes a writer for pictures that are painted on a canvas, one after another. */
type MakeWriter = (canvas: HTMLCanvasElement) => Promise<FilmWriter>

/** Files a film can be written to. */
const FILM_KINDS = ['webm', 'gif'] as const
export type FilmKind = (typeof FILM_KINDS)[number]

/** The kinds this browser can write: WebM needs the browser's own video encoder, GIF needs nothing. */
export const writableKinds = (): readonly FilmKind[] =>
  typeof VideoEncoder === 'undefined' ? ['gif'] : FILM_KINDS

/** GIF codes at most this many colours a picture. */
const GIF_COLOURS = 256

/** Writes GIF: larger files, and 256 colours a picture, but every program shows them. */
const gifWriter: MakeWriter = async (canvas) => {
  const { applyPalette, GIFEncoder, quantize } = await import('gifenc')
  const { width, height } = canvas
  const gif = GIFEncoder()
  return {
    add: async ({ lasts }) => {
      const pixels = contextOf(canvas).getImageData(0, 0, width, height).data
      const palette = quantize(pixels, GIF_COLOURS)
      gif.writeFrame(applyPalette(pixels, palette), width, height, { palette, delay: lasts * 1000 })
      // Let the window draw between two pictures.
      await new Promise((resolve) => setTimeout(resolve))
    },
    finish: () => {
      gif.finish()
      return Promise.resolve(new Blob([gif.bytes()], { type: 'image/gif' }))
    },
    cancel: () => Promise.resolve(),
  }
}

/** WebM codecs in order of preference: the most widely played first. */
const CODECS = ['vp9', 'vp8', 'av1'] as const

/** Seconds between key frames. The pictures between them store only what changed. */
const KEY_FRAME_EVERY = 10

/** Writes WebM with the browser's own encoder, as fast as it can rather than in real time. */
const webmWriter: MakeWriter = async (canvas) => {
  const { BufferTarget, CanvasSource, getFirstEncodableVideoCodec, Output, QUALITY_HIGH, WebMOutputFormat } =
    await import('mediabunny')
  const { width, height } = canvas
  const codec = await getFirstEncodableVideoCodec([...CODECS], { width, height, quality: QUALITY_HIGH })
  if (codec === null) throw new Error('this browser encodes no WebM of this size')
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new CanvasSource(canvas, {
    codec,
    bitrate: QUALITY_HIGH,
    keyFrameInterval: KEY_FRAME_EVERY,
  })
  output.addVideoTrack(source)
  await output.start()
  return {
    add: ({ at, lasts }) => source.add(at, lasts),
    finish: async () => {
      await output.finalize()
      if (target.buffer === null) throw new Error('the film has no content')
      return new Blob([target.buffer], { type: 'video/webm' })
    },
    cancel: () => output.cancel(),
  }
}

/** Each writer loads its encoder when it is first used, so that only films pay for it. */
const WRITERS: Readonly<Record<FilmKind, MakeWriter>> = { webm: webmWriter, gif: gifWriter }

export interface FilmWish extends PictureRequest {
  readonly kind: FilmKind
  readonly frames: readonly Frame[]
  /** One position passes into the next; else it stands there at once. */
  readonly soft: boolean
  /** In points; the height follows from the picture. */
  readonly width: number
}

/** Encoders take sides of even length. */
const even = (side: number): number => Math.round(side / 2) * 2

interface Surfaces {
  /** What the writer takes as the next picture. */
  readonly canvas: HTMLCanvasElement
  readonly before: HTMLCanvasElement
  readonly next: HTMLCanvasElement
  readonly writer: FilmWriter
}

/** Puts one over the other so that so much of it is seen. */
const lay = (canvas: HTMLCanvasElement, picture: HTMLCanvasElement, part = 1): void => {
  const context = contextOf(canvas)
  context.globalAlpha = part
  context.drawImage(picture, 0, 0)
  context.globalAlpha = 1
}

/** Writes a frame, with the way into it. */
const expose = async (
  { canvas, before, next, writer }: Surfaces,
  drawing: Drawing,
  frame: Frame,
  soft: boolean,
): Promise<void> => {
  await paint(drawing, next)
  const blends = soft ? blendsInto(frame) : []
  for (const { at, lasts, part } of blends) {
    lay(canvas, before)
    lay(canvas, next, part)
    await writer.add({ at, lasts })
  }
  lay(canvas, next)
  const spent = blends.reduce((sum, { lasts }) => sum + lasts, 0)
  await writer.add({ at: frame.at + spent, lasts: frame.lasts - spent })
  lay(before, next)
}

/**
 * The film as a file, or why a position cannot be had; null if it was called off. `done` is told how
 * many pictures there are so far. Rejects if the browser cannot write it.
 */
export const filmOf = async (
  source: Source,
  { kind, frames, width, soft, ...wish }: FilmWish,
  take: (spec: PictureSpec) => Promise<Drawing | null>,
  done: (pictures: number) => void,
  signal: AbortSignal,
): Promise<Answer<Blob> | null> => {
  const makeWriter = WRITERS[kind]
  let surfaces: Surfaces | null = null
  try {
    for (const [index, frame] of frames.entries()) {
      const spec = await pictureSpecAt(source, frame.place, wish)
      if (!spec.ok) return spec
      if (signal.aborted) return null
      const drawing = await take(spec.value)
      if (drawing === null) return null
      if (surfaces === null) {
        const size = [even(width), even((width * drawing.height) / drawing.width)] as const
        const canvas = canvasOf(...size)
        surfaces = {
          canvas,
          before: canvasOf(...size),
          next: canvasOf(...size),
          writer: await makeWriter(canvas),
        }
      }
      await expose(surfaces, drawing, frame, soft && index > 0)
      if (signal.aborted) return null
      done(index + 1)
    }
    if (surfaces === null) return { ok: false, error: { code: 'unknownStep' } }
    const value = await surfaces.writer.finish()
    surfaces = null
    // Called off while the end was being written: whoever did so wants no file.
    if (signal.aborted) return null
    return { ok: true, value }
  } finally {
    await surfaces?.writer.cancel()
  }
}
