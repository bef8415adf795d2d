/** The rules of Quorsum in teaching order, the house rules among them, and why some have no example. */
import { ruleList } from '../../kernel/rules/rule-list.ts'

export const RULES = ruleList(
  'QO',
  {
    goal: '7 5 19',
    table: '1 2 23',
    setup: '3 4 6',
    turn: '8 9 10 18',
    moving: '11 12 13 14',
    flipping: '15 16 17 24',
    end: '20 21',
    match: '22',
  },
  '9 10 14 16 19 20 22 23 24',
  { box: '1', allows: '9 17 24', hidden: '23' },
)
