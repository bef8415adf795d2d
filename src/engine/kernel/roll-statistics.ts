/** Luck that can be counted: what falls in events of some types, and how often each of it should. */
export interface RollStatistic {
  /** Its name is the text `luck.<id>.label`; a face's name `luck.<id>.faces.<face>`, or the face itself. */
  readonly id: string
  /** Types of the events, which tell what fell as `dice`, `die`, `face` or `tile`. */
  readonly events: readonly string[]
  readonly faces: readonly RollFace[]
}

export interface RollFace {
  readonly face: string
  /** How often it falls, beside the other faces: six of a die are all 1. */
  readonly weight: number
}

/** The faces of a fair die. */
export const SIX_SIDES: readonly RollFace[] = ['1', '2', '3', '4', '5', '6'].map((face) => ({
  face,
  weight: 1,
}))
