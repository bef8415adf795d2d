/** San Marco by Alan R. Moon and Aaron Weissblum: three or four seats divide, choose, and win Venice. */
import { defineGame } from '../../kernel/define-game.ts'
import { SIX_SIDES } from '../../kernel/game.ts'
import { actionSchema } from './action.ts'
import { drawOutcome, oddsOf } from './rules/chance.ts'
import { decide } from './rules/decide.ts'
import { eventSchema } from './event.ts'
import { evolve } from './position/evolve.ts'
import { legal, sampleLegal } from './rules/legal.ts'
import { heuristics } from './bot/heuristics.ts'
import { sentence, account, caption, ruleEvents, describe } from './text/sentences.ts'
import { en } from './text/locales/en.ts'
import { zhHant } from './text/locales/zh-Hant.ts'
import { puzzleQuestion } from './text/puzzle-question.ts'
import { notation } from './text/notation.ts'
import { FIELDS } from './options.ts'
import { board } from './text/board-text.ts'
import { changes } from './text/changes.ts'
import { RULES } from './rule-list.ts'
import { momentOf, turnOf } from './rules/status.ts'
import { secrets } from './view/hidden-information.ts'
import { project } from './view/project.ts'
import { start } from './position/initial-state.ts'

/** A distributor's cards and offers are hidden until turned up (SM-48). */
export const sanMarco = defineGame({
  id: 'san-marco',
  shelf: 4,
  version: 2,
  oldest: 1,
  partialEntrySince: 2,
  // Two play by a house rule (SM-49).
  seats: { min: 3, max: 4, house: 2 },
  fields: FIELDS,
  rules: RULES,
  ruleEvents,
  action: actionSchema,
  event: eventSchema,
  start,
  turn: turnOf,
  moment: momentOf,
  legal,
  sampleLegal,
  decide,
  evolve,
  chance: drawOutcome,
  odds: oddsOf,
  view: project,
  secrets,
  score: ({ scores }) => scores,
  heuristics,
  rollStatistics: [{ id: 'die', events: ['die.rolled'], faces: SIX_SIDES }],
  texts: { en, 'zh-Hant': zhHant },
  text: { notation, describe, sentence, puzzleQuestion, account, caption, changes, board },
})
