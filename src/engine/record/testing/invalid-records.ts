/** Records that each break exactly one check, for every way a record comes in. */
import type { AnyGame } from '../../kernel/game.ts'
import { RECORD_BUDGETS } from '../validation.ts'
import type { FileErrorCode } from '../file/fault.ts'
import { redactedRecord } from '../exchange/redacted.ts'
import type { AnnotationBody, BranchId, Header, SeatHeader, Step } from '../step.ts'
import { createRecord, putAnnotation, putBranch, type MatchRecord } from '../tree.ts'
import { forged } from './forge.ts'
import { playedRecord, type HeaderWish } from './player.ts'

export interface InvalidRecord {
  /** What is wrong, in words. */
  readonly what: string
  /** The code that refuses a file of it. */
  readonly code: FileErrorCode
  readonly record: MatchRecord
  /** There are too many steps or entries: opening a stored record loses none of them, and play goes on. */
  readonly tooMuch: boolean
}

/** Enough for a seat to have acted in every game. */
const STEPS = 60
const id = (number: number): string => number.toString(16).padStart(16, '0')

const seat = (number: number): SeatHeader => ({
  name: `Seat ${number + 1}`,
  // There are at most six seats, as there are six colours.
  colour: ((number % 6) + 1) as SeatHeader['colour'],
  player: { kind: 'person' },
})

/** Every kind of fault, in a record of that game. */
export const invalidRecords = (game: AnyGame): readonly InvalidRecord[] => {
  const fresh = (wish: HeaderWish = {}): MatchRecord => playedRecord(game, { ...wish, steps: STEPS }).record
  const withHeader = (header: Partial<Header>): MatchRecord => forged(fresh(), { header })
  const copy = (): MatchRecord => redactedRecord(fresh(), game, 'public')
  const [bySeat, byChance] = (['seat', 'chance'] as const).map((who) => {
    const steps = [...fresh().steps.values()]
    return steps.findIndex(({ actor }) => (actor === 'chance') === (who === 'chance'))
  })
  const with_ = (
    record: MatchRecord,
    index: number | undefined,
    change: Partial<Step>,
    header?: Partial<Header>,
  ) =>
    forged(record, {
      ...(header === undefined ? {} : { header }),
      change: (_, at) => (at === index ? change : {}),
    })
  const later: Partial<Header> = { rules: game.version + 1 }

  const branches = (count: number): MatchRecord => {
    const record = fresh()
    for (let number = 1; number < count; number += 1)
      // A fresh branch id becomes a branded id here.
      putBranch(record, {
        id: id(number) as BranchId,
        name: '',
        step: record.root,
        version: 1,
        deleted: number % 2 === 0,
      })
    return record
  }
  const notes = (count: number, body: AnnotationBody): MatchRecord => {
    const record = fresh()
    for (let number = 0; number < count; number += 1)
      putAnnotation(record, { id: id(number), step: record.root, body, version: 1, deleted: false })
    return record
  }
  const page = (letters: number): AnnotationBody => ({
    kind: 'comment',
    text: 'x'.repeat(letters),
    author: '',
  })
  const most = RECORD_BUDGETS

  const wrong = (what: string, code: FileErrorCode, record: MatchRecord): InvalidRecord => ({
    what,
    code,
    record,
    tooMuch: false,
  })
  const large = (what: string, code: FileErrorCode, record: MatchRecord): InvalidRecord => ({
    what,
    code,
    record,
    tooMuch: true,
  })
  return [
    wrong('an option the game has not', 'badOptions', withHeader({ options: { nothing: 1 } })),
    wrong('one seat', 'badSeats', createRecord({ ...fresh().header, seats: [seat(0)] })),
    // With more than six seats only the shape is wrong.
    ...(game.seats.max === 6
      ? []
      : [
          wrong(
            'a seat too many',
            'badSeats',
            withHeader({ seats: Array.from({ length: game.seats.max + 1 }, (_, at) => seat(at)) }),
          ),
        ]),
    wrong('a copy for a seat that is not there', 'badViewer', forged(copy(), { header: { seenBy: 5 } })),
    wrong('a step of a seat that is not there', 'badLine', with_(fresh(), bySeat, { actor: 5 })),
    wrong('the same in a copy', 'badLine', with_(copy(), bySeat, { actor: 5 })),
    wrong('the same under later rules', 'badLine', with_(fresh(), bySeat, { actor: 5 }, later)),
    wrong('a choice of a seat marked as luck', 'illegal', with_(fresh(), bySeat, { chosen: true })),
    wrong('the same in a copy made by hand', 'illegal', with_(copy(), bySeat, { chosen: true })),
    wrong('the same under later rules', 'illegal', with_(fresh(), bySeat, { chosen: true }, later)),
    wrong(
      'luck picked where there is no seed',
      'illegal',
      with_(fresh({ chance: { source: 'manual' } }), byChance, { chosen: true }, later),
    ),
    large('a branch too many', 'tooManyBranches', branches(most.branches + 1)),
    large(
      'a note too many',
      'tooManyAnnotations',
      notes(most.annotations + 1, { kind: 'glyph', glyph: '!?' }),
    ),
    large(
      'a mark too many',
      'tooManyMarks',
      notes(most.marks / 400 + 1, {
        kind: 'marks',
        marks: Array.from({ length: 400 }, () => ({ shape: 'circle', at: 'A1', ink: 'ink' })),
      }),
    ),
    large('a page too much', 'tooMuchSaid', notes(most.said / 50_000 + 1, page(50_000))),
  ]
}
