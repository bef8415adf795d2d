/** Quake-nopoly 嚴震以待 (2016): two to six seats build on Taiwan's districts between typhoons and earthquakes. */
import type { Game } from '../../kernel/game.ts'
import { SIX_SIDES } from '../../kernel/luck.ts'
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

/** Hands are hidden (QK-43). */
export const quakeNopoly: Game<Options, State, Action, Event, View> = {
  id: 'quake-nopoly',
  version: 2,
  oldest: 1,
  unseenSince: 2,
  seats: { min: 2, max: 6 },
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
  chance: draw,
  odds: oddsOf,
  view: shown,
  seen,
  seenAction,
  reveals,
  reshuffle,
  score: scoreOf,
  guide,
  luck: [{ id: 'die', events: ['die.rolled'], faces: SIX_SIDES }],
  text: { notation, sentence, board, locales: { en, 'zh-Hant': zhHant } },
}
