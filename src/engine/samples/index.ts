/** The samples of each game, found in `samples/` in its folder (scripts/registry.ts). */
import { GAMES } from '../index.ts'
import type { Sample } from './sample.ts'
import * as found from './samples.generated.ts'

type Samples = Readonly<Record<string, Sample>>

const inOrder = (samples: Samples): Samples =>
  Object.fromEntries(
    GAMES.flatMap(({ id }) => {
      const sample = samples[id]
      return sample === undefined ? [] : [[id, sample] as const]
    }),
  )

/** Annotated matches by game id, in the order of the games; a game without one is not in it. */
export const ANNOTATED: Samples = inOrder(found.ANNOTATED)

/** Lessons by game id, in the order of the games; a game without one is not in it. */
export const LESSONS: Samples = inOrder(found.LESSONS)
