import type { BoardKit } from './kit.ts'

/** What a board still tells about how a position came about; null once it has told all, and for a game without a board. */
export const tellingOf = (
  kit: BoardKit | undefined,
  view: unknown,
  session: unknown,
): ReturnType<NonNullable<BoardKit['telling']>> => kit?.telling?.(view, session) ?? null
