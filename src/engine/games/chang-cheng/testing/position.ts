/** Small positions and single actions for the tests of the rules. */
import { readWith, rulesUnderTest, words } from '../../../kernel/testing/rules.ts'
import { seatsOf, type Seat } from '../../../kernel/seat.ts'
import { decide } from '../rules/decide.ts'
import { evolve } from '../position/evolve.ts'
import { PARTS, SPACES, type Face } from '../components/faces.ts'
import { layoutOf, type Joined, type Space } from '../components/layout.ts'
import { parseNotation } from '../text/notation.ts'
import { CARDS, THREATS, type Card, type Threat } from '../components/pieces.ts'
import { start } from '../position/initial-state.ts'
import type { FaceDownCard, Options, Owner, Piece, State } from '../state.ts'

export const OPTIONS = {
  board1: '1A',
  board2: '2A',
  board3: 'random',
  board4: 'random',
  firstSeat: 1,
  memory: 'notes',
  neutral: 'on',
  events: 'none',
} as const satisfies Options

const SIGNS = { '': 'wall', '=': 'double', '^': 'tower', x: 'rubble' } as const

const ownerNamed = (letter: string): Owner => (letter === 'n' ? 'neutral' : 'abcd'.indexOf(letter))

const pieceNamed = (text: string): Piece => {
  const sign = text.slice(1)
  if (sign !== '' && sign !== '=' && sign !== '^' && sign !== 'x') throw new RangeError(`No piece ${text}`)
  return { is: SIGNS[sign], owner: ownerNamed(text.charAt(0)) }
}

/** `'1-4a 6b^ 9a= 10a='`: pieces and their spaces, numbered from 1. */
const piecesOf = (text: string, spaces: number): (Piece | null)[] => {
  const pieces = Array.from({ length: spaces }, (): Piece | null => null)
  for (const word of words(text)) {
    const parts = /^(\d+)(?:-(\d+))?([abcdn].?)$/.exec(word)
    if (parts === null) throw new RangeError(`No pieces ${word}`)
    const from = Number(parts[1])
    for (let space = from; space <= Number(parts[2] ?? from); space += 1)
      pieces[space - 1] = pieceNamed(parts[3] ?? '')
  }
  return pieces
}

/** `'a3p1 b2p1'`: face-down cards, in the order laid. */
const lyingOf = (text: string): readonly FaceDownCard[] =>
  words(text).map((word) => {
    const parts = /^([abcd])(\d)p(\d+)$/.exec(word)
    const card = CARDS.find((each) => String(each) === parts?.[2])
    if (parts === null || card === undefined) throw new RangeError(`No card ${word}`)
    return { seat: 'abcd'.indexOf(parts[1] ?? ''), card, province: Number(parts[3]) - 1 }
  })

/** `'a6'`: seat 0's tower on space 6 reserves a space. */
const keepsOf = (text: string): State['keeps'] =>
  words(text).map((word) => ({ seat: 'abcd'.indexOf(word.charAt(0)), space: Number(word.slice(1)) - 1 }))

export interface Wanted extends Partial<
  Omit<State, 'options' | 'boards' | 'pieces' | 'lying' | 'keeps' | 'threats' | 'hands'>
> {
  readonly options?: Partial<Options>
  /** Faces from left to right, each in the slot of its place; `1A 2A` by default. */
  readonly faces?: readonly Face[]
  readonly wall?: string
  readonly cards?: string
  readonly keeps?: string
  /** Numbers of the threat tiles by region, all face down; −3 by default, 0 for a removed one. */
  readonly threats?: readonly (Threat | 0)[]
  readonly hands?: readonly (readonly Card[])[]
}

/**
 * By default seat 0 of two is to choose an action in turn 9 of an empty map. Provinces are worth 2 by their tiles. On
 * the boards 1A and 2A the provinces begin at 1, 5, 10, 14, 19 and 23, the regions at 1, 6, 11, 14, 18 and 22.
 */
export const position = ({
  options,
  faces = ['1A', '2A'],
  wall = '',
  cards = '',
  keeps = '',
  threats = [],
  hands,
  seats = 2,
  ...wanted
}: Wanted = {}): State => {
  const boards = faces.map((face, slot): Joined => ({ slot, face }))
  const parts = faces.length * PARTS
  const lying = lyingOf(cards)
  const kept = (seat: Seat): readonly Card[] =>
    CARDS.filter((card) => !lying.some((each) => each.seat === seat && each.card === card))
  return {
    ...start({ options: { ...OPTIONS, ...options }, seats }),
    boards,
    pieces: piecesOf(wall, faces.length * SPACES),
    threats: Array.from({ length: parts }, (_, region) => {
      const value = threats[region] ?? -3
      return { value: value === 0 ? -3 : value, up: false, gone: value === 0 }
    }),
    prestige: Array.from({ length: parts }, () => (options?.prestige === 'down' ? null : 2)),
    threatStock: THREATS.map(() => 3),
    results: Array.from({ length: parts }, () => null),
    lying,
    keeps: keepsOf(keeps),
    hands: seatsOf(seats).map((seat) => hands?.[seat] ?? kept(seat)),
    walls: seatsOf(seats).map(() => 10),
    mover: 0,
    turn: 9,
    stage: { is: 'act' },
    ...wanted,
  }
}

/** Reads actions by their notation. */
export const does = readWith(parseNotation)

export const { after, refusalOf } = rulesUnderTest({ decide, evolve, read: does, eventsOf: 'last' })

/** Spaces by their numbers from 1. */
export const spaces = (numbers: readonly Space[]): readonly number[] => numbers.map((space) => space + 1)

/** All spaces except some, numbered from 1: for maps that are nearly full. */
export const allBut = (owner: string, ...empty: readonly number[]): string =>
  layoutOf({
    boards: [
      { slot: 0, face: '1A' },
      { slot: 1, face: '2A' },
    ],
  })
    .row.map((space) => space + 1)
    .filter((space) => !empty.includes(space))
    .map((space) => `${space}${owner}`)
    .join(' ')

/** Results of scored provinces, numbered from 1; the others are open. */
export const scored = (seats: number, parts: number, ...provinces: readonly number[]): State['results'] =>
  Array.from({ length: parts }, (_, province) =>
    provinces.includes(province + 1)
      ? { value: 5, winners: [0], change: 0, extra: seatsOf(seats).map(() => 0) }
      : null,
  )
