/** The sprint of Quorsum in the browser: no tile is flipped. */
import { quorsum } from '../../../src/engine/games/quorsum/index.ts'
import type { View } from '../../../src/engine/games/quorsum/view/schema.ts'
import type { AnyGame } from '../../../src/engine/kernel/game.ts'
import { seededRandom } from '../../../src/engine/kernel/random.ts'
import { headerFor } from '../../../src/engine/record/testing/player.ts'
import { expect, test } from '../../support/fixtures.ts'
import { importRecord } from '../../support/imports.ts'
import { cover, openTable } from '../../support/library.ts'
import { openTab } from '../../support/moves.ts'
import { played } from '../../support/playedMatch.ts'
import { cell, tableSnapshot } from './locators.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a sprint is set up by pointer, and the lock of flipped tiles has no effect then', async ({ app }) => {
  await cover(app, 'Quorsum').click()
  const lock = app.locator('.option').filter({ has: app.getByRole('heading', { name: 'Flipped tiles' }) })
  await expect(lock.getByRole('radio')).toHaveCount(2)
  await app.getByRole('radio', { name: 'On: no flips', exact: true }).click()
  await expect(lock.getByText('No effect in this setup')).toBeVisible()
  await app.getByRole('button', { name: 'Start', exact: true }).click()
  await openTab(app, 'Match')
  const facts = app.locator('.info dl').first()
  await expect(facts).toContainText('On: no flips')
  await expect(facts).not.toContainText('Flipped tiles')
})

test('in a sprint presses and keys put dice on pawns alone', async ({ app }) => {
  const random = seededRandom('sprint', 0)
  const game: AnyGame = quorsum
  const record = played(
    game,
    headerFor(game, { options: { sprint: 'on' } }),
    (state) => game.sampleLegal(state, random),
    // Only positions of Quorsum arrive here.
    (state) => (game.view(state, 'public') as View).stage === 'allot',
  )
  await importRecord(app, record, 'Sprint')
  await openTable(app, record.root)
  const tray = app.locator('footer.tray')
  await expect(tray).toContainText('Tiles are not flipped.')
  await cell(app, 'B2').click()
  await expect(app.getByText('no tile is flipped').first()).toBeAttached()
  await expect(tray).toContainText('4 dice free')
  // At its edge a press would mean the tile.
  const own = app
    .getByRole('gridcell', { name: new RegExp(`${(await tableSnapshot(app)).mover}’s pawn`) })
    .first()
  await own.click({ position: { x: 6, y: 6 } })
  await app.keyboard.press('t')
  await app.keyboard.press('3')
  await expect(tray).toContainText('1 die free')
  await expect(app.locator('[data-quorsum-card^=p]')).toHaveCount(1)
  await expect(app.locator('[data-quorsum-card^=t]')).toHaveCount(0)
})
