/** Quake-nopoly 嚴震以待 (2016): two to six seats build on Taiwan's districts between typhoons and earthquakes. */
import { defineGame } from '../../kernel/define-game.ts'
import { actionSchema } from './action.ts'
import { outcomes, unknownOutcome } from './rules/chance.ts'
import { decide } from './rules/decide.ts'
import { eventSchema } from './event.ts'
import { evolve } from './position/evolve.ts'
import { heuristics } from './bot/heuristics.ts'
import { legal } from './rules/legal.ts'
import { sentence, account, caption, ruleEvents, describe } from './text/sentences.ts'
import { en } from './text/locales/en.ts'
import { zhHant } from './text/locales/zh-Hant.ts'
import { puzzleQuestion } from './text/puzzle-question.ts'
import { notation } from './text/notation.ts'
import { FIELDS } from './options.ts'
import { board } from './text/board-text.ts'
import { changes } from './text/changes.ts'
import { RULES } from './rule-list.ts'
import { momentOf, scoreOf, turnOf } from './rules/status.ts'
import { secrets } from './view/hidden-information.ts'
import { project } from './view/project.ts'
import { start } from './position/initial-state.ts'

/** Hands are hidden (QK-43). */
export const quakeNopoly = defineGame({
  id: 'quake-nopoly',
  shelf: 5,
  version: 2,
  oldest: 1,
  partialEntrySince: 2,
  seats: { min: 2, max: 6 },
  fields: FIELDS,
  rules: RULES,
  ruleEvents,
  action: actionSchema,
  event: eventSchema,
  start,
  turn: turnOf,
  moment: momentOf,
  legal,
  decide,
  evolve,
  outcomes,
  unknownOutcome,
  view: project,
  secrets,
  score: scoreOf,
  heuristics,
  texts: { en, 'zh-Hant': zhHant },
  text: { notation, describe, sentence, puzzleQuestion, account, caption, changes, board },
})
