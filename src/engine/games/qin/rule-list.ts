/** The rules of Qin, in their order, and those in which the published rules leave something open. */
import { ruleList } from '../../kernel/rules/rule-list.ts'

export const RULES = ruleList(
  'QIN',
  {
    setup: 'S1 S2 S3 S4 S5 S6 S7',
    turn: 'T1 T2 P1 P2 P3 D1 D2',
    provinces: 'E1 E2 E3 E4',
    joining: 'A1 A2 A3 A5 A6 A7 A8 A9',
    villages: 'V1 V2 V3 V4 V5',
    end: 'G1 G1a G2 G3 G4',
    secrets: 'H1',
  },
  'S2 S6 S7 T2 P2 E3 E4 A2 A3 A8 A9 V5 G1 G1a G4 H1',
)
