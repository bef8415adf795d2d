/** What a game can have and one of the games has not: the program leaves it out, and nothing fails. */
import type { AnyGame } from '../engine/kernel/game.ts'
import { LANGUAGES } from '../engine/kernel/text.ts'
import { PROTOCOLS } from '../engine/protocols/index.ts'
import { PUZZLES } from '../engine/puzzles/index.ts'
import { ANNOTATED, LESSONS } from '../engine/samples/index.ts'

/** Stable codes, in the order in which people would write what is missing. */
export type Gap =
  'rules' | 'heuristics' | 'protocol' | 'lesson' | 'annotatedMatch' | 'puzzles' | `texts.${string}`

/** The parts a game lacks, in that order; empty if it has all. */
export const gapsOf = (game: AnyGame): readonly Gap[] => {
  const without: readonly (readonly [Gap, boolean])[] = [
    ['rules', game.rules.length === 0],
    ['heuristics', game.heuristics === undefined],
    ['protocol', PROTOCOLS[game.id] === undefined],
    ['lesson', LESSONS[game.id] === undefined],
    ['annotatedMatch', ANNOTATED[game.id] === undefined],
    ['puzzles', (PUZZLES[game.id] ?? []).length === 0],
    ...LANGUAGES.map((language) => [`texts.${language}`, !game.languages.includes(language)] as const),
  ]
  return without.flatMap(([gap, isMissing]) => (isMissing ? [gap] : []))
}
