/**
 * A puzzle: a position from a match between bots in which one action is clearly best, and the match that asks for it.
 */
import type { Sample } from '../samples/sample.ts'
import { CHINESE_NAMES } from './player-names.ts'

/** What a search found out about an action. */
export interface Candidate {
  readonly action: unknown
  /** The acting seat's chance to win after it, 0 to 1. */
  readonly chance: number
  /** Standard error of `chance`, as far as luck in the playouts goes. */
  readonly error: number
  readonly visits: number
}

/** One puzzle, as stored. */
export interface Puzzle {
  /** From 1 within its game; never reused for another position. */
  readonly number: number
  /** The match up to and including the best action. */
  readonly match: Sample['match']
  /** The number of the step after which the puzzle is asked. */
  readonly at: number
  readonly seat: number
  /** The best first, at most `MAX_CANDIDATES`. */
  readonly candidates: readonly Candidate[]
  /** Playouts of the search that found it. */
  readonly playouts: number
}

/** How many actions a puzzle shows with what the search found. */
export const MAX_CANDIDATES = 5

/** The least margin of the best action: as large as an analysis calls a mistake. */
const MIN_MARGIN = 0.1
/** How many standard errors the margin must exceed. */
const MIN_ERRORS = 3
/** The least chance to win with the best action; a lost position makes no puzzle. */
const MIN_CHANCE = 0.25
/** The fewest actions to choose from. */
const MIN_CANDIDATES = 3

/** True if the first action is better than all others beyond doubt. */
export const isClear = (candidates: readonly Candidate[]): boolean => {
  const [best, ...others] = candidates
  if (best === undefined || others.length < MIN_CANDIDATES - 1 || best.chance < MIN_CHANCE) return false
  return others.every(({ chance, error }) => {
    const lost = best.chance - chance
    return lost >= MIN_MARGIN && lost > MIN_ERRORS * Math.hypot(best.error, error)
  })
}

/** A puzzle as a sample match: it ends with the best action and asks for it. */
export const puzzleSample = ({ number, match, at, seat }: Puzzle): Sample => {
  const name = match.names[seat] ?? ''
  return {
    title: { en: `Puzzle ${number}`, 'zh-Hant': `第 ${number} 題` },
    about: {
      en: 'One move is clearly better than all others.',
      'zh-Hant': '有一手明顯比其他都好。',
    },
    match,
    chineseNames: CHINESE_NAMES,
    notes: [
      {
        at,
        task: {
          words: {
            en: `${name} to play. One move is clearly better than all others. What is it?`,
            'zh-Hant': `輪到 ${name}。有一手明顯比其他都好，是哪一手？`,
          },
          hint: { en: '', 'zh-Hant': '' },
          right: { by: 'played' },
          ifRight: { en: 'Yes. Nothing else comes close.', 'zh-Hant': '對，其他的都差得遠。' },
          ifWrong: {
            en: 'That can be done, but something else is clearly better.',
            'zh-Hant': '可以這樣下，但有明顯更好的一手。',
          },
        },
      },
    ],
  }
}
