/** The command line's own sentences for codes; those of a game come from its texts. */
import type { AnyGame } from '../engine/kernel/game.ts'
import type { Json } from '../engine/kernel/json.ts'
import { gameTranslator } from '../main/sharing/translator.ts'

/** A problem with a stable code, wherever it comes from. */
export interface Problem {
  readonly code: string
  readonly rule?: string | undefined
  readonly details?: { readonly [key: string]: Json } | undefined
}

const SENTENCES: { readonly [code: string]: string } = {
  // The library
  libraryNewer:
    'This library was written by a later version of Qipu. It has been left as it is; please update Qipu.',
  libraryNotOurs: 'This file is not a library of Qipu. It has been left as it is.',
  libraryDamaged: 'The library is damaged.',
  analysisAfterMatch: 'Hands are hidden in this match, so it can be analysed only once it is over.',
  analysisDamaged: 'Its record is damaged, so it is not analysed.',
  analysisSeenOnly:
    'This copy was made for others to see and leaves out what was hidden; it cannot be analysed.',
  analysisOtherRules: 'It was played by another version of the rules, so this version cannot analyse it.',
  libraryLocked: 'Another program is holding the library; please try again.',
  libraryUnreadable: 'The library cannot be opened.',
  libraryReadOnly: 'The library may be read but not written here.',
  libraryFull: 'There is no room left on the disk; nothing was changed.',
  matchUnknown: 'There is no such match in the library.',
  recordDamaged: 'A part of this match in the library cannot be read; it is shown up to there.',
  // Playing
  notYourTurn: 'It is not that player’s turn.',
  malformed: 'This is not an action of the game.',
  chanceEndless: 'Chance would act for ever here: the rules are at fault. What was kept before is safe.',
  luckAltered: 'This outcome is not the one the seed gives.',
  matchOver: 'The match is over.',
  chanceToAct: 'First chance has to act.',
  notChance: 'Chance is not to act now.',
  notManual: 'With a seed chance acts by itself.',
  unknownStep: 'There is no such step in this match.',
  notOnLine: 'This step is not on the line being played.',
  undoOff: 'This match is played without undo.',
  undoReveals: 'Undo would take back something that has been seen.',
  nothingToUndo: 'There is nothing to undo.',
  // Verification
  badOptions: 'The options are not those of this game.',
  badSeats: 'The game is not played by so many.',
  badId: 'The step does not match its id: it has been altered.',
  unknownEvent: 'The game knows no such event.',
  unreadableStep: 'This step cannot be read.',
  malformedAction: 'This is not an action of the game.',
  illegal: 'The rules refuse this action.',
  differs: 'The rules give other events for this action.',
  foldFailed: 'These events do not fit the position.',
  timeUp: 'It took too long to check.',
  // Files
  notQipu: 'This is not a .qipu file.',
  newerFormat: 'This file was written by a later version of Qipu.',
  tooLarge: 'The file is too large.',
  badGzip: 'The compressed file is damaged.',
  lineTooLong: 'A line is too long.',
  tooManyLines: 'The file has too many lines.',
  tooManySteps: 'The match has too many steps.',
  notUtf8: 'A line is not UTF-8 text.',
  tooDeep: 'A line is nested too deeply.',
  badJson: 'This is not JSON.',
  notFinite: 'A number is too large.',
  forbiddenName: 'A line uses a forbidden name.',
  badLine: 'A line is not what it should be.',
  outOfOrder: 'A line is out of order.',
  unknownParent: 'A step follows one that is not there.',
  duplicate: 'Something is there twice.',
  badMain: 'The match as played is missing.',
  versionTooHigh:
    'A branch or comment claims a version higher than anybody can have reached; such a copy is not merged.',
  notInCopy: 'This copy of what one viewer saw does not hold that.',
  changesOwn:
    'The match is here, and this copy would change what is yours; nothing was taken. See --keep and --replace.',
  noEnd: 'The end of the file is missing: it was cut off.',
  wrongEnd: 'The closing hash does not fit: the file was altered or damaged.',
  afterEnd: 'Something follows the end of the file.',
  // Zip files
  badZip: 'The zip file, or a file in it, is damaged; what came out of it whole was taken in.',
  zipTooLarge: 'The zip file holds more than is read from one file; what came before was taken in.',
  zipTooMany: 'The zip file holds too many files; the first were taken in.',
  zipLocked: 'The file is locked with a password.',
  // The referee
  badRequest: 'This is not a request. One of turn, legal, act, roll, view, undo, save, quit is.',
  lineTooBig: 'The request is too long.',
  noSuchSeat: 'There is no such seat.',
  notSaved: 'The file could not be written.',
}

/** A sentence for a problem: the game's own if it has one, then ours, then the code. */
export const sentenceOf = (
  { code, details = {} }: Problem,
  game?: AnyGame,
  names: readonly string[] = [],
): string => {
  if (code === 'badOptions' && details['needs'] !== undefined) {
    const { option, value, needs, seats } = details
    return `With ${String(seats)} seats the option ${String(option)} cannot be ${String(value)}: that takes ${String(needs)} seats.`
  }
  if (code === 'illegal' && game !== undefined && typeof details['refusal'] === 'string')
    return `${SENTENCES[code] ?? code} ${sentenceOf({ code: details['refusal'], details }, game, names)}`
  const own =
    game === undefined ? undefined : gameTranslator(game, 'en', names).text(`refusal.${code}`, details)
  return own ?? SENTENCES[code] ?? code
}

/** `sentence (code, rule QO-11)`, for people at a terminal. */
export const explained = (problem: Problem, game?: AnyGame, names: readonly string[] = []): string => {
  const rule = problem.rule === undefined ? '' : `, rule ${problem.rule}`
  return `${sentenceOf(problem, game, names)} (${problem.code}${rule})`
}

/** What a name in a problem's details adds, such as a path or a limit, in brackets; empty if nothing. */
export const detailsOf = ({ details = {} }: Problem): string => {
  const said = Object.entries(details).filter(([, value]) => typeof value !== 'object')
  return said.length === 0 ? '' : ` [${said.map(([key, value]) => `${key} ${String(value)}`).join(', ')}]`
}
