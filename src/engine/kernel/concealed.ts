/** Hidden information in two halves: what a viewer knows, and how the rest is dealt from that alone. */
import type { Random } from './random.ts'
import type { Viewer } from './seat.ts'

/** What one viewer knows of a position. */
export interface Concealed<S> {
  /** All of it as plain JSON. Positions that the viewer cannot tell apart have equal values. */
  readonly known: unknown
  /**
   * A whole position that agrees with what is known. It also deals pieces nobody has seen, the viewer's own included:
   * the new state has no unknowns.
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
