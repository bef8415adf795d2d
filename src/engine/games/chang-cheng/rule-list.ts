/** The rules of Chang Cheng, in their order, and those in which the published rules leave something open. */
import { ruleList } from '../../kernel/rules/rule-list.ts'

export const RULES = ruleList(
  'CC',
  {
    setup: '1 2 3 4 5',
    turn: '6 7 8 9 10 11 12 13 14 15 15a 15b 15c 16 17 18 35',
    province: '19 19a 20 21 21a',
    cards: '22 23 23a 24 25 26 26a 27',
    scoring: '28 29 30 31 32 33',
    end: '34 34a 36 36a 37 38',
    two: '39 40 41 42 42a 42b',
    events: '43 44 45 46 47',
    secrets: '48',
  },
  '2 3 4 7 11 13 15 15a 15b 15c 16 17 35 19a 21a 22 23 23a 26a 27 28 29 31 33 34 34a 36a 37 39 42a 42b ' +
    '44 45',
)
