/** Records with branches, grown at random without a window, for what is looked at in review. */
import type { Page } from '@playwright/test'
import { quorsum } from '../../src/engine/games/quorsum/index.ts'
import type { State } from '../../src/engine/games/quorsum/state.ts'
import { randomAllotment } from '../../src/engine/games/quorsum/testing/purposeful-play.ts'
import type { AnyGame } from '../../src/engine/kernel/game.ts'
import { quickRandom, type Random } from '../../src/engine/kernel/random.ts'
import { encode } from '../../src/engine/record/file/encode.ts'
import { decideStep, drawStep } from '../../src/engine/record/play.ts'
import { replayOf } from '../../src/engine/record/positions.ts'
import { MAIN, type BranchId, type Header, type StepId } from '../../src/engine/record/step.ts'
import { addStep, createRecord, lineTo, putAnnotation, putBranch } from '../../src/engine/record/tree.ts'
import { importFile } from './imports.ts'
import { openTable } from './library.ts'

export interface RecordShape {
  readonly names: readonly string[]
  readonly options?: Record<string, string | number>
  /** Steps of the match as played, if it goes on so long. */
  readonly main: number
  /** So many branches, spread over it, each of so many steps of its own, if it goes on so long. */
  readonly branches?: number
  readonly each?: number
  /** So many steps in all, instead of `each`: the branches share what the match as played leaves of them. */
  readonly steps?: number
  /** So many comments, spread over it. */
  readonly comments?: number
  /** Another match of the same deal, which takes another course. */
  readonly again?: boolean
  /** What a seat chooses; anything legal if left out. */
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
    // Nothing waits for luck at the end of a line, unless the tree is as large as it is to be.
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
  // What those near the end of the match could not take goes to the first.
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
  generatedRecord(quorsum, {
    names: ['Ada', 'Bo'],
    options: { raceTo: 11 },
    main: 2300,
    branches: 50,
    steps: 5000,
    comments: 500,
    // The schemas have seen to it that what is played is Quorsum.
    choose: (state, random) =>
      randomAllotment(state as State, () => [...quorsum.legal(state as State)], random),
  })

/** Takes a grown record into the library and opens its review. */
export const reviewGenerated = async (page: Page, game: AnyGame, growth: RecordShape): Promise<void> => {
  await openTable(page, `${await importFile(page, generatedRecord(game, growth))}?review=1`)
}
