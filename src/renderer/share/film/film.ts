/** Taking a film: the positions of a part of a line, one picture each, written to one file. */
import type { Answer } from '../../../main/api.ts'
import type { Drawing } from '../picture/drawing.ts'
import { canvasOf, paint } from '../picture/raster.ts'
import { shotAt, type Shot, type ShotWish } from '../picture/shot.ts'
import type { Source } from '../picture/source.ts'
import type { Frame } from './reel.ts'
import { writerOf, type FilmKind, type FilmWriter } from './writer.ts'

export interface FilmWish extends ShotWish {
  readonly kind: FilmKind
  readonly frames: readonly Frame[]
  /** In points; the height follows from the picture. */
  readonly width: number
}

/** Encoders take sides of even length. */
const even = (side: number): number => Math.round(side / 2) * 2

/**
 * The film as a file, or why a position cannot be had; null if it was called off. `done` is told how
 * many pictures there are so far. Rejects if the browser cannot write it.
 */
export const filmOf = async (
  source: Source,
  { kind, frames, width, ...wish }: FilmWish,
  take: (shot: Shot) => Promise<Drawing>,
  done: (pictures: number) => void,
  signal: AbortSignal,
): Promise<Answer<Blob> | null> => {
  const makeWriter = await writerOf[kind]()
  let reel: { readonly canvas: HTMLCanvasElement; readonly writer: FilmWriter } | null = null
  try {
    for (const [index, frame] of frames.entries()) {
      const shot = await shotAt(source, frame.place, wish)
      if (!shot.ok) return shot
      if (signal.aborted) return null
      const drawing = await take(shot.value)
      if (reel === null) {
        const canvas = canvasOf(even(width), even((width * drawing.height) / drawing.width))
        reel = { canvas, writer: await makeWriter(canvas) }
      }
      await paint(drawing, reel.canvas)
      await reel.writer.add(frame)
      if (signal.aborted) return null
      done(index + 1)
    }
    if (reel === null) return { ok: false, error: { code: 'unknownStep' } }
    const value = await reel.writer.finish()
    reel = null
    return { ok: true, value }
  } finally {
    await reel?.writer.cancel()
  }
}
