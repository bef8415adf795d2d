import { describe, expect, it } from 'vitest'
import { changCheng } from '../games/chang-cheng/index.ts'
import { position as wall } from '../games/chang-cheng/testing/position.ts'
import { qin } from '../games/qin/index.ts'
import { position as board } from '../games/qin/testing/position.ts'
import { DISASTER_IDS } from '../games/quake-nopoly/components/cards.ts'
import { quakeNopoly } from '../games/quake-nopoly/index.ts'
import { position as taiwan } from '../games/quake-nopoly/testing/position.ts'
import { quorsum } from '../games/quorsum/index.ts'
import { grid, position as table } from '../games/quorsum/testing/position.ts'
import { sanMarco } from '../games/san-marco/index.ts'
import { position as venice } from '../games/san-marco/testing/position.ts'
import type { Game, GameEvent } from '../kernel/game.ts'
import { createThinker } from './levels.ts'

/** The strongest level's action in a position, in the game's notation. */
const solved = <O, S extends { readonly options: O }, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  state: S,
): { readonly notation: string; readonly after: S } => {
  const { by } = game.turn(state)
  if (typeof by !== 'number') throw new Error('No seat is to act')
  const thinker = createThinker(game, { options: state.options, state, seat: by }, 5, 'clear')
  thinker.search.run(thinker.playouts)
  const action = thinker.decision()
  const decision = game.decide(state, action)
  if (!decision.ok) throw new Error(decision.refusal.code)
  const after = decision.events.reduce((sofar, event) => game.evolve(sofar, event), state)
  return { notation: game.text.notation(action, state), after }
}

/** The opponent has one pawn home and the other one sure step away. */
const RACE = '.2 .2 .2 .3  .2 .2 .2 .2  #3 .2 .2 .2  #6 .2 .2 .2'

describe('level 5 in positions with one clearly best action', () => {
  it('Quorsum: puts all dice on the last step when the match ends with the turn', () => {
    const state = table({ tiles: grid(RACE), at: 'D4 A3 D1 B1', idle: 5 })
    const still = { ...state, pawns: state.pawns.map((pawn) => ({ ...pawn, best: 0 })) }
    expect(solved(quorsum, still).notation).toBe('2×4')
  })

  it('Quorsum: steps home in a chain instead of stopping or going back', () => {
    const stage = { is: 'chain', pawn: 1, dice: 2 } as const
    expect(solved(quorsum, table({ tiles: grid(RACE), at: 'D4 A3 D1 B1', stage })).notation).toBe('2>A4')
  })

  it('Quorsum: turns the only tile on the way before it steps', () => {
    const tiles = grid('.2 .2 .2 .3  .2 .2 .2 .2  #3 .2 .2 .2  .2 .2 .2 .2')
    const open = [
      { pawn: 1, dice: 2 },
      { tile: 12, dice: 2 },
    ] as const
    const state = table({ tiles, at: 'D4 A3 D1 B1', open, stage: { is: 'carry' } })
    expect(solved(quorsum, state).notation).toBe('A4*')
  })

  it('Qin: places its last pagoda and wins', () => {
    const state = board({ hands: ['R-B Y-B R-Y', 'R-R B-B Y-Y'], supplies: [1, 3] })
    const { after } = solved(qin, state)
    expect(qin.turn(after)).toMatchObject({ by: 'nobody', outcome: { places: [1, 2] } })
  })

  it('Qin: founds two provinces with one tile when that wins', () => {
    const state = board({ hands: ['Y-B R-R B-B', 'R-R B-B Y-Y'], supplies: [2, 9] })
    const { after, notation } = solved(qin, state)
    expect(notation).toMatch(/^Y-B /)
    expect(qin.turn(after)).toMatchObject({ by: 'nobody', outcome: { places: [1, 2] } })
  })
})

describe('level 5 with the cards of a province of Chang Cheng', () => {
  const revealed = (card: 2 | 3 | 4, pieces: string) =>
    wall({
      wall: pieces,
      stage: { is: 'effect' },
      reveal: {
        province: 0,
        cards: [{ seat: 0, card, fate: 'waiting' }],
        change: 0,
        extra: [0, 0],
      },
    })

  it('raises the value of a province it wins', () => {
    expect(solved(changCheng, revealed(3, '1-4a')).notation).toBe('+2')
  })

  it('lowers the value of a province it loses', () => {
    expect(solved(changCheng, revealed(3, '1-4b')).notation).toBe('-2')
  })

  it('takes an extra wall where it decides who wins', () => {
    expect(solved(changCheng, revealed(4, '1-2a 3-4b')).notation).toBe('+w')
  })

  it('destroys a wall of the opponent where that decides who wins', () => {
    expect(['x3', 'x4']).toContain(solved(changCheng, revealed(2, '1-2a 3-4b')).notation)
  })
})

/**
 * The last turn of the last round: every seat has ten or more limit points, and San Marco is in front of the next seat.
 */
const lastTurn = (wanted: Parameters<typeof venice>[0]) =>
  venice({
    passage: 3,
    limits: [
      [3, 3, 3, 1],
      [3, 3, 3, 2],
      [3, 3, 3, 3],
    ],
    tables: ['a b c a: -:1>b|-:2>c|-:1>a'],
    ...wanted,
  })

describe('level 5 in San Marco', () => {
  it('banishes the aristocrat that would spoil the last scoring', () => {
    const state = lastTurn({ in: '4:3,3,0 6:1,0,9', scores: [20, 26, 0], hand: 'T' })
    expect(solved(sanMarco, state).notation).toBe('Tb4')
  })

  it('scores with the first Doge in the district it leads alone', () => {
    const state = lastTurn({ in: '3:4,0,0 4:0,2,3 6:0,4,0', scores: [20, 24, 0], hand: 'D' })
    expect(solved(sanMarco, state).notation).toBe('D3')
  })

  it('takes the offer with cards of its district rather than limits alone', () => {
    const state = venice({
      in: '4:3,3,1',
      tables: ['a b c: 44:1|-:33|-:3'],
      stage: { is: 'choose', seat: 0 },
    })
    expect(solved(sanMarco, state).notation).toBe('#1')
  })
})

describe('level 5 in Quake-nopoly', () => {
  const rival = { lands: [{ card: 'tainan', on: [{ building: 'hayashi' }] }] }

  it('builds the decisive building at home before the end card', () => {
    const state = taiwan({
      players: [
        rival,
        { lands: [{ card: 'hualien' }], hand: ['qingxiuTemple', 'pineGarden'], stock: 'bwst' },
      ],
      pass: 3,
      agenda: [{ do: 'act', seat: 1 }],
      events: { general: 0, disaster: 0, upper: 0 },
    })
    expect(solved(quakeNopoly, state).notation).toBe('B pineGarden hualien')
  })

  it('strengthens the building that the last storm would destroy', () => {
    // Of the two cards that can still come, one hits Hualien, and nothing else here.
    const turned = DISASTER_IDS.filter((id) => id !== 'haitang2005' && id !== 'gloria1963')
    const state = taiwan({
      players: [rival, { lands: [{ card: 'hualien', on: [{ building: 'pineGarden' }] }], stock: 'ww' }],
      pass: 3,
      agenda: [{ do: 'act', seat: 1 }],
      events: { general: 0, disaster: 1, upper: 1, turned },
    })
    expect(solved(quakeNopoly, state).notation).toBe('S pineGarden m+2')
  })
})
