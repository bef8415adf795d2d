import { describe, expect, it, onTestFinished } from 'vitest'
import { quorsum } from '../../engine/games/quorsum/index.ts'
import { purposefulAction } from '../../engine/games/quorsum/testing/purposeful-play.ts'
import type { State } from '../../engine/games/quorsum/state.ts'
import { GAMES } from '../../engine/index.ts'
import { seededRandom, type Random } from '../../engine/kernel/random.ts'
import { decode } from '../../engine/record/file/decode.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { createPositions } from '../../engine/record/positions.ts'
import type { StepId } from '../../engine/record/step.ts'
import type { MatchRecord } from '../../engine/record/tree.ts'
import type { Note, Table } from '../api/api.ts'
import { countsOf, isDailyDue, listBackups } from '../library/backups/backups.ts'
import { fixedLocation } from '../library/testing/fixed-location.ts'
import { libraryIn, temporaryFolder } from '../library/testing/temporary-library.ts'
import { grownCopy } from '../testing/copies.ts'
import { comment, take, undoImport } from '../testing/imports.ts'
import { newMatch } from '../testing/play.ts'
import { windowOn, type TestWindow } from '../testing/test-service.ts'
import { WORKER } from '../testing/threads.ts'
import { createService } from './service.ts'

const HOUR = 3_600_000
const SHIFTS = [400 * 24 * HOUR, -400 * 24 * HOUR, HOUR, -HOUR]

interface Evening {
  readonly window: TestWindow
  readonly file: string
  /** Sets the clock, far or near, forward or back. */
  readonly setClock: () => void
  readonly now: () => number
}

/** A program whose clock goes on by a millisecond each time it is read. */
const evening = (random: Random): Evening => {
  const file = libraryIn(temporaryFolder())
  let time = Date.UTC(2026, 10, 20, 20)
  const now = (): number => (time += 1)
  const program = { host: 'browser', version: '0.0.0', languages: [] } as const
  const service = createService({
    ...program,
    location: fixedLocation(file),
    now,
    worker: WORKER,
    page: '',
    thinker: '',
    // The test makes the daily backup itself.
    backupAfter: 24 * HOUR,
  })
  onTestFinished(() => service.close())
  const setClock = (): void => void (time += SHIFTS[random.below(SHIFTS.length)] ?? 0)
  return { window: windowOn(service), file, setClock, now }
}

const recordOf = async (window: TestWindow, match: string): Promise<MatchRecord> => {
  const { bytes } = await window.ask('library.export', { match, format: 'qipu' })
  const read = decode(Buffer.from(bytes, 'base64'), { games: GAMES })
  return read.ok ? read.value.record : expect.fail(read.error.code)
}

/** Every word of every match, as its file has it, by the id of the match. */
const everything = async (window: TestWindow): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await window.ask('library.list', {})
  const found: [string, string][] = []
  for (const { id, title } of rows)
    found.push([
      id,
      `${title} ${Buffer.from(encode(await recordOf(window, id), { gzip: false })).toString()}`,
    ])
  return Object.fromEntries(found)
}

const ownNotes = async (window: TestWindow, match: string): Promise<readonly Note[]> =>
  (await window.ask('notes.list', { match })).notes.filter(({ mine, deleted }) => mine && !deleted)
const textOf = ({ body }: Pick<Note, 'body'>): string => (body.kind === 'comment' ? body.text : '')

const playOn = async (window: TestWindow, table: Table, random: Random): Promise<Table> => {
  const record = await recordOf(window, table.match)
  // The tip of a table is the id of a step, and quorsum is what was played.
  const state = createPositions(record, quorsum).at(table.tip as StepId) as State
  const action = purposefulAction(state, () => [...quorsum.legal(state)], random)
  return (await window.ask('table.act', { match: table.match, at: table.tip, action })).table
}

// The second seed belongs to the second tier.
describe.each([
  [1, []],
  [2, ['sweep']],
])('with a clock that is set between every two operations (%i)', (seed, tags) => {
  const random = seededRandom(`clock ${seed}`, 0)

  it('no backup, and nothing a backup holds, is lost', { tags }, async () => {
    const { window, file, setClock, now } = evening(random)
    const { ask } = window
    const held = new Map<string, Readonly<Record<string, string>>>()
    const newest = (): string => listBackups(file)[0]?.name ?? expect.fail('no backup')
    for (let turn = 0; turn < 9; turn += 1) {
      setClock()
      const { match } = await ask('match.create', newMatch({ title: `Match ${turn}` }))
      setClock()
      await playOn(window, await ask('table.open', { match }), random)
      const before = await everything(window)
      setClock()
      const [made] = await ask('backups.make', {})
      expect(made).toMatchObject({ name: newest(), matches: Object.keys(before).length })
      expect(isDailyDue(file, now())).toBe(false)
      held.set(newest(), before)
      setClock()
      // Any one that is kept, and what was there before it is in the one made for that.
      const all = listBackups(file)
      const back = all[random.below(all.length)]?.name ?? expect.fail('no backup')
      await ask('backups.restore', { name: back })
      expect(await everything(window)).toEqual(held.get(back))
      held.set(newest(), before)
      expect(listBackups(file)[0]).toMatchObject({ reason: 'restore' })
      expect(countsOf(listBackups(file)[0]?.file ?? '')?.matches).toBe(Object.keys(before).length)
      setClock()
      const there = held.get(back) ?? {}
      await ask('backups.restore', { name: newest() })
      expect(await everything(window)).toEqual(before)
      held.set(newest(), there)
    }
  })

  it('every import comes in and goes again, and a backup is made before many', { tags }, async () => {
    const { window, file, setClock } = evening(random)
    const { match } = await window.ask('match.create', newMatch())
    for (let turn = 0; turn < 12; turn += 1) {
      setClock()
      await playOn(window, await window.ask('table.open', { match }), random)
      const before = await everything(window)
      const copy = grownCopy(await recordOf(window, match), `${seed} ${turn}`, [])
      setClock()
      const came = await take(window, copy)
      const after = await everything(window)
      expect(after).not.toEqual(before)
      setClock()
      expect(await undoImport(window, came.import)).toMatchObject({
        kept: { steps: 0, branches: 0, notes: 0 },
      })
      expect(await everything(window)).toEqual(before)
      if (turn % 2 === 0) {
        setClock()
        await take(window, copy)
        expect(await everything(window)).toEqual(after)
      }
      const made = listBackups(file).filter(({ reason }) => reason === 'import')
      if (turn >= 8) expect(made.length).toBeGreaterThan(0)
    }
  })

  it('no note, earlier version or deleted note is lost, and none is listed twice', { tags }, async () => {
    const { window, setClock } = evening(random)
    const { match } = await window.ask('match.create', newMatch())
    let table = await window.ask('table.open', { match })
    /** What each note says and has said, by its id. */
    const said = new Map<string, { now: string | null; readonly all: Set<string> }>()
    const edit = async (id: string, text: string | null): Promise<void> => {
      const known = said.get(id) ?? { now: null, all: new Set<string>() }
      known.now = text
      if (text !== null) known.all.add(text)
      said.set(id, known)
      const body = text === null ? null : comment(text)
      await window.ask('notes.edit', { match, edits: [{ id, body }] })
    }
    for (let turn = 0; turn < 40; turn += 1) {
      setClock()
      const standing = [...said].filter(([, { now }]) => now !== null).map(([id]) => id)
      const id = standing[random.below(Math.max(1, standing.length))]
      const what = random.below(6)
      if (what === 0 || id === undefined) {
        const text = `words ${turn}`
        const { notes } = await window.ask('notes.edit', {
          match,
          edits: [{ step: table.tip, body: comment(text) }],
        })
        const made = notes.find((note) => textOf(note) === text) ?? expect.fail('no note')
        said.set(made.id, { now: text, all: new Set([text]) })
      } else if (what === 1) {
        await edit(id, null)
        if (random.below(2) === 0) {
          setClock()
          await window.ask('notes.undo', { match })
          const known = said.get(id)!
          known.now = [...known.all].at(-1)!
          if (random.below(2) === 0) {
            setClock()
            await window.ask('notes.redo', { match })
            known.now = null
          }
        }
      } else if (what === 2) table = await playOn(window, table, random)
      else if (what === 3) {
        setClock()
        await window.ask('library.import', {
          name: 'back.qipu',
          bytes: (await window.ask('library.export', { match, format: 'qipu' })).bytes,
        })
      } else await edit(id, `words ${turn}`)

      const stands = [...said.values()].flatMap(({ now }) => now ?? [])
      const notes = await ownNotes(window, match)
      expect(notes.map(textOf).sort()).toEqual(stands.toSorted())
      expect(notes.every(({ others }) => others.length === 0)).toBe(true)
      const { versions: deleted } = await window.ask('notes.versions', { match })
      expect(deleted.map(textOf).sort()).toEqual(
        [...said.values()].flatMap(({ now, all }) => (now === null ? ([...all].at(-1) ?? []) : [])).sort(),
      )
      for (const [note, { now, all }] of said) {
        const { versions } = await window.ask('notes.versions', { match, id: note })
        for (const text of all) expect(versions.map(textOf)).toContain(text)
        expect(versions[0]).toMatchObject(
          now === null ? { deleted: true } : { stands: true, body: { text: now } },
        )
      }
    }
  })

  it('what is played, taken back, put aside and found again is as it was', { tags }, async () => {
    const { window, setClock } = evening(random)
    const { match } = await window.ask('match.create', newMatch())
    let table = await window.ask('table.open', { match })
    for (let turn = 0; turn < 12; turn += 1) {
      setClock()
      const before = table.tip
      table = await playOn(window, table, random)
      const after = table.tip
      setClock()
      table = (await window.ask('table.undo', { match, at: table.tip })).table
      expect(table.redo).not.toBeNull()
      setClock()
      table = (await window.ask('table.redo', { match, at: table.tip })).table
      expect([table.tip, table.tip === before]).toEqual([after, false])
      const all = await everything(window)
      setClock()
      await window.ask('library.bin', { matches: [match] })
      setClock()
      await window.ask('library.restore', { matches: [match] })
      expect(await everything(window)).toEqual(all)
      table = await window.ask('table.open', { match })
    }
  })
})
