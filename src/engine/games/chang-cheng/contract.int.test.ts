import { readFileSync } from 'node:fs'
import { eventsOfType } from '../../kernel/rules/by-type.ts'
import type { Setup } from '../../kernel/game.ts'
import { describeGame } from '../../kernel/testing/properties.ts'
import { remembering } from '../../kernel/testing/checks/unseen.ts'
import type { Action } from './action.ts'
import { boardsOf, extensionsOf, hasNeutrals, OPENING } from './position/boards.ts'
import type { Event } from './event.ts'
import { PARTS, SPACES } from './components/faces.ts'
import { isComplete } from './position/board-queries.ts'
import { changCheng } from './index.ts'
import { layoutOf } from './components/layout.ts'
import { NEUTRALS, PRESTIGE_COPIES, PRESTIGES, THREAT_COPIES, THREATS, WALLS } from './components/pieces.ts'
import type { Options, Owner, Piece, State } from './state.ts'
import { does, OPTIONS } from './testing/position.ts'
import { purposefulAction } from './testing/purposeful-play.ts'
import { handPool, hasUnidentified } from './position/unidentified.ts'
import { protocol } from './view/protocol.ts'

const setup = (seats: number, options: Partial<Options> = {}): Setup<Options> => ({
  seats,
  options: { ...OPTIONS, board1: 'random', board2: 'random', ...options },
})

const standing = ({ pieces }: State, owner: Owner, ...kinds: readonly Piece['is'][]): number =>
  pieces.filter((piece) => piece?.owner === owner && kinds.includes(piece.is)).length

/** A swap or a destroyed wall does not change how many walls of a colour are on the map. */
const onMap = (state: State, owner: Owner): number => standing(state, owner, 'wall', 'rubble')

/** True if nothing is being set up or resolved. */
const isQuiet = ({ stage, reveal }: State): boolean =>
  reveal === null && (stage.is === 'act' || stage.is === 'second' || stage.is === 'neutral')

describeGame(changCheng, {
  described: {
    protocol,
    page: readFileSync(new URL('../../../../docs/games/chang-cheng.md', import.meta.url), 'utf8'),
  },
  setups: [
    setup(2),
    setup(2, { neutral: 'off', events: 'overlord-scouting', memory: 'once' }),
    setup(2, { events: 'diplomacy-reward', firstSeat: 2, board1: '3B', board2: '1A', board3: '3A' }),
    setup(3, { events: 'random', firstSeat: 'random' }),
    setup(3, { memory: 'once', board3: '4A' }),
    setup(4, { board2: '2B', board4: '1B', firstSeat: 4 }),
    setup(4, { events: 'random', firstSeat: 'random' }),
    setup(2, { prestige: 'down' }),
    setup(4, { prestige: 'down', memory: 'once', events: 'random' }),
  ],
  matches: 4,
  // At most one step for each space and card, a choice for each card, a neutral wall or its refusal each turn, tiles
  // and boards, a face-down prestige tile each province.
  bound: 52 + 24 + 24 + 60 + 24 + 12,
  choose: purposefulAction,
  unseen: {
    isOpen: (action) => action.type === 'layThreats' && action.values === null,
    knows: (state, viewer) =>
      typeof viewer !== 'number' ||
      (!hasUnidentified(state, viewer) &&
        !(state.looks[viewer] ?? []).some((region) => state.veiled.includes(region))),
    memory: () =>
      remembering(
        (memory, event) => {
          const add = (words: readonly string[]) => [...new Set([...memory, ...words])]
          switch (event.type) {
            case 'threats.laid':
              return add(
                (event.values ?? []).map((value, part) => `tile ${event.slot * PARTS + part} ${value}`),
              )
            case 'threat.turned':
              return add([`tile ${event.region} ${event.value}`])
            case 'card.laid':
              return event.card === null ? memory : add([`${event.province} ${event.seat} ${event.card}`])
            case 'cards.named':
              return add(event.cards.map((card) => `${event.province} ${event.seat} ${card}`))
            // They are open from then on.
            case 'cards.revealed':
              return memory.filter((word) => !word.startsWith(`${event.province} `))
            default:
              return memory
          }
        },
        ({ threats, veiled, lying }) => [
          ...threats.flatMap(({ value }, region) =>
            veiled.includes(region) ? [] : [`tile ${region} ${value}`],
          ),
          ...lying.flatMap(({ seat, province, card, veiled: unseen }) =>
            unseen === true ? [] : [`${province} ${seat} ${card}`],
          ),
        ],
      ),
    agrees: (state, truth) =>
      state.threats.every(
        ({ value }, region) => state.veiled.includes(region) || value === truth.threats[region]?.value,
      ) &&
      state.lying.length === truth.lying.length &&
      state.lying.every(
        ({ seat, card, province, veiled }) =>
          veiled === true ||
          truth.lying.some(
            (other) => other.seat === seat && other.card === card && other.province === province,
          ),
      ) &&
      state.hands.every(
        (hand, seat) => hasUnidentified(state, seat) || hand.join() === (truth.hands[seat] ?? []).join(),
      ),
    asked: ({ stage }, events: readonly Event[]): Action | undefined => {
      if (stage.is === 'turn') {
        const [region = -1] = stage.regions
        const [turned] = eventsOfType(events, 'threat.turned').filter((fact) => fact.region === region)
        return turned && { type: 'turnThreat', region, value: turned.value }
      }
      if (stage.is !== 'name') return undefined
      const { seat, province } = stage
      const revealed = eventsOfType(events, 'cards.revealed').find((fact) => fact.province === province)
      const cards = revealed?.cards.flatMap((card) => (card.seat === seat ? [card.card] : []))
      return cards && { type: 'nameCards', seat, province, cards }
    },
  },
  probes: [
    '[1A]',
    '[4B]',
    'm[-2 -3 -4]',
    'm[? ? ?]',
    'p[0 1 2]',
    'p[4 4 4]',
    'e[D S]',
    'e[S D]',
    '1>',
    '4>',
    '1',
    '14',
    '30',
    '1p1 2p2',
    '2p3 2p4',
    '5p2',
    '?p1 ?p2',
    '6p7 1p3',
    '3+5',
    '?+5',
    '6+22',
    '1-2',
    '13-14',
    '26-27',
    '39-1',
    '2-1',
    't4',
    't20',
    'n3',
    'n25',
    'n-',
    'p1',
    'p4',
    '<<',
    '>>',
    'x#3',
    'x#5',
    'x3',
    'x16',
    'xm1',
    'xm4',
    '+2',
    '-2',
    '+w',
    '3~16',
    '16~3',
    '-',
    'm1=-3',
    'm4=-2',
    '1p1=15',
    '2p2=3',
  ].map(does),
  laws: {
    'single walls are built or in the supply, fourteen a seat (CC-1)': (state) =>
      // A swap moves a wall to another space without changing its owner.
      state.walls.every((left, seat) => left >= 0 && left + onMap(state, seat) === WALLS),
    'there are twelve neutral walls for two, none otherwise (CC-39)': (state) =>
      state.neutrals + onMap(state, 'neutral') === (hasNeutrals(state) ? NEUTRALS : 0),
    'each seat has one double wall of two spaces side by side, and one tower (CC-1, CC-11)': (state) =>
      state.doubles.every((left, seat) => {
        const spaces = layoutOf(state).row.filter((space) => {
          const piece = state.pieces[space]
          return piece?.is === 'double' && piece.owner === seat
        })
        const [one, other] = spaces
        const isPair =
          spaces.length === 2 &&
          layoutOf(state).pairs.some(([left, right]) => left === one && right === other)
        return left === 1 ? spaces.length === 0 : isPair
      }) && state.towers.every((left, seat) => left + standing(state, seat, 'tower') === 1),
    'no two towers stand side by side (CC-14)': (state) =>
      layoutOf(state).pairs.every((pair) => !pair.every((space) => state.pieces[space]?.is === 'tower')),
    'a space holds at most one piece, and there is one place for each space (CC-2, CC-5)': ({
      pieces,
      boards,
    }) => pieces.length === boards.length * SPACES,
    'a seat has each of its six cards at most once, in hand or face down (CC-1)': ({ hands, lying }) =>
      hands.every((hand, seat) => {
        const cards = [...hand, ...lying.filter((card) => card.seat === seat).map(({ card }) => card)]
        return new Set(cards).size === cards.length && cards.length <= 6
      }),
    'cards lie in open provinces only, once nothing is being resolved (CC-9, CC-20)': (state) =>
      !isQuiet(state) || state.lying.every(({ province }) => !isComplete(state, province)),
    'there are five threat tiles and three prestige tiles of each number (CC-3)': ({
      threats,
      threatStock,
      prestige,
      prestigeStock,
    }) =>
      THREATS.every(
        (value, kind) =>
          (threatStock[kind] ?? 0) + threats.filter((tile) => tile.value === value).length === THREAT_COPIES,
      ) &&
      PRESTIGES.every(
        (value, kind) =>
          (prestigeStock[kind] ?? 0) + prestige.filter((tile) => tile === value).length === PRESTIGE_COPIES,
      ),
    'a face-down prestige tile is not even in the state until its province is complete (CC-49)': (state) =>
      state.options.prestige !== 'down' ||
      state.prestige.every((tile, province) => tile === null || isComplete(state, province)),
    'cards nobody has seen stand for cards of their seat that have not come to light (CC-48)': (state) =>
      state.hands.every((_, seat) => {
        const pool = handPool(state, seat)
        return new Set(pool).size === pool.length && pool.every((card, at) => card > (pool[at - 1] ?? 0))
      }),
    'tiles nobody has seen lie face down, but for those a traitor took (CC-3, CC-23)': ({
      threats,
      veiled,
    }) => veiled.every((region) => threats[region]?.up === false),
    'boards are different ones, at most as many as the match can use (CC-2, CC-32, CC-33)': (state) =>
      new Set(state.boards.map(({ face }) => face.charAt(0))).size === state.boards.length &&
      state.boards.length <= boardsOf(state) &&
      new Set(state.boards.map(({ slot }) => slot)).size === state.boards.length,
    'complete provinces are scored, and no others, once nothing is being resolved (CC-19)': (state) =>
      !isQuiet(state) ||
      state.results.every((result, province) => (result !== null) === isComplete(state, province)),
    'Emperor cards are fewer than three once nothing is being resolved, and none when no board can come (CC-31, CC-33)':
      (state) =>
        !isQuiet(state) ||
        (state.emperors.length < 3 && (state.boards.length < boardsOf(state) || state.emperors.length === 0)),
    'three scored provinces bring a board as long as there is one (CC-31)': (state) =>
      !isQuiet(state) ||
      state.boards.length - OPENING ===
        Math.min(
          extensionsOf(state),
          Math.floor(state.results.filter((result) => result !== null).length / 3),
        ),
    'a tower keeps a space only while its owner has a single wall left (CC-15b)': (state) =>
      state.keeps.every(
        ({ seat, space }) => (state.walls[seat] ?? 0) > 0 && state.pieces[space]?.is === 'tower',
      ),
    'every region has its tile once it is set up (CC-3)': ({ threats, prestige, boards, turn, stage }) =>
      turn === 0 ||
      stage.is === 'threats' ||
      stage.is === 'prestige' ||
      (threats.length === boards.length * PARTS && prestige.length === boards.length * PARTS),
    'the wall is always finished (CC-34)': ({ stage }) =>
      stage.is !== 'over' || stage.outcome.ending === 'filled',
  },
})
