/** Films: one picture per position of a part of a line, written to a WebM or GIF file. */
import type { Answer, StepRow } from '../../../main/api/api.ts'
import { type Drawing, canvasOf, contextOf, paint } from '../picture/drawing.ts'
import { pictureSpecAt, type PictureSpec, type PictureRequest, type Source } from '../picture/pictureSpec.ts'

// The pictures of a film, and their times.

/** What determines how long a step is shown. */
export type Scene = Pick<StepRow, 'actor' | 'moment'> & {
  /** The board of the step has marks. */
  readonly marked: boolean
}

/** A part of a line: places of its first and last step. */
interface Cut {
  readonly from: number
  readonly to: number
  /** 1 is normal speed; 2 is twice as fast. */
  readonly pace: number
}

interface Frame {
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

/** The length of the film, in seconds. */
export const lengthOf = (frames: readonly Frame[]): number =>
  frames.reduce((sum, { lasts }) => sum + lasts, 0)

/** Number of blended pictures between two positions, and seconds for each. */
const BLENDS = 4
const BLEND = 0.06

interface Blend extends Pick<Frame, 'at' | 'lasts'> {
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

/** Writes the pictures of a film to a file. */
interface FilmWriter {
  /** Adds what is on the canvas as the next picture. */
  readonly add: (frame: Pick<Frame, 'at' | 'lasts'>) => Promise<void>
  readonly finish: () => Promise<Blob>
  /** Discards the film. */
  readonly cancel: () => Promise<void>
}

/** Makes a writer for pictures painted one after another on a canvas. */
type MakeWriter = (canvas: HTMLCanvasElement) => Promise<FilmWriter>

/** Formats of films. */
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
  /** Blends each position into the next instead of cutting. */
  readonly soft: boolean
  /** In pixels; the height follows from the picture. */
  readonly width: number
}

/** Encoders need even sizes. */
const even = (side: number): number => Math.round(side / 2) * 2

interface Surfaces {
  /** The canvas the writer reads each picture from. */
  readonly canvas: HTMLCanvasElement
  readonly before: HTMLCanvasElement
  readonly next: HTMLCanvasElement
  readonly writer: FilmWriter
}

/** Paints a picture over the canvas with an opacity of `part`. */
const lay = (canvas: HTMLCanvasElement, picture: HTMLCanvasElement, part = 1): void => {
  const context = contextOf(canvas)
  context.globalAlpha = part
  context.drawImage(picture, 0, 0)
  context.globalAlpha = 1
}

/** Writes a frame, with the blend into it. */
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
 * Returns the film as a file, an error if a position cannot be read, or null if aborted. Calls `done` with the
 * number of pictures so far. Rejects if the browser cannot write the format.
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
    // Aborted while the end was being written: nobody wants the file.
    if (signal.aborted) return null
    return { ok: true, value }
  } finally {
    await surfaces?.writer.cancel()
  }
}
