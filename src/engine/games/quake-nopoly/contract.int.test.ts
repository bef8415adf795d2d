import { readFileSync } from 'node:fs'
import type { Setup } from '../../kernel/game.ts'
import { describeGame } from '../../kernel/testing/properties.ts'
import { BUILDING_IDS, CARDS, classOf, DISASTER_IDS, GENERAL_IDS } from './components/cards.ts'
import { KINDS } from './components/deck/types.ts'
import { piecesOn } from './position/evolve.ts'
import { buildingsOf, levelsOf, maxOf, sitesOf } from './position/board-queries.ts'
import { quakeNopoly } from './index.ts'
import { COPIES, countOfKind } from './components/pieces.ts'
import { eventCounts } from './position/initial-state.ts'
import type { Event } from './event.ts'
import type { Options, State } from './state.ts'
import { unseenBuildings } from './view/hidden-information.ts'
import { does, OPTIONS } from './testing/position.ts'
import { greedyAction } from './bot/greedy-action.ts'
import { knownHand } from './position/unidentified.ts'
import { protocol } from './view/protocol.ts'

const setup = (seats: number, options: Partial<Options> = {}): Setup<Options> => ({
  seats,
  options: { ...OPTIONS, ...options },
})

const isWhole = <T>(all: readonly T[], parts: readonly T[]): boolean =>
  parts.length === all.length &&
  new Set(parts).size === all.length &&
  all.every((each) => parts.includes(each))

const isDealt = ({ phase }: State): boolean => phase !== 'setup'

describeGame(quakeNopoly, {
  described: {
    protocol,
    page: readFileSync(new URL('../../../../docs/games/quake-nopoly.md', import.meta.url), 'utf8'),
  },
  setups: [
    setup(2),
    setup(2, { variant: 'beginner', roles: 'choose', firstSeat: 2 }),
    setup(3, { roles: 'choose', firstSeat: 'random' }),
    setup(4),
    setup(4, { variant: 'beginner', firstSeat: 'random' }),
    setup(5, { roles: 'choose' }),
    setup(6),
  ],
  matches: 2,
  // A round of six: 36 turns with what comes before each action, cards with all their choices, production; eight
  // rounds.
  bound: 8 * 250 + 60,
  choose: greedyAction,
  unseen: {
    isOpen: (action) => action.type === 'drawBuilding' && action.building === null,
    knows: ({ hands, decks, veil }, viewer) =>
      typeof viewer !== 'number' ||
      !veil.some(
        (standIn) =>
          hands[viewer]?.includes(standIn) === true ||
          decks.buildings.bottom.some(({ building, by }) => building === standIn && by === viewer),
      ),
    memory: (seats) => {
      const hands = Array.from({ length: seats }, () => new Set<string>())
      /** Cards under the deck from the first to be drawn; null if nobody has seen which. */
      const under: (string | null)[] = []
      let deck = BUILDING_IDS.length
      const see = (event: Event): void => {
        switch (event.type) {
          case 'building.drawn': {
            // Cards under the deck come in the order in which they went there.
            const next = deck > 0 ? null : (under.shift() ?? null)
            deck = Math.max(0, deck - 1)
            const card = event.building ?? next
            if (card !== null) hands[event.seat]?.add(card)
            return
          }
          case 'building.returned':
            hands[event.seat]?.add(event.building)
            return
          case 'building.built':
            hands[event.seat]?.delete(event.building)
            return
          case 'building.putBack':
            under.push(event.building)
            // A card left open may have been any of the hand.
            if (event.building === null) hands[event.seat]?.clear()
            else hands[event.seat]?.delete(event.building)
            return
          case 'building.collapsed':
            under.push(event.building)
            return
          default:
        }
      }
      const lying = (cards: readonly (string | null)[]): readonly string[] =>
        cards.map((card, at) => `under ${at} ${card ?? '?'}`)
      return {
        see,
        words: () => [
          ...hands.flatMap((hand, seat) => [...hand].map((card) => `${seat} ${card}`)),
          ...lying(under),
        ],
        known: (state) => [
          ...state.hands.flatMap((_, seat) => knownHand(state, seat).map((card) => `${seat} ${card}`)),
          ...lying(
            state.decks.buildings.bottom.map(({ building }) =>
              state.veil.includes(building) ? null : building,
            ),
          ),
        ],
      }
    },
    agrees: (state, truth) => {
      const { bottom } = truth.decks.buildings
      return (
        state.hands.every((hand, seat) => hand.length === truth.hands[seat]?.length) &&
        state.hands.every((_, seat) =>
          knownHand(state, seat).every((building) => truth.hands[seat]?.includes(building) === true),
        ) &&
        state.decks.buildings.bottom.every(
          ({ building, by }, at) =>
            by === bottom[at]?.by && (state.veil.includes(building) || building === bottom[at].building),
        )
      )
    },
  },
  probes: [
    '1>',
    '6>',
    '1>landlord',
    '2>architect',
    '1>[hualien]',
    '3>[taipei]',
    `1>(${BUILDING_IDS[0] ?? ''})`,
    `2>(${BUILDING_IDS[40] ?? ''})`,
    '1>(?)',
    `1>{${GENERAL_IDS[0] ?? ''}}`,
    `2>{${DISASTER_IDS[0] ?? ''}}`,
    '1>{end}',
    '1>4',
    '2>5',
    '=banker',
    '=dealer',
    `B ${BUILDING_IDS[3] ?? ''} taipei`,
    `B ${BUILDING_IDS[50] ?? ''} hualien'`,
    'L yilan',
    `R ${BUILDING_IDS[7] ?? ''}`,
    'R ?',
    `S ${BUILDING_IDS[9] ?? ''} m+1`,
    `S ${BUILDING_IDS[12] ?? ''} s+2`,
    'T bw>t',
    'T wb>s',
    'T bb>b',
    'T bws>tt',
    'P bbw',
    'P st',
    '-',
    `A ${BUILDING_IDS[5] ?? ''} tainan bbbwww`,
    'X taipei chiayi',
    'G 1 bb',
    'G 2 wt',
    `D ${BUILDING_IDS[5] ?? ''} m`,
    `K ${GENERAL_IDS[0] ?? ''}`,
    `K ${GENERAL_IDS[0] ?? ''} ${BUILDING_IDS[5] ?? ''}`,
    `K ${GENERAL_IDS[1] ?? ''} hualien`,
    'm+1',
    's+2',
    'f0',
    'f+2',
    'f-1',
    '!',
    'k',
    '+b',
    '+wst',
    '-b',
    '-ws',
    'u',
    `u ${BUILDING_IDS[5] ?? ''}`,
    `r ${BUILDING_IDS[5] ?? ''} m`,
    'r taitung s',
    '?',
    '> penghu',
    '*',
    '.',
    'e',
    'x',
  ].map(does),
  laws: {
    'there are a hundred pieces of each kind (QK-1)': (state) =>
      KINDS.every((kind) => {
        const lying = sitesOf(state).reduce((sum, { built }) => sum + countOfKind(piecesOn(built), kind), 0)
        const owned = state.stocks.reduce((sum, stock) => sum + countOfKind(stock, kind), 0)
        return countOfKind(state.supply, kind) + owned + lying === COPIES
      }),
    'no seat, track or supply holds fewer than no pieces': (state) =>
      [...state.stocks, state.supply].every((stock) => stock.every((count) => count >= 0)) &&
      sitesOf(state).every(({ built }) => built.material >= 0 && built.structure >= 0),
    'there are the 76 buildings, each in one place (QK-1)': (state) =>
      isWhole(BUILDING_IDS, [
        ...state.decks.buildings.pool,
        ...state.decks.buildings.bottom.map(({ building }) => building),
        ...state.hands.flat(),
        ...sitesOf(state).map(({ built }) => built.building),
      ]),
    'what nobody has seen is in hands and put back, and may be any card that is not known elsewhere (QK-43)':
      (state) => {
        const hidden = state.decks.buildings.bottom.flatMap(({ building, by }) =>
          by === null ? [] : building,
        )
        const others = unseenBuildings({ ...state, outcome: null }, 'all')
        return (
          new Set(state.veil).size === state.veil.length &&
          state.veil.every((id) => [...hidden, ...state.hands.flat()].includes(id)) &&
          others.length === state.decks.buildings.pool.length + state.veil.length
        )
      },
    'there are the 36 district cards, each in one place (QK-1)': (state) =>
      isWhole(CARDS, [
        ...state.decks.districts.pool,
        ...state.decks.districts.bottom,
        ...state.lands.flatMap((lands) => lands.map(({ card }) => card)),
      ]),
    'no track holds more than its maximum (QK-13)': (state) =>
      sitesOf(state).every(
        ({ built }) =>
          built.material <= maxOf(built.building, 'material') &&
          built.structure <= maxOf(built.building, 'structure'),
      ),
    'district cards have three levels, two for beginners (QK-10a, QK-40)': (state) =>
      state.lands.flat().every(({ levels }) => levels.length === levelsOf(state)),
    'each role is taken once (QK-2)': ({ roles }) => {
      const taken = roles.filter((role) => role !== null)
      return new Set(taken).size === taken.length
    },
    'every seat has three district cards or more (QK-6, QK-11, QK-26)': (state) =>
      !isDealt(state) ||
      state.lands.every(
        (lands, seat) =>
          lands.length >= 3 || state.agenda.some((task) => task.do === 'drawDistricts' && task.seat === seat),
      ),
    'turned up and still to come are as many event cards as were chosen (QK-4, QK-39)': (
      state,
      { seats },
    ) => {
      const { general, disaster, turned } = state.decks.events
      const all = eventCounts(seats, state.options.variant)
      const generals = turned.filter((id) => classOf(id) === 'general').length
      return general + generals === all.general && disaster + turned.length - generals === all.disaster
    },
    'no card is turned up twice': ({ decks }) =>
      new Set(decks.events.turned).size === decks.events.turned.length,
    'kept and research cards were turned up (QK-18, QK-36a)': ({ kept, research, decks }) =>
      [...kept, ...research].flat().every((id) => decks.events.turned.includes(id)),
    'a seat keeps one earthquake a card at most, and only earthquakes (QK-36a)': ({ research }) =>
      new Set(research.flat()).size === research.flat().length &&
      research.flat().every((id) => classOf(id) === 'quake'),
    'damage is never below 0 (QK-20)': ({ disaster }) =>
      disaster === null || disaster.hits.every(({ damage }) => damage >= 0),
    'forecasts lapse with the card (QK-36, QK-37)': (state) =>
      ['forecast', 'turnUp'].includes(state.agenda[0]?.do ?? '') ||
      (state.forecasts.weather === 0 && state.forecasts.quake === 0),
    'a seat takes its damage once': ({ disaster }) =>
      disaster === null || new Set(disaster.struck).size === disaster.struck.length,
    'what is waited for is never something that needs nobody': ({ agenda }) =>
      agenda[0]?.do !== 'produce' && agenda[0]?.do !== 'collect',
    'the match ends with the end card, in the disaster phase (QK-27)': (state) =>
      state.outcome === null || (state.phase === 'disaster' && state.agenda.length === 0),
    'no seat has more buildings than levels': (state) =>
      state.lands.every((lands, seat) => buildingsOf(state, seat).length <= levelsOf(state) * lands.length),
  },
})
