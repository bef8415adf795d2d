import { phrasesUnder } from '../../../format/phrases.ts'

/** A text of this board's. */
export const phrase = phrasesUnder('game.chang-cheng.board')
