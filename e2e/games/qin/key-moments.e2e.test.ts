/** The key moments of Qin: draws, drawn on the board as the tile that was placed later. */
import { qin } from '../../../src/engine/games/qin/index.ts'
import { settingsFor } from '../../../src/engine/analysis/strength.ts'
import type { AnyGame } from '../../../src/engine/kernel/game.ts'
import type { Analysed, Finding } from '../../../src/engine/record/analysis.ts'
import { encode } from '../../../src/engine/record/file/encode.ts'
import { lineTo } from '../../../src/engine/record/tree.ts'
import { tasksOf } from '../../../src/engine/samples/testing/tasks.ts'
import { expect, test } from '../../support/fixtures.ts'
import { importFile } from '../../support/imports.ts'
import { openTable } from '../../support/library.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The match of the lesson, in which the first draw after the deal brought the first seat most. */
const withLuck = (): Uint8Array => {
  const game = qin as AnyGame
  const { replay, tip } = tasksOf(game)
  const settings = settingsFor(game, 'usual')
  const steps = lineTo(replay.record, tip)
  const draws = steps.filter(({ actor }) => actor === 'chance')
  const most = draws.find(({ events }) => events.some(({ type }) => type === 'hand.drawn'))
  const MUCH = 0.2
  const rest = (0.5 - MUCH) / (draws.length - 1)
  const analysed = steps.map((step): Analysed => {
    const by = step === most ? MUCH : rest
    const finding: Finding =
      step.actor === 'chance' ? { kind: 'luck', luck: [by, -by], error: 0 } : { kind: 'nothing' }
    return { step: step.id, settings, finding }
  })
  return encode(replay.record, { analysed })
}

test('a draw that mattered is drawn where the tile was placed, before anything else covers it', async ({
  app,
}) => {
  await openTable(app, await importFile(app, withLuck()))
  await app.getByRole('button', { name: 'See the key moments' }).click()
  const card = app
    .getByRole('region', { name: /key moment/ })
    .getByRole('listitem')
    .first()
  await expect(card).toContainText('Used in turn 3')
  await expect(card.locator('.picture .solid')).toBeAttached()
  // The tile lies on the board, and its name is in the words.
  await expect(card.locator('.event .draw')).toHaveCount(0)
})
