/**
 * `npm run soak`: the large counts that do not fit `npm test`; prints figures and fails if one is wrong. `npm run
 * soak -- attacks matches files kills refusals` runs parts of it, `-- matches qin` for one game, `-- files 5000
 * seed=plum` and `-- kills 50` with another count and seed.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playRandomly } from '../src/cli/play-match.ts'
import { gameOf, GAMES } from '../src/engine/index.ts'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { valuesFor } from '../src/engine/kernel/options.ts'
import { oneOf, seededRandom, type Random } from '../src/engine/kernel/random.ts'
import { encode } from '../src/engine/record/file/encode.ts'
import { MAIN, type Header } from '../src/engine/record/step.ts'
import { mutantFiles } from '../src/engine/record/testing/mutants.ts'
import { damagedFiles } from '../src/engine/record/testing/damage.ts'
import { decodeFault } from '../src/engine/record/testing/decode-fault.ts'
import { startOf } from '../src/engine/record/positions.ts'
import { headerFor, playedRecord } from '../src/engine/record/testing/player.ts'
import { lineTo, type MatchRecord } from '../src/engine/record/tree.ts'
import { verify } from '../src/engine/record/verify.ts'
import type { Answer } from '../src/main/api/api.ts'
import type { Service } from '../src/main/api/connection.ts'
import { fixedLocation } from '../src/main/library/testing/fixed-location.ts'
import type { Library } from '../src/main/library/library.ts'
import { createService } from '../src/main/service/service.ts'
import { kill } from '../src/main/testing/kills.ts'
import { refuse } from '../src/main/testing/refusals/refusals.ts'
import { survive } from '../src/main/testing/survival.ts'

const FILES = 1000
const MUTANTS = 100_000
const KILLS = 200
const MATCHES = 2000

const WORKER = join(import.meta.dirname, '..', 'src', 'main', 'service', 'record-worker', 'worker-thread.ts')
const THINKER = join(import.meta.dirname, '..', 'src', 'main', 'bots', 'worker-thread.ts')

/** What went wrong, in words; empty if all is well. */
type Faults = string[]

const inFolder = async (work: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'qipu-soak-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The bytes of a library: database and log. */
const fingerprint = (file: string): string => {
  const hash = createHash('sha256')
  for (const part of [file, `${file}-wal`]) if (existsSync(part)) hash.update(readFileSync(part))
  return hash.digest('hex')
}

/** A service over the library in that file, and that library. */
const serviceOver = (
  file: string,
  page: string,
): { readonly service: Service; readonly library: Library } => {
  const opened: Library[] = []
  const service = createService({
    page,
    location: fixedLocation(file),
    backupAfter: null,
    onOpen: (library) => opened.push(library),
    host: 'browser',
    version: 'soak',
    languages: [],
    now: Date.now,
    worker: WORKER,
    thinker: THINKER,
  })
  const [library] = opened
  if (library === undefined) throw new Error(service.opening().error?.code)
  return { service, library }
}

/** Imports damaged and hostile files through the service into a library that contains the intact match. */
const attacks = async (game: AnyGame, faults: Faults): Promise<void> =>
  inFolder(async (folder) => {
    const file = join(folder, 'library.sqlite')
    const { service } = serviceOver(file, join(import.meta.dirname, '..', 'out', 'page', 'page.html'))
    const connection = service.connect(() => undefined)
    const offer = (name: string, bytes: Uint8Array): Promise<Answer<unknown>> =>
      connection.handle('library.import', { name, bytes: Buffer.from(bytes).toString('base64') })
    const { record } = playedRecord(game, { steps: 120, changes: 60 })
    if (!(await offer('good.qipu', encode(record))).ok) throw new Error('the good file is refused')
    let refused = 0
    let equal = 0
    let slowest = 0
    for (const damaged of damagedFiles(record, game, FILES, 'soak')) {
      const wrong = decodeFault(damaged, record, GAMES)
      if (wrong !== undefined) faults.push(wrong)
      const before = fingerprint(file)
      const from = performance.now()
      const answer = await offer(`${damaged.kind}.qipu`, damaged.bytes)
      slowest = Math.max(slowest, performance.now() - from)
      if (answer.ok) {
        equal += 1
        if (!damaged.mayEqual) faults.push(`${damaged.kind}: taken`)
        continue
      }
      refused += 1
      if (typeof answer.error.details?.['line'] !== 'number') faults.push(`${damaged.kind}: no line`)
      if (fingerprint(file) !== before) faults.push(`${damaged.kind}: the library changed`)
    }
    console.log(
      `attacks, ${game.id}: ${FILES} damaged files, ${refused} refused with the library unchanged, ` +
        `${equal} harmless and equal, slowest ${slowest.toFixed(0)} ms`,
    )
    connection.close()
    service.close()
  })

/** Files by attackers who know the format: an accepted one must be as good as any other match. */
const files = async (some: readonly AnyGame[], count: number, seed: string, faults: Faults): Promise<void> =>
  inFolder(async (folder) => {
    const page = join(folder, 'page.html')
    // A minimal template: pages are not tested here.
    writeFileSync(page, '<script type="application/x-qipu">{{record}}</script>')
    const { service, library } = serviceOver(join(folder, 'library.sqlite'), page)
    const connection = service.connect(() => undefined)
    const from = performance.now()
    const report = await survive({ connection, library, gameOf }, mutantFiles(some, count, seed))
    faults.push(...report.faults)
    console.log(
      `files, seed ${seed}: ${count} made with knowledge of the format, ${report.taken} taken in and ${report.partly} ` +
        `up to their last good step, ${report.refused} refused, ${report.playedOn} played on; the longest import ` +
        `${report.slowest.toFixed(0)} ms, ${((performance.now() - from) / 1000).toFixed(0)} s in all`,
    )
    connection.close()
    service.close()
  })

/** Kills in the middle of everything users do with a library. */
const kills = async (count: number, seed: string, faults: Faults): Promise<void> =>
  inFolder(async (folder) => {
    const luck = seededRandom(`${seed} kills`, 0)
    const random = (): number => luck.below(10_000) / 10_000
    const report = await kill({ folder, kills: count, seed, random })
    faults.push(...report.faults)
    console.log(
      `kills, seed ${seed}: ${report.kills} killed programs, ${report.migrations} of them in a migration, ` +
        `${[...report.between.values()].reduce((sum, each) => sum + each, 0)} in the middle of a change, ` +
        `${report.acknowledged} acknowledged changes looked for`,
    )
    const changes = [...report.between].toSorted(([, one], [, other]) => other - one)
    console.log(`  changes cut off: ${changes.map(([what, times]) => `${what} ${times}`).join(', ')}`)
  })

/** Refuses every n-th write, sync and rename, in every operation. */
const refusals = async (faults: Faults): Promise<void> =>
  inFolder(async (folder) => {
    const count = { refusals: 0, before: 0, after: 0 }
    const reports = await refuse({
      folder,
      onReport({ operation, reached, refusals, before, after }) {
        const modes = Object.entries(reached).map(([mode, n]) => `${mode} ${n}`)
        console.log(`refusals, ${operation}: ${modes.join(', ')}; as before ${before}, as after ${after}`)
        count.refusals += refusals
        count.before += before
        count.after += after
      },
    })
    if (typeof reports === 'string') {
      console.log(`refusals: not tried, as ${reports}`)
      return
    }
    faults.push(...reports.flatMap((report) => report.faults))
    console.log(
      `refusals: ${reports.length} operations, ${count.refusals} refused; ${count.before} libraries were left as before, ` +
        `${count.after} as after`,
    )
  })

/** Draws options for a number of seats, each value of a field equally likely. */
const someOptions = (game: AnyGame, seats: number, random: Random): Header['options'] =>
  Object.fromEntries(
    Object.entries(game.fields).map(([name, field]) => [name, oneOf(valuesFor(field, seats), random)]),
  )

/** Rounds of each part of a match: the games of Qin, the passages of San Marco. */
const roundsOf = (game: AnyGame, record: MatchRecord): readonly number[] => {
  const last = new Map<number, number>()
  const main = record.branches.get(MAIN)
  let state = startOf(record, game)
  for (const step of main === undefined ? [] : lineTo(record, main.step)) {
    for (const event of step.events) state = game.evolve(state, event)
    const { part, round } = game.moment(state)
    last.set(part, Math.max(round, last.get(part) ?? 0))
  }
  return [...last.values()]
}

const matches = (game: AnyGame, faults: Faults): void => {
  const endings = new Map<string, number>()
  const rounds: number[] = []
  let steps = 0
  let longest = 0
  for (let number = 0; number < MATCHES; number += 1) {
    const seats = game.seats.min + (number % (game.seats.max - game.seats.min + 1))
    const header = headerFor(game, {
      options: someOptions(game, seats, seededRandom('soak options', number)),
      seats,
      nonce: number.toString(16).padStart(32, '0'),
      chance: { source: 'seeded', seed: `soak ${number}` },
    })
    const { record, outcome } = playRandomly(game, header, seededRandom('soak choices', number))
    const { damage } = verify(record, game)
    if (damage !== null) faults.push(`${game.id} match ${number}: ${damage.code} at step ${damage.depth}`)
    endings.set(outcome.ending, (endings.get(outcome.ending) ?? 0) + 1)
    rounds.push(...roundsOf(game, record))
    steps += record.steps.size
    longest = Math.max(longest, record.steps.size)
  }
  const shares = [...endings].map(([ending, count]) => `${ending} ${((100 * count) / MATCHES).toFixed(1)} %`)
  console.log(
    `matches, ${game.id}: ${MATCHES} over all seats and options, all ended; steps mean ` +
      `${(steps / MATCHES).toFixed(1)}, longest ${longest}; rounds a part ` +
      `${(rounds.reduce((sum, each) => sum + each, 0) / rounds.length).toFixed(2)}; ${shares.join(', ')}`,
  )
}

const PARTS = ['attacks', 'matches', 'files', 'kills', 'refusals'] as const
const given = process.argv.slice(2)
const isCount = (word: string): boolean => /^[1-9]\d{0,8}$/.test(word)
const SEED = 'seed='
/** How many files or kills, if given. */
const givenCount = given.find(isCount)
const seed = given.find((word) => word.startsWith(SEED))?.slice(SEED.length) ?? 'soak'
const asked = given.filter((word) => !isCount(word) && !word.startsWith(SEED))
const askedParts = PARTS.filter((part) => asked.includes(part))
const askedGames = GAMES.filter(({ id }) => asked.includes(id))
const strangers = asked.filter(
  (name) => !PARTS.some((part) => part === name) && !GAMES.some(({ id }) => id === name),
)
if (strangers.length > 0) {
  const known = [...PARTS, ...GAMES.map(({ id }) => id)].join(', ')
  console.error(`No such part or game: ${strangers.join(', ')}. There are: ${known}.`)
  process.exit(2)
}
const wanted = (part: (typeof PARTS)[number]): boolean => askedParts.length === 0 || askedParts.includes(part)
const games = askedGames.length === 0 ? GAMES : askedGames

const faults: Faults = []
if (wanted('matches')) for (const game of games) matches(game, faults)
if (wanted('attacks')) for (const game of games) await attacks(game, faults)
if (wanted('files')) await files(games, Number(givenCount ?? MUTANTS), seed, faults)
if (wanted('kills') && askedGames.length === 0) await kills(Number(givenCount ?? KILLS), seed, faults)
if (wanted('refusals') && askedGames.length === 0) await refusals(faults)
for (const fault of faults.slice(0, 50)) console.error(`FAULT ${fault}`)
console.log(faults.length === 0 ? 'All as it should be.' : `${faults.length} faults.`)
process.exitCode = faults.length === 0 ? 0 : 1
