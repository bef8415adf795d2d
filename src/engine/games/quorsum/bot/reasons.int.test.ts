import { describeReasons } from '../../../kernel/testing/checks/reasons.ts'
import type { Action } from '../action.ts'
import { NEIGHBOURS, type Place } from '../components/grid.ts'
import type { Event } from '../event.ts'
import { quorsum } from '../index.ts'
import { rolls } from '../rules/chance.ts'
import { place } from '../testing/position.ts'
import type { State } from '../state.ts'

type Params = { readonly [name: string]: string | number }

const numberOf = (params: Params, name: string): number => Number(params[name])
/** The pawn a sentence calls pawn 1 or 2 of a seat. */
const pawnOf = (state: State, seat: number, params: Params) =>
  state.pawns[2 * seat + numberOf(params, 'pawn') - 1]!

/** The share of all rolls with these dice in which one reaches the value, in percent. */
const shareOf = (dice: number, value: number): number => {
  const all = rolls(dice)
  return Math.round((100 * all.filter((roll) => roll.some((die) => die >= value)).length) / all.length)
}
const stepsBetween = (one: Place, other: Place): number => {
  const found = new Map([[one, 0]])
  for (const [at, steps] of found)
    for (const next of NEIGHBOURS[at]!) if (!found.has(next)) found.set(next, steps + 1)
  return found.get(other)!
}
/** The longest row of homeward steps on free tiles of the pawn's colour, found one step at a time. */
const wayOf = (state: State, pawn: State['pawns'][number]): number => {
  let front = [pawn.at]
  for (let steps = 0; ; steps += 1) {
    const next = front.flatMap((at) =>
      NEIGHBOURS[at]!.filter(
        (to) =>
          stepsBetween(to, pawn.home) === stepsBetween(at, pawn.home) - 1 &&
          state.tiles[to]!.side === state.tiles[pawn.at]!.side &&
          state.pawns.every((each) => each.at !== to),
      ),
    )
    if (next.length === 0) return steps
    front = next
  }
}
const turned = (state: State, tile: Place): State => ({
  ...state,
  tiles: state.tiles.map((each, at) =>
    at === tile ? { ...each, side: each.side === 'dark' ? 'light' : 'dark' } : each,
  ),
})

/** The dice and the tile of every flip an action tries. */
const flipsOf = (
  state: State,
  action: Action,
): readonly { readonly tile: Place; readonly dice: number }[] => {
  const all = action.type === 'allot' ? action.allotments : action.type === 'flip' ? state.open : []
  return all.flatMap((each) =>
    'tile' in each && (action.type !== 'flip' || action.tile === each.tile) ? [each] : [],
  )
}
/** True if one of the flips has this chance and leaves the pawn a way of this length, longer or shorter than before. */
const turnsWay = (state: State, action: Action, seat: number, params: Params, sign: 1 | -1): boolean =>
  flipsOf(state, action).some(({ tile, dice }) => {
    const pawn = pawnOf(state, seat, params)
    const now = wayOf(turned(state, tile), pawn)
    return (
      shareOf(dice, state.tiles[tile]!.value) === numberOf(params, 'chance') &&
      now === numberOf({ n: 0, ...params }, 'n') &&
      sign * (now - wayOf(state, pawn)) > 0
    )
  })

/** The likeliest step that brings a pawn nearer home with the dice an action gives it, in percent. */
const likeliest = (state: State, action: Action | undefined, seat: number, params: Params): number => {
  if (action?.type !== 'allot') return 0
  const index = 2 * seat + numberOf(params, 'pawn') - 1
  const dice = action.allotments.find((each) => 'pawn' in each && each.pawn === index)?.dice ?? 0
  const { at, home } = state.pawns[index]!
  const open = NEIGHBOURS[at]!.filter(
    (to) =>
      stepsBetween(to, home) < stepsBetween(at, home) &&
      state.tiles[to]!.side === state.tiles[at]!.side &&
      state.pawns.every((each) => each.at !== to),
  )
  return Math.max(0, ...open.map((to) => (dice === 0 ? 0 : shareOf(dice, state.tiles[to]!.value))))
}

/** True if the announced step has this chance and ends so many steps from home. */
const announces = (events: readonly Event[], before: State, seat: number, params: Params): boolean => {
  const [event] = events
  if (event?.type !== 'move.announced' || event.seat !== seat) return false
  const pawn = pawnOf(before, seat, params)
  return (
    event.from === pawn.at &&
    stepsBetween(event.to, pawn.home) === numberOf({ n: 0, ...params }, 'n') &&
    stepsBetween(event.to, pawn.home) < stepsBetween(pawn.at, pawn.home) &&
    shareOf(event.dice, event.value) === numberOf(params, 'chance')
  )
}

const stepsIn = (state: State) =>
  [...quorsum.legal(state)].flatMap((action) => (action.type === 'step' ? [action] : []))

describeReasons(quorsum, [{ options: { raceTo: 1, flipLock: 'reply' }, seats: 2 }], {
  home: (params, { events, before, seat }) => announces(events, before, seat, params),
  nearer: (params, { events, before, seat }) => announces(events, before, seat, params),
  easier: (params, { before, action, instead }) =>
    action.type === 'step' &&
    instead?.type === 'step' &&
    action.pawn === instead.pawn &&
    instead.to === place(String(params['other'])) &&
    before.tiles[action.to]!.value === params['value'] &&
    before.tiles[instead.to]!.value === params['harder'] &&
    numberOf(params, 'value') < numberOf(params, 'harder'),
  opens: (params, { before, action, seat }) => turnsWay(before, action, seat, params, 1),
  shortens: (params, { before, action, seat }) =>
    params['fromSeat'] === 1 - seat && turnsWay(before, action, 1 - seat, params, -1),
  shuts: (params, { before, action, seat }) =>
    params['fromSeat'] === 1 - seat && turnsWay(before, action, 1 - seat, params, -1),
  steps: (params, { before, action, seat }) => likeliest(before, action, seat, params) === params['chance'],
  stepsRather: (params, { before, action, instead, seat }) =>
    likeliest(before, action, seat, params) === params['chance'] &&
    likeliest(before, instead, seat, params) === params['other'] &&
    numberOf(params, 'other') < numberOf(params, 'chance'),
  stepsAtAll: (params, { before, action, instead, seat }) =>
    likeliest(before, action, seat, params) === params['chance'] &&
    likeliest(before, instead, seat, params) === 0,
  nothing: (_, { before, action, seat }) =>
    (action.type === 'stop' || action.type === 'giveUp') &&
    !stepsIn(before).some(({ pawn, to }) => {
      const { at, home } = before.pawns[pawn]!
      return Math.floor(pawn / 2) === seat && stepsBetween(to, home) < stepsBetween(at, home)
    }) &&
    ![...quorsum.legal(before)].some(({ type }) => type === 'flip'),
})
