/** Chang Cheng 長城 by Walter Obert: two to four seats build one wall between China and the Mongols. */
import type { Game } from '../../kernel/game.ts'
import { optionsSchema } from '../../kernel/options.ts'
import { actionSchema, type Action } from './action.ts'
import { draw, oddsOf } from './chance.ts'
import { decide } from './decide.ts'
import { eventSchema, type Event } from './event.ts'
import { evolve } from './evolve.ts'
import { guide } from './guide.ts'
import { legal } from './legal.ts'
import { en } from './locales/en.ts'
import { zhHant } from './locales/zh-Hant.ts'
import { moot } from './naming.ts'
import { notation } from './notation.ts'
import { FIELDS } from './options.ts'
import { board } from './picture.ts'
import { RULES } from './rules.ts'
import { sample } from './sample.ts'
import { momentOf, scoreOf, turnOf } from './score.ts'
import { reshuffle, reveals, seen, seenAction } from './secrets.ts'
import { sentence } from './sentence.ts'
import { shown } from './shown.ts'
import { start } from './start.ts'
import type { Options, State } from './state.ts'
import type { View } from './view.ts'

/** Cards and face-down tiles are hidden (CC-48). */
export const changCheng: Game<Options, State, Action, Event, View> = {
  id: 'chang-cheng',
  version: 2,
  oldest: 1,
  unseenSince: 2,
  seats: { min: 2, max: 4 },
  fields: FIELDS,
  rules: RULES,
  schemas: { options: optionsSchema(FIELDS), action: actionSchema, event: eventSchema },
  secrets: () => true,
  start,
  turn: turnOf,
  moment: momentOf,
  legal,
  sample,
  decide,
  evolve,
  moot,
  chance: draw,
  odds: oddsOf,
  view: shown,
  seen,
  seenAction,
  reveals,
  reshuffle,
  score: scoreOf,
  guide,
  text: { notation, sentence, board, locales: { en, 'zh-Hant': zhHant } },
}
