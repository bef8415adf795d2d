/** Every action of every game by pointer and by keys, each in a match prepared to allow it. */
import type { Page } from '@playwright/test'
import * as changCheng from './support/chang-cheng.ts'
import { test } from './support/fixtures.ts'
import * as qin from './support/qin.ts'
import * as quakeNopoly from './support/quake-nopoly.ts'
import { requireGame } from './support/requireGame.ts'
import * as sanMarco from './support/san-marco.ts'
import { SMALL } from './support/screen.ts'
import type { Course } from './support/stages.ts'
import { legsOf, typesOf, visitStations, type Driver } from './support/stations.ts'
import { sweepUnless } from './support/tiers.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

type Way = 'pointer' | 'keys'
interface Tour {
  readonly courses: readonly Course[]
  /** Actions of chance, or of the game itself. */
  readonly never: readonly string[]
  readonly driver: (page: Page, way: Way) => Driver
}

const TOURS: Readonly<Record<string, Tour>> = {
  qin: {
    courses: [{ seats: 2 }],
    // A seat without an action passes automatically.
    never: ['first', 'deal', 'draw', 'pass'],
    driver: (page, name) => {
      const way = qin[name](page)
      return { asks: qin.HAND, way, act: () => qin.playOnce(page, way) }
    },
  },
  'chang-cheng': {
    courses: [
      { seats: 3, options: { events: 'diplomacy-overlord' } },
      { seats: 2, options: { neutral: 'on' } },
    ],
    never: [
      ...['drawBoard', 'layThreats', 'layPrestige', 'drawEvents', 'drawFirst', 'turnThreat'],
      // Covered by transcribing.e2e.test.ts: only at a single person's table.
      'nameCards',
    ],
    driver: (page, name) => {
      const way = changCheng[name](page)
      return {
        asks: changCheng.ASKS,
        way,
        act: (wish) => changCheng.playOnce(page, way, 1, wish),
      }
    },
  },
  'san-marco': {
    courses: [{ seats: 3 }, { seats: 4 }],
    never: ['first', 'roll', 'dealCards', 'dealLimits'],
    driver: (page, name) => {
      const way = sanMarco[name](page)
      return { asks: sanMarco.ASKS, way, act: (wish) => sanMarco.playOnce(page, way, 0, wish) }
    },
  },
  'quake-nopoly': {
    courses: [{ seats: 4, options: { roles: 'choose' } }],
    never: ['drawFirst', 'drawRole', 'drawDistrict', 'drawBuilding', 'turnUp', 'roll'],
    driver: (page, name) => {
      const way = quakeNopoly[name](page)
      return { asks: quakeNopoly.ASKS, way, act: (wish) => quakeNopoly.playWish(page, way, wish) }
    },
  },
}

for (const [id, { courses, never, driver }] of Object.entries(TOURS)) {
  const game = requireGame(id)
  for (const [at, name] of (['pointer', 'keys'] as const).entries())
    for (const [leg, types] of legsOf(typesOf(game, never)).entries())
      // The first tier takes each action once, alternating between pointer and keys.
      test(`${id} by ${name}: ${types.join(', ')}${sweepUnless((leg + at) % 2 === 0)}`, async ({ app }) => {
        if (name === 'keys') await app.setViewportSize(SMALL)
        await visitStations(app, { game, courses, types, name }, driver(app, name))
      })
}
