/** The lines of a file, packed or plain, one at a time and within budget. */
import { err, ok, type Result } from '../../kernel/refusal.ts'
import type { Budgets } from './budgets.ts'
import type { FileError, FileErrorCode } from './fault.ts'
import { asUtf8 } from './encoding.ts'
import { gunzipped, isGzip } from './gzip.ts'

export interface Line {
  /** From 1. */
  readonly number: number
  /** With its line feed, which the last line may lack. */
  readonly bytes: Uint8Array
}

const LINE_FEED = 10

const join = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Every line of the file; an error ends it. `outOfTime` is asked for every piece of the file. */
export function* linesOf(
  file: Uint8Array,
  budgets: Budgets,
  outOfTime: () => boolean,
): Generator<Result<Line, FileError>, void> {
  let number = 1
  let begun: Uint8Array[] = []
  let begunLength = 0
  let unpacked = 0
  const fault = (code: FileErrorCode, details: FileError['details'] = {}): Result<Line, FileError> =>
    err({ code, line: number, details })

  if (file.length > budgets.packed) {
    // A reader may have stopped before its end: how long it is all in all is not known here.
    yield fault('tooLarge', { most: budgets.packed })
    return
  }
  for (const piece of asUtf8(isGzip(file) ? gunzipped(file) : [ok(file)])) {
    if (!piece.ok) {
      yield fault(piece.error)
      return
    }
    if (outOfTime()) {
      yield fault('timeUp', { most: budgets.time })
      return
    }
    const bytes = piece.value
    unpacked += bytes.length
    if (unpacked > budgets.unpacked) {
      yield fault('tooLarge', { most: budgets.unpacked })
      return
    }
    let at = 0
    while (at < bytes.length) {
      const feed = bytes.indexOf(LINE_FEED, at)
      const end = feed < 0 ? bytes.length : feed + 1
      if (begunLength + end - at > budgets.line) {
        yield fault('lineTooLong', { most: budgets.line })
        return
      }
      const part = bytes.subarray(at, end)
      at = end
      if (feed < 0) {
        begun.push(part)
        begunLength += part.length
        continue
      }
      if (number > budgets.lines) {
        yield fault('tooManyLines', { most: budgets.lines })
        return
      }
      yield ok({ number, bytes: begun.length === 0 ? part : join([...begun, part]) })
      number += 1
      begun = []
      begunLength = 0
    }
  }
  if (begunLength > 0) yield ok({ number, bytes: join(begun) })
}
