/** Matches of a real table that others have begun to write down. */
import { expect, type Page } from '@playwright/test'
import { sanMarco } from '../src/engine/games/san-marco/index.ts'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { seededRandom } from '../src/engine/kernel/random.ts'
import { encode } from '../src/engine/record/codec.ts'
import { createPositions } from '../src/engine/record/positions.ts'
import { MAIN } from '../src/engine/record/step.ts'
import { headerFor, playStep } from '../src/engine/record/testing/player.ts'
import { createRecord, putBranch } from '../src/engine/record/tree.ts'
import { openTable } from './library.ts'
import { ask } from './wire.ts'

/** San Marco up to the first deal of the first distributor, opened at the table. */
export const beginSanMarco = async (page: Page, seats: number): Promise<void> => {
  const game = sanMarco as unknown as AnyGame // its types are forgotten, as in the list of games
  const record = createRecord(headerFor(game, { seats, chance: { source: 'manual' } }))
  const positions = createPositions(record, game)
  const random = seededRandom('begun', 0)
  let at = record.root
  while ((positions.at(at) as { readonly stage: { readonly is: string } }).stage.is !== 'cards') {
    const step = playStep(record, positions, game, at, random)
    if (step === undefined) throw new Error('nothing was dealt')
    at = step.id
  }
  putBranch(record, { id: MAIN, name: 'main', step: at, version: 1, deleted: false })
  const bytes = Buffer.from(encode(record)).toString('base64')
  expect(await ask(page, 'library.import', { name: 'begun.qipu', bytes })).toMatchObject({ ok: true })
  await openTable(page, record.root)
}
