/** Quorsum 骰棋 by Steve and Will Erickson: two seats, sixteen tiles, four dice. */
import { concealNothing } from '../../kernel/hidden-information.ts'
import { type Game, SIX_SIDES } from '../../kernel/game.ts'
import { optionsSchema } from '../../kernel/options.ts'
import { actionSchema, type Action } from './action.ts'
import { drawOutcome, oddsOf } from './rules/chance.ts'
import { decide } from './rules/decide.ts'
import { eventSchema, type Event } from './event.ts'
import { evolve } from './position/evolve.ts'
import { start } from './position/initial-state.ts'
import { heuristics } from './bot/heuristics.ts'
import { legal, sampleLegal } from './rules/legal.ts'
import { sentence, account, ruleEvents, describe } from './text/sentences.ts'
import { board } from './text/board-text.ts'
import { en } from './text/locales/en.ts'
import { zhHant } from './text/locales/zh-Hant.ts'
import { notation } from './text/notation.ts'
import { FIELDS } from './options.ts'
import { RULES } from './rule-list.ts'
import { momentOf, scoreOf, turnOf } from './rules/status.ts'
import { project } from './view/project.ts'
import type { Options, State } from './state.ts'
import type { View } from './view/types.ts'

/** Nothing is hidden (QO-23): every viewer sees the whole position, so only luck limits undo. */
export const quorsum: Game<Options, State, Action, Event, View> = {
  id: 'quorsum',
  version: 1,
  seats: { min: 2, max: 2 },
  fields: FIELDS,
  hasHiddenInformation: () => false,
  rules: RULES,
  ruleEvents,
  schemas: { options: optionsSchema(FIELDS), action: actionSchema, event: eventSchema },
  start,
  turn: turnOf,
  moment: momentOf,
  legal,
  sampleLegal: sampleLegal,
  decide,
  evolve,
  chance: drawOutcome,
  odds: oddsOf,
  view: project,
  redactEvent: (event) => event,
  redactAction: (action) => action,
  // Rolls and the layout count as reveals: nobody can unsee them.
  reveals: ({ type }) => type === 'tiles.laid' || type === 'opening.rolled' || type === 'dice.rolled',
  conceal: concealNothing,
  score: scoreOf,
  rollStatistics: [{ id: 'dice', events: ['dice.rolled', 'opening.rolled'], faces: SIX_SIDES }],
  heuristics,
  text: { notation, describe, sentence, account, board, locales: { en, 'zh-Hant': zhHant } },
}
