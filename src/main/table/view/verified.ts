/** Checks a record against the rules and converts the result to that of `table.verify`. */
import { gameOf } from '../../../engine/index.ts'
import type { MatchRecord } from '../../../engine/record/tree.ts'
import { verify } from '../../../engine/record/verify.ts'
import type { Output } from '../../api/api.ts'
import { wireError } from './redacted-values.ts'

export type Verified = Output<'table.verify'>

export const verified = (record: MatchRecord): Verified => {
  const { steps, decided, chosen, damage } = verify(record, gameOf(record.header.game))
  if (damage === null) return { steps, decided, chosen, damage }
  const { step, depth, details, ...found } = damage
  return {
    steps,
    decided,
    chosen,
    damage: { ...wireError({ ...found, details: { ...details, depth } }), step },
  }
}
