/** Heuristics for bots: the most valuable placements, and how the race to place all pagodas is going. */
import { softmax } from '../../../kernel/evaluation.ts'
import { type Heuristics, takeWhile, reasonFrom } from '../../../kernel/heuristics.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Action, Placement } from '../action.ts'
import { pagodasFor, MAJOR, pagodasOn, type Kind } from '../components/pieces.ts'
import { kindsFor, placements } from '../rules/eligibility.ts'
import type { State, Province } from '../state.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { neighboursOf, type Square, squareName } from '../components/grid.ts'
import { boardIndexOf, loneBeside, provincesBeside, type BoardIndex } from '../position/board-queries.ts'
import { halvesAt, stayingOf, type Half } from '../rules/province-merges.ts'
import { MAPS } from '../components/maps.ts'
import { holderOf } from '../rules/villages.ts'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { eventsOf } from '../../../kernel/refusal.ts'
import { message, type Message } from '../../../kernel/text.ts'
import { decide } from '../rules/decide.ts'
import type { Event } from '../event.ts'

/** True for events that depend on hands the seat may not see: which seat comes next, or that no tile fits (QIN-H1). */
const hangsOnHands = (event: Event): boolean =>
  event.type === 'turn.started' ||
  event.type === 'seat.passed' ||
  (event.type === 'game.ended' && event.why !== 'built')

/** The events of an action that depend only on the board. */
const certain = (state: State, action: Action): readonly Event[] =>
  takeWhile(eventsOf(decide(state, action)), (event) => !hangsOnHands(event))

/** A game of two wins no match by itself (QIN-G4): the reason says which it is, or only what wins the match. */
const wins = ({ options, game }: State, events: readonly Event[], seat: Seat): readonly Message[] => {
  const [of, type] =
    options.side !== 'both'
      ? (['game', 'game.won'] as const)
      : game === 1
        ? (['first', 'game.won'] as const)
        : (['match', 'match.won'] as const)
  const won = eventsOfType(events, type).find((event) => event.seat === seat)
  return won === undefined ? [] : [message(`reason.${won.shared ? 'shares' : 'wins'}.${of}`)]
}

const absorbs = (events: readonly Event[], seat: Seat): readonly Message[] =>
  eventsOfType(events, 'province.absorbed').flatMap(({ bySeat, seat: fromSeat, at }) =>
    bySeat === seat ? [message('reason.absorbs', { fromSeat, at: squareName(at) })] : [],
  )

/** Villages the seat takes, first those of others, and villages that others lose. */
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

/** Provinces extended by the tile alone; a major one can no longer be absorbed (QIN-A6). */
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

/** Pagodas the seat gains on the board. */
const pagodasGained = (events: readonly Event[], seat: Seat): number => {
  const countOf = (type: 'pagoda.placed' | 'pagoda.returned'): number =>
    eventsOfType(events, type).filter((event) => event.seat === seat).length
  return countOf('pagoda.placed') - countOf('pagoda.returned')
}

/** A gain of one is too ordinary to mention, unless another placement gains none. */
const builds = (state: State, events: readonly Event[], instead: Action | undefined): readonly Message[] => {
  const n = pagodasGained(events, state.mover)
  if (instead?.type === 'place') {
    const other = Math.max(0, pagodasGained(certain(state, instead), state.mover))
    if (n > other) return [message(`reason.pagodasRather.${other === 0 ? 'none' : 'some'}`, { n, other })]
  }
  return n > 1 ? [message('reason.pagodas', { n })] : []
}

const factsFor = (state: State, action: Action, instead?: Action): readonly Message[] => {
  if (action.type !== 'place') return []
  const events = certain(state, action)
  const won = wins(state, events, state.mover)
  // Whatever else a winning placement does no longer matters.
  if (won.length > 0) return won
  return [
    ...[absorbs, villages].flatMap((facts) => facts(events, state.mover)),
    // What sets the placement apart is worth more than how it came about.
    ...(instead === undefined ? [] : builds(state, events, instead)),
    ...[joins, founds, grows].flatMap((facts) => facts(events, state.mover)),
    ...(instead === undefined ? builds(state, events, instead) : []),
  ]
}

/**
 * All that brings pagodas, or takes those of others, where there are two or more: readers count them, and what the
 * alternatives bring as well is part of it.
 */
const gains = (state: State, action: Action): readonly Message[] => {
  if (action.type !== 'place') return []
  const events = certain(state, action)
  const { mover } = state
  if (wins(state, events, mover).length > 0 || pagodasGained(events, mover) < 2) return []
  const isGain = ({ key }: Message): boolean => key !== 'reason.breaksVillage' && key !== 'reason.grows'
  return [absorbs, villages, founds, grows].flatMap((facts) => facts(events, mover).filter(isGain))
}

/** Kinds of facts that share a sentence when there are two: `reason.both.<fact>`. */
const PAIRED = ['takesVillage', 'winsVillage', 'breaksVillage', 'grows'].map((fact) => `reason.${fact}`)

/** Tells the same kind of fact about two squares as one fact. */
const inPairs = ([one, ...rest]: readonly Message[]): readonly Message[] => {
  if (one === undefined) return []
  const { key, params } = one
  const two = rest.find((each) => each.key === key && each.params['fromSeat'] === params['fromSeat'])
  if (two === undefined || !PAIRED.includes(key)) return [one, ...inPairs(rest)]
  const second = { other: two.params['at'] ?? '', ...('n' in params && { otherN: two.params['n'] ?? 0 }) }
  const both = message(key.replace('reason', 'reason.both'), { ...params, ...second })
  return [both, ...inPairs(rest.filter((each) => each !== two))]
}

export const reason = (state: State, action: Action, others?: readonly Action[]): Message | undefined =>
  reasonFrom((of, other) => factsFor(state, of, other), action, others, {
    joined: inPairs,
    planOf: (of) => gains(state, of),
  })

/** The value of placements computed from the board alone, so that the heuristics can rank all of them quickly. */
interface PlacementValue {
  readonly action: Placement
  /** Pagodas the mover gains more than the others, plus some credit for what the placement prepares. */
  readonly worth: number
}

/**
 * Value to the owner of a province of each size apart from its pagodas, and of a village apart from its pagoda: small
 * provinces are taken, large ones grow, villages change hands. Fitted to the outcomes of 500 matches.
 */
const STANDING = [0, 0, -0.13, 0.25, 0.44, 0.01] as const
const VILLAGE = 0.6
const standingOf = (squares: number): number => STANDING[Math.min(squares, MAJOR)] ?? 0

const valueOf = (squares: number): number => pagodasOn(squares) + standingOf(squares)

/** A province after a placement. */
interface Shaped {
  readonly owner: Seat
  readonly size: number
  readonly joined: readonly Province[]
  readonly fresh: readonly Square[]
}

const shapedBy = (ground: BoardIndex, seat: Seat, { colour, squares }: Half): Shaped | undefined => {
  const joined = provincesBeside(ground, squares, colour)
  const fresh = [...squares, ...loneBeside(ground, squares, colour)]
  const size = joined.reduce((sum, province) => sum + province.squares.length, fresh.length)
  if (size < 2) return undefined
  return { owner: stayingOf(joined)?.owner ?? seat, size, joined, fresh }
}

/** The villages that touch each square. */
const villagesBeside = (side: State['side']): readonly (readonly number[])[] => {
  const { villages, land } = MAPS[side]
  const beside = Array.from(land, (): number[] => [])
  villages.forEach((at, village) => {
    for (const next of neighboursOf(at)) beside[next]?.push(village)
  })
  return beside
}
const BESIDE = { bird: villagesBeside('bird'), lion: villagesBeside('lion') } as const

/** The seat that would hold a village if a province took its new shape. */
const holderAfter = (state: State, ground: BoardIndex, village: number, shaped: Shaped): Seat | null => {
  const strengths = Array.from({ length: state.seats }, () => 0)
  const counted: Province[] = []
  let isCounted = false
  for (const next of neighboursOf(MAPS[state.side].villages[village] ?? 0)) {
    const province = ground.provinces[ground.province[next] ?? -1]
    if (shaped.fresh.includes(next) || (province !== undefined && shaped.joined.includes(province))) {
      if (!isCounted) strengths[shaped.owner] = (strengths[shaped.owner] ?? 0) + pagodasOn(shaped.size)
      isCounted = true
    } else if (province !== undefined && !counted.includes(province)) {
      counted.push(province)
      strengths[province.owner] = (strengths[province.owner] ?? 0) + pagodasOn(province.squares.length)
    }
  }
  return holderOf(strengths, state.holders[village] ?? null, state.options).holder
}

/** The value of one half of a tile to the mover. */
const halfWorth = (state: State, ground: BoardIndex, half: Half): number => {
  const seat = state.mover
  const shaped = shapedBy(ground, seat, half)
  if (shaped === undefined) return 0
  const sign = (owner: Seat): number => (owner === seat ? 1 : -1)
  let worth = sign(shaped.owner) * valueOf(shaped.size)
  for (const { owner, squares } of shaped.joined) worth -= sign(owner) * valueOf(squares.length)
  const beside = BESIDE[state.side]
  const villages = new Set<number>()
  for (const square of shaped.fresh) for (const village of beside[square] ?? []) villages.add(village)
  for (const { squares } of shaped.joined)
    for (const square of squares) for (const village of beside[square] ?? []) villages.add(village)
  for (const village of villages) {
    const before = state.holders[village] ?? null
    const after = holderAfter(state, ground, village, shaped)
    if (before === after) continue
    if (before !== null) worth -= sign(before) * VILLAGE
    if (after !== null) worth += sign(after) * VILLAGE
  }
  return worth
}

/** The placements of one board with their values; computes each kind of tile on first use. */
const boardProspects = (state: State): ((kind: Kind) => readonly PlacementValue[]) => {
  const ground = boardIndexOf(state)
  const halves = new Map<string, number>()
  const kinds = new Map<Kind, readonly PlacementValue[]>()
  const worthOf = (half: Half): number => {
    if (half.squares.length > 1) return halfWorth(state, ground, half)
    const key = `${half.colour}${half.squares[0] ?? -1}`
    const known = halves.get(key)
    if (known !== undefined) return known
    const worth = halfWorth(state, ground, half)
    halves.set(key, worth)
    return worth
  }
  return (kind) => {
    const known = kinds.get(kind)
    if (known !== undefined) return known
    const list = Array.from(placements(ground, [kind]), (action): PlacementValue => {
      const worth = halvesAt(kind, action.at).reduce((sum, half) => sum + worthOf(half), 0)
      return { action, worth }
    }).sort((one, other) => other.worth - one.worth)
    kinds.set(kind, list)
    return list
  }
}

/** How many boards to cache: a search returns to the same boards with other hands. */
const REMEMBERED = 2000
const remembered = new Map<string, (kind: Kind) => readonly PlacementValue[]>()

/** Every placement of a kind for the seat to move, best first. */
const placementValues = (state: State, kind: Kind): readonly PlacementValue[] => {
  const { side, mover, tiles, options, seats } = state
  // Ownership depends on who placed a tile and in which order.
  const laid = tiles.map((placed) => `${placed.tile}${placed.at.join('.')}${placed.seat}`).join()
  const key = `${side}${mover}${seats}${options.villageTie}${laid}`
  const known = remembered.get(key)
  if (known !== undefined) return known(kind)
  if (remembered.size >= REMEMBERED) remembered.clear()
  const found = boardProspects(state)
  remembered.set(key, found)
  return found(kind)
}

/** How many placements to consider for each kind in the hand. */
const EACH = 8

const bestOf = (state: State): readonly PlacementValue[] =>
  kindsFor(state, state.mover)
    .flatMap((kind) => placementValues(state, kind).slice(0, EACH))
    .sort((one, other) => other.worth - one.worth)

const candidates = (state: State): readonly Action[] => bestOf(state).map(({ action }) => action)

/** Draws one of the equally best placements. */
const rolloutPolicy = (state: State, random: Random): Action => {
  const list = bestOf(state)
  const most = list[0]?.worth ?? 0
  const best = list.filter(({ worth }) => worth > most - 0.05)
  const chosen = best[random.below(best.length)]
  if (chosen === undefined) throw new Error('No tile fits')
  return chosen.action
}

/** The value of being to move, in pagodas. */
const TEMPO = 0.84

/** By seat, pagodas on the board plus the value of its provinces. */
const strengthsOf = (state: State): readonly number[] => {
  const strengths = state.supplies.map((left) => pagodasFor(state.seats) - left)
  for (const { owner, squares } of state.provinces)
    strengths[owner] = (strengths[owner] ?? 0) + standingOf(squares.length)
  for (const holder of state.holders)
    if (holder !== null) strengths[holder] = (strengths[holder] ?? 0) + VILLAGE - 1
  strengths[state.mover] = (strengths[state.mover] ?? 0) + TEMPO
  for (const { pagodas } of state.finished)
    pagodas.forEach((count, seat) => (strengths[seat] = (strengths[seat] ?? 0) + count))
  return strengths
}

/** A lead counts more towards the end. */
const evaluate = (state: State): readonly number[] => {
  const strengths = strengthsOf(state)
  const all = pagodasFor(state.seats)
  const progress = 1 - Math.min(...state.supplies) / all
  const weight = (0.26 + 0.59 * progress) * (state.options.side === 'both' && state.game === 1 ? 0.6 : 1)
  return softmax(strengths, weight)
}

/** A tile drawn at the end of a turn takes effect in the seat's next turn. */
const luckHorizon = ({ seats }: State): number => seats + 1

export const heuristics: Heuristics<State, Action> = {
  candidates,
  rolloutPolicy,
  evaluate,
  luckHorizon,
  reason,
  playouts: 1200,
}
