/** Records made by random play, for tests: the same numbers give the same record. */
import type { AnyGame } from '../../kernel/game.ts'
import { oneOf, seededRandom, type Random } from '../../kernel/random.ts'
import { NO_TASK } from '../task.ts'
import { noteOf } from '../notes.ts'
import { decideStep, rollFairly, runChance } from '../play.ts'
import { replayOf, type Positions, type Replay } from '../positions.ts'
import {
  MAIN,
  type Annotation,
  type Author,
  type BranchId,
  type ChanceSource,
  type Colour,
  type Header,
  type Step,
  type StepId,
  type UndoRule,
} from '../step.ts'
import { addStep, createRecord, lineTo, putAnnotation, putBranch, type MatchRecord } from '../tree.ts'

export interface HeaderWish {
  readonly seats?: number
  readonly options?: Header['options']
  readonly chance?: ChanceSource
  readonly undo?: UndoRule
  readonly nonce?: string
}

/** A header with every option of the game at its default unless `wish` says otherwise. */
export const headerFor = (game: AnyGame, wish: HeaderWish = {}): Header => ({
  format: 1,
  nonce: wish.nonce ?? '00112233445566778899aabbccddeeff',
  game: game.id,
  rules: game.version,
  // Options hold only strings and numbers.
  options: { ...(game.schemas.options.parse({}) as Header['options']), ...wish.options },
  seats: Array.from({ length: wish.seats ?? game.seats.min }, (_, seat) => ({
    name: `Player ${seat + 1}`,
    // There are at most six seats, as there are six colours.
    colour: ((seat % 6) + 1) as Colour,
    player: { kind: 'person' },
  })),
  chance: wish.chance ?? { source: 'seeded', seed: 'jade' },
  undo: wish.undo ?? 'free',
  startedAt: '2026-11-20T10:00:00Z',
})

/** A legal action, uniform among the first 64 listed; a list can be long and is never fully generated. */
const anyAction = (game: AnyGame, state: unknown, random: Random): unknown => {
  const actions: unknown[] = []
  for (const action of game.legal(state)) {
    actions.push(action)
    if (actions.length === 64) break
  }
  return actions[random.below(actions.length)]
}

/** Adds one step after `from` by the actor to move; undefined if the match is over there. */
export const playStep = (replay: Replay, from: StepId, random: Random): Step | undefined => {
  const { record, positions, game } = replay
  const state = positions.at(from)
  const { by } = game.turn(state)
  if (by === 'nobody') return undefined
  if (by === 'chance') {
    if (record.header.chance.source === 'seeded') return runChance(replay, from)[0]
    const rolled = rollFairly(replay, from, random)
    addStep(record, rolled)
    return rolled
  }
  const decided = decideStep(replay, from, by, anyAction(game, state, random))
  if (!decided.ok) throw new Error(`${game.id} refuses what it lists: ${decided.error.code}`)
  addStep(record, decided.value)
  return decided.value
}

/** Plays at random from `from` until the record has `steps` steps or the match is over; returns the tip. */
export const playOn = (replay: Replay, from: StepId, steps: number, random: Random): StepId => {
  let tip = from
  while (replay.record.steps.size < steps) {
    const step = playStep(replay, tip, random)
    if (step === undefined) break
    tip = step.id
  }
  return tip
}

const hex16 = (random: Random): string =>
  Array.from({ length: 16 }, () => random.below(16).toString(16)).join('')

/** A random position, counting from the root. */
export const anyStep = (record: MatchRecord, random: Random): StepId =>
  [record.root, ...record.steps.keys()][random.below(record.steps.size + 1)] ?? record.root

const AUTHORS: readonly Author[] = ['Ada', 'Bert', '小美'].map((name, number) => ({
  id: `${number + 1}`.repeat(16),
  name,
  sign: name.slice(0, 1),
}))

/** A note apart from its content: as earlier programs wrote it, or by an author, replacing `replaced` if given. */
const said = (id: string, random: Random, replaced?: Annotation): Omit<Annotation, 'step' | 'body'> => {
  const plain = { id, version: 1, deleted: false }
  if (replaced === undefined && random.below(2) === 0) return plain
  const by = oneOf(AUTHORS, random)
  const before = Date.parse(replaced?.edit?.at ?? '2026-11-01T00:00:00.000Z')
  const at = new Date(before + 1 + random.below(1000)).toISOString()
  const note = replaced === undefined ? id : noteOf(replaced)
  return { ...plain, edit: { note, by, at, replaces: replaced === undefined ? [] : [replaced.id] } }
}

/** Changes a record at random as a person might: plays on from anywhere, branches, annotates. */
export const changeAtRandom = (replay: Replay, seed: string, changes: number): void => {
  const { record } = replay
  const random = seededRandom(seed, 0)
  for (let change = 0; change < changes; change += 1) {
    const at = anyStep(record, random)
    const branches = [...record.branches.values()]
    const annotations = [...record.annotations.values()]
    const branch = branches[random.below(branches.length)]
    const annotation = annotations[random.below(Math.max(annotations.length, 1))]
    switch (random.below(6)) {
      case 0:
      case 1:
        playOn(replay, at, record.steps.size + 1 + random.below(8), random)
        break
      case 2:
        // A fresh branch id becomes a branded id here.
        putBranch(record, {
          id: hex16(random) as BranchId,
          name: `line ${change}`,
          step: at,
          version: 1,
          deleted: false,
        })
        break
      case 3:
        if (branch !== undefined)
          putBranch(record, {
            ...branch,
            // Main keeps its name; other branches are sometimes renamed without moving.
            ...(branch.id !== MAIN && random.below(3) === 0 ? { name: `name ${change}` } : { step: at }),
            version: branch.version + 1,
            deleted: branch.id !== MAIN && random.below(4) === 0,
          })
        break
      case 4:
        putAnnotation(record, {
          ...said(hex16(random), random),
          step: at,
          body:
            random.below(2) === 0
              ? { kind: 'comment', text: `第 ${change} 手\nwell "played"`, author: '阿明' }
              : change % 3 === 0
                ? { ...NO_TASK, words: `第 ${change} 手？`, hint: 'look' }
                : { kind: 'glyph', glyph: '!?' },
        })
        break
      case 5:
        if (annotation?.edit !== undefined)
          putAnnotation(record, {
            ...said(hex16(random), random, annotation),
            step: annotation.step,
            body: { kind: 'bookmark', name: `mark ${random.below(3)}` },
            deleted: random.below(3) === 0,
          })
        else if (annotation !== undefined)
          putAnnotation(record, {
            ...annotation,
            body: { kind: 'bookmark', name: `mark ${random.below(3)}` },
            version: annotation.version + 1,
            deleted: random.below(3) === 0,
          })
    }
  }
}

/** A record played at random on `main`, with side lines, branches and annotations if `changes` is given. */
export const playedRecord = (
  game: AnyGame,
  wish: HeaderWish & { readonly steps: number; readonly luck?: string; readonly changes?: number },
): { readonly record: MatchRecord; readonly positions: Positions; readonly tip: StepId } => {
  const record = createRecord(headerFor(game, wish))
  const replay = replayOf(record, game)
  const { positions } = replay
  const luck = wish.luck ?? 'plum'
  const tip = playOn(replay, record.root, wish.steps, seededRandom(luck, 0))
  putBranch(record, { id: MAIN, name: 'main', step: tip, version: 1, deleted: false })
  if (wish.changes !== undefined) changeAtRandom(replay, luck, wish.changes)
  return { record, positions, tip }
}

/**
 * Like `playedRecord`, but of a match that goes on, with a seat to act: after `steps` steps or somewhat more, or in the
 * middle of a shorter match.
 */
export const midwayRecord: typeof playedRecord = (game, wish) => {
  const { steps } = wish
  const { record, tip } = playedRecord(game, { ...wish, steps: 2 * steps })
  const line = lineTo(record, tip)
  const middle = Math.min(steps, Math.floor(line.length / 2))
  const until = line.findIndex(({ actor }, at) => at >= middle && actor !== 'chance')
  return playedRecord(game, { ...wish, steps: until < 0 ? middle : until })
}

/**
 * A record of any length, however short the game: played from the start again and again along other lines, each with
 * its own branch.
 */
export const longRecord = (
  game: AnyGame,
  wish: HeaderWish & { readonly steps: number },
): { readonly record: MatchRecord; readonly positions: Positions } => {
  const { record, positions } = playedRecord(game, wish)
  for (let line = 1; record.steps.size < wish.steps; line += 1) {
    const random = seededRandom('line', line)
    const step = playOn({ record, positions, game }, record.root, wish.steps, random)
    // A fresh branch id becomes a branded id here.
    putBranch(record, {
      id: hex16(random) as BranchId,
      name: `line ${line}`,
      step,
      version: 1,
      deleted: false,
    })
  }
  return { record, positions }
}
