/** The rules of Chang Cheng in teaching order, the house rules among them, and why some have no example. */
import { ruleList } from '../../kernel/rules/rule-list.ts'

export const RULES = ruleList(
  'CC',
  {
    goal: '38 28',
    table: '1 2 3',
    setup: '4 48',
    turn: '6 7 8 9 10 11 14 5 17 18 35',
    pieces: '12 13 15 15a 15b 15c 16',
    province: '19 19a 20 21 21a',
    scoring: '29 30 31 32 33 49',
    cards: '22 23 23a 24 25 26 26a 27',
    end: '34 34a 36 36a 37',
    two: '39 40 41 42 42a 42b',
    events: '43 44 45 46 47',
  },
  '2 3 4 7 11 13 15 15a 15b 15c 16 17 35 19a 21a 22 23 23a 26a 27 28 29 31 33 34 34a 36a 37 39 42a 42b ' +
    '44 45 49',
  {
    box: '1 2',
    counting: '13 16 38',
    rare: '15c 19a 34a 42b',
    allows: '18 49',
    nothing: '33',
    throughout: '42a',
    hidden: '48',
  },
)
