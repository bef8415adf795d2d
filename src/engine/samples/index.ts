/** The samples of each game, found in `samples/` in its folder (scripts/registry.ts). */
import { inGameOrder } from '../index.ts'
import * as found from './samples.generated.ts'

/** Annotated matches by game id, in the order of the games; a game without one is not in it. */
export const ANNOTATED = inGameOrder(found.ANNOTATED)

/** Lessons by game id, in the order of the games; a game without one is not in it. */
export const LESSONS = inGameOrder(found.LESSONS)
