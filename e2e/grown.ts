/** Records with branches, grown at random without a window, for what is looked at in review. */
import type { Page } from '@playwright/test'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { quickRandom } from '../src/engine/kernel/random.ts'
import { encode } from '../src/engine/record/codec.ts'
import { decideStep, drawStep } from '../src/engine/record/play.ts'
import { createPositions } from '../src/engine/record/positions.ts'
import { MAIN, type BranchId, type Header, type StepId } from '../src/engine/record/step.ts'
import { addStep, createRecord, lineTo, putAnnotation, putBranch } from '../src/engine/record/tree.ts'
import { openTable } from './library.ts'
import { ask } from './wire.ts'

export interface Growth {
  readonly names: readonly string[]
  readonly options?: Record<string, string | number>
  /** Steps of the match as played, if it goes on so long. */
  readonly main: number
  /** So many branches, spread over it, each of so many steps of its own, if it goes on so long. */
  readonly branches?: number
  readonly each?: number
  /** So many comments, spread over it. */
  readonly comments?: number
  /** Another match of the same deal, which takes another course. */
  readonly again?: boolean
}

const headerOf = (game: AnyGame, { names, options = {}, again = false }: Growth): Header => ({
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
export const grown = (game: AnyGame, growth: Growth): Uint8Array => {
  const { main, branches = 0, each = 0, comments = 0, again = false } = growth
  const record = createRecord(headerOf(game, growth))
  const positions = createPositions(record, game)
  const random = quickRandom(again ? 'grown again' : 'grown')
  const growFrom = (from: StepId, steps: number): StepId => {
    let at = from
    for (let made = 0; made < steps;) {
      const state = positions.at(at)
      const turn = game.turn(state)
      if (turn.by === 'nobody') break
      if (turn.by === 'chance') {
        const step = drawStep(record, positions, game, at)
        if (addStep(record, step)) made += 1
        at = step.id
        continue
      }
      const step = decideStep(record, positions, game, at, turn.by, game.sample(state, random))
      if (!step.ok) throw new Error(`${game.id}: ${step.error.code}`)
      if (addStep(record, step.value)) made += 1
      at = step.value.id
    }
    // Nothing waits for luck at the end of a line.
    while (game.turn(positions.at(at)).by === 'chance') {
      const step = drawStep(record, positions, game, at)
      addStep(record, step)
      at = step.id
    }
    return at
  }
  const tip = growFrom(record.root, main)
  putBranch(record, { id: MAIN, name: 'main', step: tip, version: 1, deleted: false })
  const line = lineTo(record, tip)
  for (let branch = 1; branch <= branches; branch += 1) {
    const from = line[Math.floor((line.length * branch) / (branches + 1))]
    if (from === undefined) break
    putBranch(record, {
      // Ids of branches are 16 hex digits.
      id: branch.toString(16).padStart(16, '0') as BranchId,
      name: `Line ${branch}`,
      step: growFrom(from.id, each),
      version: 1,
      deleted: false,
    })
  }
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

/** Takes a grown record into the library as another window would; answers its id. */
export const importGrown = async (page: Page, game: AnyGame, growth: Growth): Promise<string> => {
  const bytes = Buffer.from(grown(game, growth)).toString('base64')
  const answer = (await ask(page, 'library.import', { name: 'grown.qipu', bytes })) as {
    readonly ok: boolean
    readonly value: { readonly match: string }
  }
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return answer.value.match
}

/** Takes a grown record into the library and opens its review. */
export const reviewGrown = async (page: Page, game: AnyGame, growth: Growth): Promise<void> => {
  await openTable(page, `${await importGrown(page, game, growth)}?review=1`)
}
