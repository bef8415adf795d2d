import { describeReasons, type ReasonedAction } from '../../../kernel/testing/checks/reasons.ts'
import type { Action } from '../action.ts'
import { neighboursOf, squareNamed, type Square } from '../components/grid.ts'
import { MAPS } from '../components/maps.ts'
import type { Event } from '../event.ts'
import { qin } from '../index.ts'
import { boardIndexOf, colourAt } from '../position/board-queries.ts'
import type { State } from '../state.ts'
import { OPTIONS } from '../testing/position.ts'

type Params = { readonly [name: string]: string | number }
type Of = ReasonedAction<State, Action, Event>

const squareIn = (params: Params, name: string): Square => squareNamed(String(params[name]))!

/** All squares of the colour connected with one, found by walking over the tiles. */
const areaOf = (state: State, from: Square): readonly Square[] => {
  const board = boardIndexOf({ ...state, provinces: [] })
  const found = [from]
  for (const square of found)
    for (const next of neighboursOf(square))
      if (!found.includes(next) && colourAt(board, next) === colourAt(board, from)) found.push(next)
  return found
}
const ownerAt = (state: State, square: Square): number | undefined =>
  state.provinces.find(({ squares }) => squares.includes(square))?.owner
const holderOf = (state: State, name: string | number | undefined): number | null =>
  state.holders[MAPS[state.side].villages.indexOf(squareNamed(String(name))!)] ?? null

/** The board after the tile alone: `after` may already be the second game. */
const boardAfter = ({ before, events }: Of): State =>
  events
    .slice(0, events.findIndex(({ type }) => type === 'game.ended') + 1 || events.length)
    .reduce(qin.evolve, before)

/** Pagodas the seat gets out of its supply by an action. */
const gainOf = (of: Of, action: Action | undefined): number => {
  const decision = action === undefined ? undefined : qin.decide(of.before, action)
  if (decision?.ok !== true) return 0
  const now = boardAfter({ ...of, events: decision.events })
  return of.before.supplies[of.seat]! - now.supplies[of.seat]!
}

const grewTo = (of: Of, params: Params): boolean => {
  const now = boardAfter(of)
  const at = squareIn(params, 'at')
  return (
    ownerAt(of.before, at) === of.seat &&
    ownerAt(now, at) === of.seat &&
    areaOf(now, at).length === params['n'] &&
    areaOf(of.before, at).length < areaOf(now, at).length
  )
}
/** True for a province of the seat where nobody had one. */
const isFounded = (of: Of, name: string | number | undefined): boolean => {
  const at = squareNamed(String(name))!
  return (
    ownerAt(boardAfter(of), at) === of.seat &&
    areaOf(boardAfter(of), at).every((square) => ownerAt(of.before, square) === undefined)
  )
}
/** True if the seat has won the game or the match by the action, alone or not. */
const isWon = ({ events, seat }: Of, type: 'game.won' | 'match.won', shared: boolean): boolean =>
  events.some((event) => event.type === type && event.seat === seat) &&
  events.filter((event) => event.type === type).length > 1 === shared

/** True if the action leaves the seat among the winners of a match that is over, whatever is hidden. */
const endsMatch = ({ after, seat }: Of): boolean => {
  const turn = qin.turn(after)
  return turn.by === 'nobody' && turn.outcome.places[seat] === 1
}

type Check = (params: Params, of: Of) => boolean
/** Makes a check that a fact is true of two squares. */
const ofBoth =
  (isTrue: Check): Check =>
  (params, of) =>
    params['at'] !== params['other'] &&
    isTrue(params, of) &&
    isTrue({ ...params, at: params['other']!, n: params['otherN'] ?? 0 }, of)

const takesVillage: Check = (params, of) =>
  params['fromSeat'] !== of.seat &&
  holderOf(of.before, params['at']) === params['fromSeat'] &&
  holderOf(boardAfter(of), params['at']) === of.seat
const winsVillage: Check = (params, of) =>
  holderOf(of.before, params['at']) === null && holderOf(boardAfter(of), params['at']) === of.seat
const breaksVillage: Check = (params, of) =>
  params['fromSeat'] !== of.seat &&
  holderOf(of.before, params['at']) === params['fromSeat'] &&
  holderOf(boardAfter(of), params['at']) === null
const grows: Check = (params, of) => grewTo(of, params)

describeReasons(
  qin,
  [
    { options: { ...OPTIONS, side: 'bird' }, seats: 2 },
    { options: { ...OPTIONS, side: 'lion' }, seats: 3 },
    { options: { ...OPTIONS, side: 'both' }, seats: 2 },
    { options: { ...OPTIONS, side: 'bird', villageTie: 'keep' }, seats: 4 },
  ],
  {
    'wins.game': (_, of) => isWon(of, 'game.won', false) && endsMatch(of),
    'wins.first': (_, of) => isWon(of, 'game.won', false) && !endsMatch(of) && of.before.game === 1,
    'wins.match': (_, of) => isWon(of, 'match.won', false) && endsMatch(of),
    'shares.game': (_, of) => isWon(of, 'game.won', true) && endsMatch(of),
    'shares.first': (_, of) => isWon(of, 'game.won', true) && !endsMatch(of) && of.before.game === 1,
    'shares.match': (_, of) => isWon(of, 'match.won', true) && endsMatch(of),
    absorbs: (params, of) =>
      params['fromSeat'] !== of.seat &&
      ownerAt(of.before, squareIn(params, 'at')) === params['fromSeat'] &&
      ownerAt(boardAfter(of), squareIn(params, 'at')) === of.seat,
    takesVillage,
    winsVillage,
    breaksVillage,
    joins: (params, of) => {
      const [at, into] = [squareIn(params, 'at'), squareIn(params, 'into')]
      return (
        ownerAt(of.before, at) === of.seat &&
        ownerAt(of.before, into) === of.seat &&
        !areaOf(of.before, at).includes(into) &&
        areaOf(boardAfter(of), at).includes(into) &&
        ownerAt(boardAfter(of), into) === of.seat
      )
    },
    'founds.one': (params, of) => isFounded(of, params['at']),
    'founds.two': (params, of) => isFounded(of, params['at']) && isFounded(of, params['other']),
    major: (params, of) =>
      grewTo(of, params) && Number(params['n']) >= 5 && areaOf(of.before, squareIn(params, 'at')).length < 5,
    grows,
    'both.takesVillage': ofBoth(takesVillage),
    'both.winsVillage': ofBoth(winsVillage),
    'both.breaksVillage': ofBoth(breaksVillage),
    'both.grows': ofBoth(grows),
    pagodas: (params, of) => gainOf(of, of.action) === params['n'],
    'pagodasRather.some': (params, of) =>
      gainOf(of, of.action) === params['n'] &&
      gainOf(of, of.instead) === params['other'] &&
      Number(params['n']) > Number(params['other']),
    'pagodasRather.none': (params, of) =>
      gainOf(of, of.action) === params['n'] && gainOf(of, of.instead) <= 0 && Number(params['n']) > 0,
  },
  ['shares.game', 'shares.first', 'shares.match'],
)
