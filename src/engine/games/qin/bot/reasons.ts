/** What speaks for a placement, in words: what it does at once to provinces, villages and pagodas. */
import { eventsOfType } from '../../../kernel/events-of-type.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { eventsWhile, reasonFrom } from '../../../kernel/heuristics.ts'
import { eventsOf } from '../../../kernel/refusal.ts'
import { message, type Message } from '../../../kernel/text.ts'
import type { Action } from '../action.ts'
import { decide } from '../rules/decide.ts'
import type { Event } from '../event.ts'
import { squareName } from '../components/grid.ts'
import { MAJOR } from '../components/pieces.ts'
import type { State } from '../state.ts'

/** Which seat comes next, or that no tile fits, tells of hands that the seat may not see (QIN-H1). */
const hangsOnHands = (event: Event): boolean =>
  event.type === 'turn.started' ||
  event.type === 'seat.passed' ||
  (event.type === 'game.ended' && event.why !== 'built')

/** What the action does, as far as it hangs on the board alone. */
const certain = (state: State, action: Action): readonly Event[] =>
  eventsWhile(eventsOf(decide(state, action)), (event) => !hangsOnHands(event))

const wins = (events: readonly Event[], seat: Seat): readonly Message[] => {
  const isOwn = (event: { readonly seat: Seat }): boolean => event.seat === seat
  const match = eventsOfType(events, 'match.won').find(isOwn)
  const game = eventsOfType(events, 'game.won').find(isOwn)
  const [won, of] = match === undefined ? [game, 'game'] : [match, 'match']
  return won === undefined ? [] : [message(`reason.${won.shared ? 'shares' : 'wins'}.${of}`)]
}

const absorbs = (events: readonly Event[], seat: Seat): readonly Message[] =>
  eventsOfType(events, 'province.absorbed').flatMap(({ bySeat, seat: fromSeat, at }) =>
    bySeat === seat ? [message('reason.absorbs', { fromSeat, at: squareName(at) })] : [],
  )

/** Villages taken, from others first, and those that others hold no more. */
const villages = (events: readonly Event[], seat: Seat): readonly Message[] => {
  const lost = eventsOfType(events, 'village.lost').filter((event) => event.seat !== seat)
  const won = eventsOfType(events, 'village.won').filter((event) => event.seat === seat)
  const taken = won.map(({ at }) => ({ at, from: lost.find((each) => each.at === at)?.seat }))
  return [
    ...taken.flatMap(({ at, from }) =>
      from === undefined ? [] : [message('reason.takesVillage', { fromSeat: from, at: squareName(at) })],
    ),
    ...taken.flatMap(({ at, from }) =>
      from === undefined ? [message('reason.winsVillage', { at: squareName(at) })] : [],
    ),
    ...lost.flatMap(({ at, seat: fromSeat, why }) =>
      why === 'tied' ? [message('reason.breaksVillage', { fromSeat, at: squareName(at) })] : [],
    ),
  ]
}

const joins = (events: readonly Event[], seat: Seat): readonly Message[] =>
  eventsOfType(events, 'province.joined').flatMap((event) =>
    event.seat === seat
      ? [message('reason.joins', { at: squareName(event.at), into: squareName(event.into) })]
      : [],
  )

const founds = (events: readonly Event[], seat: Seat): readonly Message[] => {
  const founded = eventsOfType(events, 'province.founded').filter((event) => event.seat === seat)
  const [one, two] = founded
  if (one === undefined) return []
  if (two === undefined) return [message('reason.founds.one', { at: squareName(one.at) })]
  return [message('reason.founds.two', { at: squareName(one.at), other: squareName(two.at) })]
}

/** Provinces that grow by the tile alone; a major one can no longer be absorbed (QIN-A6). */
const grows = (events: readonly Event[], seat: Seat): readonly Message[] => {
  const absorbing = eventsOfType(events, 'province.absorbed')
  const joining = eventsOfType(events, 'province.joined')
  return eventsOfType(events, 'province.extended').flatMap((event) => {
    const { at, size, squares } = event
    if (event.seat !== seat || [...absorbing, ...joining].some(({ into }) => into === at)) return []
    const isMajor = size >= MAJOR && size - squares.length < MAJOR
    return [message(`reason.${isMajor ? 'major' : 'grows'}`, { at: squareName(at), n: size })]
  })
}

/** Pagodas the seat has more on the board afterwards; one goes without saying. */
const builds = (events: readonly Event[], seat: Seat): readonly Message[] => {
  const countOf = (type: 'pagoda.placed' | 'pagoda.returned'): number =>
    eventsOfType(events, type).filter((event) => event.seat === seat).length
  const n = countOf('pagoda.placed') - countOf('pagoda.returned')
  return n > 1 ? [message('reason.pagodas', { n })] : []
}

export const reason = (state: State, action: Action): Message | undefined => {
  if (action.type !== 'place') return undefined
  const events = certain(state, action)
  return reasonFrom(
    [wins, absorbs, villages, joins, founds, grows, builds].flatMap((facts) => facts(events, state.mover)),
  )
}
