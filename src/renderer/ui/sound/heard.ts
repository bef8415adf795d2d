/** When something is to be heard: what is seen to happen, and one's turn. */

/** What a window knows when the board has come to another step. */
export interface Moment {
  readonly step: string
  /** Events the board shows happening; none after a jump. */
  readonly events: readonly { readonly type: string }[]
  /** Who is to act: a seat a person plays, or not. */
  readonly toAct: 'person' | 'other'
  /** At the table, at its last step; not while looking back. */
  readonly isPlaying: boolean
}

export interface Heard {
  readonly events: Moment['events']
  readonly bell: boolean
}

/** In a window nobody looks at only one's turn is told, which others or bots have brought about. */
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
