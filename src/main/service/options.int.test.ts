import { describe, expect, it } from 'vitest'
import { gameOf, GAMES } from '../../engine/index.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { MAIN } from '../../engine/record/step.ts'
import { forged } from '../../engine/record/testing/forge.ts'
import { headerFor, playedRecord } from '../../engine/record/testing/player.ts'
import { createRecord, putBranch, type MatchRecord } from '../../engine/record/tree.ts'
import { verify } from '../../engine/record/verify.ts'
import { freshProgram } from '../testing/shared-program.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'
import { newMatch } from '../testing/play.ts'
import { storeUnchecked } from '../testing/store-unchecked.ts'

let program: TestService
let window: TestWindow
freshProgram((fresh) => ({ program, window } = fresh))

const sanMarco = gameOf('san-marco') as AnyGame
const OPTIONS = { ...headerFor(sanMarco).options, firstSeat: 4 }
const FAULT = {
  code: 'badOptions',
  details: { option: 'firstSeat', value: 4, needs: 4, seats: 3 },
}

/** Three seats of which the fourth is to start; nothing has happened yet. */
const bare = (): MatchRecord => {
  const record = createRecord(headerFor(sanMarco, { options: OPTIONS }))
  putBranch(record, { id: MAIN, name: 'main', step: record.root, version: 1, deleted: false })
  return record
}

/** The same with steps. */
const played = (): MatchRecord =>
  forged(playedRecord(sanMarco, { steps: 60 }).record, { header: { options: OPTIONS } })

/** As an earlier program has taken it in. */
const stored = (record: MatchRecord): string => storeUnchecked(program.library, record)

describe('options that need more seats than there are', () => {
  it('begin no match', async () => {
    const seats = ([1, 2, 3] as const).map((colour) => ({
      name: `Seat ${colour}`,
      colour,
      player: { kind: 'person' as const },
    }))
    const wanted = newMatch({ game: 'san-marco', seats, options: { firstSeat: 4 } })
    expect(await window.refused('match.create', wanted)).toEqual(FAULT)
  })

  it.each(['bare', 'played'] as const)('are not taken in from a file: %s', async (which) => {
    const record = which === 'bare' ? bare() : played()
    const bytes = Buffer.from(encode(record)).toString('base64')
    expect(await window.refused('library.import', { name: 'x.qipu', bytes })).toMatchObject({
      ...FAULT,
      details: { ...FAULT.details, line: 1 },
    })
    expect(await window.refused('library.import', { name: 'x.qipu', bytes, upTo: 'lastGood' })).toMatchObject(
      { code: 'badOptions' },
    )
    expect(verify(record, sanMarco).damage).toMatchObject({ ...FAULT, step: record.root })
  })

  it.each(['bare', 'played'] as const)('open to look at where a library has them: %s', async (which) => {
    const record = which === 'bare' ? bare() : played()
    const match = stored(record)
    const table = await window.ask('table.open', { match })
    expect(table).toMatchObject({
      unplayable: FAULT,
      size: record.steps.size + 1,
      undoTo: { refused: FAULT },
    })
    expect(await window.ask('table.rows', { match, viewer: 'public' })).toHaveLength(table.size)
    for (const step of [match, table.tip])
      expect((await window.ask('table.position', { match, step, viewer: 'public' })).step).toBe(step)
    const about = { match, at: table.tip }
    expect(await window.refused('table.undo', about)).toEqual(FAULT)
    expect(await window.refused('table.branch', { match, step: match })).toEqual(FAULT)
    expect((await window.ask('table.verify', { match })).damage).toMatchObject({ code: 'badOptions' })
    const body = { kind: 'comment', text: 'How odd', author: 'Mira' } as const
    await window.ask('notes.edit', { match, edits: [{ step: match, body }] })
    expect((await window.ask('library.export', { match, format: 'qipu', as: 'public' })).bytes).not.toBe('')
  })

  it('are the seats that are there, for every game that asks for one', () => {
    for (const game of GAMES) {
      const last = game.seats.max
      if (game.seats.min === last || game.fields['firstSeat'] === undefined) continue
      const record = createRecord(headerFor(game, { seats: last - 1, options: { firstSeat: last } }))
      expect(verify(record, game).damage).toMatchObject({ code: 'badOptions', details: { needs: last } })
    }
  })
})
