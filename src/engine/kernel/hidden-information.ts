/** Hidden information: what a viewer knows of a position, and whole positions dealt from that alone. */
import type { Random } from './random.ts'
import type { Viewer } from './seat.ts'

/** What one viewer knows of a position. */
export interface Concealed<S> {
  /** All of it as plain JSON. Positions that the viewer cannot tell apart have equal values. */
  readonly known: unknown
  /**
   * Deals a whole position that agrees with what is known. Pieces that nobody has seen are dealt too, even the
   * viewer's own, so the position has no unknowns.
   */
  deal(random: Random): S
}

/**
 * Builds `Game.conceal`. `deal` receives only what `conceal` has kept, so what it deals cannot depend on anything the
 * viewer does not know.
 */
export const concealing =
  <S, K>(conceal: (state: S, viewer: Viewer) => K, deal: (known: K, random: Random) => S) =>
  (state: S, viewer: Viewer): Concealed<S> => {
    const known = conceal(state, viewer)
    return { known, deal: (random) => deal(known, random) }
  }

/** `Game.conceal` of a game in which everybody sees everything. */
export const concealNothing = <S>(state: S): Concealed<S> => ({ known: state, deal: () => state })

/** Takes the next of the pieces to deal out of the list. Throws a RangeError if none is left. */
export const nextPiece = <T>(pieces: T[]): T => {
  const [piece] = pieces.splice(0, 1)
  if (piece === undefined) throw new RangeError('Fewer pieces than places')
  return piece
}
