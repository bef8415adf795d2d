/** San Marco by Alan R. Moon and Aaron Weissblum: three or four seats divide, choose, and win Venice. */
import { type Game, SIX_SIDES } from '../../kernel/game.ts'
import { optionsSchema } from '../../kernel/options.ts'
import { actionSchema, type Action } from './action.ts'
import { drawOutcome, oddsOf } from './rules/chance.ts'
import { decide } from './rules/decide.ts'
import { eventSchema, type Event } from './event.ts'
import { evolve } from './position/evolve.ts'
import { legal, sampleLegal } from './rules/legal.ts'
import { heuristics } from './bot/heuristics.ts'
import { sentence, account, ruleEvents, describe } from './text/sentences.ts'
import { en } from './text/locales/en.ts'
import { zhHant } from './text/locales/zh-Hant.ts'
import { notation } from './text/notation.ts'
import { FIELDS } from './options.ts'
import { board } from './text/board-text.ts'
import { RULES } from './rule-list.ts'
import { momentOf, turnOf } from './rules/status.ts'
import { conceal, reveals, redactEvent, redactAction } from './view/hidden-information.ts'
import { project } from './view/project.ts'
import { start } from './position/initial-state.ts'
import type { Options, State } from './state.ts'
import type { View } from './view/types.ts'

/** A distributor's cards and offers are hidden until turned up (SM-48). */
export const sanMarco: Game<Options, State, Action, Event, View> = {
  id: 'san-marco',
  version: 2,
  oldest: 1,
  partialEntrySince: 2,
  seats: { min: 3, max: 4 },
  fields: FIELDS,
  rules: RULES,
  ruleEvents,
  schemas: { options: optionsSchema(FIELDS), action: actionSchema, event: eventSchema },
  hasHiddenInformation: () => true,
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
  redactEvent,
  redactAction,
  reveals,
  conceal,
  score: ({ scores }) => scores,
  heuristics,
  rollStatistics: [{ id: 'die', events: ['die.rolled'], faces: SIX_SIDES }],
  text: { notation, describe, sentence, account, board, locales: { en, 'zh-Hant': zhHant } },
}
