/** Annotated matches: with other lines, comments, glyphs, bookmarks and marks. */
import type { AnyGame } from '../../src/engine/kernel/game.ts'
import { decideStep, drawStep } from '../../src/engine/record/play.ts'
import { replayOf } from '../../src/engine/record/positions.ts'
import { MAIN, type AnnotationBody, type BranchId, type StepId } from '../../src/engine/record/step.ts'
import { addStep, lineTo, putAnnotation, putBranch, type MatchRecord } from '../../src/engine/record/tree.ts'
import { chooserOf, namedHeader } from './choosers.ts'
import { GAME_DRIVERS } from './gameDrivers.ts'
import { played } from './playedMatch.ts'
import { requireGame } from './requireGame.ts'

/** A line of some steps from a step, with other moves than in the match. */
export const aside = (record: MatchRecord, game: AnyGame, from: StepId, steps: number): StepId => {
  const replay = replayOf(record, game)
  const { positions } = replay
  const choose = chooserOf(game)
  let at = from
  for (let made = 0; made < steps; made += 1) {
    const state = positions.at(at)
    const { by } = game.turn(state)
    if (by === 'nobody') break
    if (by === 'chance') {
      const step = drawStep(replay, at)
      addStep(record, step)
      at = step.id
      continue
    }
    // The first choice differs from that of the match, if there is another.
    const others = made > 0 ? [choose(state)] : [...game.legal(state)].slice(0, 40).reverse()
    const step = others
      .map((action) => decideStep(replay, at, by, action))
      .find((each) => each.ok && (made > 0 || !record.steps.has(each.value.id)))
    if (step?.ok !== true) break
    addStep(record, step.value)
    at = step.value.id
  }
  return at
}

export interface Studied {
  readonly game: AnyGame
  readonly title: string
  readonly record: MatchRecord
  /** The step with drawings on its board, and its number. */
  readonly at: StepId
  readonly number: number
}

/** The annotated match of a game. */
export const studyOf = (id: string): Studied => {
  const [game, study] = [requireGame(id), GAME_DRIVERS.get(id)?.study]
  if (study === undefined) throw new Error(`e2e/games/${id} has no study`)
  const { seats, options = {}, title } = study
  const header = namedHeader(game, {
    seats,
    options,
    chance: { source: 'seeded', seed: title },
    nonce: '5'.padStart(32, '0'),
  })
  const record = played(game, header, chooserOf(game))
  const line = lineTo(record, record.branches.get(MAIN)?.step ?? record.root)
  const stepAt = (index: number): StepId => line[index - 1]?.id ?? record.root
  for (const [index, name] of ['慢一點 slower', 'What if he waits?', '攻左邊'].entries())
    putBranch(record, {
      // Ids of branches are 16 hex digits.
      id: String(index + 1).padStart(16, '0') as BranchId,
      name,
      step: aside(record, game, stepAt(study.at + index * 6 - 6), 14),
      version: 1,
      deleted: false,
    })
  const [one, two, three] = study.places
  const notes: readonly (readonly [StepId, AnnotationBody])[] = [
    [record.root, { kind: 'comment', text: 'Played on a rainy **Tuesday**. 雨夜，茶三泡。', author: 'Mira' }],
    [stepAt(8), { kind: 'bookmark', name: '開局完' }],
    [stepAt(16), { kind: 'comment', text: '這裡就該守了。', author: 'Jonas' }],
    [stepAt(16), { kind: 'glyph', glyph: '?!' }],
    [stepAt(study.at), { kind: 'glyph', glyph: '!!' }],
    [stepAt(study.at), { kind: 'bookmark', name: '關鍵一手 The turning point' }],
    [
      stepAt(study.at),
      {
        kind: 'comment',
        text: `Better than [[#${study.at - 4}]]: see **A** and ${study.rule}.\n\n- it keeps *both* roads open\n- 也不送對手一手`,
        author: '雅婷',
      },
    ],
    [
      stepAt(study.at),
      {
        kind: 'marks',
        marks: [
          { shape: 'arrow', from: one, to: two, ink: 'seal' },
          { shape: 'circle', at: two, ink: 'seal' },
          { shape: 'label', at: three, text: 'A', ink: 'ink' },
        ],
      },
    ],
    [stepAt(study.at + 5), { kind: 'glyph', glyph: '?' }],
    [stepAt(study.at + 7), { kind: 'comment', text: 'A slip.', author: '' }],
  ]
  for (const [index, [step, body]] of notes.entries())
    putAnnotation(record, { id: String(index + 1).padStart(16, '0'), step, body, version: 1, deleted: false })
  return { game, title, record, at: stepAt(study.at), number: study.at }
}
