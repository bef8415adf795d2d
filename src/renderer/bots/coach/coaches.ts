/** The coaches of the games, loaded when somebody is helped. */
import type { AnyCoach } from '../../../engine/kernel/coach.ts'

const loaders = import.meta.glob<AnyCoach>('../../../engine/games/*/text/coach.ts', { import: 'coach' })

/** Undefined for a game that has none. */
export const coachOf = async (game: string): Promise<AnyCoach | undefined> =>
  loaders[`../../../engine/games/${game}/text/coach.ts`]?.()
