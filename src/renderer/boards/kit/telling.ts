import type { BoardKit } from './kit.ts'

/** The reveal that a board is still playing; null once it is over, and for a game without a board. */
export const tellingOf = (
  kit: BoardKit | undefined,
  view: unknown,
  session: unknown,
): ReturnType<NonNullable<BoardKit['telling']>> => kit?.telling?.(view, session) ?? null
