import { expect, it } from 'vitest'
import type { GameEvent } from '../../engine/kernel/game.ts'
import type { Message } from '../../engine/kernel/text.ts'
import {
  apartOf,
  framesOf,
  gainsOf,
  keptOf,
  spokenOf,
  storyOf,
  type FilmStep,
  type Telling,
} from './filmStory.ts'

const step = (
  at: number,
  actor: number | 'chance',
  events: readonly GameEvent[],
  scores: readonly number[] = [0, 0],
): FilmStep => ({ at, row: { actor, events, scores: [...scores] } })
const event = (type: string, facts: object): GameEvent => ({ type, ...facts })
const wall = (seat: number, space: number): GameEvent =>
  event('wall.built', { seat, space, province: 0, left: 9 })
const seen = (seat: number): GameEvent => event('threat.seen', { seat, region: 1, value: null })
const typeOf = (told: GameEvent | Message): string => ('type' in told ? told.type : told.key)
const ON_BOARD = new Set([
  'wall.built',
  'double.built',
  'tower.built',
  'card.laid',
  'province.won',
  'banishment.named',
  'aristocrats.banished',
  'aristocrat.placed',
  'aristocrat.replaced',
  'pawn.moved',
])
const placesOf = ({ district }: GameEvent & { readonly district?: unknown }): readonly string[] =>
  district === undefined ? [] : [String(district)]
const small = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.filter(({ type }) => ON_BOARD.has(type))
const telling: Telling = {
  before: [0, 0],
  reader: 0,
  small,
  placesOf,
  subject: (events) => small(events)[0],
  isDrawn: (events) => events.some(({ type }) => type === 'die.rolled'),
}
/** Each picture as what it is about and who did how much of it. */
const pictured = (game: string, steps: readonly FilmStep[]): readonly string[] =>
  keptOf(framesOf(game, steps, telling), { ...telling, room: 3 }).map(
    ({ subjects, lines }) => `${lines.map(({ seat }) => seat).join('+')}: ${subjects.map(typeOf).join(' ')}`,
  )

it('shows what happens in its order; what one does again is one picture, and a look at a tile none', () => {
  expect(
    pictured('chang-cheng', [
      step(1, 1, [event('tower.built', { seat: 1, space: 2, province: 0 }), seen(1)]),
      step(2, 0, [wall(0, 5), seen(0)]),
      step(3, 0, [wall(0, 6), seen(0)]),
      step(4, 1, [
        event('card.laid', { seat: 1, card: null, province: 1 }),
        event('card.laid', { seat: 1, card: null, province: 2 }),
      ]),
    ]),
  ).toEqual(['1: tower.built', '0: wall.built wall.built', '1: card.laid card.laid'])
})

it('shows in one picture what all do again and again', () => {
  const steps = [1, 2, 3, 4].map((at) => step(at, at % 2, [wall(at % 2, at)]))
  expect(pictured('chang-cheng', steps)).toEqual(['1+0: wall.built wall.built wall.built wall.built'])
})

const won = event('province.won', { seat: 0, province: 0, points: 7, score: 7 })
it('shows what scored rather than what was built for it, and tells whose points changed', () => {
  const steps = [step(1, 1, [wall(1, 5), won], [7, 0])]
  expect(pictured('chang-cheng', steps)).toEqual(['1+0: province.won'])
  expect(gainsOf(steps, [0, 0])).toEqual([{ seat: 0, by: 7 }])
  expect(gainsOf([...steps, step(2, 0, [wall(0, 9)], [5, 0])], [5, 1])).toEqual([{ seat: 1, by: -1 }])
})

it('knows that a step scores what another one, told elsewhere, has cost before', () => {
  const steps = [step(1, 'chance', [seen(1)], [4, 0]), step(2, 1, [wall(1, 5)], [7, 0])]
  const frames = framesOf('chang-cheng', steps, { ...telling, before: [7, 0], isTold: ({ at }) => at === 1 })
  expect(frames.map(({ scores }) => scores)).toEqual([true])
})

it('tells what was built beside its builder, and the points beside whoever scored them', () => {
  const lines = (actor: number, events: readonly GameEvent[]) =>
    framesOf('chang-cheng', [step(1, actor, events, [7, 0])], telling).flatMap((frame) =>
      frame.lines.map((line) => `${line.seat}: ${line.events.map(typeOf).join(' ')}`),
    )
  expect(lines(1, [wall(1, 5), won])).toEqual(['1: wall.built', '0: province.won'])
  expect(lines(0, [wall(0, 5), won])).toEqual(['0: wall.built province.won'])
  expect(lines(1, [event('value.changed', { seat: 1, card: 4, province: 0, by: 2 }), won])).toEqual([
    '0: province.won',
  ])
})

it('tells before a picture what it does not show, and below it what it shows', () => {
  const frames = framesOf('chang-cheng', [step(1, 1, [wall(1, 24), seen(1), wall(1, 14), seen(1)])], telling)
  const [frame = expect.fail()] = frames
  const walls = frame.subjects
  const spacesIn = (shown: readonly GameEvent[]) =>
    apartOf(frame, shown).map(({ lines }) =>
      lines.map(({ events }) => events.flatMap((each) => ('space' in each ? [each.space] : []))),
    )
  expect(spacesIn(walls)).toEqual([[[24, 14]]])
  expect(spacesIn(walls.slice(1))).toEqual([[[24]], [[14]]])
})

it('keeps what the reader loses first, then what scored', () => {
  const placed = (at: number, seat: number): FilmStep =>
    step(at, seat, [event('aristocrat.placed', { seat, card: at, district: at, from: null, left: 9 })])
  const counts = (seat: number) => [0, 1, 2].map((each) => (each === seat ? 2 : 0))
  const banished = (at: number, seat: number): FilmStep =>
    step(at, 1, [event('aristocrats.banished', { seat: 1, district: at, counts: counts(seat), all: false })])
  const replaced = step(7, 1, [
    event('aristocrat.replaced', { seat: 1, ownerSeat: 0, district: 5, from: null, left: 9 }),
  ])
  const steps = [
    banished(1, 0),
    placed(2, 1),
    banished(3, 2),
    placed(4, 0),
    placed(5, 1),
    replaced,
    placed(8, 1),
  ]
  const stepsKept = (room: number): readonly number[] =>
    keptOf(framesOf('san-marco', steps, telling), { ...telling, room }).map((each) => each.step.at)
  expect(stepsKept(2)).toEqual([1, 7])
  expect(stepsKept(9)).toEqual([1, 2, 3, 4, 5, 7, 8])
})

it('keeps the last of what concerns the reader, whether it scores or not', () => {
  const replaced = (at: number, scores: readonly number[]): FilmStep =>
    step(
      at,
      1,
      [event('aristocrat.replaced', { seat: 1, ownerSeat: 0, district: at, from: null, left: 9 })],
      scores,
    )
  const placed = (at: number): FilmStep =>
    step(
      at,
      1,
      [event('aristocrat.placed', { seat: 1, card: at, district: at, from: null, left: 9 })],
      [3, 9],
    )
  const steps = [
    replaced(1, [3, 9]),
    placed(2),
    replaced(3, [3, 9]),
    placed(4),
    replaced(5, [3, 9]),
    placed(6),
  ]
  const kept = keptOf(framesOf('san-marco', steps, telling), { ...telling, room: 2 })
  expect(kept.map((each) => each.step.at)).toEqual([3, 5])
})

it('tells what somebody took beside the next picture of the same player', () => {
  const taken = event('offer.taken', { seat: 1, fromSeat: 0, cards: ['2'], limits: [3], total: 3 })
  const placed = (seat: number): GameEvent =>
    event('aristocrat.placed', { seat, card: 2, district: 2, from: null, left: 9 })
  const lines = (steps: readonly FilmStep[]): readonly (readonly string[])[] =>
    framesOf('san-marco', steps, telling).flatMap(({ lines }) =>
      lines.map(({ events }) => events.map(typeOf)),
    )
  const took = step(1, 1, [taken])
  expect(lines([took, step(2, 1, [placed(1)])])).toEqual([['offer.taken', 'aristocrat.placed']])
  expect(lines([took, step(2, 0, [placed(0)])])).toEqual([['aristocrat.placed']])
})

it('leaves out what is announced where chance decides what comes of it', () => {
  const named = event('banishment.named', { seat: 1, district: 2, source: 'card' })
  const banished = event('aristocrats.banished', { seat: 1, district: 2, counts: [4, 0], all: false })
  const steps = [step(1, 1, [event('card.played', { seat: 1, card: 'banishment' }), named])]
  expect(pictured('san-marco', steps)).toEqual(['1: banishment.named'])
  const rolled = event('die.cast', { seat: 1, for: 'banishment', face: 4 })
  expect(pictured('san-marco', [...steps, step(2, 'chance', [rolled, banished])])).toEqual([
    '1: aristocrats.banished',
  ])
  // Who banishes may have to choose whom.
  expect(pictured('san-marco', [...steps, step(2, 'chance', [rolled]), step(3, 1, [banished])])).toEqual([
    '1: aristocrats.banished',
  ])
})

it('tells what is done in one district in one round and in the next', () => {
  const placed = event('aristocrat.placed', { seat: 1, card: 2, district: 2, from: null, left: 9 })
  const dealt = step(2, 'chance', [event('cards.dealt', { seat: 0 })])
  const divided = step(3, 0, [event('offers.divided', { seat: 0 })])
  const replaced = event('aristocrat.replaced', { seat: 1, ownerSeat: 0, district: 2, from: null, left: 9 })
  expect(pictured('san-marco', [step(1, 1, [placed]), dealt, divided, step(4, 1, [replaced])])).toEqual([
    '1: aristocrat.placed',
    '1: aristocrat.replaced',
  ])
})

it('tells a banishment once, with the cards taken for it, also where the match is scored with it', () => {
  const taken = event('offer.taken', { seat: 1, fromSeat: 0, cards: ['banishment'], limits: [3], total: 3 })
  const named = event('banishment.named', { seat: 1, district: 2, source: 'bonus' })
  const banished = event('aristocrats.banished', { seat: 1, district: 2, counts: [4, 0], all: false })
  const finals = [2, 3].map((district) =>
    event('district.scored', { district, why: 'final', points: [0, 6] }),
  )
  const steps = [
    step(1, 1, [taken]),
    step(2, 1, [named]),
    step(3, 'chance', [event('die.cast', { seat: 1, for: 'banishment', face: 4 })]),
    step(4, 1, [banished, ...finals], [0, 12]),
  ]
  const of: Telling = {
    ...telling,
    small: (events) => [...small(events), ...events.filter(({ type }) => type === 'district.scored')],
  }
  const lines = framesOf('san-marco', steps, of).flatMap((frame) =>
    frame.lines.map(({ events }) => events.map(typeOf)),
  )
  expect(lines).toEqual([
    ['offer.taken', 'banishment.named', 'aristocrats.banished', 'district.scored', 'district.scored'],
  ])
})

it('shows rolls alone, each by itself', () => {
  const rolled = (at: number): FilmStep =>
    step(at, 1, [event('die.rolled', { seat: 1 }), event('pawn.moved', { seat: 1 })])
  const steps = [step(1, 1, [event('pawn.moved', { seat: 1 })]), rolled(2), rolled(3)]
  expect(framesOf('chang-cheng', steps, telling).map((each) => each.step.at)).toEqual([2, 3])
})

it('has no picture of chance that changes nothing on the board, and tells the last things that are not to be seen', () => {
  expect(pictured('chang-cheng', [step(1, 'chance', [event('threats.laid', { values: null })])])).toEqual([])
  const passed = (at: number, seat: number): FilmStep => step(at, seat, [event('turn.passed', { seat })])
  const parts = storyOf('chang-cheng', [passed(1, 1), passed(2, 0), passed(3, 1), passed(4, 1)], {
    reader: 0,
    room: 3,
  })
  expect(parts.map(({ seat, sentences }) => [seat, sentences.length])).toEqual([
    [0, 1],
    [1, 2],
  ])
})

it('finds what a text speaks of by the names of places: the first text counts most', () => {
  const namesOf = (told: GameEvent & { readonly space?: unknown }): readonly string[] => [
    `space ${String(told.space)}`,
  ]
  const texts = ['Bo’s tower on Space 3 reserves space 12.', 'Build on space 11.']
  expect([3, 11, 1, 9].map((space) => spokenOf([wall(1, space)], texts, namesOf))).toEqual([2, 1, 0, 0])
  expect(spokenOf([wall(1, 9), wall(1, 11)], texts, namesOf)).toBe(1)
})
