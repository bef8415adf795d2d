/**
 * The window handles every game alike and knows none of their types: a game's views, events, actions and sessions reach
 * only its own cover and kit. Each game writes these with its own types, and the functions here erase the types,
 * once for all games.
 */
import type { BoardCover, BoardKit, OwnKit } from './kit.ts'

/** The cover of a game, typed with the game's own view. */
export const defineCover = <View>(cover: BoardCover<View>): BoardCover =>
  cover as BoardCover<never> as BoardCover

/** The kit of a game, typed with the game's own types. */
export const defineKit = <View, Event, Action, Session>(
  kit: BoardKit<View, Event, Action, Session>,
): BoardKit => kit as BoardKit<never, never, never, unknown> as BoardKit

/**
 * The kit of a game that draws its board and leaves other parts to the default ones:
 * `export const kit = boardOf<View>({ id: 'pig', Board })`. A kit with all parts is made with `defineKit`.
 */
export const boardOf = <View, Event = never, Action = never, Session = unknown>(
  own: OwnKit<View, Event, Action, Session>,
): OwnKit => own as OwnKit<never, never, never, unknown> as OwnKit
