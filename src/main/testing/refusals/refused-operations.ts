/**
 * What users do with a library, to try on a failing disk: a library to begin with, and each operation through the
 * contract. Add new features to `OPERATIONS`.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { gameOf } from '../../../engine/index.ts'
import { seededRandom } from '../../../engine/kernel/random.ts'
import { encode, type Label } from '../../../engine/record/file/encode.ts'
import { createPositions, replayOf } from '../../../engine/record/positions.ts'
import { MAIN, type BranchId, type MatchId, type StepId } from '../../../engine/record/step.ts'
import { longRecord, playedRecord, changeAtRandom } from '../../../engine/record/testing/player.ts'
import type { MatchRecord } from '../../../engine/record/tree.ts'
import type { Answer, Input, Method, Output } from '../../api/api.ts'
import { listBackups } from '../../library/backups/backups.ts'
import { restoreBackup } from '../../library/backups/restore.ts'
import { LIBRARY_NAME } from '../../library/file/files.ts'
import type { Library } from '../../library/library.ts'
import type { Opening } from '../../api/requests-opening.ts'
import { sample } from '../play.ts'

/** A program on the library under test. */
export interface Program {
  readonly file: string
  /** The open library. */
  library(): Library
  /** The state of the library after the start. */
  opening(): Opening
  start(): void
  try<M extends Method>(method: M, input: Input<M>): Promise<Answer<Output<M>>>
  /** The same, if a refusal is a mistake of the test. */
  ask<M extends Method>(method: M, input: Input<M>): Promise<Output<M>>
  close(): Promise<void>
}

/** What operations need to know about the library they begin with. */
export interface Scene {
  readonly match: MatchId
  /** A match that was imported, and imported again from a copy. */
  readonly taken: MatchId
  readonly binned: MatchId
}

export interface Operation {
  /** The folder to begin with: the prepared one, a library of version 1, one left by a kill, an empty one. */
  readonly on: 'played' | 'old' | 'killed' | 'nothing'
  /** Prepares everything without refusals and returns the operation, which is repeated once if it is refused. */
  ready(program: Program, scene: Scene): Promise<() => Promise<Answer<unknown>>>
}

const person = { kind: 'person' } as const
const NEW_MATCH: Input<'match.create'> = {
  game: sample.id,
  title: 'An evening',
  seats: [
    { name: '以真', colour: 1, player: person },
    { name: 'Mira', colour: 5, player: person },
  ],
  options: {},
  chance: { source: 'seeded', seed: 'plum' },
  undo: 'free',
}

const SHORT = { steps: 60, changes: 10, nonce: '0f'.repeat(16), luck: 'short' }
/** More steps than are imported at once. */
const LONG = { steps: 210, nonce: '1e'.repeat(16) }
const TAKEN = { steps: 40, changes: 8, nonce: '2d'.repeat(16), luck: 'taken' }

const copyOf = (wish: typeof TAKEN, seed: string): MatchRecord => {
  const { record } = playedRecord(sample, wish)
  changeAtRandom(replayOf(record, sample), seed, 10)
  return record
}

const fileOf = (record: MatchRecord, label?: Label): Input<'library.import'> => ({
  name: 'taken.qipu',
  bytes: Buffer.from(encode(record, label === undefined ? {} : { label })).toString('base64'),
  own: 'replace',
})

const comment = (text: string) => ({ kind: 'comment', text, author: '' }) as const

/** A request for a legal action at the tip. */
const actAt = async (program: Program, match: MatchId): Promise<Input<'table.act'>> => {
  const { tip } = await program.ask('table.open', { match })
  const loaded = program.library().load(match)
  const game = loaded.ok ? gameOf(loaded.value.header.game) : undefined
  if (!loaded.ok || game === undefined) throw new Error(`${match} cannot be read`)
  // The tip belongs to the record, and the action to its game.
  const state = createPositions(loaded.value, game).at(tip as StepId)
  const action = game.sampleLegal(state, seededRandom(tip, 0)) as Input<'table.act'>['action']
  return { match, at: tip, action }
}

const play = async (program: Program, match: MatchId, turns: number): Promise<StepId> => {
  for (let turn = 0; turn < turns; turn += 1) await program.ask('table.act', await actAt(program, match))
  return tipOf(program, match)
}

const tipOf = async (program: Program, match: MatchId): Promise<StepId> =>
  (await program.ask('table.open', { match })).tip as StepId // a step of the record

const branchesOf = (program: Program, match: MatchId): readonly BranchId[] => {
  const loaded = program.library().load(match)
  return loaded.ok
    ? [...loaded.value.branches.values()].filter((one) => !one.deleted).map(({ id }) => id)
    : []
}
const sideOf = (program: Program, match: MatchId): BranchId => {
  const side = branchesOf(program, match).find((id) => id !== MAIN)
  if (side === undefined) throw new Error('there is no branch')
  return side
}

/**
 * A library as users have it: matches played, branched, annotated, imported and binned; and a backup of an earlier
 * day.
 */
export const prepareScene = async (folder: string, programOn: (file: string) => Program): Promise<Scene> => {
  const file = join(folder, 'played', LIBRARY_NAME)
  mkdirSync(join(folder, 'played'), { recursive: true })
  const program = programOn(file)
  program.start()
  const made = async (title: string): Promise<MatchId> =>
    (await program.ask('match.create', { ...NEW_MATCH, title })).match as MatchId // as the contract has it
  const match = await made('The first')
  const early = await play(program, match, 3)
  await program.ask('backups.make', {})
  await play(program, match, 4)
  await program.ask('table.branch', { match, step: early, name: 'Bold' })
  await play(program, match, 2)
  await program.ask('table.switch', { match, branch: MAIN })
  const edits = [1, 2, 3].map((number) => ({ step: early, body: comment(`Said ${number}`) }))
  const { notes } = await program.ask('notes.edit', { match, edits })
  const [first] = notes
  if (first === undefined) throw new Error('nothing was said')
  await program.ask('notes.edit', { match, edits: [{ id: first.id, body: comment('Said otherwise') }] })
  await program.ask('library.tag', { match, tags: ['winter', 'league'] })
  const binned = await made('Thrown away')
  await program.ask('library.bin', { matches: [binned] })
  const taken = (await program.ask('library.import', fileOf(playedRecord(sample, TAKEN).record))).match
  await program.ask('library.import', fileOf(copyOf(TAKEN, 'a copy')))
  await program.ask('library.import', fileOf(copyOf(TAKEN, 'another copy')))
  // As a kill leaves it: the last changes are only in the log.
  cpSync(join(folder, 'played'), join(folder, 'killed'), { recursive: true })
  await program.close()
  mkdirSync(join(folder, 'nothing'))
  mkdirSync(join(folder, 'old'))
  const old = new Database(join(folder, 'old', LIBRARY_NAME))
  old.exec(readFileSync(new URL('../../library/testing/version-1.sql', import.meta.url), 'utf8'))
  old.close()
  const scene = { match, binned, taken: taken as MatchId } // as the contract has it
  writeFileSync(join(folder, 'scene.json'), JSON.stringify(scene))
  return scene
}

type Done<M extends Method> = (program: Program, scene: Scene) => Input<M> | Promise<Input<M>>

const asked = <M extends Method>(method: M, input: Done<M>): Operation => ({
  on: 'played',
  async ready(program, scene) {
    program.start()
    await program.ask('table.open', { match: scene.match })
    await program.ask('table.open', { match: scene.taken })
    const given = await input(program, scene)
    return () => program.try(method, given)
  },
})

const opening = (on: Operation['on']): Operation => ({
  on,
  ready(program) {
    let started = false
    return Promise.resolve(async () => {
      if (started) await program.try('library.open', { choice: 'again' })
      else program.start()
      started = true
      const { error, state } = program.opening()
      return error === null ? { ok: true, value: state } : { ok: false, error }
    })
  },
})

const importsOf = async (program: Program, match: MatchId): Promise<readonly number[]> =>
  (await program.ask('imports.list', { match })).imports.map((one) => one.import)

const oldestOf = (file: string): string => {
  const oldest = listBackups(file).at(-1)
  if (oldest === undefined) throw new Error('there is no backup')
  return oldest.name
}

export const OPERATIONS: { readonly [name: string]: Operation } = {
  act: asked('table.act', (program, { match }) => actAt(program, match)),
  undo: asked('table.undo', async (program, { match }) => ({ match, at: await tipOf(program, match) })),
  redo: asked('table.redo', async (program, { match }) => {
    await program.ask('table.undo', { match, at: await tipOf(program, match) })
    return { match, at: await tipOf(program, match) }
  }),
  branch: asked('table.branch', (_, { match }) => ({ match, step: match, name: 'Anew' })),
  'switch to a branch': asked('table.switch', (program, { match }) => ({
    match,
    branch: sideOf(program, match),
  })),
  'rename a branch': asked('table.renameBranch', (program, { match }) => ({
    match,
    branch: sideOf(program, match),
    name: 'Bolder',
  })),
  'delete a branch': asked('table.deleteBranch', (program, { match }) => ({
    match,
    branch: sideOf(program, match),
  })),
  promote: asked('table.promote', (program, { match }) => ({
    match,
    branch: sideOf(program, match),
    name: 'Before',
  })),
  note: asked('notes.edit', async (program, { match }) => {
    const step = await tipOf(program, match)
    return { match, edits: [1, 2, 3].map((number) => ({ step, body: comment(`More ${number}`) })) }
  }),
  'take a note back': asked('notes.undo', async (program, { match }) => {
    const body = comment('Not for long')
    await program.ask('notes.edit', { match, edits: [{ step: await tipOf(program, match), body }] })
    return { match }
  }),
  'restore earlier words': asked('notes.restore', async (program, { match }) => {
    for (const { id } of (await program.ask('notes.list', { match })).notes) {
      const { versions } = await program.ask('notes.versions', { match, id })
      const earliest = versions.toSorted((one, other) => one.n - other.n)[0]
      if (earliest !== undefined && versions.length > 1) return { match, id, n: earliest.n }
    }
    throw new Error('there are no earlier words')
  }),
  'take in a short match': asked('library.import', () =>
    fileOf(playedRecord(sample, SHORT).record, { title: 'Short', tags: ['from', 'afar'] }),
  ),
  'take in a long match': asked('library.import', () =>
    fileOf(longRecord(sample, LONG).record, { title: 'Long', tags: ['from', 'afar'] }),
  ),
  'take in a copy': asked('library.import', () => fileOf(copyOf(TAKEN, 'a third copy'))),
  'take an import back': asked('imports.undo', async (program, { taken }) => ({
    imports: (await importsOf(program, taken)).slice(0, 1),
  })),
  'take a whole match back': asked('imports.undo', async (program, { taken }) => ({
    imports: (await importsOf(program, taken)).slice(-1),
  })),
  'throw away': asked('library.bin', (_, { match, taken }) => ({ matches: [match, taken] })),
  'take out of the bin': asked('library.restore', (_, { binned }) => ({ matches: [binned] })),
  'empty the bin': asked('library.emptyBin', () => ({})),
  rename: asked('library.rename', (_, { match }) => ({ match, title: 'Another name' })),
  tag: asked('library.tag', (_, { match }) => ({ match, tags: ['summer', 'league', 'final'] })),
  'make a collection': asked('collections.put', (_, { match, taken }) => ({
    collection: null,
    title: 'An evening',
    introduction: 'Two matches.',
    matches: [taken, match],
  })),
  'tag many': asked('library.tagMany', (_, { match, taken }) => ({
    matches: [match, taken],
    tag: 'summer',
    on: true,
  })),
  create: asked('match.create', () => NEW_MATCH),
  settings: asked('settings.set', () => ({ theme: 'night', recentNames: ['Mira', '以真'] })),
  'make a backup': asked('backups.make', () => ({})),
  'restore a backup': asked('backups.restore', ({ file }) => ({ name: oldestOf(file) })),
  'restore a backup over what a kill left': {
    on: 'killed',
    ready({ file }) {
      const name = oldestOf(file)
      // As the command line does it: no program has opened the library before.
      return Promise.resolve(() => Promise.resolve(restoreBackup(file, name, { now: Date.now })))
    },
  },
  'look into a backup': asked('backups.look', ({ file }) => ({ name: oldestOf(file) })),
  'take a match from a backup': asked('backups.import', async (program, { match }) => {
    await program.ask('library.bin', { matches: [match] })
    await program.ask('library.emptyBin', {})
    return { name: oldestOf(program.file), match }
  }),
  'bring version 1 up to date': opening('old'),
  'open after a kill': opening('killed'),
  'make a library': opening('nothing'),
}
