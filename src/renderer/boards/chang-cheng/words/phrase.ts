import { phrasesUnder } from '../../../ui/format/phrases.ts'

/** A text of this board's. */
export const phrase = phrasesUnder('game.chang-cheng.board')
