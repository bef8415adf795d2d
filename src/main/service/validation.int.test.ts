/** Every way a record comes in holds it to the same checks (engine/record/validation.ts). */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli } from '../../cli/testing/run.ts'
import { gameOf } from '../../engine/index.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { RECORD_BUDGETS } from '../../engine/record/validation.ts'
import { encode } from '../../engine/record/file/encode.ts'
import type { BranchId, MatchId } from '../../engine/record/step.ts'
import { invalidRecords, type InvalidRecord } from '../../engine/record/testing/invalid-records.ts'
import { forged } from '../../engine/record/testing/forge.ts'
import { playedRecord } from '../../engine/record/testing/player.ts'
import { putAnnotation, putBranch, type MatchRecord } from '../../engine/record/tree.ts'
import { createReader } from '../../page/reader.ts'
import { LIBRARY_NAME } from '../library/file/files.ts'
import { openLibrary } from '../library/open.ts'
import { temporaryFolder } from '../library/testing/temporary-library.ts'
import { freshProgram } from '../testing/shared-program.ts'
import { createTestService, type TestService, type TestWindow } from '../testing/test-service.ts'
import { storeUnchecked } from '../testing/store-unchecked.ts'

const sanMarco = gameOf('san-marco') as AnyGame
const invalid = invalidRecords(sanMarco)
const base64 = (record: MatchRecord): string => Buffer.from(encode(record)).toString('base64')

let program: TestService
let window: TestWindow
freshProgram((fresh) => ({ program, window } = fresh))

describe.each(invalid)('a record with $what', ({ code, record, tooMuch }: InvalidRecord) => {
  it('is refused by the window, whose library stays as it was', async () => {
    const file = { name: 'x.qipu', bytes: base64(record) }
    expect(await window.refused('library.import', file)).toMatchObject({ code })
    expect(program.library.ids()).toEqual([])
  })

  it('is refused by the command line, to be imported, verified or shown', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'x.qipu')
    writeFileSync(file, encode(record))
    const env = { QIPU_HOME: join(folder, 'home') }
    expect(await runCli(['import', file], { env })).toMatchObject({
      exit: 1,
      err: expect.stringContaining(`(${code}`),
    })
    expect(await runCli(['verify', file], { env })).toMatchObject({
      exit: 1,
      out: expect.stringContaining(`(${code}`),
    })
    const shown = await runCli(['show', file, '--step', '0'], { env })
    expect(shown.err).toContain(`(${code}`)
  })

  it('is no record for a page', async () => {
    const { client, match } = createReader(base64(record))
    const opened = await client.request('table.open', { match })
    // What is still good of it is shown, and said to be a part.
    if (opened.ok) expect(opened.value.unplayable).toMatchObject({ code: 'recordDamaged' })
    else expect(opened.error).toMatchObject({ code: 'pageDamaged' })
  })

  // The largest records take seconds to show, and belong to the second tier.
  const tags = tooMuch ? ['sweep'] : []
  it(
    'opens in the library of an earlier program as far as it can be shown, and brings nothing down',
    { tags },
    async () => {
      const match = storeUnchecked(program.library, record)
      expect((await window.ask('library.list', {})).rows).toHaveLength(1)
      const opened = await program.service.connect(() => undefined).handle('table.open', { match })
      if (opened.ok) {
        const table = await window.ask('table.open', { match })
        if (tooMuch) expect(table.unplayable).toBeNull()
        else expect(table.unplayable).not.toBeNull()
        const rows = await window.ask('table.rows', { match, viewer: 'public' })
        for (const { id } of rows)
          expect((await window.ask('table.position', { match, step: id, viewer: 'public' })).step).toBe(id)
        await window.ask('table.rows', { match, viewer: table.viewer })
        await window.ask('notes.list', { match })
        await window.ask('analysis.look', { match })
        expect((await window.ask('library.export', { match, format: 'text', as: 'public' })).bytes).not.toBe(
          '',
        )
      } else expect(opened.error).toMatchObject({ code })
      const verified = await program.service.connect(() => undefined).handle('table.verify', { match })
      if (!tooMuch && verified.ok) expect(verified.value).toMatchObject({ damage: expect.anything() })
      const thumbnail = await program.service.connect(() => undefined).handle('library.thumbnail', { match })
      if (!thumbnail.ok) expect(thumbnail.error.code).toBe('unreadableStep')
    },
  )

  it('is told by the command line over that library, without a crash', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'home'))
    const library = openLibrary(join(folder, 'home', LIBRARY_NAME), { now: Date.now })
    if (!library.ok) throw new Error(library.error.code)
    const match = storeUnchecked(library.value, record)
    library.value.close()
    const env = { QIPU_HOME: join(folder, 'home') }
    expect(await runCli(['list'], { env })).toMatchObject({ exit: 0 })
    expect(await runCli(['verify', '--library'], { env })).toMatchObject({ exit: tooMuch ? 0 : 1 })
    for (const command of ['show', 'analyse']) {
      const { exit, err } = await runCli([command, match], { env })
      if (!tooMuch) expect(`${exit} ${err}`).toMatch(/\(\w+\)/)
    }
  })
})

it('answers as it has promised of a match whose seat is called nothing that can be seen', async () => {
  const { record } = playedRecord(sanMarco, { steps: 10 })
  const [first, ...others] = record.header.seats
  if (first === undefined) throw new Error('nobody sits there')
  const nameless = forged(record, { header: { seats: [{ ...first, name: ' ' }, ...others] } })
  const { match } = await window.ask('library.import', { name: 'x.qipu', bytes: base64(nameless) })
  expect((await window.ask('library.list', {})).rows[0]?.seats[0]?.name).toBe(' ')
  expect((await window.ask('table.open', { match })).seats[0]?.name).toBe(' ')
})

describe('a table', () => {
  const filled = (fill: (record: MatchRecord) => void): string => {
    const { record } = playedRecord(sanMarco, { steps: 40 })
    fill(record)
    return storeUnchecked(program.library, record)
  }
  const hex = (number: number): string => number.toString(16).padStart(16, '0')
  const withBranches = (count: number): string =>
    filled((record) => {
      for (let number = 1; number < count; number += 1)
        // A fresh branch id enters its branded type here.
        putBranch(record, {
          id: hex(number) as BranchId,
          name: 'x',
          step: record.root,
          version: 1,
          deleted: false,
        })
    })
  const withText = (letters: number): string =>
    filled((record) => {
      for (let left = letters; left > 0; left -= 50_000)
        putAnnotation(record, {
          id: hex(left),
          step: record.root,
          body: { kind: 'comment', text: 'x'.repeat(Math.min(left, 50_000)), author: '' },
          version: 1,
          deleted: false,
        })
    })
  const comment = (text: string) => ({ kind: 'comment', text, author: '' }) as const
  const stored = (match: string): MatchRecord => {
    const loaded = program.library.load(match as MatchId)
    return loaded.ok ? loaded.value : expect.fail(loaded.error.code)
  }

  it('makes the last branch a record may have, and no more', async () => {
    const { branches: most } = RECORD_BUDGETS
    const match = withBranches(most - 1)
    const { table } = await window.ask('table.branch', { match, step: match, name: 'last' })
    expect(table.branches).toHaveLength(most)
    const refused = { code: 'tooManyBranches', details: { most } }
    expect(await window.refused('table.branch', { match, step: match, name: 'more' })).toEqual(refused)
    // What was made can be read anywhere.
    const other = createTestService()
    const { bytes } = await window.ask('library.export', { match, format: 'qipu', as: 'public' })
    expect(await other.window().ask('library.import', { name: 'x', bytes })).toMatchObject({ isNew: true })
    other.close()
  })

  it('goes on where an earlier program has let in more, but for what would add to it', async () => {
    const { branches: most } = RECORD_BUDGETS
    const match = withBranches(most + 10)
    const { branches } = await window.ask('table.open', { match })
    expect(branches).toHaveLength(most + 10)
    expect(await window.refused('table.branch', { match, step: match })).toMatchObject({
      code: 'tooManyBranches',
    })
    await window.ask('table.renameBranch', { match, branch: hex(3), name: 'renamed' })
    await window.ask('notes.edit', { match, edits: [{ step: match, body: comment('here') }] })
  })

  it('takes no more text than is searched in a moment, and less again', async () => {
    const { said: most } = RECORD_BUDGETS
    const match = withText(most + 40_000)
    const edit = (body: ReturnType<typeof comment>) => ({ match, edits: [{ step: match, body }] })
    const refused = { code: 'tooMuchSaid', details: { most } }
    const before = stored(match).annotations
    expect(await window.refused('notes.edit', edit(comment('x')))).toEqual(refused)
    expect(stored(match).annotations).toEqual(before)
    // A note without words, and a shorter one.
    await window.ask('notes.edit', { match, edits: [{ step: match, body: { kind: 'glyph', glyph: '!' } }] })
    await window.ask('notes.edit', { match, edits: [{ id: hex(40_000), body: comment('shorter') }] })
    await window.ask('notes.edit', { match, edits: [{ id: hex(90_000), body: null }] })
    await window.ask('notes.edit', edit(comment('x')))
  })

  it('takes in no copy with which it would hold too much', async () => {
    const { branches: most } = RECORD_BUDGETS
    const match = withBranches(most - 5)
    const { record } = playedRecord(sanMarco, { steps: 40 })
    for (let number = 0; number < 10; number += 1)
      putBranch(record, {
        id: hex(1_000_000 + number) as BranchId, // as above
        name: 'theirs',
        step: record.root,
        version: 1,
        deleted: false,
      })
    const before = stored(match)
    const file = { name: 'x.qipu', bytes: base64(record) }
    expect(await window.refused('library.import', file)).toEqual({
      code: 'tooManyBranches',
      details: { most },
    })
    expect(stored(match).branches).toEqual(before.branches)
    expect((await window.ask('table.open', { match })).branches).toHaveLength(most - 5)
  })
})
