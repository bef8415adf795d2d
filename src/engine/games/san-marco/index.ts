/** San Marco by Alan R. Moon and Aaron Weissblum: three or four seats divide, choose, and win Venice. */
import type { Game } from '../../kernel/game.ts'
import { SIX_SIDES } from '../../kernel/luck.ts'
import { optionsSchema } from '../../kernel/options.ts'
import { actionSchema, type Action } from './action.ts'
import { draw, oddsOf } from './chance.ts'
import { decide } from './decide.ts'
import { eventSchema, type Event } from './event.ts'
import { evolve } from './evolve.ts'
import { legal, sample } from './legal.ts'
import { guide } from './guide.ts'
import { en } from './locales/en.ts'
import { zhHant } from './locales/zh-Hant.ts'
import { notation } from './notation.ts'
import { FIELDS } from './options.ts'
import { board } from './picture.ts'
import { RULES } from './rules.ts'
import { momentOf, turnOf } from './score.ts'
import { reshuffle, reveals, seen, seenAction } from './secrets.ts'
import { sentence } from './sentence.ts'
import { shown } from './shown.ts'
import { start } from './start.ts'
import type { Options, State } from './state.ts'
import type { View } from './view.ts'

/** What a distributor holds and offers is hidden until it is turned up (SM-48). */
export const sanMarco: Game<Options, State, Action, Event, View> = {
  id: 'san-marco',
  version: 2,
  oldest: 1,
  unseenSince: 2,
  seats: { min: 3, max: 4 },
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
  score: ({ scores }) => scores,
  guide,
  luck: [{ id: 'die', events: ['die.rolled'], faces: SIX_SIDES }],
  text: { notation, sentence, board, locales: { en, 'zh-Hant': zhHant } },
}
