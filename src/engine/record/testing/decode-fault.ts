import type { AnyGame } from '../../kernel/game.ts'
import { canonicalJson } from '../canonical.ts'
import { decode } from '../file/decode.ts'
import { FILE_ERROR_CODES } from '../file/fault.ts'
import type { MatchRecord } from '../tree.ts'
import type { DamagedFile } from './damage.ts'
import { comparableRecord } from './comparable-record.ts'

/**
 * Describes what is wrong with reading a damaged file of `record`; undefined if it is refused with a code and a line
 * both completely and up to the last good step, or rightly gives an equal record.
 */
export const decodeFault = (
  file: DamagedFile,
  record: MatchRecord,
  games: readonly AnyGame[],
): string | undefined => {
  for (const upTo of ['all', 'lastGood'] as const) {
    const read = decode(file.bytes, { games, upTo })
    const fault = read.ok ? read.value.damage : read.error
    if (fault === null) {
      if (!file.mayEqual) return `${file.kind}: taken for good`
      if (
        read.ok &&
        canonicalJson(comparableRecord(read.value.record)) !== canonicalJson(comparableRecord(record))
      )
        return `${file.kind}: taken for good, and another record`
      continue
    }
    if (!FILE_ERROR_CODES.includes(fault.code)) return `${file.kind}: unknown code ${fault.code}`
    if (!Number.isSafeInteger(fault.line) || fault.line < 1) return `${file.kind}: no line`
    if (read.ok && upTo === 'all') return `${file.kind}: damaged, and taken all the same`
    // With another header it is another match.
    if (!read.ok || read.value.record.root !== record.root) continue
    if ([...read.value.record.steps.keys()].some((id) => !record.steps.has(id)))
      return `${file.kind}: a step taken that the record does not have`
  }
  return undefined
}
