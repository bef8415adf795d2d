/** The rules of Quorsum by id, in their order. */
import { ruleList } from '../../kernel/rules/rule-list.ts'

export const RULES = ruleList(
  {
    setup: ['QO-1', 'QO-2', 'QO-3', 'QO-4', 'QO-5', 'QO-6'],
    turn: [
      'QO-7',
      'QO-8',
      'QO-9',
      'QO-10',
      'QO-11',
      'QO-12',
      'QO-13',
      'QO-14',
      'QO-15',
      'QO-16',
      'QO-17',
      'QO-18',
    ],
    end: ['QO-19', 'QO-20', 'QO-21'],
    match: ['QO-22', 'QO-23'],
  },
  ['QO-9', 'QO-10', 'QO-14', 'QO-16', 'QO-19', 'QO-20', 'QO-22', 'QO-23'],
)
