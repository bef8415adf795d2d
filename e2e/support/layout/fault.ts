/** Layout faults of a screen; plain data, for the page and for the test. */

export type FaultKind =
  /** Text or a control is cut by an edge that cannot be scrolled. */
  | 'cut'
  /** Letters are whole down to their baseline, except for the descenders of g, y and p. */
  | 'tails'
  /** Text ends in an ellipsis and cannot be read in full anywhere. */
  | 'shortened'
  /** Text or a control extends beyond its box. */
  | 'runs out'
  /** Something is wider than its container and would have to be scrolled sideways. */
  | 'too wide'
  /** Text on text, text under something painted over it, a control on text or on another control. */
  | 'overlap'

export interface Fault {
  readonly kind: FaultKind
  /** A readable selector and the words. */
  readonly what: string
  /** The element that cuts it, that it extends beyond, or that it overlaps. */
  readonly by: string
  /** In CSS pixels. */
  readonly px: number
}

/** An allowed fault. */
export interface Exception {
  readonly kind: FaultKind
  /** The faulty element, or the other one, is inside this selector. */
  readonly within: string
  readonly why: string
}

/** Elements that are chosen, pressed, checked or current, compared with others. */
export interface Chosen {
  /** Chosen elements that look like one that is not, in words. */
  readonly alike: readonly string[]
  /** The number of comparisons. */
  readonly compared: number
}
