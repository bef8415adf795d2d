/** The rules of Quorsum, in their order, and those in which the published rules leave something open. */
import { ruleList } from '../../kernel/rules/rule-list.ts'

export const RULES = ruleList(
  'QO',
  {
    setup: '1 2 3 4 5 6',
    turn: '7 8 9 10 11 12 13 14 15 16 17 18',
    end: '19 20 21',
    match: '22 23',
  },
  '9 10 14 16 19 20 22 23',
)
