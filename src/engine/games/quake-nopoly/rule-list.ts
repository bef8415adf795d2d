/** The rules of Quake-nopoly in teaching order, the house rules among them, and why some have no example. */
import { ruleList } from '../../kernel/rules/rule-list.ts'

export const RULES = ruleList(
  'QK',
  {
    goal: '32 28',
    table: '1 3',
    setup: '2 4 5 6 7 43',
    round: '8',
    construction: '9 10 10a 11 12 13 14 15 16',
    disaster: '17 18 19 20 21 22 23 23a 23b',
    production: '24 25 26',
    end: '27 29 30 31',
    roles: '33 33a 34 34a 35 35a 36 36a 37 37a 38 38a',
    beginner: '39 40 41 42',
  },
  '1 2 7 9 10 10a 14 15 18 20 22 23a 23b 24 26 27 28 33 33a 34 35 35a 36 36a 37 37a 38a 39 41 42 43',
  {
    box: '1',
    setup: '3 4 5 39',
    nothing: '23a',
    counting: '29 30 31 34a',
    throughout: '9 38 40 41 42',
    hidden: '43',
  },
)
