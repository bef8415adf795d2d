/** The matches that come with the program, puzzles included. They are in no library and nobody can change them. */
import type { AnyGame } from '../../engine/kernel/game.ts'
import { LANGUAGES, type Language } from '../../engine/kernel/text.ts'
import { rootId } from '../../engine/record/ids.ts'
import {
  playerNames,
  sampleHeader,
  sampleRecord,
  taskIds,
  taskTitles,
  type Sample,
} from '../../engine/samples/sample.ts'
import type { MatchId } from '../../engine/record/step.ts'
import type { MatchRecord } from '../../engine/record/tree.ts'
import { ANNOTATED, LESSONS } from '../../engine/samples/index.ts'
import { PUZZLES } from '../../engine/puzzles/index.ts'
import { type Puzzle, puzzleSample } from '../../engine/puzzles/puzzle.ts'

export type SampleKind = 'annotated' | 'lesson'

export interface BundledMatch {
  readonly match: MatchId
  readonly game: AnyGame
  readonly language: Language
  readonly title: string
  /** What it teaches. */
  readonly about: string
  /** The ids of its tasks, in the same order in every language. */
  readonly tasks: readonly string[]
  /** The numbers of the steps at which its tasks are asked. */
  readonly asks: readonly number[]
  /** What each of its tasks asks, in a line. */
  readonly titles: readonly string[]
  /** The number of the first step with a note; the luck before it is no secret. */
  readonly begins: number
  /** Built on first use. */
  record(): MatchRecord
  /** The same match with its notes in another language, and what its players are called there. */
  worded(language: Language): {
    readonly title: string
    readonly record: MatchRecord
    readonly names: readonly string[]
  }
}

export interface SampleMatch extends BundledMatch {
  readonly kind: SampleKind
}

/** What a reader's progress is stored under: the id of a match and those of its tasks. */
export type ProgressPlace = Pick<BundledMatch, 'match' | 'tasks'>

export interface PuzzleMatch extends BundledMatch {
  readonly puzzle: Puzzle
  /** The same puzzle as earlier versions called it: with English names in every language. Null if it is this one. */
  readonly former: ProgressPlace | null
}

export interface Samples {
  /** Annotated matches, then lessons, in the order of the games, in every language. */
  all(): readonly SampleMatch[]
  /** The first puzzle of each game, then the second and so on, in every language. */
  puzzles(): readonly PuzzleMatch[]
  find(id: MatchId): BundledMatch | undefined
  /** A sample or a puzzle in every language, English first; empty for other matches. */
  editions(id: MatchId): readonly (SampleMatch | PuzzleMatch)[]
}

const bundled = (game: AnyGame, sample: Sample, language: Language): BundledMatch => {
  let built: MatchRecord | undefined
  const match = rootId(sampleHeader(game, sample, language))
  return {
    match,
    game,
    language,
    title: sample.title[language],
    about: sample.about[language],
    tasks: taskIds(match, sample),
    asks: sample.notes.flatMap(({ at, task }) => (task === undefined ? [] : [at])),
    titles: taskTitles(sample, language),
    begins: Math.min(...sample.notes.map(({ at }) => at)),
    record: () => (built ??= sampleRecord(game, sample, language)),
    worded: (words) => ({
      title: sample.title[words],
      record: sampleRecord(game, sample, language, words),
      names: playerNames(sample, words),
    }),
  }
}

const puzzleMatch = (game: AnyGame, puzzle: Puzzle, language: Language): PuzzleMatch => {
  const sample = puzzleSample(puzzle)
  const before = rootId(sampleHeader(game, { ...sample, chineseNames: {} }, language))
  const match = bundled(game, sample, language)
  return {
    ...match,
    puzzle,
    former: before === match.match ? null : { match: before, tasks: taskIds(before, sample) },
  }
}

export const createSamples = (gameOf: (id: string) => AnyGame | undefined): Samples => {
  const of = (kind: SampleKind, samples: Readonly<Record<string, Sample>>): readonly SampleMatch[] =>
    Object.entries(samples).flatMap(([id, sample]) => {
      const game = gameOf(id)
      return game === undefined
        ? []
        : LANGUAGES.map((language) => ({ ...bundled(game, sample, language), kind }))
    })
  // Built on first use, because hashing their ids would slow the start.
  let known: readonly SampleMatch[] | undefined
  const all = (): readonly SampleMatch[] =>
    (known ??= [...of('annotated', ANNOTATED), ...of('lesson', LESSONS)])
  let posed: readonly PuzzleMatch[] | undefined
  const puzzles = (): readonly PuzzleMatch[] =>
    (posed ??= Object.entries(PUZZLES)
      .flatMap(([id, all]) => {
        const game = gameOf(id)
        return game === undefined ? [] : all.map((puzzle, at) => ({ game, puzzle, at }))
      })
      .toSorted((one, other) => one.at - other.at)
      .flatMap(({ game, puzzle }) => LANGUAGES.map((language) => puzzleMatch(game, puzzle, language))))
  const isIt = (id: MatchId) => (sample: BundledMatch) => sample.match === id
  return {
    all,
    puzzles,
    find: (id) => all().find(isIt(id)) ?? puzzles().find(isIt(id)),
    editions(id) {
      const found = all().find(isIt(id))
      if (found !== undefined)
        return all().filter(({ kind, game }) => kind === found.kind && game.id === found.game.id)
      const posed = puzzles().find(isIt(id))
      return posed === undefined ? [] : puzzles().filter(({ puzzle }) => puzzle === posed.puzzle)
    },
  }
}
