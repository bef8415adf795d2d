/**
 * The window handles every game alike and knows none of their types: a game's views, events, actions and sessions reach
 * only its own cover and kit. Each game writes these with its own types, and the two functions here erase the types,
 * once for all games.
 */
import type { BoardCover, BoardKit } from './kit.ts'

/** The cover of a game, typed with the game's own view. */
export const defineCover = <View>(cover: BoardCover<View>): BoardCover =>
  cover as BoardCover<never> as BoardCover

/** The kit of a game, typed with the game's own types. */
export const defineKit = <View, Event, Action, Session>(
  kit: BoardKit<View, Event, Action, Session>,
): BoardKit => kit as BoardKit<never, never, never, unknown> as BoardKit
