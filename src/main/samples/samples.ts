/** The matches that come with the program: in no library, there to be looked at. */
import type { AnyGame } from '../../engine/kernel/game.ts'
import { LANGUAGES, type Language } from '../../engine/kernel/text.ts'
import { rootId } from '../../engine/record/ids.ts'
import { sampleHeader, sampleRecord, type Sample } from '../../engine/samples/sample.ts'
import type { MatchId } from '../../engine/record/step.ts'
import type { MatchRecord } from '../../engine/record/tree.ts'
import { ANNOTATED, LESSONS } from '../../engine/samples/index.ts'

export type SampleKind = 'annotated' | 'lesson'

export interface SampleMatch {
  readonly kind: SampleKind
  readonly match: MatchId
  readonly game: AnyGame
  readonly language: Language
  readonly title: string
  /** What one learns from it. */
  readonly about: string
  /** Built when somebody asks for it. */
  record(): MatchRecord
}

export interface Samples {
  /** Annotated matches and then lessons, in the order of the games, in every language. */
  all(): readonly SampleMatch[]
  find(id: MatchId): SampleMatch | undefined
}

const sampleMatch = (kind: SampleKind, game: AnyGame, sample: Sample, language: Language): SampleMatch => {
  let built: MatchRecord | undefined
  return {
    kind,
    match: rootId(sampleHeader(game, sample, language)),
    game,
    language,
    title: sample.title[language],
    about: sample.about[language],
    record: () => (built ??= sampleRecord(game, sample, language)),
  }
}

export const createSamples = (gameOf: (id: string) => AnyGame | undefined): Samples => {
  const of = (kind: SampleKind, samples: Readonly<Record<string, Sample>>): readonly SampleMatch[] =>
    Object.entries(samples).flatMap(([id, sample]) => {
      const game = gameOf(id)
      return game === undefined ? [] : LANGUAGES.map((language) => sampleMatch(kind, game, sample, language))
    })
  // Their ids are hashes, which a start need not wait for.
  let known: readonly SampleMatch[] | undefined
  const all = (): readonly SampleMatch[] =>
    (known ??= [...of('annotated', ANNOTATED), ...of('lesson', LESSONS)])
  return { all, find: (id) => all().find(({ match }) => match === id) }
}
