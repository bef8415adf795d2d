/** Qin 秦 by Reiner Knizia: two to four seats, 72 tiles of two squares, pagodas on provinces and villages. */
import type { Game } from '../../kernel/game.ts'
import { optionsSchema } from '../../kernel/options.ts'
import { oneOf } from '../../kernel/random.ts'
import { actionSchema, type Action } from './action.ts'
import { draw, oddsOf } from './chance.ts'
import { decide } from './decide.ts'
import { eventSchema, type Event } from './event.ts'
import { evolve, start } from './evolve.ts'
import { guide } from './guide.ts'
import { legal } from './legal.ts'
import { en } from './locales/en.ts'
import { zhHant } from './locales/zh-Hant.ts'
import { notation } from './notation.ts'
import { FIELDS } from './options.ts'
import { board } from './picture.ts'
import { BOX, KINDS } from './pieces.ts'
import { RULES } from './rules.ts'
import { momentOf, scoreOf, turnOf } from './score.ts'
import { hasSecrets, reshuffle, reveals, seen, seenAction } from './secrets.ts'
import { sentence } from './sentence.ts'
import { shown } from './shown.ts'
import type { Options, State } from './state.ts'
import type { View } from './view.ts'

/** Hands and stock are hidden (QIN-H1) unless the match is played with open hands. */
export const qin: Game<Options, State, Action, Event, View> = {
  id: 'qin',
  version: 2,
  oldest: 1,
  unseenSince: 2,
  seats: { min: 2, max: 4 },
  fields: FIELDS,
  rules: RULES,
  schemas: { options: optionsSchema(FIELDS), action: actionSchema, event: eventSchema },
  secrets: hasSecrets,
  start,
  turn: turnOf,
  moment: momentOf,
  legal,
  sample: (state, random) => oneOf(legal(state), random),
  decide,
  evolve,
  chance: draw,
  odds: oddsOf,
  view: shown,
  seen,
  seenAction: (action, _actor, viewer) => seenAction(action, viewer),
  reveals,
  reshuffle,
  score: scoreOf,
  luck: [
    { id: 'tiles', events: ['hand.drawn'], faces: KINDS.map((face, at) => ({ face, weight: BOX[at] ?? 0 })) },
  ],
  guide,
  text: { notation, sentence, board, locales: { en, 'zh-Hant': zhHant } },
}
