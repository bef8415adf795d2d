/** What a redacted copy of a game's records contains, tested: a game with secrets calls it from its `secrecy.int.test.ts`. */
import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../../kernel/game.ts'
import type { Json } from '../../kernel/json.ts'
import { seatsOf } from '../../kernel/seat.ts'
import { expectSame } from '../../kernel/testing/same.ts'
import { redactedRecord } from '../exchange/redacted.ts'
import { decode } from '../file/decode.ts'
import { encode } from '../file/encode.ts'
import { createPositions } from '../positions.ts'
import { MAIN, type Header } from '../step.ts'
import { lineTo, type MatchRecord } from '../tree.ts'
import { verify } from '../verify.ts'
import { playedRecord } from './player.ts'

type Viewer = NonNullable<Header['seenBy']>
type Thing = { readonly [name: string]: Json }

/** A secret in the records of a game: its member, and whose it is. */
export interface RecordedSecret {
  readonly of: readonly string[]
  readonly member: string
  /** By default nobody's. */
  readonly owner?: 'seat' | 'actor'
}

/** True if a value reveals something: it, or something in it, is not null. */
const tells = (value: Json | undefined, member: string): boolean => {
  if (value === null || value === undefined) return false
  if (Array.isArray(value))
    return value.some((each: Json) =>
      typeof each === 'object' && each !== null && !Array.isArray(each)
        ? tells((each as Thing)['card'], member)
        : tells(each, member),
    )
  return true
}

/** Every secret in the lines of a file, by owner. */
const told = (lines: readonly string[], secrets: readonly RecordedSecret[]): ReadonlySet<string> => {
  const owners = new Set<string>()
  for (const line of lines) {
    const { step } = JSON.parse(line) as { readonly step?: { by: Json; action: Thing; events: Thing[] } }
    if (step === undefined) continue
    for (const thing of [step.action, ...step.events])
      for (const { of, member, owner } of secrets) {
        if (!of.includes(String(thing['type']))) continue
        const whose = owner === undefined ? 'nobody' : owner === 'actor' ? step.by : thing['seat']
        const value = of[0] === 'divide' ? thing['offers'] : thing[member]
        if (of[0] === 'divide' || of[0] === 'offers.divided' ? value !== null : tells(value, member))
          owners.add(String(whose))
      }
  }
  return owners
}

const linesOf = (record: MatchRecord): readonly string[] =>
  new TextDecoder()
    .decode(encode(record, { gzip: false }))
    .trimEnd()
    .split('\n')

const mainOf = (record: MatchRecord) => lineTo(record, record.branches.get(MAIN)?.step ?? record.root)

const viewersOf = (record: MatchRecord): readonly Viewer[] => [
  'public',
  ...seatsOf(record.header.seats.length),
]

const samples = (game: AnyGame): readonly MatchRecord[] =>
  ['a', 'b', 'c'].map(
    (luck) =>
      playedRecord(game, { steps: 260, seats: Math.min(3, game.seats.max), luck, changes: 12 }).record,
  )

const isOpened = (game: AnyGame, state: unknown): boolean => {
  const { by, stage } = game.view(state, 'public') as { readonly by?: unknown; readonly stage?: unknown }
  return game.turn(state).by === 'nobody' || by === 'nobody' || stage === 'interval' || stage === 'over'
}

/** Places in the view where the games use stand-ins show null or the truth. */
const hiddenPlaces = (view: unknown): readonly unknown[] => {
  const { players, provinces, regions, decks } = view as {
    readonly players?: readonly { readonly hand?: unknown }[]
    readonly provinces?: readonly { readonly cards?: readonly { readonly card: unknown }[] }[]
    readonly regions?: readonly { readonly tile?: { readonly value: unknown } | null }[]
    readonly decks?: { readonly buildings?: { readonly bottom: readonly unknown[] } }
  }
  return [
    ...(players ?? []).flatMap((player) => ('hand' in player ? [player.hand] : [])),
    ...(provinces ?? []).flatMap(({ cards }) => (cards ?? []).map(({ card }) => card)),
    ...(regions ?? []).flatMap(({ tile }) => (tile === undefined || tile === null ? [] : [tile.value])),
    ...(decks?.buildings?.bottom ?? []),
  ]
}

export const describeRedactedCopies = (game: AnyGame, secrets: readonly RecordedSecret[]): void => {
  describe('a copy for a viewer', () => {
    const records = samples(game)
    // What nobody may know is in the record alone.
    const nobodys = secrets.some(({ owner }) => owner === undefined) ? ['nobody'] : []

    it('contains the secrets of that seat and no others', () => {
      for (const record of records) {
        const seats = seatsOf(record.header.seats.length).map(String)
        expect(told(linesOf(record), secrets)).toEqual(new Set([...seats, ...nobodys]))
        for (const viewer of viewersOf(record)) {
          const lines = linesOf(redactedRecord(record, game, viewer))
          expect(told(lines, secrets)).toEqual(new Set(viewer === 'public' ? [] : [String(viewer)]))
          const text = lines.join('\n')
          expect(text).not.toContain('"seed"')
          for (const step of record.steps.keys()) expect(text).not.toContain(step)
        }
      }
    })

    it('comes back from its file, verified as far as possible', () => {
      const [record = expect.fail('nothing was played')] = records
      for (const viewer of viewersOf(record)) {
        const seen = redactedRecord(record, game, viewer)
        expect(verify(seen, game)).toMatchObject({ decided: false, damage: null, steps: seen.steps.size })
        const read = decode(encode(seen), { games: [game] })
        expect(read.ok && [...read.value.record.steps.values()]).toEqual([...seen.steps.values()])
        expect(read.ok && read.value.record.header.seenBy).toBe(viewer)
      }
    })

    it('shows in every position what that viewer saw there', () => {
      for (const record of records) {
        const before = createPositions(record, game)
        for (const viewer of viewersOf(record)) {
          const seen = redactedRecord(record, game, viewer)
          const after = createPositions(seen, game)
          const [own, theirs] = [mainOf(record), mainOf(seen)]
          expect(theirs).toHaveLength(own.length)
          for (const [index, { id: step }] of own.entries()) {
            const state = before.at(step)
            const copied = after.at(theirs[index]?.id ?? expect.fail('a step is missing'))
            expectSame(game.turn(copied), game.turn(state))
            expectSame(game.moment(copied), game.moment(state))
            // When a match or a game of it is over, hands are opened; a copy knows no more than before.
            if (isOpened(game, state)) continue
            expectSame(game.view(copied, viewer), game.view(state, viewer))
          }
        }
      }
    })

    it('shows nothing false to anybody', () => {
      for (const record of records) {
        const before = createPositions(record, game)
        const seen = redactedRecord(record, game, 'public')
        const after = createPositions(seen, game)
        const own = mainOf(record)
        for (const [index, { id: step }] of mainOf(seen).entries())
          for (const viewer of ['all', ...seatsOf(record.header.seats.length)] as const) {
            const shown = hiddenPlaces(game.view(after.at(step), viewer))
            const truth = hiddenPlaces(
              game.view(before.at(own[index]?.id ?? expect.fail('a step is missing')), 'all'),
            )
            expect(shown).toHaveLength(truth.length)
            shown.forEach((value, at) => {
              // Of a hand, the known cards are shown.
              if (Array.isArray(value)) expect(truth[at]).toEqual(expect.arrayContaining(value))
              else if (value !== null) expectSame(value, truth[at])
            })
          }
      }
    })
  })
}
