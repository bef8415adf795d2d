/** Files a film can be written to. */
import type { Frame } from './timeline.ts'

export const FILM_KINDS = ['webm', 'gif'] as const
export type FilmKind = (typeof FILM_KINDS)[number]

export interface FilmWriter {
  /** Takes what the canvas holds now as the next picture. */
  readonly add: (frame: Pick<Frame, 'at' | 'lasts'>) => Promise<void>
  readonly finish: () => Promise<Blob>
  /** Gives up what there is so far. */
  readonly cancel: () => Promise<void>
}

/** Makes a writer for pictures that are painted on a canvas, one after another. */
export type MakeWriter = (canvas: HTMLCanvasElement) => Promise<FilmWriter>

/** Loaded when first asked for: nobody who does not make films waits for it. */
export const writerOf: Readonly<Record<FilmKind, () => Promise<MakeWriter>>> = {
  webm: async () => (await import('./webm.ts')).webmWriter,
  gif: async () => (await import('./gif.ts')).gifWriter,
}

/** The kinds this browser can write: WebM needs its own encoder, a GIF nothing. */
export const writableKinds = (): readonly FilmKind[] =>
  typeof VideoEncoder === 'undefined' ? ['gif'] : FILM_KINDS
