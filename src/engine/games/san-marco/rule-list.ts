/** The rules of San Marco, in their order, and those in which the published rules leave something open. */
import { ruleList } from '../../kernel/rules/rule-list.ts'

export const RULES = ruleList(
  'SM',
  {
    setup: '1 2 3 4 5 6 7 8',
    roles: '9 12 13 10 11',
    offers: '14 15 16 17 18 19 20 20a 21',
    cards: '22 23 24 25 26 27 27a 28 29 30',
    doge: '31 32 33 34 36 35',
    scoring: '37 38 39 39a',
    end: '40 41 42 43 44 44a 45 46 47',
    secrets: '48',
  },
  '1 3 4 8 10 15 16 20a 21 26 27a 31 36 39a 41 44 44a 47 48',
)
