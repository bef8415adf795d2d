/** The position as a board shows it to one viewer (CC-48). */
import { seatsOf, type Viewer } from '../../kernel/seat.ts'
import { boardsOf, extensionsOf, facesLeft, hasNeutrals, OPENING } from './boards.ts'
import { rewardsOf } from './ending.ts'
import { CARDS } from './pieces.ts'
import { turnOf } from './score.ts'
import { seesCards } from './secrets.ts'
import { possible, revealView } from './shown-choices.ts'
import { provinceViews, regionViews, spaceViews } from './shown-map.ts'
import type { State } from './state.ts'
import type { SeatView, View } from './view.ts'

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
      hand: seesCards(state, viewer, seat) ? hand : null,
      spent: CARDS.filter((card) => !hand.includes(card) && !lying.includes(card)),
    }
  })

const sum = (pool: readonly number[]): number => pool.reduce((total, copies) => total + copies, 0)

export const shown = (state: State, viewer: Viewer): View => {
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
    stocks: { threats: sum(state.threatStock), prestige: sum(state.prestigeStock) },
    reveal: revealView(state),
    possible: possible(state),
    luck: {
      faces: stage.is === 'board' ? facesLeft(state) : [],
      prestige: state.prestigeStock,
    },
    outcome: turn.by === 'nobody' ? turn.outcome : null,
  }
}
