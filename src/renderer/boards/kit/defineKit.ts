/**
 * The window handles every game alike and knows none of their types: views, events, actions and sessions of a game reach its
 * own cover and kit alone. So a game writes them under its own types, and these two take the types away, once for all games.
 */
import type { BoardCover, BoardKit } from './kit.ts'

/** The cover of a game, written under the game's own view. */
export const defineCover = <View>(cover: BoardCover<View>): BoardCover =>
  cover as BoardCover<never> as BoardCover

/** The kit of a game, written under the game's own types. */
export const defineKit = <View, Event, Action, Session>(
  kit: BoardKit<View, Event, Action, Session>,
): BoardKit => kit as BoardKit<never, never, never, unknown> as BoardKit
