/** Quorsum 骰棋 by Steve and Will Erickson: two seats, sixteen tiles, four dice. */
import { defineGame } from '../../kernel/define-game.ts'
import { SIX_SIDES } from '../../kernel/game.ts'
import { actionSchema } from './action.ts'
import { drawOutcome, oddsOf } from './rules/chance.ts'
import { decide } from './rules/decide.ts'
import { eventSchema } from './event.ts'
import { evolve } from './position/evolve.ts'
import { start } from './position/initial-state.ts'
import { heuristics } from './bot/heuristics.ts'
import { legal, sampleLegal } from './rules/legal.ts'
import { sentence, account, ruleEvents, describe } from './text/sentences.ts'
import { board } from './text/board-text.ts'
import { changes } from './text/changes.ts'
import { en } from './text/locales/en.ts'
import { zhHant } from './text/locales/zh-Hant.ts'
import { puzzleQuestion } from './text/puzzle-question.ts'
import { notation } from './text/notation.ts'
import { FIELDS } from './options.ts'
import { RULES } from './rule-list.ts'
import { momentOf, scoreOf, turnOf } from './rules/status.ts'
import { project } from './view/project.ts'

/** Nothing is hidden (QO-23): every viewer sees the whole position, so only luck limits undo. */
export const quorsum = defineGame({
  id: 'quorsum',
  shelf: 1,
  version: 1,
  seats: { min: 2, max: 2 },
  fields: FIELDS,
  rules: RULES,
  ruleEvents,
  action: actionSchema,
  event: eventSchema,
  start,
  turn: turnOf,
  moment: momentOf,
  hasSeveralParts: ({ raceTo }) => raceTo > 1,
  legal,
  sampleLegal,
  decide,
  evolve,
  chance: drawOutcome,
  odds: oddsOf,
  view: project,
  // Rolls and the layout count as reveals: nobody can unsee them.
  reveals: ({ type }) => type === 'tiles.laid' || type === 'opening.rolled' || type === 'dice.rolled',
  score: scoreOf,
  rollStatistics: [{ id: 'dice', events: ['dice.rolled', 'opening.rolled'], faces: SIX_SIDES }],
  heuristics,
  texts: { en, 'zh-Hant': zhHant },
  text: { notation, describe, sentence, puzzleQuestion, account, changes, board },
})
