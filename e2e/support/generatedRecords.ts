/** Records with branches, generated at random without a window, for review. */
import type { Page } from '@playwright/test'
import type { AnyGame } from '../../src/engine/kernel/game.ts'
import { quickRandom, type Random } from '../../src/engine/kernel/random.ts'
import { encode } from '../../src/engine/record/file/encode.ts'
import { decideStep, drawStep } from '../../src/engine/record/play.ts'
import { replayOf } from '../../src/engine/record/positions.ts'
import { MAIN, type BranchId, type Header, type StepId } from '../../src/engine/record/step.ts'
import { addStep, createRecord, lineTo, putAnnotation, putBranch } from '../../src/engine/record/tree.ts'
import { importFile } from './imports.ts'
import { openTable } from './library.ts'
import { chooseSlowly, sample } from './sampleMatch.ts'

export interface RecordShape {
  readonly names: readonly string[]
  readonly options?: Record<string, string | number>
  /** Steps of the main line, if it is long enough. */
  readonly main: number
  /** The number of branches, spread over the main line, and the steps of each, if possible. */
  readonly branches?: number
  readonly each?: number
  /** The total number of steps, instead of `each`: the branches share those not in the main line. */
  readonly steps?: number
  /** The number of comments, spread over the main line. */
  readonly comments?: number
  /** Another match of the same deal, with other moves. */
  readonly again?: boolean
  /** A seat's choice; by default a random legal one. */
  readonly choose?: (state: unknown, random: Random) => unknown
}

const headerOf = (game: AnyGame, { names, options = {}, again = false }: RecordShape): Header => ({
  format: 1,
  game: game.id,
  rules: game.version,
  options: game.schemas.options.parse(options) as Header['options'],
  seats: names.map((name, seat) => ({
    name,
    colour: (seat + 1) as Header['seats'][number]['colour'],
    player: { kind: 'person' },
  })),
  undo: 'free',
  nonce: (again ? 'a9a1' : '5eed').padStart(32, '0'),
  chance: { source: 'seeded', seed: `${game.id} grown` },
  startedAt: '2026-11-20T10:00:00Z',
})

/** The bytes of a `.qipu` file. Branches are called `Line 1`, `Line 2` … */
export const generatedRecord = (game: AnyGame, growth: RecordShape): Uint8Array => {
  const { main, branches = 0, each = 0, steps, comments = 0, again = false } = growth
  const { choose = (state, random) => game.sampleLegal(state, random) } = growth
  const record = createRecord(headerOf(game, growth))
  const replay = replayOf(record, game)
  const { positions } = replay
  const random = quickRandom(again ? 'grown again' : 'grown')
  const left = (): number => (steps ?? Infinity) - record.steps.size
  const growFrom = (from: StepId, most: number): StepId => {
    let at = from
    for (let made = 0; made < most;) {
      const state = positions.at(at)
      const turn = game.turn(state)
      if (turn.by === 'nobody') break
      if (turn.by === 'chance') {
        const step = drawStep(replay, at)
        if (addStep(record, step)) made += 1
        at = step.id
        continue
      }
      const step = decideStep(replay, at, turn.by, choose(state, random))
      if (!step.ok) throw new Error(`${game.id}: ${step.error.code}`)
      if (addStep(record, step.value)) made += 1
      at = step.value.id
    }
    // No line ends waiting for luck, unless the tree has reached its size.
    while (left() > 0 && game.turn(positions.at(at)).by === 'chance') {
      const step = drawStep(replay, at)
      addStep(record, step)
      at = step.id
    }
    return at
  }
  const tip = growFrom(record.root, main)
  putBranch(record, { id: MAIN, name: 'main', step: tip, version: 1, deleted: false })
  const line = lineTo(record, tip)
  const grow = (branch: number, version: number, from: StepId, most: number): StepId => {
    const step = growFrom(from, most)
    // Ids of branches are 16 hex digits.
    const id = branch.toString(16).padStart(16, '0') as BranchId
    putBranch(record, { id, name: `Line ${branch}`, step, version, deleted: false })
    return step
  }
  let first: StepId | undefined
  for (let branch = 1; branch <= branches; branch += 1) {
    const from = line[Math.floor((line.length * branch) / (branches + 1))]
    if (from === undefined) break
    const share = steps === undefined ? each : Math.floor(left() / (branches + 1 - branch))
    const end = grow(branch, 1, from.id, share)
    first ??= end
  }
  // Steps that branches near the end of the match could not take go to the first.
  if (steps !== undefined && first !== undefined) grow(1, 2, first, left())
  for (let comment = 1; comment <= comments; comment += 1) {
    const about = line[Math.floor((line.length * comment) / (comments + 1))]
    if (about === undefined) break
    putAnnotation(record, {
      id: comment.toString(16).padStart(16, '0'),
      step: about.id,
      body: { kind: 'comment', text: `Comment ${comment}`, author: 'Ada' },
      version: 1,
      deleted: false,
    })
  }
  return encode(record, { label: { title: `${game.id} grown${again ? ' again' : ''}`, tags: [] } })
}

/** 5,000 steps with 50 branches and 500 comments: 2,300 of them in one line, which is a long match. */
export const large = (): Uint8Array =>
  generatedRecord(sample, {
    names: ['Ada', 'Bo'],
    options: { raceTo: 11 },
    main: 2300,
    branches: 50,
    steps: 5000,
    comments: 500,
    choose: chooseSlowly,
  })

/** Imports a generated record into the library and opens its review. */
export const reviewGenerated = async (page: Page, game: AnyGame, growth: RecordShape): Promise<void> => {
  await openTable(page, `${await importFile(page, generatedRecord(game, growth))}?review=1`)
}
