import { describe, expect, it } from 'vitest'
import { qin } from '../../games/qin/index.ts'
import type { Event, EventOf } from '../../games/qin/event.ts'
import type { View } from '../../games/qin/view/schema.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { decode } from '../file/decode.ts'
import { encode } from '../file/encode.ts'
import { NO_TASK } from '../task.ts'
import { createPositions } from '../positions.ts'
import { redactedRecord } from './redacted.ts'
import { MAIN } from '../step.ts'
import { lineTo, putAnnotation, type MatchRecord } from '../tree.ts'
import { playedRecord } from '../testing/player.ts'
import { verify } from '../verify.ts'

const game: AnyGame = qin
const { record } = playedRecord(game, { steps: 60, changes: 30 })
const seen = redactedRecord(record, game, 'public')

const mainOf = (of: MatchRecord) => lineTo(of, of.branches.get(MAIN)!.step)
// Every event of these records is one of Qin's.
const eventsOf = (of: MatchRecord): readonly Event[] =>
  [...of.steps.values()].flatMap(({ events }) => events as readonly Event[])
const isDealt = (event: Event): event is EventOf<'hand.dealt'> => event.type === 'hand.dealt'
const isDrawn = (event: Event): event is EventOf<'hand.drawn'> => event.type === 'hand.drawn'

describe('a redacted record', () => {
  it('reveals no hand and no draw in events, actions and header', () => {
    expect(
      eventsOf(record)
        .filter(isDealt)
        .every(({ tiles }) => tiles !== null),
    ).toBe(true)
    expect(
      eventsOf(seen)
        .filter(isDealt)
        .map(({ tiles }) => tiles),
    ).toEqual([null, null])
    expect(eventsOf(seen).filter(isDrawn).length).toBeGreaterThan(3)
    expect(
      eventsOf(seen)
        .filter(isDrawn)
        .every(({ tile }) => tile === null),
    ).toBe(true)
    for (const { actor, action } of seen.steps.values())
      if (actor === 'chance') expect(JSON.stringify(action)).not.toMatch(/"[RYB]{2}"/)
    expect(seen.header.chance).toEqual({ source: 'manual' })
    expect(seen.header.seenBy).toBe('public')
  })

  it('shows in every position what a spectator saw at the time', () => {
    const before = createPositions(record, game)
    const after = createPositions(seen, game)
    const [own, theirs] = [mainOf(record), mainOf(seen)]
    expect(theirs).toHaveLength(own.length)
    own.forEach(({ id }, index) => {
      const spectator = game.view(before.at(id), 'public') as View
      const shown = game.view(after.at(theirs[index]!.id), 'all') as View
      // Only viewers who see its tiles are shown what a seat could do with them, and a finished game opens the hands.
      const plain = ({ fits: _, unseen: __, ...view }: View): unknown => ({
        ...view,
        hands: view.hands.map(({ count }) => count),
      })
      expect(plain(shown)).toEqual(plain(spectator))
    })
  })

  it('is verified by its ids and comes back unchanged from a file', () => {
    expect(verify(seen, game)).toMatchObject({ decided: false, damage: null, steps: seen.steps.size })
    const read = decode(encode(seen), { games: [game] })
    expect(read.ok && [...read.value.record.steps.keys()]).toEqual([...seen.steps.keys()])
    expect(read.ok && read.value.record.header).toEqual(seen.header)
  })

  it('keeps branches and comments, and is the same each time it is made', () => {
    expect([...seen.branches.values()].map(({ name, deleted }) => [name, deleted])).toEqual(
      [...record.branches.values()].map(({ name, deleted }) => [name, deleted]),
    )
    expect([...seen.annotations.values()].map(({ body }) => body)).toEqual(
      [...record.annotations.values()].map(({ body }) => body),
    )
    expect([...redactedRecord(record, game, 'public').steps.keys()]).toEqual([...seen.steps.keys()])
  })

  it('keeps what its seat knew', () => {
    const own = eventsOf(redactedRecord(record, game, 0))
    expect(own.filter(isDealt).map(({ seat, tiles }) => [seat, tiles === null])).toEqual([
      [0, false],
      [1, true],
    ])
  })
})

it('keeps the texts of a task but names no action', () => {
  const { record: taught } = playedRecord(game, { steps: 4 })
  const place = { type: 'place', tile: 'kept from others' }
  putAnnotation(taught, {
    id: 'a'.repeat(16),
    step: taught.root,
    body: {
      ...NO_TASK,
      words: 'What now?',
      right: { by: 'actions', actions: [place] },
      answers: [{ action: place, words: 'No' }],
    },
    version: 1,
    deleted: false,
  })
  const [note] = redactedRecord(taught, game, 'public').annotations.values()
  expect(note?.body).toEqual({ ...NO_TASK, words: 'What now?' })
})
