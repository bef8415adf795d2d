/** Matches made by another version of the program, under rules this one does not have. */
import { describe, expect, it } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { seededRandom } from '../../engine/kernel/random.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { createPositions } from '../../engine/record/positions.ts'
import { MAIN } from '../../engine/record/step.ts'
import { headerFor, playOn } from '../../engine/record/testing/player.ts'
import { createRecord, putBranch, type MatchRecord } from '../../engine/record/tree.ts'
import { freshProgram } from '../testing/shared-program.ts'
import type { TestWindow } from '../testing/test-service.ts'
import { rowsOf } from '../testing/play.ts'
import type { Player } from '../../engine/record/players.ts'

let window: TestWindow
freshProgram((fresh) => ({ window } = fresh))

/** A match as a program plays it whose rules are one version on, with bots in all seats if wished. */
const newer = (game: AnyGame, player: Player = { kind: 'person' }): MatchRecord => {
  const next = { ...game, version: game.version + 1 }
  const header = headerFor(next)
  const record = createRecord({ ...header, seats: header.seats.map((seat) => ({ ...seat, player })) })
  const positions = createPositions(record, next)
  const step = playOn({ record, positions, game: next }, record.root, 16, seededRandom('plum', 0))
  putBranch(record, { id: MAIN, name: 'main', step, version: 1_000, deleted: false })
  return record
}

const takenIn = async (record: MatchRecord): Promise<void> => {
  const bytes = Buffer.from(encode(record)).toString('base64')
  await window.ask('library.import', { name: 'newer.qipu', bytes })
}

describe.each(GAMES.map((game) => [game.id, game] as const))(
  'a match of %s under newer rules',
  (_id, game) => {
    const why = { code: 'otherRules', details: { rules: game.version + 1, known: game.version } }

    it('opens to be looked at, annotated and given away, and says why nothing can be played', async () => {
      const record = newer(game)
      const match = record.root
      await takenIn(record)
      const table = await window.ask('table.open', { match })
      expect(table).toMatchObject({
        unplayable: why,
        undoTo: { refused: why },
        redo: null,
        size: record.steps.size + 1,
      })
      const rows = await rowsOf(window, table)
      expect(rows).toHaveLength(table.size)
      for (const { id: step } of rows) await window.ask('table.position', { match, step, viewer: 'public' })

      const body = { kind: 'comment', text: 'Seen from an older program', author: '' } as const
      await window.ask('notes.edit', { match, edits: [{ step: table.tip, body }] })
      const as = table.viewer === 'all' ? 'all' : 'public'
      for (const format of ['qipu', 'html', 'text', 'events'] as const)
        await window.ask('library.export', { match, format, as })
    })

    it('refuses each change with that reason', async () => {
      const record = newer(game)
      const match = record.root
      await takenIn(record)
      const { tip, curtain } = await window.ask('table.open', { match })
      if (curtain !== null) await window.ask('table.liftCurtain', { match, seat: curtain })
      const at = { match, at: tip }
      const [step = tip] = record.steps.keys()
      expect(await window.refused('table.undo', at)).toEqual(why)
      expect(await window.refused('table.redo', at)).toEqual(why)
      expect(await window.refused('table.roll', at)).toEqual(why)
      expect(await window.refused('table.act', { ...at, action: { type: 'pass' } })).toEqual(why)
      expect(await window.refused('table.check', { ...at, action: { type: 'pass' } })).toEqual(why)
      expect(await window.refused('table.goto', { ...at, step })).toEqual(why)
      expect(await window.refused('table.correct', { ...at, step })).toEqual(why)
      expect(await window.refused('table.branch', { match, step })).toEqual(why)
      expect(await window.refused('bots.hint', at)).toEqual(why)
      expect((await window.ask('table.open', { match })).size).toBe(record.steps.size + 1)
    })
  },
)

it('bots do not play there', async () => {
  const bot: Player = { kind: 'bot', bot: 'search', level: 1 }
  for (const game of GAMES) {
    const record = newer(game, bot)
    await takenIn(record)
    const { size, turn, tip } = await window.ask('table.open', { match: record.root })
    expect(typeof turn.by).toBe('number')
    expect(await window.ask('bots.look', { match: record.root })).toEqual({
      match: record.root,
      thinking: null,
      paused: false,
      trouble: null,
    })
    expect(await window.ask('table.open', { match: record.root })).toMatchObject({ size, tip })
  }
})
