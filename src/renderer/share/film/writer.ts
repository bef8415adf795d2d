/** Files a film can be written to. */
import type { MakeWriter } from './timeline.ts'

export const FILM_KINDS = ['webm', 'gif'] as const
export type FilmKind = (typeof FILM_KINDS)[number]

/** Loaded when first asked for: nobody who does not make films waits for it. */
export const writerOf: Readonly<Record<FilmKind, () => Promise<MakeWriter>>> = {
  webm: async () => (await import('./webm.ts')).webmWriter,
  gif: async () => (await import('./gif.ts')).gifWriter,
}

/** The kinds this browser can write: WebM needs its own encoder, a GIF nothing. */
export const writableKinds = (): readonly FilmKind[] =>
  typeof VideoEncoder === 'undefined' ? ['gif'] : FILM_KINDS
