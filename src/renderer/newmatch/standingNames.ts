/** What a seat is called that nobody has named. */
import type { Language } from '../../engine/kernel/text.ts'
import { say, sayIn } from '../shell/i18n.ts'
import type { SeatDraft } from './draft.ts'

/** Of a seat counted from 0, in the language of the window. */
export const standingName = (seat: number, draft?: SeatDraft): string =>
  draft?.player.kind === 'bot' ? say(`newMatch.bots.${seat + 1}`) : say('newMatch.player', { n: seat + 1 })

/** All such names a seat may have had in a language: bots were numbered once. */
export const standingNames = (language: Language, seat: number): readonly string[] =>
  ['newMatch.player', 'newMatch.bot', `newMatch.bots.${seat + 1}`].map((key) =>
    sayIn(language, key, { n: seat + 1 }),
  )
