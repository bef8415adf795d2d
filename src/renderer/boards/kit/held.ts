/** What seats hold beside the board, for pictures of a position. */
import type { Component } from 'vue'
import type { BoardKit } from './kit.ts'

/** The seats of which some of the hand is seen. */
export const handsSeen = (hands: readonly (readonly unknown[] | null)[]): readonly number[] =>
  hands.flatMap((hand, seat) => (hand !== null && hand.length > 0 ? [seat] : []))

/** `open` names the seats of which whoever looks sees something; `height` is in CSS pixels. */
export const heldIn = <View>(
  Component: Component,
  height: number,
  open: (view: View) => readonly number[],
): NonNullable<BoardKit['Held']> => ({
  Component,
  height,
  // A kit is handed views of its own game alone.
  open: (view) => open(view as View),
})
