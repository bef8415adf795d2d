/** Qin 秦 by Reiner Knizia: two to four seats, 72 tiles of two squares, pagodas on provinces and villages. */
import type { Game } from '../../kernel/game.ts'
import { optionsSchema } from '../../kernel/options.ts'
import { oneOf } from '../../kernel/random.ts'
import { actionSchema, type Action } from './action.ts'
import { drawOutcome, oddsOf } from './rules/chance.ts'
import { decide } from './rules/decide.ts'
import { eventSchema, type Event } from './event.ts'
import { evolve } from './position/evolve.ts'
import { start } from './position/initial-state.ts'
import { heuristics } from './bot/heuristics.ts'
import { legal } from './rules/legal.ts'
import { sentence, ruleEvents, describe } from './text/sentences.ts'
import { en } from './text/locales/en.ts'
import { zhHant } from './text/locales/zh-Hant.ts'
import { notation } from './text/notation.ts'
import { FIELDS } from './options.ts'
import { board } from './text/board-text.ts'
import { BOX, KINDS } from './components/pieces.ts'
import { RULES } from './rule-list.ts'
import { momentOf, scoreOf, turnOf } from './rules/status.ts'
import {
  conceal,
  hasHiddenInformation,
  reveals,
  redactEvent,
  redactAction,
} from './view/hidden-information.ts'
import { project } from './view/project.ts'
import type { Options, State } from './state.ts'
import type { View } from './view/types.ts'

/** Hands and stock are hidden (QIN-H1) unless the match uses open hands. */
export const qin: Game<Options, State, Action, Event, View> = {
  id: 'qin',
  version: 2,
  oldest: 1,
  partialEntrySince: 2,
  seats: { min: 2, max: 4 },
  fields: FIELDS,
  rules: RULES,
  ruleEvents,
  schemas: { options: optionsSchema(FIELDS), action: actionSchema, event: eventSchema },
  hasHiddenInformation,
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
  rollStatistics: [
    { id: 'tiles', events: ['hand.drawn'], faces: KINDS.map((face, at) => ({ face, weight: BOX[at] ?? 0 })) },
  ],
  heuristics,
  text: { notation, describe, sentence, board, locales: { en, 'zh-Hant': zhHant } },
}
