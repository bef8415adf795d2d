/** What is wrong with how a screen is laid out; plain data, for the page and for the test. */

export type FaultKind =
  /** Text or a control is cut by an edge it cannot be scrolled past. */
  | 'cut'
  /** Letters are whole down to their line, but for the tails of g, y and p below it. */
  | 'tails'
  /** Text ends in an ellipsis and can be read in full nowhere. */
  | 'shortened'
  /** Text or a control runs out of the box it stands in. */
  | 'runs out'
  /** Something is wider than its container, which would have to be scrolled sideways. */
  | 'too wide'
  /** Text on text, text under something painted over it, a control on text or on another control. */
  | 'overlap'

export interface Fault {
  readonly kind: FaultKind
  /** A readable selector and the words. */
  readonly what: string
  /** What it is cut by, runs out of, or lies over or under. */
  readonly by: string
  /** In CSS pixels. */
  readonly px: number
}

/** What is allowed to be as it is. */
export interface Exception {
  readonly kind: FaultKind
  /** The faulty element, or the other one, stands in what this selects. */
  readonly within: string
  readonly why: string
}

/** What says on a screen that it is chosen, pressed, checked or current, beside what does not. */
export interface Chosen {
  /** What looks like one beside it that is not chosen, in words. */
  readonly alike: readonly string[]
  /** So much was compared. */
  readonly compared: number
}
