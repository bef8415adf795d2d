/** The rules of Qin in teaching order, the house rules among them, and why some have no example. */
import { ruleList } from '../../kernel/rules/rule-list.ts'

export const RULES = ruleList(
  'QIN',
  {
    goal: 'G1 S4',
    table: 'S1 S2 S3 S5',
    setup: 'S6 S7 H1',
    turn: 'T1 P1 P2 P3 D1 D2 T2',
    provinces: 'E1 E2 E3 E4',
    villages: 'V1 V2 V3 V4 V5',
    joining: 'A1 A2 A3 A5 A6 A7 A8 A10 A9',
    end: 'G1a G2 G3 G4',
  },
  'S2 S6 S7 T2 P2 E3 E4 A2 A3 A8 A9 A10 V5 G1 G1a G4 H1',
  {
    box: 'S1 S2 S3 S4',
    setup: 'S5',
    allows: 'A10',
    nothing: 'D2 V3',
    counting: 'E4 A3 A9',
    rare: 'G1a',
    hidden: 'H1',
  },
)
