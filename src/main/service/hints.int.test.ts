import { describe, expect, it } from 'vitest'
import type { State } from '../../engine/games/quake-nopoly/state.ts'
import { gameOf } from '../../engine/index.ts'
import { seededRandom } from '../../engine/kernel/random.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { decideStep } from '../../engine/record/play.ts'
import { replayOf } from '../../engine/record/positions.ts'
import { MAIN, type StepId } from '../../engine/record/step.ts'
import { headerFor, playStep } from '../../engine/record/testing/player.ts'
import { addStep, createRecord, putBranch, type MatchRecord } from '../../engine/record/tree.ts'
import { latest, level, person, persons, seated, until, programWithBots } from '../testing/bots.ts'
import { opened } from '../testing/play.ts'
import type { TestWindow } from '../testing/test-service.ts'
import { shareProgram } from '../testing/shared-program.ts'

let window: TestWindow
shareProgram((shared) => ({ window } = shared), programWithBots)

/** Quake-nopoly of six up to the first turn, written down by somebody who has not seen the first seat's cards. */
const withUnseenHand = (number: number): MatchRecord => {
  const game = gameOf('quake-nopoly')!
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

describe('a hint', () => {
  it('is a legal action in words, from what the person may see, with chances to win', async () => {
    const table = await persons(
      window,
      await opened(window, { game: 'qin', seats: seated(person, level(1)) }),
    )
    const hint = await window.ask('bots.hint', { match: table.match, at: table.tip })
    expect(hint.notation).not.toBe('')
    expect(hint.chance).toBeGreaterThan(0)
    expect(hint.events.length).toBeGreaterThan(0)
    expect(hint.others).toHaveLength(2)
    for (const { chance } of hint.others) expect(chance).toBeLessThanOrEqual(hint.chance)
    const { match, tip: at } = table
    expect((await window.ask('table.act', { match, at, action: hint.action })).table.size).toBeGreaterThan(
      table.size,
    )
  }, 30_000)

  // In these positions the first thought is of a building that another seat is known to hold.
  it.each([55, 99])('is one the table takes where nobody has seen the hand (%i)', async (number) => {
    const record = withUnseenHand(number)
    const match = record.root
    const bytes = Buffer.from(encode(record)).toString('base64')
    await window.ask('library.import', { name: 'unseen.qipu', bytes })
    const { curtain, tip: at } = await window.ask('table.open', { match })
    if (curtain !== null) await window.ask('table.liftCurtain', { match, seat: curtain })
    const { action } = await window.ask('bots.hint', { match, at })
    expect((await window.ask('table.act', { match, at, action })).table.tip).not.toBe(at)
  })

  it('tells how far it has come, and is stopped at once', async () => {
    const table = await persons(
      window,
      await opened(window, { game: 'quake-nopoly', seats: seated(person, person) }),
    )
    const { match, tip } = table
    const curtain = latest(window, match)?.curtain ?? table.curtain
    if (curtain !== null) {
      expect(await window.refused('bots.hint', { match, at: tip })).toEqual({ code: 'curtain' })
      await window.ask('table.liftCurtain', { match, seat: curtain })
    }
    const asked = window.refused('bots.hint', { match, at: tip })
    await until(() => window.pushed('bots.thought').length > 0, 'a word about how far it has come')
    await window.ask('bots.stopHint', {})
    expect(await asked).toEqual({ code: 'hintStopped' })
  }, 30_000)

  it('carries its chance along in a turn of several choices', async () => {
    const seats = seated(person, level(1), level(1))
    let table = await persons(window, await opened(window, { game: 'san-marco', seats }))
    const { match } = table
    let last: { readonly chance: number; readonly size: number } | undefined
    let carried = 0
    for (let choice = 0; choice < 8 && carried === 0; choice += 1) {
      const { action, chance, error } = await window.ask('bots.hint', { match, at: table.tip })
      if (last?.size === table.size - 1) {
        expect(Math.abs(chance - last.chance)).toBeLessThanOrEqual(2 * error + 1e-9)
        carried += 1
      }
      last = { chance, size: table.size }
      const acted = await window.ask('table.act', { match, at: table.tip, action })
      table = await persons(window, acted.table)
    }
    expect(carried).toBeGreaterThan(0)
  }, 60_000)

  it('is for the position the window shows', async () => {
    const { match } = await opened(window)
    expect(await window.refused('bots.hint', { match, at: match })).toMatchObject({ code: 'stale' })
  })
})
