/** The rules of San Marco by id, in their order. */
import { ruleList } from '../../kernel/rules/rule-list.ts'

export const RULES = ruleList(
  {
    setup: ['SM-1', 'SM-2', 'SM-3', 'SM-4', 'SM-5', 'SM-6', 'SM-7', 'SM-8'],
    roles: ['SM-9', 'SM-12', 'SM-13', 'SM-10', 'SM-11'],
    offers: ['SM-14', 'SM-15', 'SM-16', 'SM-17', 'SM-18', 'SM-19', 'SM-20', 'SM-20a', 'SM-21'],
    cards: ['SM-22', 'SM-23', 'SM-24', 'SM-25', 'SM-26', 'SM-27', 'SM-27a', 'SM-28', 'SM-29', 'SM-30'],
    doge: ['SM-31', 'SM-32', 'SM-33', 'SM-34', 'SM-36', 'SM-35'],
    scoring: ['SM-37', 'SM-38', 'SM-39', 'SM-39a'],
    end: ['SM-40', 'SM-41', 'SM-42', 'SM-43', 'SM-44', 'SM-44a', 'SM-45', 'SM-46', 'SM-47'],
    secrets: ['SM-48'],
  },
  [
    'SM-1',
    'SM-3',
    'SM-4',
    'SM-8',
    'SM-10',
    'SM-15',
    'SM-16',
    'SM-20a',
    'SM-21',
    'SM-26',
    'SM-27a',
    'SM-31',
    'SM-36',
    'SM-39a',
    'SM-41',
    'SM-44',
    'SM-44a',
    'SM-47',
    'SM-48',
  ],
)
