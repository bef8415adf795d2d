import { expect, it } from 'vitest'
import type { GameEvent } from '../../engine/kernel/game.ts'
import type { Message } from '../../engine/kernel/text.ts'
import { gainsOf, storyOf, type FilmStep } from './filmStory.ts'

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
  'tower.built',
  'card.laid',
  'threat.seen',
  'province.won',
  'banishment.named',
  'aristocrats.banished',
])
const placesOf = ({ district }: GameEvent & { readonly district?: unknown }): readonly string[] =>
  district === undefined ? [] : [String(district)]
const small = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.filter(({ type }) => ON_BOARD.has(type))
const told = (game: string, steps: readonly FilmStep[], room = 9): readonly string[] =>
  storyOf(game, steps, { before: [0, 0], room, small, placesOf, subject: (events) => small(events)[0] }).map(
    ({ seat, sentences }) => `${seat}: ${sentences.map((each) => typeOf(each.told)).join(' ')}`,
  )

it('tells what happens in its order, part by part of a player, without a look at a tile', () => {
  expect(
    told('chang-cheng', [
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

const won = event('province.won', { seat: 0, province: 0, points: 7, score: 7 })
it('tells what scoring brought to whom, also in another’s turn', () => {
  const steps = [step(1, 1, [wall(1, 5), won], [7, 0])]
  expect(told('chang-cheng', steps)).toEqual(['1: wall.built', '0: province.won'])
  expect(gainsOf(steps, [0, 0])).toEqual([{ seat: 0, by: 7 }])
  expect(gainsOf([...steps, step(2, 0, [wall(0, 9)], [5, 0])], [5, 1])).toEqual([{ seat: 1, by: -1 }])
})

it('has room rather for the sentence that scores than for another of its step', () => {
  const raised = event('double.built', { seat: 0, spaces: [7, 8], provinces: [0, 0] })
  expect(told('chang-cheng', [step(1, 0, [raised, won], [7, 0])], 1)).toEqual(['0: province.won'])
})

it('has room for so many sentences, rather for those of steps that score', () => {
  const steps = [
    step(1, 1, [wall(1, 5)]),
    step(2, 1, [event('double.built', { seat: 1, spaces: [7, 8], provinces: [0, 0] })], [0, 3]),
    step(3, 1, [wall(1, 6)], [0, 3]),
  ]
  expect(told('chang-cheng', steps, 1)).toEqual(['1: double.built'])
})

it('tells rather what scored than something of each player, where there is room for one sentence each', () => {
  const again = event('province.won', { seat: 0, province: 1, points: 4, score: 11 })
  const steps = [step(1, 1, [wall(1, 5), won], [7, 0]), step(2, 1, [wall(1, 6), again], [11, 0])]
  expect(told('chang-cheng', steps, 2)).toEqual(['0: province.won province.won'])
})

it('leaves out what is announced where chance tells what came of it', () => {
  const named = event('banishment.named', { seat: 1, district: 2, source: 'card' })
  const banished = event('aristocrats.banished', { seat: 1, district: 2, counts: [4, 0], all: false })
  const rolled = event('die.rolled', { seat: 1, for: 'banishment', face: 4 })
  const steps = [step(1, 1, [event('card.played', { seat: 1, card: 'banishment' }), named])]
  expect(told('san-marco', steps)).toEqual(['1: banishment.named'])
  expect(told('san-marco', [...steps, step(2, 'chance', [rolled, banished])])).toEqual([
    '1: aristocrats.banished',
  ])
})

it('leaves out chance that changes nothing on the board, such as cards dealt', () => {
  expect(told('chang-cheng', [step(1, 'chance', [event('threats.laid', { values: null })])])).toEqual([])
})
