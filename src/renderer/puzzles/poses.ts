/** The positions and questions of puzzles, each requested once. */
import { shallowReactive } from 'vue'
import type { PuzzlePose } from '../../main/api/api.ts'
import { client } from '../ui/client/client.ts'
import { messageFormatter } from '../ui/format/gameText.ts'
import { breakingBetweenWords } from '../ui/format/lineBreaks.ts'
import type { Language } from '../../engine/kernel/text.ts'
import { sayIn } from '../ui/i18n.ts'

const poses = shallowReactive(new Map<string, PuzzlePose>())
const underWay = new Set<string>()

/** Requests the position of a puzzle unless it is known; a puzzle that cannot be read keeps its place empty. */
export const wantPose = async (match: string): Promise<void> => {
  if (poses.has(match) || underWay.has(match)) return
  underWay.add(match)
  const answer = await client.request('puzzles.pose', { match })
  underWay.delete(match)
  if (answer.ok) poses.set(match, answer.value)
}

/** Undefined until it is known. */
export const poseOf = (match: string): PuzzlePose | undefined => poses.get(match)

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
