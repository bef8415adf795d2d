/** A puzzle: a position out of a match between bots in which one action is clearly better than all others. */
import type { Sample } from '../samples/sample.ts'

/** What a search found out about an action. */
export interface Candidate {
  readonly action: unknown
  /** The chance to win after it, of the seat that acts: 0 to 1. */
  readonly chance: number
  /** Standard error of that, as far as luck in the playouts goes. */
  readonly error: number
  readonly visits: number
}

export interface Puzzle {
  /** From 1, within its game. Never given to another position. */
  readonly number: number
  /** Up to and with the best action. */
  readonly match: Sample['match']
  /** The number of the step after which it is asked. */
  readonly at: number
  readonly seat: number
  /** The best first, at most `MAX_CANDIDATES`. */
  readonly candidates: readonly Candidate[]
  /** Of the search that found this. */
  readonly playouts: number
}

/** Of how many actions a puzzle tells what the search found. */
export const MAX_CANDIDATES = 5

/** What an action must be better by: as much as an analysis calls a mistake. */
const CLEARLY = 0.1
/** Standard errors the difference must exceed. */
const SURE = 3
/** With less to win nothing is worth looking for. */
const WORTH_IT = 0.25
/** Actions to choose from, at least. */
const MIN_CANDIDATES = 3

/** True if the first of these is better than all others, beyond doubt. */
export const isClear = (candidates: readonly Candidate[]): boolean => {
  const [best, ...others] = candidates
  if (best === undefined || others.length < MIN_CANDIDATES - 1 || best.chance < WORTH_IT) return false
  return others.every(({ chance, error }) => {
    const lost = best.chance - chance
    return lost >= CLEARLY && lost > SURE * Math.hypot(best.error, error)
  })
}

/** A puzzle as a match that comes with the program: it ends with the best action, and asks for it. */
export const puzzleSample = ({ number, match, at, seat }: Puzzle): Sample => {
  const name = match.names[seat] ?? ''
  return {
    title: { en: `Puzzle ${number}`, 'zh-Hant': `第 ${number} 題` },
    about: {
      en: 'One action is clearly better than all others.',
      'zh-Hant': '有一手明顯比其他都好。',
    },
    match,
    notes: [
      {
        at,
        task: {
          words: {
            en: `${name} is to act. One action is clearly better than all others. Which?`,
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
