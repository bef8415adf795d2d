/** What writes the pictures of a film to a file. */
import type { Frame } from './timeline.ts'

export interface FilmWriter {
  /** Takes what the canvas holds now as the next picture. */
  readonly add: (frame: Pick<Frame, 'at' | 'lasts'>) => Promise<void>
  readonly finish: () => Promise<Blob>
  /** Gives up what there is so far. */
  readonly cancel: () => Promise<void>
}

/** Makes a writer for pictures that are painted on a canvas, one after another. */
export type MakeWriter = (canvas: HTMLCanvasElement) => Promise<FilmWriter>
