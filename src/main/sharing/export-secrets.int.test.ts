/** Exports of an unfinished match with secrets: the same rules in every format, enforced in main. */
import { describe, expect, it } from 'vitest'
import { gunzipSync } from 'node:zlib'
import { GAMES } from '../../engine/index.ts'
import { hasSecrets } from '../../engine/kernel/testing/has-secrets.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import type { Viewer } from '../../engine/kernel/seat.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { MAIN } from '../../engine/record/step.ts'
import { playedRecord } from '../../engine/record/testing/player.ts'
import { putBranch, type MatchRecord } from '../../engine/record/tree.ts'
import type { Table } from '../api/api.ts'
import { EXPORT_FORMATS } from './export.ts'
import { freshProgram } from '../testing/shared-program.ts'
import { createTestService, type TestService, type TestWindow } from '../testing/test-service.ts'

let program: TestService
let window: TestWindow
freshProgram((fresh) => ({ program, window } = fresh))

/** Imports a record and opens it. */
const opened = async (record: MatchRecord): Promise<Table> => {
  const bytes = Buffer.from(encode(record)).toString('base64')
  await window.ask('library.import', { name: 'a.qipu', bytes })
  return window.ask('table.open', { match: record.root })
}

const viewersOf = ({ seats }: Table): readonly Viewer[] => ['all', 'public', ...seats.keys()]

/** The viewers the match can be exported for, which must be the same in every format. */
const outAs = async (table: Table): Promise<readonly Viewer[]> => {
  const connection = program.service.connect(() => undefined)
  const forms: Viewer[][] = []
  for (const method of ['library.export', 'library.exportSize'] as const)
    for (const format of EXPORT_FORMATS) {
      const out: Viewer[] = []
      for (const as of viewersOf(table)) {
        const answer = await connection.handle(method, { match: table.match, format, as })
        if (answer.ok) out.push(as)
        else expect(answer.error).toEqual({ code: 'exportAfterMatch' })
      }
      forms.push(out)
    }
  const drawn: Viewer[] = []
  for (const as of viewersOf(table)) {
    const answer = await connection.handle('library.disclosure', { match: table.match, as })
    if (answer.ok) drawn.push(as)
    else expect(answer.error).toEqual({ code: 'exportAfterMatch' })
  }
  forms.push(drawn)
  connection.close()
  const [first = []] = forms
  for (const form of forms) expect(form).toEqual(first)
  return first
}

const secretive = GAMES.filter(hasSecrets).map((game) => [game.id, game] as const)

/** Matches of different lengths are different matches. */
const nonceOf = (steps: number): string => String(Number.isFinite(steps) ? steps : 0).padStart(32, '0')

const played = (game: AnyGame, steps: number): MatchRecord => {
  const { record, tip } = playedRecord(game, { steps, changes: 0, nonce: nonceOf(steps) })
  putBranch(record, { id: MAIN, name: 'main', step: tip, version: 1_000, deleted: false })
  return record
}

describe.each(secretive)('a match of %s', (_id, game) => {
  it('is exported for the public only while the curtain is down, and for the seat at the screen otherwise', async () => {
    for (const steps of [6, 20]) {
      const table = await opened(played(game, steps))
      const { match, curtain } = table
      expect(curtain).not.toBeNull()
      expect(await outAs(table)).toEqual(['public'])
      await window.ask('table.liftCurtain', { match, seat: curtain ?? 0 })
      expect(await outAs(table)).toEqual(['public', curtain])
      // The record contains only what that seat may know, and can be imported and read.
      const file = await window.ask('library.export', { match, format: 'qipu', as: curtain ?? 0 })
      const text = gunzipSync(Buffer.from(file.bytes, 'base64')).toString('utf8')
      expect(text).toContain(`"seenBy":${curtain}`)
      expect(text).not.toContain('jade')
    }
  })

  it('is exported whole only as a record, on explicit request, and opens elsewhere behind the curtain', async () => {
    const { match, curtain, size } = await opened(played(game, 20))
    const wish = { match, as: 'all', withHidden: true } as const
    for (const format of ['text', 'events', 'html'] as const)
      expect(await window.refused('library.export', { ...wish, format })).toEqual({
        code: 'exportAfterMatch',
      })
    for (const as of [0, 1] as const)
      if (as !== curtain)
        expect(await window.refused('library.export', { ...wish, as, format: 'qipu' })).toEqual({
          code: 'exportAfterMatch',
        })
    const { bytes } = await window.ask('library.export', { ...wish, format: 'qipu' })

    const elsewhere = createTestService()
    const far = elsewhere.window()
    const { match: copy } = await far.ask('library.import', { name: 'whole.qipu', bytes })
    const table = await far.ask('table.open', { match: copy })
    // The same match can be continued: the curtain is down for the same seat, and nothing is revealed before.
    expect(table).toMatchObject({ match, curtain, size, viewer: 'public', seed: null, unplayable: null })
    for (const viewer of ['all', 0, 1] as const)
      expect(await far.refused('table.rows', { match: copy, viewer })).toEqual({ code: 'notYourSecret' })
    await far.ask('table.liftCurtain', { match: copy, seat: curtain ?? 0 })
    expect(await far.ask('table.rows', { match: copy, viewer: curtain ?? 0 })).toHaveLength(size)
    elsewhere.close()
  })

  it('is exported for any viewer once it is over', async () => {
    const table = await opened(played(game, Infinity))
    expect(table.turn.by).toBe('nobody')
    expect(await outAs(table)).toEqual(viewersOf(table))
  })
})

it('a match without secrets is exported for any viewer at any time', async () => {
  const quorsum = GAMES.find(({ id }) => id === 'quorsum') ?? expect.fail()
  const table = await opened(played(quorsum, 12))
  expect(await outAs(table)).toEqual(viewersOf(table))
})
