import { expect, it } from 'vitest'
import { programWithBots } from '../../../../main/testing/bots.ts'
import { shareProgram } from '../../../../main/testing/shared-program.ts'
import type { TestWindow } from '../../../../main/testing/test-service.ts'
import type { AnyGame } from '../../../kernel/game.ts'
import { seededRandom } from '../../../kernel/random.ts'
import { encode } from '../../../record/file/encode.ts'
import { decideStep } from '../../../record/play.ts'
import { replayOf } from '../../../record/positions.ts'
import { MAIN, type StepId } from '../../../record/step.ts'
import { headerFor, playStep } from '../../../record/testing/player.ts'
import { addStep, createRecord, putBranch, type MatchRecord } from '../../../record/tree.ts'
import { quakeNopoly } from '../index.ts'
import type { State } from '../state.ts'

let window: TestWindow
shareProgram((shared) => ({ window } = shared), programWithBots)

/** A match of six up to the first turn, written down by somebody who has not seen the first seat's cards. */
const withUnseenHand = (number: number): MatchRecord => {
  const game = quakeNopoly as AnyGame
  const nonce = String(number).padStart(32, '0')
  const record = createRecord(headerFor(game, { seats: 6, chance: { source: 'manual' }, nonce }))
  const replay = replayOf(record, game)
  const { positions } = replay
  const random = seededRandom('unseen', number)
  const unseen = { type: 'drawBuilding', seat: 0, building: null }
  let at: StepId = record.root
  for (;;) {
    const { by } = game.turn(positions.at(at))
    const open = by === 'chance' ? decideStep(replay, at, by, unseen) : undefined
    if (open?.ok === true) {
      addStep(record, open.value)
      at = open.value.id
      continue
    }
    // A position of this game: a seat is to act, and no longer for the set-up.
    if (by !== 'chance' && (positions.at(at) as State).phase === 'construction') break
    at = playStep(replay, at, random)?.id ?? at
  }
  putBranch(record, { id: MAIN, name: 'main', step: at, version: 1, deleted: false })
  return record
}

// In these positions the first thought is of a building that another seat is known to hold.
it.each([55, 99])('the table accepts a hint when the hand is unknown (%i)', async (number) => {
  const record = withUnseenHand(number)
  const match = record.root
  const bytes = Buffer.from(encode(record)).toString('base64')
  await window.ask('library.import', { name: 'unseen.qipu', bytes })
  const { curtain, tip: at } = await window.ask('table.open', { match })
  if (curtain !== null) await window.ask('table.liftCurtain', { match, seat: curtain })
  const { action } = await window.ask('bots.hint', { match, at })
  expect((await window.ask('table.act', { match, at, action })).table.tip).not.toBe(at)
})
