/** When to play sounds: for visible events, and for the start of one's turn. */

/** What a window knows when the board arrives at another step. */
export interface Moment {
  readonly step: string
  /** Events the board animates; none after a jump. */
  readonly events: readonly { readonly type: string }[]
  /** Whether a person is to act. */
  readonly toAct: 'person' | 'other'
  /** At the table and at its last step, not in review. */
  readonly isPlaying: boolean
}

export interface Heard {
  readonly events: Moment['events']
  readonly bell: boolean
}

/** A hidden window plays only the bell for one's turn, after others or bots have acted. */
export const heardAt = (before: Moment | null, now: Moment, hidden: boolean): Heard => {
  const isNew = before !== null && before.step !== now.step
  return {
    events: isNew && !hidden ? now.events : [],
    bell:
      isNew &&
      now.isPlaying &&
      before.isPlaying &&
      now.events.length > 0 &&
      before.toAct === 'other' &&
      now.toAct === 'person',
  }
}
