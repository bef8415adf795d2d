/** Chang Cheng 長城 by Walter Obert: two to four seats build one wall between China and the Mongols. */
import { defineGame } from '../../kernel/define-game.ts'
import { actionSchema } from './action.ts'
import { drawOutcome, oddsOf } from './rules/chance.ts'
import { decide } from './rules/decide.ts'
import { eventSchema } from './event.ts'
import { evolve } from './position/evolve.ts'
import { heuristics } from './bot/heuristics.ts'
import { legal, sampleLegal } from './rules/legal.ts'
import { sentence, account, caption, ruleEvents, describe } from './text/sentences.ts'
import { en } from './text/locales/en.ts'
import { zhHant } from './text/locales/zh-Hant.ts'
import { isAlreadyKnown } from './rules/naming.ts'
import { puzzleQuestion } from './text/puzzle-question.ts'
import { notation } from './text/notation.ts'
import { FIELDS } from './options.ts'
import { board } from './text/board-text.ts'
import { changes } from './text/changes.ts'
import { RULES } from './rule-list.ts'
import { scoreOf, turnOf } from './rules/status.ts'
import { reveals, secrets } from './view/hidden-information.ts'
import { project } from './view/project.ts'
import { start } from './position/initial-state.ts'

/** Cards and face-down tiles are hidden (CC-48). */
export const changCheng = defineGame({
  id: 'chang-cheng',
  shelf: 3,
  version: 2,
  oldest: 1,
  partialEntrySince: 2,
  seats: { min: 2, max: 4 },
  fields: FIELDS,
  rules: RULES,
  ruleEvents,
  action: actionSchema,
  event: eventSchema,
  start,
  turn: turnOf,
  legal,
  sampleLegal,
  decide,
  evolve,
  isAlreadyKnown,
  chance: drawOutcome,
  odds: oddsOf,
  view: project,
  secrets,
  reveals,
  score: scoreOf,
  heuristics,
  texts: { en, 'zh-Hant': zhHant },
  text: { notation, describe, sentence, puzzleQuestion, account, caption, changes, board },
})
