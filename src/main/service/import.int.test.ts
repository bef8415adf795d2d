import Database from 'better-sqlite3'
import fc from 'fast-check'
import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { quorsum } from '../../engine/games/quorsum/index.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { seededRandom } from '../../engine/kernel/random.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { OWN_CHOICES } from '../../engine/record/exchange/import.ts'
import { LAST_VERSION, MAIN, type MatchId, type StepId } from '../../engine/record/step.ts'
import { replayOf } from '../../engine/record/positions.ts'
import { openLines, sealed } from '../../engine/record/testing/forge.ts'
import { playedRecord, changeAtRandom } from '../../engine/record/testing/player.ts'
import { setAnnotation, setBranch, type MatchRecord } from '../../engine/record/tree.ts'
import type { Note, Table } from '../api/api.ts'
import { createTestService, type TestService, type TestWindow } from '../testing/test-service.ts'
import { shareProgram } from '../testing/shared-program.ts'
import { comment, recordOf } from '../testing/imports.ts'
import { annotatedMatch, at, choiceAt, opened, playOn, rowsOf } from '../testing/play.ts'

let program: TestService
let window: TestWindow
const restart = shareProgram((shared) => ({ program, window } = shared))

const fileOf = (record: MatchRecord): { name: string; bytes: string } => ({
  name: 'theirs.qipu',
  bytes: Buffer.from(encode(record)).toString('base64'),
})
const take = (record: MatchRecord, own: (typeof OWN_CHOICES)[number] = 'ask') =>
  window.ask('library.import', { ...fileOf(record), own })

/** The bytes of the library on disk, what is in its log included. */
const onDisk = (): string =>
  ['', '-wal']
    .map((end) => `${program.library.file}${end}`)
    .flatMap((file) => (existsSync(file) ? [readFileSync(file, 'base64')] : []))
    .join()

/** Everything that can be asked of a match answers. */
const works = async (match: string): Promise<Table> => {
  const table = await window.ask('table.open', { match })
  await rowsOf(window, table)
  await window.ask('notes.list', { match })
  await window.ask('library.export', { match, format: 'qipu' })
  expect(await window.ask('table.verify', { match })).toMatchObject({ damage: null })
  return table
}

describe('a copy with versions as high as can be', () => {
  /** The library holds what an earlier program let in. */
  const spend = (match: string, version: number): void => {
    const rival = new Database(program.library.file)
    for (const table of ['branch', 'annotation'])
      rival
        .prepare(`UPDATE ${table} SET version = ? WHERE match = (SELECT key FROM match WHERE id = unhex(?))`)
        .run(version, match)
    rival.close()
  }
  const plain = (record: MatchRecord): readonly string[] => openLines(encode(record, { gzip: false }))

  it('is refused where no honest history could have them, and takes in the last honest one', async () => {
    const table = await playOn(program, window, await opened(window), 4)
    const lines = plain(recordOf(program, table.match))
    const claims = (version: number): { name: string; bytes: string } => ({
      name: 'x.qipu',
      bytes: Buffer.from(
        sealed(
          lines.map((line) =>
            line.startsWith('{"branch"') ? line.replace(/"version":\d+/, `"version":${version}`) : line,
          ),
        ),
      ).toString('base64'),
    })
    const before = onDisk()
    for (const version of [LAST_VERSION + 1, 2 ** 31 - 1])
      expect(await window.refused('library.import', claims(version))).toMatchObject({
        code: 'versionTooHigh',
        details: { most: LAST_VERSION },
      })
    expect(onDisk()).toBe(before)
    await window.ask('library.import', claims(LAST_VERSION))
    expect((await works(table.match)).tip).toBe(table.tip)
  })

  it.each([LAST_VERSION, 2 ** 31 - 1])(
    'that is in the library with version %i already opens, is played on, annotated and exported',
    async (version) => {
      const { match } = await opened(window)
      const played = await playOn(program, window, await window.ask('table.open', { match }), 4)
      const comment = (text: string) => ({ kind: 'comment', text, author: '' }) as const
      const { notes } = await window.ask('notes.edit', {
        match,
        edits: [{ step: match, body: comment('b') }],
      })
      const { branch } = (await window.ask('table.branch', { match, step: match, name: 'mine' })).table
      await window.ask('table.switch', { match, branch: 'main' })
      program.end()
      // The program is not running while the file is changed.
      spend(match, version)
      restart()
      let table = await works(match)
      expect(table).toMatchObject({ tip: played.tip })
      const undone = (await window.ask('table.undo', at(table))).table
      expect(undone.tip).not.toBe(played.tip)
      const action = choiceAt(program, undone, seededRandom('other', 3))
      table = (await window.ask('table.act', { ...at(undone), action })).table
      await window.ask('table.renameBranch', { match, branch, name: 'renamed' })
      for (const text of ['c', 'a'])
        await window.ask('notes.edit', { match, edits: [{ id: notes[0]!.id, body: comment(text) }] })
      restart()
      const again = await works(match)
      expect(again.tip).toBe(table.tip)
      expect(again.branches.find(({ id }) => id === branch)).toMatchObject({ name: 'renamed' })
      expect((await window.ask('notes.list', { match })).notes).toMatchObject([{ body: { text: 'a' } }])
      const { bytes } = await window.ask('library.export', { match, format: 'qipu' })
      const elsewhere = createTestService()
      expect(await elsewhere.window().ask('library.import', { name: 'x', bytes })).toMatchObject({
        damage: null,
      })
      elsewhere.close()
    },
  )

  it('opens also where it stands at a step where chance is to act', async () => {
    const { match } = await opened(window)
    program.end()
    const rival = new Database(program.library.file)
    rival.exec("UPDATE branch SET step = 0, version = 2147483647 WHERE id = 'main'")
    rival.close()
    restart()
    expect((await works(match)).turn.by).not.toBe('chance')
  })
})

describe('a copy that would change what is one’s own', () => {
  const scene = async () => {
    const { match, tip } = await annotatedMatch(program, window, 4, ['one', 'two', 'three'])
    const { bytes } = await window.ask('library.export', { match, format: 'qipu' })
    return { match, tip, bytes }
  }
  /** Deletes every note and branch but one each, which it changes, and says something new. */
  const hostile = (match: string, tip: string): MatchRecord => {
    const record = recordOf(program, match)
    const version = LAST_VERSION
    for (const note of [...record.annotations.values()])
      setAnnotation(
        record,
        note.body.kind === 'glyph'
          ? { ...note, body: { kind: 'glyph', glyph: '??' }, version }
          : { ...note, deleted: true, version },
      )
    for (const branch of [...record.branches.values()]) {
      if (branch.name === 'one') setBranch(record, { ...branch, step: tip as StepId, version })
      if (branch.name === 'two') setBranch(record, { ...branch, name: 'other', version })
      if (branch.name === 'three') setBranch(record, { ...branch, deleted: true, version })
    }
    setAnnotation(record, {
      id: 'e'.repeat(16),
      step: record.root,
      body: comment('new'),
      version: 1,
      deleted: false,
    })
    return record
  }
  const details = {
    notesClaimed: 0,
    notesChanged: 1,
    notesDeleted: 2,
    branchesMoved: 1,
    branchesRenamed: 1,
    branchesDeleted: 1,
  }

  it('is not taken in unasked: says how many of each, and leaves everything as it was', async () => {
    const { match, tip, bytes } = await scene()
    const before = onDisk()
    const told = window.pushed('library.changed').length
    const error = await window.refused('library.import', fileOf(hostile(match, tip)))
    expect(error).toEqual({ code: 'changesOwn', details })
    expect(onDisk()).toBe(before)
    expect(window.pushed('library.changed')).toHaveLength(told)
    expect((await window.ask('library.export', { match, format: 'qipu' })).bytes).toBe(bytes)
  })

  it('brings what is new and leaves one’s own, when told so', async () => {
    const { match, tip, bytes } = await scene()
    const { news } = await take(hostile(match, tip), 'keep')
    expect(news).toMatchObject({ branches: [], notes: [{ kind: 'comment', how: 'new' }] })
    const linesOf = (file: string) =>
      gunzipSync(Buffer.from(file, 'base64')).toString().split('\n').slice(1, -2)
    const now = await window.ask('library.export', { match, format: 'qipu' })
    const kept = linesOf(bytes).filter((line) => !line.startsWith('{"title"'))
    expect(linesOf(now.bytes)).toEqual(expect.arrayContaining(kept))
    await works(match)
  })

  it('changes them when told so, and tells each; again it brings nothing', async () => {
    const { match, tip } = await scene()
    const copy = hostile(match, tip)
    const { news } = await take(copy, 'replace')
    expect(news?.branches.map(({ how }) => how).toSorted()).toEqual(['deleted', 'moved', 'renamed'])
    expect(news?.notes.map(({ how }) => how).toSorted()).toEqual(['changed', 'deleted', 'deleted', 'new'])
    const again = await take(copy)
    expect(again.news).toMatchObject({ counts: { lines: 0, branches: 0, notes: 0 } })
    expect((await works(match)).tip).toBe(tip)
  })

  it('asks nothing for what differs in its version alone', async () => {
    const { match } = await scene()
    const record = recordOf(program, match)
    for (const note of [...record.annotations.values()]) setAnnotation(record, { ...note, version: 9 })
    for (const branch of [...record.branches.values()]) setBranch(record, { ...branch, version: 9 })
    expect((await take(record)).news).toMatchObject({ counts: { lines: 0, branches: 0, notes: 0 } })
  })
})

describe('the main line of a copy', () => {
  it('shorter and promoted, leaves a finished match finished, and can be promoted', async () => {
    const end = await playOn(program, window, await opened(window))
    const { match } = end
    const copy = recordOf(program, match)
    const elsewhere = createTestService()
    const far = elsewhere.window()
    await far.ask('library.import', fileOf(copy))
    const [, , , fork] = await rowsOf(far, end)
    let on = (await far.ask('table.branch', { match, step: fork!.id, name: 'bold' })).table
    // Until something else is chosen there than in the match.
    for (let luck = 0; on.size === end.size; luck += 1) {
      const action = choiceAt(elsewhere, on, seededRandom('another', luck))
      on = (await far.ask('table.act', { ...at(on), action })).table
    }
    await far.ask('table.promote', { match, branch: on.branch, name: 'Played before', early: true })
    const theirs = await far.ask('library.export', { match, format: 'qipu' })
    elsewhere.close()

    const row = async () => (await window.ask('library.list', {})).rows.find(({ id }) => id === match)
    const before = await row()
    const wish = { name: 'x.qipu', bytes: theirs.bytes, copyName: '副本的主線' }
    const { news } = await window.ask('library.import', wish)
    expect(news?.branches.map(({ name, how, step }) => [name, how, step])).toEqual([
      ['Played before', 'new', end.tip],
      ['副本的主線', 'copyMain', on.tip],
    ])
    expect(await row()).toMatchObject({ turn: before?.turn, scores: before?.scores, played: before?.played })
    const now = await works(match)
    expect(now).toMatchObject({ branch: 'main', tip: end.tip, turn: { by: 'nobody' }, curtain: null })
    expect(await window.ask('library.import', wish)).toMatchObject({
      addedSteps: 0,
      news: { counts: { lines: 0, branches: 0, notes: 0 } },
    })
    const line = now.branches.find(({ name }) => name === wish.copyName)
    const promoted = await window.ask('table.promote', { match, branch: line?.id ?? '', early: true })
    expect(promoted.table.tip).toBe(on.tip)
  })
})

describe('whatever a copy says', () => {
  it('the match opens, is exported and verified, and its main line stays', async () => {
    const game = quorsum as AnyGame
    const grown = (seed: string): MatchRecord => {
      const { record, positions } = playedRecord(game, { steps: 30, changes: 8 })
      changeAtRandom({ record, positions, game }, seed, 20)
      return record
    }
    const own = grown('own')
    await take(own)
    // The seed acts where it is to when a match is opened.
    const main = (await works(own.root)).branches.find(({ id }) => id === 'main')
    const versions = fc.integer({ min: 0, max: LAST_VERSION })
    const wordsOf = ({ id, body }: Note) => [id, body]
    await fc.assert(
      fc.asyncProperty(
        fc.string(),
        fc.array(fc.tuple(fc.nat(), fc.nat(), versions, fc.boolean()), { maxLength: 12 }),
        fc.constantFrom(...OWN_CHOICES),
        async (seed, changes, choice) => {
          const copy = grown(seed)
          const steps = [copy.root, ...copy.steps.keys()]
          for (const [which, where, version, deleted] of changes) {
            const step = steps[where % steps.length] ?? copy.root
            const entries = [...copy.branches.values(), ...copy.annotations.values()]
            const entry = entries[which % entries.length]
            if (entry === undefined) continue
            if ('body' in entry) setAnnotation(copy, { ...entry, step, version, deleted })
            // In version 0 `main` stands at the root.
            else if (entry.id === MAIN)
              setBranch(copy, { ...entry, step, version: version + 1 - (version === LAST_VERSION ? 1 : 0) })
            else setBranch(copy, { ...entry, step, version, deleted })
          }
          const kept = await window.ask('notes.list', { match: own.root })
          const wish = { ...fileOf(copy), own: choice }
          const answer = await program.service.connect(() => undefined).handle('library.import', wish)
          if (!answer.ok) expect([choice, answer.error.code]).toEqual(['ask', 'changesOwn'])
          const table = await works(own.root)
          expect(table.branches.find(({ id }) => id === 'main')?.step).toBe(main?.step)
          if (choice === 'replace') return
          const { notes } = await window.ask('notes.list', { match: own.root })
          const mine = kept.notes.filter((note) => note.mine)
          expect(notes.map(wordsOf)).toEqual(expect.arrayContaining(mine.map(wordsOf)))
        },
      ),
      { numRuns: 25 },
    )
  })
})

describe('an import that cannot be stored whole', () => {
  /** From now on, until the answer is there, nothing goes into that table. */
  const without = async (table: 'tag' | 'fresh', work: () => Promise<unknown>): Promise<void> => {
    const rival = new Database(program.library.file)
    rival.exec(`CREATE TRIGGER refused BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'refused'); END`)
    try {
      await work()
    } finally {
      rival.exec('DROP TRIGGER refused')
      rival.close()
    }
  }
  const silently = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

  it('leaves nothing of a new match where only its tags are refused', async () => {
    const said = silently()
    const { record } = playedRecord(quorsum, { steps: 12, nonce: '5c'.repeat(16) })
    const bytes = Buffer.from(encode(record, { label: { title: 'Theirs', tags: ['league'] } })).toString(
      'base64',
    )
    const file = { name: 'theirs.qipu', bytes }
    await without('tag', () => window.refused('library.import', file))
    expect(program.library.ids()).not.toContain(record.root)
    expect(await window.ask('library.import', file)).toMatchObject({ isNew: true, addedSteps: 12 })
    expect(program.library.row(record.root)?.tags).toEqual(['league'])
    said.mockRestore()
  })

  it('leaves a match as it was where only the marks on what is new are refused', async () => {
    const said = silently()
    const table = await playOn(program, window, await opened(window), 4)
    const copy = recordOf(program, table.match)
    changeAtRandom(replayOf(copy, quorsum), 'a copy', 12)
    const before = [...recordOf(program, table.match).steps.keys()]
    await without('fresh', () => window.refused('library.import', fileOf(copy)))
    expect([...recordOf(program, table.match).steps.keys()]).toEqual(before)
    const { news } = await take(copy)
    expect(program.library.unread(table.match as MatchId)).toHaveLength(
      (news?.marked.steps.length ?? 0) + (news?.marked.notes.length ?? 0),
    )
    said.mockRestore()
  })
})
