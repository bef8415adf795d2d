/** In outline, what whoever is to act can do. */
import { changeOf, stepsFrom } from '../rules/doge.ts'
import type { Seat, Viewer } from '../../../kernel/seat.ts'
import { withoutBridge } from '../position/board-queries.ts'
import { tableOf } from '../rules/decks.ts'
import { DISTRICT_NUMBERS } from '../components/districts.ts'
import { freeOffers, openBorders, opponents, sourcesFor, takeable, targetsOf } from '../rules/eligibility.ts'
import { CARDS, districtOf, type Card } from '../components/pieces.ts'
import { seesTable } from './hidden-information.ts'
import type { State } from '../state.ts'
import type { BridgeChoice, DogeStepView, Possible } from './types.ts'

const NOTHING: Possible = {
  divide: null,
  offers: [],
  cards: [],
  places: [],
  from: null,
  bridges: [],
  transfers: [],
  banish: [],
  remove: null,
  dogePlaces: [],
  dogeSteps: [],
  decline: false,
}

const bridgeChoices = (state: State, seat: Seat): readonly BridgeChoice[] =>
  (takeable(state) ?? [null]).map((take) => {
    const free = take === null ? state : withoutBridge(state, take)
    return { take, at: openBorders(free, free.bridges, seat), from: sourcesFor(free, seat) }
  })

/** From every district, so that a walk can be followed step by step. */
const dogeSteps = ({ seats, bridges }: State, seat: Seat): readonly DogeStepView[] =>
  DISTRICT_NUMBERS.flatMap((from) =>
    stepsFrom(bridges, from).map(({ to, over }) => ({
      from,
      to,
      over,
      change: changeOf(seats, seat, over),
    })),
  )

const withCards = (state: State, seat: Seat): Possible => {
  const { hand, doge } = state
  const has = (card: Card): boolean => hand.includes(card)
  const districts = CARDS.filter(has).flatMap((card) => districtOf(card) ?? [])
  return {
    ...NOTHING,
    cards: CARDS.filter(has).map((card) => ({
      card,
      count: hand.filter((each) => each === card).length,
      giveUp: card !== 'doge',
    })),
    places: districts.map((card) => ({ card, to: targetsOf(state, seat, card) })),
    from: sourcesFor(state, seat),
    bridges: has('bridge') ? bridgeChoices(state, seat) : [],
    transfers: has('transfer') ? opponents(state, seat) : [],
    banish: has('banishment') ? DISTRICT_NUMBERS : [],
    dogePlaces: has('doge') && doge === null ? DISTRICT_NUMBERS : [],
    dogeSteps: has('doge') && doge !== null ? dogeSteps(state, seat) : [],
  }
}

export const possibleFor = (state: State, viewer: Viewer): Possible => {
  const { stage } = state
  switch (stage.is) {
    case 'found':
      return { ...NOTHING, bridges: bridgeChoices(state, stage.seat) }
    case 'divide': {
      const table = tableOf(state, stage.seat)
      const mayDivide = table !== undefined && seesTable(viewer, table)
      return mayDivide ? { ...NOTHING, divide: table.takers.length } : NOTHING
    }
    case 'choose':
      return { ...NOTHING, offers: freeOffers(state) }
    case 'play':
      return withCards(state, stage.seat)
    case 'remove': {
      const { district, count, source } = stage
      return {
        ...NOTHING,
        remove: { district, count, of: state.aristocrats[district] ?? [], source },
      }
    }
    case 'bonus':
      return { ...NOTHING, banish: DISTRICT_NUMBERS, decline: true }
    default:
      return NOTHING
  }
}
