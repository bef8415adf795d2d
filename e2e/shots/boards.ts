/** Pictures of the boards of all games: in the middle of a match, at its end, and as colour-blind people see them. */
import { expect, test } from '../support/fixtures.ts'
import { importRecord } from '../support/imports.ts'
import { requireGame } from '../support/requireGame.ts'
import { openUncovered, pressCurtains } from '../support/screen.ts'
import { sanMarco } from '../../src/engine/games/san-marco/index.ts'
import type { State as SanMarcoState } from '../../src/engine/games/san-marco/state.ts'
import type { State as QuakeState } from '../../src/engine/games/quake-nopoly/state.ts'
import type { AnyGame } from '../../src/engine/kernel/game.ts'
import type { Header } from '../../src/engine/record/step.ts'
import { chooserOf, namedHeader } from '../support/choosers.ts'
import { played } from '../support/playedMatch.ts'
import { shoot, shootVisions } from './take.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Scene {
  readonly name: string
  readonly game: string
  readonly seats: number
  readonly options?: Header['options']
  /** The steps before the picture in the middle of the match, or a condition for its position. */
  readonly middle: number | ((state: unknown) => boolean)
}

/** Midway through San Marco, and a stage with a draft. */
const sanMarcoAt =
  (stage: 'play' | 'divide' | 'choose') =>
  (state: unknown): boolean => {
    // A position of a game is a state of that game.
    const view = sanMarco.view(state as SanMarcoState, 'public')
    return view.passage === 2 && view.stage === stage && (stage !== 'play' || view.hand.length > 2)
  }

/** A Quake-nopoly position with an open disaster that players can still affect. */
const isStriking = (state: unknown): boolean =>
  ['hit', 'shift', 'research'].includes((state as QuakeState).agenda[0]?.do ?? '')

const SCENES: readonly Scene[] = [
  { name: 'qin-bird', game: 'qin', seats: 3, options: { side: 'bird' }, middle: 60 },
  { name: 'qin-lion', game: 'qin', seats: 4, options: { side: 'lion' }, middle: 70 },
  { name: 'chang-cheng-two', game: 'chang-cheng', seats: 2, middle: 30 },
  { name: 'chang-cheng-three', game: 'chang-cheng', seats: 3, middle: 50 },
  {
    name: 'chang-cheng-four',
    game: 'chang-cheng',
    seats: 4,
    options: { events: 'overlord-scouting' },
    middle: 75,
  },
  { name: 'san-marco-three', game: 'san-marco', seats: 3, middle: sanMarcoAt('play') },
  { name: 'san-marco-four', game: 'san-marco', seats: 4, middle: sanMarcoAt('choose') },
  { name: 'san-marco-divide', game: 'san-marco', seats: 3, middle: sanMarcoAt('divide') },
  {
    name: 'quake-nopoly-2',
    game: 'quake-nopoly',
    seats: 2,
    options: { variant: 'beginner' },
    middle: 45,
  },
  { name: 'quake-nopoly-4', game: 'quake-nopoly', seats: 4, middle: isStriking },
  { name: 'quake-nopoly-6', game: 'quake-nopoly', seats: 6, middle: 200 },
]

const recordOf = (game: AnyGame, scene: Scene, until?: Scene['middle']): ReturnType<typeof played> => {
  const header = namedHeader(game, {
    seats: scene.seats,
    options: scene.options ?? {},
    chance: { source: 'seeded', seed: scene.name },
    nonce: (until === undefined ? '1' : '2').padStart(32, '0'),
  })
  return played(game, header, chooserOf(game), until)
}

for (const scene of SCENES)
  test(`pictures of ${scene.name}`, async ({ app }) => {
    const game = requireGame(scene.game)
    await pressCurtains(app)
    for (const [when, until] of [
      ['middle', scene.middle],
      ['end', undefined],
    ] as const) {
      const record = recordOf(game, scene, until)
      await importRecord(app, record, scene.name)
      await openUncovered(app, record.root)
      await shoot(app, `${scene.name}-${when}`)
      if (when === 'end') {
        await app.keyboard.press('Escape')
        await app.getByRole('tab', { name: 'Moves' }).click()
        await shoot(app, `${scene.name}-final`)
      } else {
        await shootVisions(app, scene.name)
        await app.keyboard.press('i')
        const hint = app.getByRole('region', { name: 'Hint' })
        await expect(hint).toContainText('Chance of winning', { timeout: 60_000 })
        await shoot(app, `${scene.name}-hint`)
      }
    }
  })
