import { describe, expect, it } from 'vitest'
import {
  areNeighbours,
  BORDERS,
  DISTRICT_NUMBERS,
  planOf,
} from '../../../../../engine/games/san-marco/components/districts.ts'
import { viewOf } from '../../testing/positions.ts'
import { boxesOf, dogeBox } from '../rows.ts'
import { crosses, overlap } from './route.ts'
import { drawnWalk, type Leg } from './walk.ts'
import { loadAllTexts } from '../../../../ui/testing/texts.ts'

await loadAllTexts()

/** Every way of one or two steps, by water or over the first bridge. */
const WAYS = DISTRICT_NUMBERS.flatMap((start) =>
  planOf(start).neighbours.flatMap((first) => [
    [start, first],
    ...DISTRICT_NUMBERS.filter((second) => second !== start && areNeighbours(first, second)).map((second) => [
      start,
      first,
      second,
    ]),
  ]),
)
/** Three bridges on every border. */
const BRIDGES = BORDERS.flatMap(([low, high]) =>
  ['a', 'b', 'c'].map((owner) => `${owner}${low + 1}-${high + 1}`),
).join(' ')
const POSITIONS = {
  'nobody anywhere': '',
  'many everywhere': '1:5,2,1 2:3,3,1 3:6,3,2 4:7,2,1 5:4,3,1 6:4,3,1',
}

describe('the Doge’s walk', () => {
  it.each(
    Object.entries(POSITIONS).flatMap(([name, standing]) => [
      [name, 'by water', standing, null, ''] as const,
      ...[0, 1, 2].map((over) => [name, `over bridge ${over + 1}`, standing, over, BRIDGES] as const),
    ]),
  )(
    'crosses neither names nor figures nor the Doge, and its pills lie beside them: %s, %s',
    (_name, _way, standing, over, bridges) => {
      const view = viewOf({ in: standing, doge: 1, bridges })
      const faults: string[] = []
      for (const past of [true, false])
        for (const way of WAYS) {
          const [start = 0, ...to] = way
          const legs: readonly Leg[] = to.map((each) => ({ to: each, over, cost: 1 }))
          const walk = drawnWalk(view, start, legs, 0, past)
          const doges = [way.at(-1) ?? start, ...(past ? [] : [start])]
          const things = [...view.districts.flatMap(boxesOf), ...doges.map(dogeBox)]
          const points = walk?.points ?? []
          const isCrossed = points.some((point, index) =>
            things.some((thing) => crosses(points[index - 1] ?? point, point, thing)),
          )
          if (isCrossed) faults.push(`line ${way.join('-')}${past ? ' past' : ''}`)
          const [halfX, halfY] = past ? [9, 9] : [36, 15]
          for (const { at } of walk?.steps ?? []) {
            const pill = { left: at.x - halfX, right: at.x + halfX, top: at.y - halfY, bottom: at.y + halfY }
            if (things.some((thing) => overlap(pill, thing))) faults.push(`pill ${way.join('-')}`)
          }
        }
      expect(faults).toEqual([])
    },
  )
})
