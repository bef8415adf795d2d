/** The positions and questions of puzzles, each requested once a language. */
import { shallowReactive } from 'vue'
import type { PuzzlePose, PuzzleRow } from '../../main/api/api.ts'
import { client } from '../ui/client/client.ts'
import { messageFormatter } from '../ui/format/gameText.ts'
import { breakingBetweenWords } from '../ui/format/lineBreaks.ts'
import type { Language } from '../../engine/kernel/text.ts'
import { sayIn } from '../ui/i18n.ts'

/** Tells puzzles apart; the same in every language, though each has a record of its own. */
export const puzzleKey = ({ game, number }: PuzzleRow): string => `${game} ${number}`

/** By key, with the record each comes from. */
const poses = shallowReactive(new Map<string, { readonly match: string; readonly pose: PuzzlePose }>())
const underWay = new Set<string>()

/** Requests the position of a puzzle unless it is known; a puzzle that cannot be read keeps its place empty. */
export const wantPose = async (puzzle: PuzzleRow): Promise<void> => {
  const { match } = puzzle
  if (poses.get(puzzleKey(puzzle))?.match === match || underWay.has(match)) return
  underWay.add(match)
  const answer = await client.request('puzzles.pose', { match })
  underWay.delete(match)
  if (answer.ok) poses.set(puzzleKey(puzzle), { match, pose: answer.value })
}

/** Undefined until it is known. After a change of language the former one, until the new one is here. */
export const poseOf = (puzzle: PuzzleRow): PuzzlePose | undefined => poses.get(puzzleKey(puzzle))?.pose

/**
 * What a puzzle asks, in a language: the game's own question, or the one for all puzzles if none is known. Chinese breaks
 * between its words.
 */
export const askedIn = (game: string, pose: PuzzlePose | undefined, language: Language): string =>
  pose === undefined || pose.question === null
    ? sayIn(language, 'puzzles.ask')
    : breakingBetweenWords(
        messageFormatter({ game, seats: pose.seats })(pose.question, language),
        pose.seats.map(({ name }) => name),
      )
