/** The matches that come with the program: in no library, there to be looked at. */
import type { AnyGame } from '../../engine/kernel/game.ts'
import { LANGUAGES, type Language } from '../../engine/kernel/text.ts'
import { rootId } from '../../engine/record/ids.ts'
import { sampleHeader, sampleRecord, type Sample } from '../../engine/samples/sample.ts'
import type { MatchId } from '../../engine/record/step.ts'
import type { MatchRecord } from '../../engine/record/tree.ts'
import { SAMPLES } from '../../engine/samples/index.ts'

export interface SampleMatch {
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
  /** In the order of the games, in every language. */
  readonly all: readonly SampleMatch[]
  find(id: MatchId): SampleMatch | undefined
}

const sampleMatch = (game: AnyGame, sample: Sample, language: Language): SampleMatch => {
  let built: MatchRecord | undefined
  return {
    match: rootId(sampleHeader(game, sample, language)),
    game,
    language,
    title: sample.title[language],
    about: sample.about[language],
    record: () => (built ??= sampleRecord(game, sample, language)),
  }
}

export const createSamples = (gameOf: (id: string) => AnyGame | undefined): Samples => {
  const all = Object.entries(SAMPLES).flatMap(([id, sample]) => {
    const game = gameOf(id)
    return game === undefined ? [] : LANGUAGES.map((language) => sampleMatch(game, sample, language))
  })
  return { all, find: (id) => all.find(({ match }) => match === id) }
}
