/** The rules of Qin by id, in their order. */
import { ruleList } from '../../kernel/rules/rule-list.ts'

export const RULES = ruleList(
  {
    setup: ['QIN-S1', 'QIN-S2', 'QIN-S3', 'QIN-S4', 'QIN-S5', 'QIN-S6', 'QIN-S7'],
    turn: ['QIN-T1', 'QIN-T2', 'QIN-P1', 'QIN-P2', 'QIN-P3', 'QIN-D1', 'QIN-D2'],
    provinces: ['QIN-E1', 'QIN-E2', 'QIN-E3', 'QIN-E4'],
    joining: ['QIN-A1', 'QIN-A2', 'QIN-A3', 'QIN-A5', 'QIN-A6', 'QIN-A7', 'QIN-A8', 'QIN-A9'],
    villages: ['QIN-V1', 'QIN-V2', 'QIN-V3', 'QIN-V4', 'QIN-V5'],
    end: ['QIN-G1', 'QIN-G1a', 'QIN-G2', 'QIN-G3', 'QIN-G4'],
    secrets: ['QIN-H1'],
  },
  [
    'QIN-S2',
    'QIN-S6',
    'QIN-S7',
    'QIN-T2',
    'QIN-P2',
    'QIN-E3',
    'QIN-E4',
    'QIN-A2',
    'QIN-A3',
    'QIN-A8',
    'QIN-A9',
    'QIN-V5',
    'QIN-G1',
    'QIN-G1a',
    'QIN-G4',
    'QIN-H1',
  ],
)
