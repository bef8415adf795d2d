/** The key moments of San Marco: rolls of which nothing is to be seen on the map. */
import { sanMarco } from '../../../src/engine/games/san-marco/index.ts'
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

/** The match of the lesson, in which a roll for a place, one for the roles and a banishment of Bo’s own brought the first seat most. */
const withLuck = (): Uint8Array => {
  const game = sanMarco as AnyGame
  const { replay, tip } = tasksOf(game)
  const settings = settingsFor(game, 'usual')
  const steps = lineTo(replay.record, tip)
  const rolls = steps.filter(({ actor }) => actor === 'chance')
  const first = (type: string) => rolls.find(({ events }) => events.some((event) => event.type === type))
  const most = [first('aristocrats.settled'), first('role.assigned'), first('aristocrats.banished')]
  const [MUCH, RISEN] = [0.2, 1 - 1 / 3]
  const rest = (RISEN - most.length * MUCH) / (rolls.length - most.length)
  const analysed = steps.map((step): Analysed => {
    const by = most.includes(step) ? MUCH : rest
    const finding: Finding =
      step.actor === 'chance'
        ? { kind: 'luck', luck: [by, -0.6 * by, -0.4 * by], error: 0 }
        : { kind: 'nothing' }
    return { step: step.id, settings, finding }
  })
  return encode(replay.record, { analysed })
}

test('a roll tells what it changed for the reader, one for the roles leaves the room of the map to its words, and what another loses is not called yours', async ({
  app,
}) => {
  await openTable(app, await importFile(app, withLuck()))
  await app.getByRole('button', { name: 'See the key moments' }).click()
  const cards = app.getByRole('region', { name: '3 key moments' }).getByRole('listitem')
  await expect(cards.first()).toContainText('Dorsoduro is now worth 6 to you, not 0.')
  await expect(cards.nth(1)).toContainText('for the roles')
  await expect(cards.nth(1).locator('.picture')).toBeHidden()
  await expect(cards.last()).toContainText('Bo banishes everyone from Castello: 3 of Bo’s own')
  await expect(cards.last().locator('.picture')).toBeVisible()
})
