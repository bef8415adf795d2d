/** The position as a board shows it to one viewer (CC-48). */
import { sumOf } from '../../../kernel/rules/lists.ts'
import { countsOf } from '../../../kernel/rules/multisets.ts'
import { seatsOf, type Viewer } from '../../../kernel/seat.ts'
import { boardsOf, extensionsOf, facesLeft, hasNeutrals, OPENING } from '../position/boards.ts'
import { rewardsOf } from '../rules/ending.ts'
import { CARDS, THREAT_COPIES, THREATS } from '../components/pieces.ts'
import { turnOf } from '../rules/status.ts'
import { cardsCovered, cardSeen, handSeen, mayHold, seesThreat } from './hidden-information.ts'
import { possible, revealView } from './project-choices.ts'
import { provinceViews, regionViews, spaceViews } from './project-map.ts'
import type { State } from '../state.ts'
import type { Asked, SeatView, View } from './types.ts'

const playerViews = (state: State, viewer: Viewer): readonly SeatView[] =>
  seatsOf(state.seats).map((seat) => {
    const hand = state.hands[seat] ?? []
    const lying = state.lying.filter((card) => card.seat === seat).map(({ card }) => card)
    return {
      score: state.scores[seat] ?? 0,
      walls: state.walls[seat] ?? 0,
      doubles: state.doubles[seat] ?? 0,
      towers: state.towers[seat] ?? 0,
      cards: hand.length,
      hand: handSeen(state, viewer, seat),
      mayHold: mayHold(state, viewer, seat),
      spent: CARDS.filter((card) => !hand.includes(card) && !lying.includes(card)),
    }
  })

const askedIn = (state: State, viewer: Viewer): Asked | null => {
  const { stage } = state
  if (stage.is === 'turn') {
    const known = state.threats.flatMap(({ value }, region) =>
      seesThreat(state, viewer, region) ? [value] : [],
    )
    const left = countsOf(THREATS, known).map((seen) => THREAT_COPIES - seen)
    return { is: 'tile', region: stage.regions[0] ?? 0, left }
  }
  if (stage.is !== 'name') return null
  const { seat, province } = stage
  const here = state.lying.filter((card) => card.seat === seat && card.province === province)
  return {
    is: 'cards',
    seat,
    province,
    count: here.length,
    known: here.flatMap((card) => cardSeen(state, viewer, card) ?? []).sort((a, b) => a - b),
    others: cardsCovered(state, viewer, seat),
  }
}

export const project = (state: State, viewer: Viewer): View => {
  const { stage, boards } = state
  const turn = turnOf(state)
  const extensions = extensionsOf(state)
  return {
    options: state.options,
    seats: state.seats,
    stage: stage.is,
    by: turn.by,
    first: state.first,
    mover: state.turn === 0 ? null : state.mover,
    turn: state.turn,
    action: state.plan.action,
    used: state.plan.provinces,
    boards,
    spaces: spaceViews(state),
    provinces: provinceViews(state, viewer),
    regions: regionViews(state, viewer),
    players: playerViews(state, viewer),
    neutrals: hasNeutrals(state) ? state.neutrals : null,
    emperors: boards.length < boardsOf(state) ? state.emperors.length : null,
    extensions: { done: Math.max(0, boards.length - OPENING), of: extensions },
    drawn: stage.is === 'side' ? stage.face : null,
    events: state.events,
    rewards: stage.is === 'over' ? rewardsOf(state) : [],
    stocks: { threats: sumOf(state.threatStock), prestige: sumOf(state.prestigeStock) },
    mayBeUnseen: state.unseen === true && (stage.is === 'threats' || stage.is === 'act'),
    asked: askedIn(state, viewer),
    reveal: revealView(state),
    possible: possible(state),
    luck: {
      faces: stage.is === 'board' ? facesLeft(state) : [],
      prestige: state.prestigeStock,
    },
    outcome: turn.by === 'nobody' ? turn.outcome : null,
  }
}
