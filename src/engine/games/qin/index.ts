/** Qin 秦 by Reiner Knizia: two to four seats, 72 tiles of two squares, pagodas on provinces and villages. */
import { defineGame } from '../../kernel/define-game.ts'
import { actionSchema } from './action.ts'
import { drawOutcome, oddsOf } from './rules/chance.ts'
import { decide } from './rules/decide.ts'
import { eventSchema } from './event.ts'
import { evolve } from './position/evolve.ts'
import { start } from './position/initial-state.ts'
import { heuristics } from './bot/heuristics.ts'
import { legal, sampleLegal } from './rules/legal.ts'
import { sentence, caption, scoring, ruleEvents, describe } from './text/sentences.ts'
import { en } from './text/locales/en.ts'
import { zhHant } from './text/locales/zh-Hant.ts'
import { puzzleQuestion } from './text/puzzle-question.ts'
import { notation } from './text/notation.ts'
import { FIELDS } from './options.ts'
import { board } from './text/board-text.ts'
import { changes } from './text/changes.ts'
import { BOX, KINDS } from './components/pieces.ts'
import { RULES } from './rule-list.ts'
import { momentOf, scoreOf, turnOf } from './rules/status.ts'
import { reveals, secrets } from './view/hidden-information.ts'
import { project } from './view/project.ts'

/** Hands and stock are hidden (QIN-H1) unless the match uses open hands. */
export const qin = defineGame({
  id: 'qin',
  shelf: 2,
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
  moment: momentOf,
  hasSeveralParts: ({ side }) => side === 'both',
  legal,
  sampleLegal,
  decide,
  evolve,
  chance: drawOutcome,
  odds: oddsOf,
  view: project,
  secrets,
  reveals,
  score: scoreOf,
  rollStatistics: [
    { id: 'tiles', events: ['hand.drawn'], faces: KINDS.map((face, at) => ({ face, weight: BOX[at] ?? 0 })) },
  ],
  heuristics,
  texts: { en, 'zh-Hant': zhHant },
  text: { notation, describe, sentence, puzzleQuestion, caption, scoring, changes, board },
})
