/** Which steps have a picture of their own. */
import type { Event } from '../../../../engine/games/quake-nopoly/event.ts'
import { disasterSteps } from './telling.ts'

const ALONE: ReadonlySet<Event['type']> = new Set(['role.drawn', 'role.taken', 'match.won', 'match.ended'])

/** How many of these steps, given by their events, one picture shows: the first and those that carry it out, or none. */
export const picturedSteps = (steps: readonly (readonly Event[])[]): number =>
  steps[0]?.some(({ type }) => ALONE.has(type)) === true ? 1 : disasterSteps(steps)
