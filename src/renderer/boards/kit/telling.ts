import type { BoardKit } from './kit.ts'

/** What a board is still telling of how a position came about: null once all is told, and where there is no such board. */
export const tellingOf = (
  kit: BoardKit | undefined,
  view: unknown,
  session: unknown,
): ReturnType<NonNullable<BoardKit['telling']>> => kit?.telling?.(view, session) ?? null
