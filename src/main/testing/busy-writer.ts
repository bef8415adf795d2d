/**
 * A process that does at random everything users do with a library, until it is killed: `node busy-writer.ts FILE
 * SEED`. It prints which matches it is about to change, and after the program has confirmed it, what is stored of
 * them (see `Word`). Add new features to `OPERATIONS`.
 */
import { writeFileSync, writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { dirname, join } from 'node:path'
import { gameOf, GAMES } from '../../engine/index.ts'
import { oneOf, seededRandom, type Random } from '../../engine/kernel/random.ts'
import { sameJson } from '../../engine/record/canonical.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { createPositions, readablePart, replayOf } from '../../engine/record/positions.ts'
import { standingNotes } from '../../engine/record/notes.ts'
import type { MatchId } from '../../engine/record/step.ts'
import { playedRecord, changeAtRandom } from '../../engine/record/testing/player.ts'
import type { Answer, Input, Method, Output } from '../api/api.ts'
import { openBackup } from '../library/backups/restore.ts'
import type { Library } from '../library/library.ts'
import { fixedLocation } from '../library/testing/fixed-location.ts'
import { createService } from '../service/service.ts'
import { handlesIn, storedTip } from './handles.ts'
import { digestOf, digestsOf, type Word } from './kills.ts'
import { THINKER, WORKER } from './threads.ts'

const [file, seed] = process.argv.slice(2)
if (file === undefined || seed === undefined) throw new Error('busy-writer.ts FILE SEED')
// A killed process does not save its compile cache, so this saves it early.
flushCompileCache()
const random: Random = seededRandom(seed, 0)

/** Writes unbuffered: what is printed here is stored already. */
const say = (word: Word): void => void writeSync(1, `${JSON.stringify(word)}\n`)

say({ is: 'opening' })
const page = join(dirname(file), 'page.html')
writeFileSync(page, '')
let library: Library | undefined
const program = createService({
  location: fixedLocation(file),
  host: 'browser',
  version: 'kills',
  languages: [],
  now: Date.now,
  page,
  worker: WORKER,
  thinker: THINKER,
  onOpen: (opened) => (library = opened),
})
const connection = program.connect(() => undefined)
const theLibrary = (): Library => {
  if (library === undefined) throw new Error(JSON.stringify(program.opening()))
  return library
}

/** A refusal must change nothing. A bug ends this process. */
const tried = async <M extends Method>(method: M, input: Input<M>): Promise<Output<M> | undefined> => {
  // The contract types the answer of each method.
  const answer = (await connection.handle(method, input)) as Answer<Output<M>>
  if (!answer.ok && answer.error.code === 'internal') throw new Error(`${method}: internal`)
  return answer.ok ? answer.value : undefined
}

const hex = (digits: number): string =>
  Array.from({ length: digits }, () => random.below(16).toString(16)).join('')
const text = (): string => `Said ${hex(4)} ${'文字 '.repeat(random.below(200))}`
const recordOf = (match: MatchId) => {
  const loaded = theLibrary().load(match)
  if (!loaded.ok || loaded.damage !== null) throw new Error(`${match} cannot be read`)
  return loaded.value
}
/** The same with the handles that windows use for steps. */
const named = <T>(match: MatchId, value: T): T => handlesIn(theLibrary()).outgoing(value, match)
const anyStepOf = (match: MatchId): string =>
  named(match, oneOf([match, ...recordOf(match).steps.keys()], random))
const anyBranchOf = (match: MatchId) => oneOf(recordOf(match).branches.keys(), random)
const notesOf = async (match: MatchId) => (await tried('notes.list', { match }))?.notes ?? []
const tableOf = (match: MatchId) => tried('table.open', { match })

const act = async (match: MatchId): Promise<void> => {
  const table = await tableOf(match)
  if (table === undefined || table.turn.by === 'nobody') return
  if (table.turn.by === 'chance') return void (await tried('table.roll', { match, at: table.tip }))
  if (table.curtain !== null) await tried('table.liftCurtain', { match, seat: table.curtain })
  const record = recordOf(match)
  const game = gameOf(record.header.game)
  // The action belongs to its game.
  const state =
    game === undefined ? undefined : createPositions(record, game).at(storedTip(theLibrary(), table))
  const action = game?.sampleLegal(state, random) as Input<'table.act'>['action']
  await tried('table.act', { match, at: table.tip, action })
}

const at = async (match: MatchId) => ({ match, at: (await tableOf(match))?.tip ?? match })
const take = (bytes: Uint8Array, own: 'keep' | 'replace') =>
  tried('library.import', { name: 'taken.qipu', bytes: Buffer.from(bytes).toString('base64'), own })

/** Operations on a match. */
const OPERATIONS: { readonly [name: string]: (match: MatchId) => Promise<unknown> } = {
  act,
  'act again': act,
  undo: async (match) => tried('table.undo', await at(match)),
  redo: async (match) => tried('table.redo', await at(match)),
  goto: async (match) => tried('table.goto', { ...(await at(match)), step: anyStepOf(match) }),
  branch: (match) => tried('table.branch', { match, step: anyStepOf(match), name: text().slice(0, 20) }),
  switch: (match) => tried('table.switch', { match, branch: anyBranchOf(match) }),
  'rename a branch': (match) =>
    tried('table.renameBranch', { match, branch: anyBranchOf(match), name: hex(4) }),
  'delete a branch': (match) => tried('table.deleteBranch', { match, branch: anyBranchOf(match) }),
  'recover a branch': (match) => tried('table.recoverBranch', { match, branch: anyBranchOf(match) }),
  promote: (match) => tried('table.promote', { match, branch: anyBranchOf(match) }),
  note: (match) =>
    tried('notes.edit', {
      match,
      edits: [{ step: anyStepOf(match), body: { kind: 'comment', text: text(), author: '' } }],
    }),
  'change a note': async (match) => {
    const [id] = (await notesOf(match)).filter(({ mine }) => mine).map((note) => note.id)
    const body = random.below(2) === 0 ? null : ({ kind: 'comment', text: text(), author: '' } as const)
    if (id !== undefined) await tried('notes.edit', { match, edits: [{ id, body }] })
  },
  'take a note back': (match) => tried('notes.undo', { match }),
  'name and tag': async (match) => {
    await tried('library.rename', { match, title: hex(8) })
    await tried('library.tag', { match, tags: [hex(2), hex(2)] })
    await tried('collections.put', { collection: null, title: hex(8), introduction: '', matches: [match] })
    await tried('library.tagMany', { matches: [match], tag: hex(2), on: true })
  },
  'take in a copy': async (match) => {
    const record = recordOf(match)
    const game = gameOf(record.header.game)
    // Lines that a game cannot replay are not continued in either copy.
    if (game === undefined || readablePart(record, game) !== undefined) return
    changeAtRandom(replayOf(record, game), hex(8), 12)
    await take(encode(record), random.below(2) === 0 ? 'keep' : 'replace')
  },
  'take an import back': async (match) => {
    const past = (await tried('imports.list', { match }))?.imports ?? []
    // Undoing the import of a whole match would move it to the bin.
    const one = past.find(({ isNew, undoneAt }) => !isNew && undoneAt === null)
    if (one !== undefined) await tried('imports.undo', { imports: [one.import] })
  },
  'restore earlier words': async (match) => {
    const [note] = await notesOf(match)
    if (note === undefined) return
    const versions = (await tried('notes.versions', { match, id: note.id }))?.versions ?? []
    if (versions.length === 0) return
    const { id, n } = oneOf(versions, random)
    await tried('notes.restore', { match, id, n })
  },
  'bin and restore': async (match) => {
    await tried('library.bin', { matches: [match] })
    await tried('library.restore', { matches: [match] })
  },
}

/** Checks that the program's answers match what is stored, then reports the change as done. */
const done = async (match: MatchId): Promise<void> => {
  const table = await tableOf(match)
  const said = await tried('notes.list', { match })
  const { branches, annotations } = recordOf(match)
  const stored = [...branches.values()].map(({ id, name, step, deleted }) => ({ id, name, step, deleted }))
  const notes = standingNotes(annotations).map(({ id, body }) => ({ id, body }))
  // A match that its game cannot replay is shown in part.
  const isWhole = table?.unplayable?.code !== 'recordDamaged'
  const shown = said?.notes.flatMap((note) => [note, ...note.others])
  const words = shown?.map(({ annotation: id, body }) => ({ id, body }))
  if (isWhole && (!same(table?.branches, named(match, stored)) || !same(words, notes)))
    throw new Error(`${match} is said to be otherwise`)
  say({ is: 'done', match, digest: digestOf(theLibrary(), match) })
}

const same = <T extends { readonly id: string }>(some: readonly T[] = [], others: readonly T[]): boolean => {
  const byId = (one: T, other: T): number => (one.id < other.id ? -1 : 1)
  return sameJson(some.toSorted(byId), others.toSorted(byId))
}

let mine: MatchId[] = [...theLibrary().ids()]

const added = async (match: MatchId): Promise<void> => {
  mine.push(match)
  await done(match)
}

const create = async (): Promise<void> => {
  say({ is: 'begun', what: 'create', matches: [] })
  const game = oneOf(GAMES, random)
  const source = random.below(2) === 0 ? ({ source: 'manual' } as const) : ({ source: 'random' } as const)
  const made = await tried('match.create', {
    game: game.id,
    seats: Array.from({ length: game.seats.min }, (_, seat) => ({
      name: `Seat ${seat}`,
      colour: ([1, 2, 3, 4, 5, 6] as const)[seat] ?? 1,
      player: { kind: 'person' as const },
    })),
    options: {},
    chance: source,
  })
  // The id of a match, as the contract has it.
  if (made !== undefined) await added(made.match as MatchId)
}

const takeIn = async (): Promise<void> => {
  const game = oneOf(GAMES, random)
  const { record } = playedRecord(game, {
    steps: 50 + random.below(400),
    changes: 10,
    nonce: hex(32),
    luck: hex(8),
  })
  say({ is: 'begun', what: 'import', matches: [record.root], whole: [...record.steps.keys()] })
  if ((await take(encode(record), 'keep')) !== undefined) await added(record.root)
}

const empty = async (): Promise<void> => {
  const [gone] = mine.splice(random.below(mine.length), 1)
  if (gone === undefined) return
  // A program that was killed before may have left others in the bin.
  await tried('library.restore', {
    matches: theLibrary()
      .ids()
      .filter((match) => match !== gone),
  })
  say({ is: 'begun', what: 'empty the bin', matches: [gone] })
  await tried('library.bin', { matches: [gone] })
  await tried('library.emptyBin', {})
  say({ is: 'gone', match: gone })
}

const backUp = async (): Promise<void> => {
  say({ is: 'begun', what: 'back up', matches: [] })
  await tried('backups.make', {})
}

const restore = async (): Promise<void> => {
  const backups = (await tried('backups.list', {})) ?? []
  if (backups.length === 0) return
  const { name } = oneOf(backups, random)
  const opened = openBackup(theLibrary().file, name, { now: Date.now })
  if (!opened.ok) throw new Error(`${name} cannot be opened: ${opened.error.code}`)
  const instead = [...digestsOf(opened.value)]
  opened.value.close()
  say({ is: 'begun', what: 'restore', matches: [], instead })
  if ((await tried('backups.restore', { name })) === undefined) throw new Error(`${name} is not restored`)
  say({ is: 'restored' })
  mine = instead.map(([match]) => match)
}

/** Operations on the whole library, each with its frequency; otherwise something is done with a match. */
const TURNS = 40
const SELDOM = [create, create, takeIn, takeIn, empty, empty, backUp, restore]

for (;;) {
  const seldom = mine.length === 0 ? create : SELDOM[random.below(TURNS)]
  if (seldom !== undefined) {
    await seldom()
    continue
  }
  const match = oneOf(mine, random)
  const [what, operation] = oneOf(Object.entries(OPERATIONS), random)
  say({ is: 'begun', what, matches: [match] })
  await operation(match)
  await done(match)
}
