/** Values actions for bots by looking one action ahead, and offers by what their cards would gain. */
import { costOf } from '../rules/doge.ts'
import { afterAction } from '../../../kernel/rules/batch.ts'
import { shuffled, type Random } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import type { Action, ActionOf } from '../action.ts'
import { removals } from '../rules/banishing.ts'
import { openAt, openTable, tableOf } from '../rules/decks.ts'
import { decide } from '../rules/decide.ts'
import { DISTRICT_NUMBERS, type District } from '../components/districts.ts'
import { expectedPoints, leadIn } from './expected-points.ts'
import { evolve } from '../position/evolve.ts'
import { freeOffers } from '../rules/eligibility.ts'
import { legal, waysToPlay } from '../rules/legal.ts'
import { divisionsFrom } from '../rules/offers.ts'
import { TOO_LATE, type Card } from '../components/pieces.ts'
import { totalsOf } from '../rules/rounds.ts'
import type { Pile, State } from '../state.ts'

interface ValuedAction {
  readonly action: Action
  readonly worth: number
}

const byWorth = (one: ValuedAction, other: ValuedAction): number => other.worth - one.worth

/** How many ways to play a card are compared; only bridges and transfers have more. */
const WAYS = 24
/** How many aristocrats a die banishes on average, rounded. */
const BANISHED = 3

const worthAfter = (state: State, action: Action, seat: Seat): number => {
  const after = afterAction({ decide, evolve }, state, action)
  return after === undefined ? -Infinity : leadIn(expectedPoints(after), seat)
}

/** Values a banishment as if the die removed three of the seat's opponents. */
const worthOfBanishing = (state: State, district: District, seat: Seat): number => {
  const here = [...(state.aristocrats[district] ?? [])]
  for (let gone = 0; gone < Math.min(BANISHED, sumOf(state.aristocrats[district] ?? [])); gone += 1) {
    const strongest = here.reduce(
      (most, count, other) => (other !== seat && count > (most < 0 ? 0 : (here[most] ?? 0)) ? other : most),
      -1,
    )
    const from = strongest < 0 ? seat : strongest
    here[from] = (here[from] ?? 0) - 1
  }
  const aristocrats = state.aristocrats.map((each, at) => (at === district ? here : each))
  return leadIn(expectedPoints({ ...state, aristocrats }), seat)
}

/** Keeps only the cheapest walk for the seat to each district. */
const cheapestWalks = (walks: readonly ActionOf<'doge'>[], seat: Seat): readonly Action[] => {
  const best = new Map<District | undefined, { readonly walk: Action; readonly cost: number }>()
  for (const walk of walks) {
    const end = walk.steps.at(-1)?.to
    const cost = sumOf(walk.steps.map(({ over }) => costOf(seat, over)))
    const before = best.get(end)
    if (before === undefined || cost < before.cost) best.set(end, { walk, cost })
  }
  return [...best.values()].map(({ walk }) => walk)
}

const fewOf = <T>(all: readonly T[], most: number, random: Random): readonly T[] =>
  all.length <= most ? all : shuffled(all, random).slice(0, most)

/** The promising ways to play a card, with their values. */
const played = (state: State, seat: Seat, card: Card, random: Random): readonly ValuedAction[] => {
  if (card === 'banishment')
    return DISTRICT_NUMBERS.map((district) => ({
      action: { type: 'banish', district } as const,
      worth: worthOfBanishing(state, district, seat),
    }))
  const ways = [...waysToPlay(state, seat, card)].filter(({ type }) => type !== 'giveUp')
  const walks = ways.filter((way) => way.type === 'doge')
  const looked = walks.length > 0 ? cheapestWalks(walks, seat) : fewOf(ways, WAYS, random)
  return looked.map((action) => ({ action, worth: worthAfter(state, action, seat) }))
}

/**
 * Everything the seat can do with the cards in its hand, best first; giving up has the value of the current position.
 */
const plays = (state: State, seat: Seat, random: Random): readonly ValuedAction[] => {
  const now = leadIn(expectedPoints(state), seat)
  const cards = [...new Set(state.hand)]
  return cards
    .flatMap((card) => [
      ...played(state, seat, card, random),
      ...(card === 'doge' ? [] : [{ action: { type: 'giveUp', card } as const, worth: now }]),
    ])
    .sort(byWorth)
}

/** What a card would gain a seat if it had it now. */
const scaleFor = (state: State, seat: Seat, random: Random) => {
  const now = leadIn(expectedPoints(state), seat)
  const known = new Map<Card, number>()
  return (card: Card): number => {
    const before = known.get(card)
    if (before !== undefined) return before
    // With a second card in hand, the first does not end the turn.
    const holding: State = { ...state, stage: { is: 'play', seat }, hand: [card, card] }
    const worths = played(holding, seat, card, random).map(({ worth }) => worth - now)
    const best = Math.max(card === 'doge' ? -Infinity : 0, ...worths)
    known.set(card, best)
    return best
  }
}

/** The cost of a point of limit cards, and of exceeding the highest total with which a seat may play on. */
const LIMIT = 0.9
const TOO_MUCH = 4

const pileWorth = (scale: (card: Card) => number, total: number, { cards, limits }: Pile): number => {
  const after = total + sumOf(limits)
  const past = total < TOO_LATE && after >= TOO_LATE ? TOO_MUCH : 0
  return sumOf(cards.map(scale)) - LIMIT * sumOf(limits) - past
}

const offersFor = (state: State, seat: Seat, random: Random): readonly ValuedAction[] => {
  const scale = scaleFor(state, seat, random)
  const total = totalsOf(state)[seat] ?? 0
  const table = openTable(state)
  return freeOffers(state)
    .map((offer) => ({
      action: { type: 'choose', offer } as const,
      worth: pileWorth(scale, total, table?.offers[offer] ?? { cards: [], limits: [] }),
    }))
    .sort(byWorth)
}

/** How many divisions are compared, and how much a chooser's gain costs the distributor. */
const DIVISIONS = 40
const GIVEN = 0.5

/** Values divisions by what remains when each chooser has taken its best offer. */
const divisionsFor = (state: State, seat: Seat, count: number, random: Random): readonly ValuedAction[] => {
  const table = tableOf(state, seat)
  if (table === undefined) return []
  const totals = totalsOf(state)
  const scales = table.takers.map((taker) => ({
    taker,
    scale: scaleFor(state, taker, random),
    total: totals[taker] ?? 0,
  }))
  const worthOf = (offers: readonly Pile[]): number => {
    let left = offers
    let worth = 0
    for (const { taker, scale, total } of scales) {
      const worths = left.map((pile) => pileWorth(scale, total, pile))
      const best = Math.max(...worths)
      const taken = worths.indexOf(best)
      left = left.filter((_, at) => at !== taken)
      worth += taker === seat ? best : -GIVEN * best
    }
    return worth
  }
  const division = divisionsFrom(table.held, table.takers.length, openAt(state, table))
  return Array.from({ length: count }, () => division(random))
    .map((offers) => ({ action: { type: 'divide', offers } as const, worth: worthOf(offers) }))
    .sort(byWorth)
}

/** All promising actions, best first; `divisions` limits how many divisions are compared. */
export const valuedActions = (
  state: State,
  random: Random,
  divisions = DIVISIONS,
): readonly ValuedAction[] => {
  const { stage } = state
  switch (stage.is) {
    case 'play':
      return plays(state, stage.seat, random)
    case 'choose':
      return offersFor(state, stage.seat, random)
    case 'divide':
      return divisionsFor(state, stage.seat, divisions, random)
    case 'remove': {
      const counts = [...removals(state.aristocrats[stage.district] ?? [], stage.count)]
      return fewOf(counts, WAYS, random)
        .map((counts): ValuedAction => {
          const action = { type: 'remove', counts } as const
          const here = (state.aristocrats[stage.district] ?? []).map((all, at) => all - (counts[at] ?? 0))
          const aristocrats = state.aristocrats.map((each, at) => (at === stage.district ? here : each))
          return { action, worth: leadIn(expectedPoints({ ...state, aristocrats }), stage.seat) }
        })
        .sort(byWorth)
    }
    case 'bonus':
      return [
        { action: { type: 'decline' } as const, worth: leadIn(expectedPoints(state), stage.seat) },
        ...DISTRICT_NUMBERS.map((district) => ({
          action: { type: 'banish', district } as const,
          worth: worthOfBanishing(state, district, stage.seat),
        })),
      ].sort(byWorth)
    case 'assign':
      // Which role suits whom depends on cards nobody has seen: only the search tells them apart.
      return shuffled([...legal(state)], random).map((action) => ({ action, worth: 0 }))
    case 'found':
      return fewOf([...legal(state)], WAYS, random)
        .map((action) => ({ action, worth: worthAfter(state, action, stage.seat) }))
        .sort(byWorth)
    default:
      throw new Error('No seat is to choose')
  }
}
