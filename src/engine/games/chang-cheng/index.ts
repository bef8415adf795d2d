/** Chang Cheng 長城 by Walter Obert: two to four seats build one wall between China and the Mongols. */
import type { Game } from '../../kernel/game.ts'
import { optionsSchema } from '../../kernel/options.ts'
import { actionSchema, type Action } from './action.ts'
import { drawOutcome, oddsOf } from './rules/chance.ts'
import { decide } from './rules/decide.ts'
import { eventSchema, type Event } from './event.ts'
import { evolve } from './position/evolve.ts'
import { heuristics } from './bot/heuristics.ts'
import { legal, sampleLegal } from './rules/legal.ts'
import { sentence, account, ruleEvents, describe } from './text/sentences.ts'
import { en } from './text/locales/en.ts'
import { zhHant } from './text/locales/zh-Hant.ts'
import { isAlreadyKnown } from './rules/naming.ts'
import { notation } from './text/notation.ts'
import { FIELDS } from './options.ts'
import { board } from './text/board-text.ts'
import { RULES } from './rule-list.ts'
import { momentOf, scoreOf, turnOf } from './rules/status.ts'
import { conceal, reveals, redactEvent, redactAction, witnessEvent } from './view/hidden-information.ts'
import { project } from './view/project.ts'
import { start } from './position/initial-state.ts'
import type { Options, State } from './state.ts'
import type { View } from './view/types.ts'

/** Cards and face-down tiles are hidden (CC-48). */
export const changCheng: Game<Options, State, Action, Event, View> = {
  id: 'chang-cheng',
  version: 2,
  oldest: 1,
  partialEntrySince: 2,
  seats: { min: 2, max: 4 },
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
  isAlreadyKnown,
  chance: drawOutcome,
  odds: oddsOf,
  view: project,
  redactEvent,
  witnessEvent,
  redactAction,
  reveals,
  conceal,
  score: scoreOf,
  heuristics,
  text: { notation, describe, sentence, account, board, locales: { en, 'zh-Hant': zhHant } },
}
