import { readFileSync } from 'node:fs'
import { without } from '../../kernel/rules/lists.ts'
import { describeGame } from '../../kernel/testing/properties.ts'
import { remembering } from '../../kernel/testing/checks/unseen.ts'
import { neighboursOf, SQUARES, type Square } from './components/grid.ts'
import { colourAt, boardIndexOf } from './position/board-queries.ts'
import { stockLeft, unseenOf } from './rules/chance.ts'
import { qin } from './index.ts'
import { MAPS } from './components/maps.ts'
import { BOX, kindIndex, pagodasFor } from './components/pieces.ts'
import { strengthsAt } from './rules/villages.ts'
import type { State } from './state.ts'
import { purposefulAction } from './testing/purposeful-play.ts'
import { dealt, drawn, OPTIONS, put } from './testing/position.ts'
import { protocol } from './view/protocol.ts'

/** The connected groups of one colour, found by walking, each in reading order. */
const groupsOf = (state: State): readonly (readonly Square[])[] => {
  const ground = boardIndexOf({ ...state, provinces: [] })
  const met = new Set<Square>()
  return SQUARES.flatMap((start) => {
    const colour = colourAt(ground, start)
    if (colour === undefined || met.has(start)) return []
    const group = [start]
    met.add(start)
    for (const square of group)
      for (const next of neighboursOf(square))
        if (!met.has(next) && colourAt(ground, next) === colour) {
          met.add(next)
          group.push(next)
        }
    return [group.sort((a, b) => a - b)]
  })
}

const standing = ({ stacks }: State, square: Square): number =>
  stacks.find(({ at }) => at === square)?.count ?? 0

/** Only the tile that ends a game can leave owed pagodas out (QIN-G1a). */
const goesOn = ({ stage }: State): boolean => stage.is === 'place' || stage.is === 'draw'

const setup = (
  seats: number,
  options: Partial<typeof OPTIONS | Parameters<typeof qin.start>[0]['options']>,
) => ({
  seats,
  options: { ...OPTIONS, ...options },
})

/** True if a multiset of tiles is contained in another. */
const isWithin = (tiles: readonly string[], others: readonly string[]): boolean => {
  const left = [...others]
  return tiles.every((tile) => left.includes(tile) && left.splice(left.indexOf(tile), 1).length === 1)
}

describeGame(qin, {
  described: {
    protocol,
    page: readFileSync(new URL('../../../../docs/games/qin.md', import.meta.url), 'utf8'),
  },
  setups: [
    setup(2, { side: 'bird' }),
    setup(2, { side: 'lion', villageTie: 'keep', firstSeat: 2 }),
    setup(3, { side: 'bird', firstSeat: 'random', villageTie: 'keep' }),
    setup(3, { side: 'lion', openHands: 'on' }),
    setup(4, { side: 'bird', openHands: 'on', firstSeat: 3 }),
    setup(4, { side: 'lion', firstSeat: 'random' }),
    setup(2, { side: 'both', firstSeat: 'random' }),
    setup(4, { side: 'both', villageTie: 'keep', firstSeat: 4 }),
    setup(2, { side: 'lion', joinThree: 'forbidden' }),
    setup(4, { side: 'bird', joinThree: 'forbidden', firstSeat: 'random' }),
  ],
  matches: 2,
  // The first seat; then for each of two games four hands, and a placement and a draw for each of 72 tiles, before
  // which three others may have to say that they pass.
  bound: 1 + 2 * (4 + 5 * 72),
  choose: purposefulAction,
  unseen: {
    isOpen: (action) =>
      (action.type === 'deal' && action.tiles === null) || (action.type === 'draw' && action.tile === null),
    knows: (state, viewer) => typeof viewer !== 'number' || unseenOf(state, viewer) === 0,
    said: () => ({ type: 'pass' as const }),
    memory: () =>
      remembering(
        (memory, event) => {
          switch (event.type) {
            case 'hand.dealt':
              return [...memory, ...(event.tiles ?? []).map((tile) => `${event.seat} ${tile}`)]
            case 'hand.drawn':
              return event.tile === null ? memory : [...memory, `${event.seat} ${event.tile}`]
            case 'tile.placed':
              return without(memory, `${event.seat} ${event.tile}`)
            case 'game.started':
              return []
            default:
              return memory
          }
        },
        ({ hands }) => hands.flatMap((hand, seat) => hand.map((tile) => `${seat} ${tile}`)),
      ),
    agrees: (state, truth) =>
      state.hands.every((hand, seat) => isWithin(hand, truth.hands[seat] ?? [])) &&
      state.hands.every((hand, seat) => hand.length + unseenOf(state, seat) === truth.hands[seat]?.length),
  },
  probes: [
    { type: 'first', seat: 1 },
    { type: 'first', seat: 3 },
    dealt(0, 'R-R R-B Y-Y'),
    dealt(1, 'R-B R-R Y-Y'),
    { type: 'deal', seat: 0, tiles: null },
    drawn(0, 'R-B'),
    drawn(2, 'B-B'),
    { type: 'draw', seat: 1, tile: null },
    { type: 'pass' },
    put('R-R e6-e7'),
    put('R-B g6-g7'),
    put('Y-B g9-g8'),
    { type: 'place', tile: 'YY', at: [99, 98] },
    { type: 'place', tile: 'RB', at: [12, 13] },
    { type: 'place', tile: 'BB', at: [72, 74] },
  ],
  laws: {
    'pagodas on the board and in the supply are as many as at the start (QIN-S4)': ({
      stacks,
      supplies,
      seats,
    }) =>
      supplies.every(
        (left, seat) =>
          left >= 0 &&
          left + stacks.reduce((sum, stack) => sum + (stack.seat === seat ? stack.count : 0), 0) ===
            pagodasFor(seats),
      ),
    'there are 72 tiles, twelve of each kind (QIN-S3)': ({ tiles, hands, stock }) =>
      BOX.every((copies, index) => {
        const lying = tiles.filter(({ tile }) => kindIndex(tile) === index).length
        const held = hands.flat().filter((tile) => kindIndex(tile) === index).length
        return lying + held + (stock[index] ?? 0) === copies
      }),
    'tiles nobody has seen are among those whose kinds are not known (QIN-H1)': (state) =>
      state.hands.every((_, seat) => unseenOf(state, seat) >= 0) && stockLeft(state) >= 0,
    'provinces are just the connected groups of two squares or more (QIN-E4, QIN-A1)': (state) => {
      const groups = groupsOf(state).filter(({ length }) => length > 1)
      const provinces = state.provinces.map(({ squares }) => squares.join())
      return groups.length === provinces.length && groups.every((group) => provinces.includes(group.join()))
    },
    'tiles lie on grass, no two on one square (QIN-P3)': ({ tiles, side }) => {
      const covered = tiles.flatMap(({ at }) => at)
      const isGrass = covered.every((square) => MAPS[side].land.charAt(square) === '.')
      return isGrass && new Set(covered).size === covered.length
    },
    'a province carries one pagoda of its owner, a major one two (QIN-E3)': (state) =>
      !goesOn(state) ||
      state.provinces.every(
        ({ at, owner, squares }) =>
          squares.includes(at) &&
          standing(state, at) === (squares.length >= 5 ? 2 : 1) &&
          state.stacks.some((stack) => stack.at === at && stack.seat === owner),
      ),
    'pagodas stand on provinces and held villages only (QIN-V2)': (state) =>
      state.stacks.every(({ at, seat }) => {
        const village = MAPS[state.side].villages.indexOf(at)
        if (village >= 0) return state.holders[village] === seat && standing(state, at) === 1
        return state.provinces.some((province) => province.at === at)
      }),
    'whoever holds a village is strongest there, alone unless ties keep (QIN-V2, QIN-V5)': (state) => {
      const ground = boardIndexOf(state)
      return MAPS[state.side].villages.every((at, index) => {
        const strengths = strengthsAt(ground, at, state.seats)
        const most = Math.max(...strengths)
        const strongest = strengths.flatMap((strength, seat) => (strength === most ? [seat] : []))
        const holder = state.holders[index] ?? null
        if (holder === null) return most === 0 || strongest.length > 1
        const isAlone = strongest.length === 1 || state.options.villageTie === 'keep'
        return most > 0 && isAlone && strongest.includes(holder)
      })
    },
    'hands have three tiles, fewer only while one is drawn or when the stock is used up (QIN-D1)': (state) =>
      state.stage.is === 'deal' ||
      state.hands
        .map((hand, seat) => hand.length + unseenOf(state, seat))
        .every(
          (tiles, seat) =>
            tiles === 3 ||
            (tiles === 2 && state.stage.is !== 'place' && seat === state.mover) ||
            (tiles < 3 && stockLeft(state) === 0),
        ) ||
      state.turn === 0,
    'while a game goes on every supply holds a pagoda (QIN-G1)': (state) =>
      !goesOn(state) || state.supplies.every((left) => left > 0),
  },
})
