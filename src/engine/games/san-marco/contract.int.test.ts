import { readFileSync } from 'node:fs'
import { describeGame } from '../../kernel/testing/properties.ts'
import { remembering } from '../../kernel/testing/checks/unseen.ts'
import { sumOf } from '../../kernel/rules/lists.ts'
import { bridgeLimitOf } from './rules/eligibility.ts'
import { decksOf, hasUnseen, tableOf } from './rules/decks.ts'
import { BORDERS } from './components/districts.ts'
import { sanMarco } from './index.ts'
import { ACTION_DECK, ARISTOCRATS, BRIDGES, CARDS, LIMIT_DECK, LIMITS } from './components/pieces.ts'
import type { Options, Pile, State } from './state.ts'
import { purposefulAction } from './testing/purposeful-play.ts'
import { does, OPTIONS } from './testing/position.ts'
import { protocol } from './view/protocol.ts'

const setup = (seats: number, options: Partial<Options> = {}) => ({
  seats,
  options: { ...OPTIONS, ...options },
})

/** Piles with distributors, held or offered and not yet taken. */
const onTables = ({ round }: State): readonly Pile[] =>
  (round?.tables ?? []).flatMap(({ held, offers }) => [held, ...offers.filter(({ seat }) => seat === null)])

const bridgesOf = ({ bridges }: State, seat: number) =>
  bridges.filter((bridge) => bridge.seat === seat).length

const bridgesAt = ({ bridges }: State, at: string) => bridges.filter((bridge) => bridge.at.join() === at)

/** True if a multiset of cards is contained in another. */
const isWithin = <T>(cards: readonly T[], others: readonly T[]): boolean => {
  const left = [...others]
  return cards.every((card) => left.includes(card) && left.splice(left.indexOf(card), 1).length === 1)
}

describeGame(sanMarco, {
  described: {
    protocol,
    page: readFileSync(new URL('../../../../docs/games/san-marco.md', import.meta.url), 'utf8'),
  },
  setups: [
    setup(3),
    setup(4),
    setup(3, { firstSeat: 'random', bridgeLimit: 3 }),
    setup(4, { firstSeat: 4, bridgeLimit: 2 }),
    setup(3, { roles: 'given', firstSeat: 'random' }),
    setup(4, { roles: 'given' }),
    setup(2, { firstSeat: 'random' }),
  ],
  // A round takes at most two rolls, six deals, four choices and two for each of ten cards; the limit
  // cards of a passage last for at most nine rounds.
  bound: 40 + 3 * 9 * 32,
  matches: 4,
  choose: purposefulAction,
  unseen: {
    isOpen: (action) =>
      (action.type === 'dealCards' && action.cards === null) ||
      (action.type === 'dealLimits' && action.limits === null),
    knows: ({ round }, viewer) =>
      (round?.tables ?? []).every((table) => table.seat !== viewer || !hasUnseen(table)),
    memory: () =>
      remembering(
        (memory, event) => {
          switch (event.type) {
            case 'cards.dealt':
              return [...memory, ...(event.cards ?? []).map((card) => `${event.seat} ${card}`)]
            case 'limits.dealt':
              return [...memory, ...(event.limits ?? []).map((limit) => `${event.seat} ${limit}`)]
            // The division names the unseen cards, and all of them are in the offers.
            case 'offers.divided':
              return memory.filter((word) => !word.startsWith(`${event.seat} `))
            default:
              return memory
          }
        },
        ({ round }) =>
          (round?.tables ?? []).flatMap(({ seat, held }) =>
            [...held.cards, ...held.limits].map((card) => `${seat} ${card}`),
          ),
      ),
    agrees: (state, truth) =>
      (state.round?.tables ?? []).every(({ seat, held, veiled }) => {
        const all = tableOf(truth, seat)?.held ?? { cards: [], limits: [] }
        return (
          isWithin(held.cards, all.cards) &&
          isWithin(held.limits, all.limits) &&
          held.cards.length + veiled.cards === all.cards.length &&
          held.limits.length + veiled.limits === all.limits.length
        )
      }) && state.discards.join() === truth.discards.join(),
    // With two distributors, each divides when its offers are turned up instead of one after the other.
    inOrder: ({ seats }) => seats === 3,
  },
  probes: [
    '1>',
    '4>',
    '[3]',
    '1+12BTDX',
    '2+1234B',
    '3+?',
    '1+:123',
    '2+:1223',
    '3+:?',
    '?|?',
    '1B:12|T:3|D:1',
    '12BT:1|D:23',
    '@1',
    '@3',
    '#1',
    '#3',
    '4',
    '3>4',
    '4<4',
    '2>5<6',
    'B3-4',
    'B1-2<3',
    'Ba1-2>1-2',
    'Bb3-4>1-6<1',
    'Tb4',
    'Ta1<4',
    'X4',
    'x1,1,1',
    'x2,0,1,0',
    'D4',
    'D=',
    'Db3',
    'D~4a3',
    '-4',
    '-B',
    '-T',
    '-D',
    '-X',
    '-',
  ].map(does),
  laws: {
    'a bridge card can be used: no seat has its bridges on all borders it could build on': (
      state,
      { seats },
    ) => {
      const own = Array.from({ length: seats }, (_, seat) => bridgesOf(state, seat))
      const most = seats === 2 ? 9 : seats + 4
      if (state.bridges.length < BRIDGES && Math.max(...own) > most) return false
      const canBuild = sanMarco.view(state, 'all').possible.bridges.some(({ at }) => at.length > 0)
      return state.stage.is !== 'play' || !state.hand.includes('bridge') || canBuild
    },
    'each seat has 25 aristocrats, in reserve, in districts and on bridges (SM-2)': ({
      reserves,
      aristocrats,
      bridges,
    }) =>
      reserves.every(
        (left, seat) =>
          left >= 0 &&
          left +
            sumOf(aristocrats.map((here) => here[seat] ?? 0)) +
            bridges.filter((bridge) => bridge.seat === seat).length ===
            ARISTOCRATS,
      ),
    'nobody is less than nobody (SM-2)': ({ aristocrats }) => aristocrats.flat().every((count) => count >= 0),
    'there are 62 action cards, of each kind as many as at the start (SM-2)': (state) =>
      CARDS.every((card, kind) => {
        const lying = [...state.hand, ...onTables(state).flatMap(({ cards }) => cards)]
        const counted = (state.deck[kind] ?? 0) + (state.discards[kind] ?? 0)
        return counted + lying.filter((each) => each === card).length === ACTION_DECK[kind]
      }),
    'there are 28 limit cards, of each number as many as at the start (SM-2)': (state) =>
      LIMITS.every((limit, kind) => {
        const lying = [...state.limits.flat(), ...onTables(state).flatMap(({ limits }) => limits)]
        return (
          (state.limitDeck[kind] ?? 0) + lying.filter((each) => each === limit).length === LIMIT_DECK[kind]
        )
      }),
    'cards nobody has seen are among those whose kinds are not known (SM-48)': (state) =>
      decksOf(state).cards >= 0 && decksOf(state).limits >= 0,
    'there are twelve bridges at most (SM-2)': ({ bridges }) => bridges.length <= BRIDGES,
    'bridges on a border have different owners and are as few as the limit says (SM-8)': (state) =>
      BORDERS.every((at) => {
        const here = bridgesAt(state, at.join())
        return (
          here.length <= bridgeLimitOf(state) && new Set(here.map(({ seat }) => seat)).size === here.length
        )
      }),
    'bridges join neighbours (SM-8)': ({ bridges }) =>
      bridges.every(({ at }) => BORDERS.some((border) => border.join() === at.join())),
    'in a last round only those below ten at its start take part (SM-41)': ({ round, seats }) =>
      round === null || round.last === round.seats.length < seats,
    'every seat in the round has one role once cards are dealt (SM-10)': ({ round }) =>
      round === null ||
      round.tables.length === 0 ||
      round.roles.every((role, seat) => (role !== null) === round.seats.includes(seat)),
    'every table has as many offers as takers, the distributor last (SM-14, SM-15)': ({ round }) =>
      (round?.tables ?? []).every(
        ({ seat, takers, ready, offers }) =>
          takers.at(-1) === seat && (!ready || offers.length === takers.length),
      ),
    'no offer is empty (SM-16)': ({ round }) =>
      (round?.tables ?? []).every(({ offers }) =>
        offers.every(({ cards, limits }) => cards.length + limits.length > 0),
      ),
    'at least 13 aristocrats of a seat are in reserve or districts (SM-27a)': ({ bridges, seats }) =>
      Array.from(
        { length: seats },
        (_, seat) => bridges.filter((bridge) => bridge.seat === seat).length,
      ).every((count) => ARISTOCRATS - count >= 13),
  },
})
