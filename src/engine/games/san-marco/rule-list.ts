/** The rules of San Marco in teaching order, the house rules among them, and why some have no example. */
import { ruleList } from '../../kernel/rules/rule-list.ts'

export const RULES = ruleList(
  'SM',
  {
    goal: '47 37 45',
    table: '1 2 3 49',
    setup: '4 5 6 7 8',
    roles: '9 12 13 10 10a 11',
    offers: '14 15 16 48 17 18 19 20 20a 21',
    cards: '22 23 24 25 26 27 27a 28 29 30',
    doge: '31 32 33 34 36 35',
    scoring: '38 39 39a',
    passages: '40 41 42 43 44',
    end: '44a 46',
  },
  '1 3 4 8 10 10a 15 16 20a 21 26 27a 31 36 39a 41 44 44a 47 48 49',
  {
    box: '1 2',
    setup: '7',
    throughout: '12 13 27a 45 49',
    allows: '10a',
    rare: '20a',
    counting: '47',
    hidden: '48',
  },
)
