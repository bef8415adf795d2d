/** Pictures of a board: in the middle of a match, at its end, and as colour-blind people see it. */
import { expect, test } from '../support/fixtures.ts'
import { importRecord } from '../support/imports.ts'
import { openUncovered, pressCurtains } from '../support/screen.ts'
import type { AnyGame } from '../../src/engine/kernel/game.ts'
import type { Header } from '../../src/engine/record/step.ts'
import { chooserOf, namedHeader } from '../support/choosers.ts'
import { played } from '../support/playedMatch.ts'
import { shoot, shootVisions } from './take.ts'

export interface BoardScene {
  /** Begins with the id of the game. */
  readonly name: string
  readonly seats: number
  readonly options?: Header['options']
  /** The steps before the picture in the middle of the match, or a condition for its position. */
  readonly middle: number | ((state: unknown) => boolean)
}

const recordOf = (
  game: AnyGame,
  scene: BoardScene,
  until?: BoardScene['middle'],
): ReturnType<typeof played> => {
  const header = namedHeader(game, {
    seats: scene.seats,
    options: scene.options ?? {},
    chance: { source: 'seeded', seed: scene.name },
    nonce: (until === undefined ? '1' : '2').padStart(32, '0'),
  })
  return played(game, header, chooserOf(game), until)
}

export const picturesOfBoard = (game: AnyGame, scenes: readonly BoardScene[]): void => {
  for (const scene of scenes)
    test(`pictures of ${scene.name}`, async ({ app }) => {
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
}
