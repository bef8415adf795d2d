/** Quake-nopoly 嚴震以待 (2016): two to six seats build on Taiwan's districts between typhoons and earthquakes. */
import { type Game, SIX_SIDES } from '../../kernel/game.ts'
import { oneOf } from '../../kernel/random.ts'
import { optionsSchema } from '../../kernel/options.ts'
import { actionSchema, type Action } from './action.ts'
import { drawOutcome, oddsOf } from './rules/chance.ts'
import { decide } from './rules/decide.ts'
import { eventSchema, type Event } from './event.ts'
import { evolve } from './position/evolve.ts'
import { heuristics } from './bot/heuristics.ts'
import { legal } from './rules/legal.ts'
import { sentence, account, ruleEvents, describe } from './text/sentences.ts'
import { en } from './text/locales/en.ts'
import { zhHant } from './text/locales/zh-Hant.ts'
import { notation } from './text/notation.ts'
import { FIELDS } from './options.ts'
import { board } from './text/board-text.ts'
import { RULES } from './rule-list.ts'
import { momentOf, scoreOf, turnOf } from './rules/status.ts'
import { conceal, reveals, redactEvent, redactAction } from './view/hidden-information.ts'
import { project } from './view/project.ts'
import { start } from './position/initial-state.ts'
import type { Options, State } from './state.ts'
import type { View } from './view/types.ts'

/** Hands are hidden (QK-43). */
export const quakeNopoly: Game<Options, State, Action, Event, View> = {
  id: 'quake-nopoly',
  version: 2,
  oldest: 1,
  partialEntrySince: 2,
  seats: { min: 2, max: 6 },
  fields: FIELDS,
  rules: RULES,
  ruleEvents,
  schemas: { options: optionsSchema(FIELDS), action: actionSchema, event: eventSchema },
  hasHiddenInformation: () => true,
  start,
  turn: turnOf,
  moment: momentOf,
  legal,
  sampleLegal: (state, random) => oneOf(legal(state), random),
  decide,
  evolve,
  chance: drawOutcome,
  odds: oddsOf,
  view: project,
  redactEvent,
  redactAction,
  reveals,
  conceal,
  score: scoreOf,
  heuristics,
  rollStatistics: [{ id: 'die', events: ['die.rolled'], faces: SIX_SIDES }],
  text: { notation, describe, sentence, account, board, locales: { en, 'zh-Hant': zhHant } },
}
