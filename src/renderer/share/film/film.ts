/** Taking a film: the positions of a part of a line, one picture each, written to one file. */
import type { Answer } from '../../../main/api/api.ts'
import type { Drawing } from '../picture/drawing.ts'
import { canvasOf, contextOf, paint } from '../picture/raster.ts'
import { pictureSpecAt, type PictureSpec, type PictureRequest } from '../picture/pictureSpec.ts'
import type { Source } from '../picture/source.ts'
import { blendsInto, type Frame, type FilmWriter } from './timeline.ts'
import { writerOf, type FilmKind } from './writer.ts'

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
  const makeWriter = await writerOf[kind]()
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
