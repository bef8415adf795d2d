/** Quorsum 骰棋 by Steve and Will Erickson: two seats, sixteen tiles, four dice. */
import type { Game } from '../../kernel/game.ts'
import { SIX_SIDES } from '../../kernel/luck.ts'
import { optionsSchema } from '../../kernel/options.ts'
import { actionSchema, type Action } from './action.ts'
import { draw, oddsOf } from './chance.ts'
import { decide } from './decide.ts'
import { eventSchema, type Event } from './event.ts'
import { evolve, start } from './evolve.ts'
import { guide } from './guide.ts'
import { legal } from './legal.ts'
import { en } from './locales/en.ts'
import { zhHant } from './locales/zh-Hant.ts'
import { FIELDS } from './options.ts'
import { RULES } from './rules.ts'
import { sample } from './sample.ts'
import { momentOf, scoreOf, turnOf } from './score.ts'
import { shown } from './shown.ts'
import type { Options, State } from './state.ts'
import { board, notation, sentence } from './text.ts'
import type { View } from './view.ts'

/** Nothing is hidden (QO-23): every viewer sees the whole position, and undo can take nothing back but luck. */
export const quorsum: Game<Options, State, Action, Event, View> = {
  id: 'quorsum',
  version: 1,
  seats: { min: 2, max: 2 },
  fields: FIELDS,
  secrets: () => false,
  rules: RULES,
  schemas: { options: optionsSchema(FIELDS), action: actionSchema, event: eventSchema },
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
  seen: (event) => event,
  seenAction: (action) => action,
  // Luck is a reveal: whoever has seen a roll or the tiles cannot unsee them.
  reveals: ({ type }) => type === 'tiles.laid' || type === 'opening.rolled' || type === 'dice.rolled',
  reshuffle: (state) => state,
  score: scoreOf,
  luck: [{ id: 'dice', events: ['dice.rolled', 'opening.rolled'], faces: SIX_SIDES }],
  guide,
  text: { notation, sentence, board, locales: { en, 'zh-Hant': zhHant } },
}
