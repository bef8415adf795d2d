/** Films: one picture per position of a part of a line, written to a WebM or GIF file. */
import type { Answer } from '../../../main/api/api.ts'
import { type Drawing, canvasOf, contextOf, paint } from '../picture/drawing.ts'
import { pictureSpecAt, type PictureSpec, type PictureRequest, type Source } from '../picture/pictureSpec.ts'
import { blendsInto, type Frame } from '../../match/timeline.ts'

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
const paintOver = (canvas: HTMLCanvasElement, picture: HTMLCanvasElement, part = 1): void => {
  const context = contextOf(canvas)
  context.globalAlpha = part
  context.drawImage(picture, 0, 0)
  context.globalAlpha = 1
}

/** Writes a frame, with the blend into it. */
const writeFrame = async (
  { canvas, before, next, writer }: Surfaces,
  drawing: Drawing,
  frame: Frame,
  soft: boolean,
): Promise<void> => {
  await paint(drawing, next)
  const blends = soft ? blendsInto(frame) : []
  for (const { at, lasts, part } of blends) {
    paintOver(canvas, before)
    paintOver(canvas, next, part)
    await writer.add({ at, lasts })
  }
  paintOver(canvas, next)
  const spent = blends.reduce((sum, { lasts }) => sum + lasts, 0)
  await writer.add({ at: frame.at + spent, lasts: frame.lasts - spent })
  paintOver(before, next)
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
      await writeFrame(surfaces, drawing, frame, soft && index > 0)
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
