import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { MatchId, StepId } from '../../../engine/record/step.ts'
import { saltOf } from '../file/sqlite-format.ts'
import { putAnnotation } from '../../../engine/record/tree.ts'
import { contentsSchema } from '../../api/requests-opening.ts'
import { openLibrary } from '../open.ts'
import { LIBRARY_NAME } from '../file/files.ts'
import type { Contents } from '../rows/contents.ts'
import type { Library } from '../library.ts'
import { exampleHeader, exampleLine, exampleSummary, mainAt } from '../testing/example.ts'
import { temporaryFolder } from '../testing/temporary-library.ts'
import { readProgressFile } from './progress-file.ts'

const damageIn = z.object({
  choices: z.array(z.string()),
  findings: z.array(z.object({ code: z.string() })),
  contents: contentsSchema,
})

type Files = ReadonlyMap<string, Buffer>

interface Session {
  /** The files after a kill in the middle of the session, and after its clean close. */
  readonly killed: Files
  readonly closed: Files
}

const FILES = ['', '-wal', '.witness'].map((ending) => `${LIBRARY_NAME}${ending}`)

const take = (folder: string): Files =>
  new Map(
    readdirSync(folder)
      .filter((name) => FILES.includes(name))
      .map((name) => [name, readFileSync(join(folder, name))]),
  )

const open = (folder: string): Library => {
  const opened = openLibrary(join(folder, LIBRARY_NAME), { now: Date.now })
  if (!opened.ok) throw new Error(opened.error.code)
  return opened.value
}

/** Steps of each match stored so far, which the next ones continue. */
type Tips = Map<MatchId, { step: StepId; steps: number }>

const play = (library: Library, tips: Tips, match: MatchId, count: number): void => {
  const tip = tips.get(match) ?? { step: match, steps: 0 }
  for (const step of exampleLine(tip.step, count, tip.steps + 1)) {
    tip.steps += 1
    tip.step = step.id
    const summary = exampleSummary({ played: tip.steps, steps: tip.steps })
    library.append(match, { steps: [step], branches: [mainAt(step.id, tip.steps)], reason: 'act', summary })
  }
  tips.set(match, tip)
}

const say = (library: Library, match: MatchId, number: number, text: string, version = 1): void =>
  library.putAnnotations(match, [
    {
      id: number.toString(16).padStart(16, '0'),
      step: match,
      body: { kind: 'comment', text, author: '' },
      version,
      deleted: false,
    },
  ])

/** What each session does, in order. */
const WORK: readonly ((library: Library, tips: Tips) => void)[] = [
  (library, tips) => {
    for (const number of [1, 2, 3]) play(library, tips, library.create(exampleHeader(number), `${number}`), 4)
  },
  // A few steps: page 1 of the file does not change.
  (library, tips) => {
    const [first] = library.ids()
    play(library, tips, first!, 2)
    say(library, first!, 1, 'The first note.')
  },
  (library) => say(library, library.ids()[1]!, 2, 'A note and nothing else.'),
  (library, tips) => play(library, tips, library.ids()[1]!, 1),
  // Many steps: the file grows.
  (library, tips) => {
    for (const match of library.ids()) play(library, tips, match, 25)
    say(library, library.ids()[0]!, 1, 'The first note, and more.', 2)
  },
  (library, tips) => play(library, tips, library.create(exampleHeader(9), 'A new one'), 3),
  (library) => say(library, library.ids()[3]!, 3, 'The last.'),
]

let folder: string
const sessions: Session[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'qipu-sessions-'))
  const file = join(folder, LIBRARY_NAME)
  const tips: Tips = new Map()
  for (const work of WORK) {
    const library = open(folder)
    work(library, tips)
    // Once the progress file records it, a moment later.
    while (readProgressFile(file).log !== saltOf(file)) await setTimeout(20)
    const killed = take(folder)
    library.close()
    sessions.push({ killed, closed: take(folder) })
  }
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

const contentsOf = (library: Library): Contents => {
  let [steps, notes] = [0, 0]
  for (const id of library.ids()) {
    const loaded = library.load(id)
    if (!loaded.ok) continue
    steps += loaded.value.steps.size
    notes += loaded.value.annotations.size
  }
  const found = { matches: library.ids().length, steps, notes }
  library.close()
  return found
}

const alone = (files: Files): Contents => {
  const place = temporaryFolder()
  writeFileSync(join(place, LIBRARY_NAME), files.get(LIBRARY_NAME)!)
  return contentsOf(open(place))
}

describe('an older log beside a newer, whole file', () => {
  const pairs = WORK.flatMap((_, newer) =>
    WORK.slice(0, newer).flatMap((__, older) =>
      (['older', 'newer', 'no'] as const).map((progress) => [older + 1, newer + 1, progress] as const),
    ),
  )
  for (const [at, [older, newer, progress]] of pairs.entries())
    // Of the three progress files beside each pair, the first tier takes one by turns.
    it(
      `log of session ${older} beside the file of session ${newer}, ${progress} progress file`,
      {
        tags: at % 3 === Math.floor(at / 3) % 3 ? [] : ['sweep'],
      },
      () => {
        const [log, file] = [sessions[older - 1]!.killed, sessions[newer - 1]!.closed]
        const place = temporaryFolder()
        writeFileSync(join(place, FILES[0]!), file.get(FILES[0]!)!)
        writeFileSync(join(place, FILES[1]!), log.get(FILES[1]!)!)
        const bytes = progress === 'no' ? undefined : (progress === 'older' ? log : file).get(FILES[2]!)
        if (bytes !== undefined) writeFileSync(join(place, FILES[2]!), bytes)
        const whole = alone(file)

        const path = join(place, LIBRARY_NAME)
        const asked = openLibrary(path, { now: Date.now })
        if (asked.ok) {
          expect(contentsOf(asked.value)).toEqual(whole)
          return
        }
        const { choices, findings, contents } = damageIn.parse(asked.error.details)
        expect([choices[0], findings]).toEqual(['open', [{ code: 'logForeign' }]])
        const opened = openLibrary(path, { now: Date.now, damaged: 'open' })
        if (!opened.ok) return expect.fail(opened.error.code)
        expect(contentsOf(opened.value)).toEqual(whole)
        expect(contents).toEqual(whole)
      },
    )
})

describe('a log of the file itself', () => {
  it('may hold that matches were removed, and that an import was taken back', () => {
    const place = temporaryFolder()
    const first = open(place)
    const [kept, away] = [1, 2].map((number) => first.create(exampleHeader(number), `${number}`))
    const tips: Tips = new Map()
    for (const match of [kept!, away!]) play(first, tips, match, 3)
    say(first, kept!, 1, 'Mine.')
    first.close()
    const library = open(place)
    const loaded = library.load(kept!)
    if (!loaded.ok) return expect.fail(loaded.error.code)
    putAnnotation(loaded.value, {
      id: '00000000000000cc',
      step: kept!,
      body: { kind: 'comment', text: 'Theirs.', author: '' },
      version: 1,
      deleted: false,
    })
    const taken = library.insertRecord(loaded.value, { title: '', summary: exampleSummary() })
    if (!taken.ok || taken.value.import === null) return expect.fail('nothing came')
    library.bin([away!])
    library.emptyBin()
    expect(library.undoImport(taken.value.import, () => exampleSummary()).ok).toBe(true)
    const left = temporaryFolder()
    for (const [name, bytes] of take(place)) writeFileSync(join(left, name), bytes)
    library.close()
    expect(contentsOf(open(left))).toEqual({ matches: 1, steps: 3, notes: 1 })
  })
})
