/** Heuristics for bots: promising ways to use the dice, and how the race is going. */
import { chancesFrom } from '../../../kernel/evaluation.ts'
import type { Heuristics } from '../../../kernel/heuristics.ts'
import type { Random } from '../../../kernel/random.ts'
import type { Action } from '../action.ts'
import { attempts, isLocked, isSprint, targetsOf } from '../rules/eligibility.ts'
import { announcementOf, legal } from '../rules/legal.ts'
import { distance, pawnsOf, NEIGHBOURS, otherSeat, PLACES, type Place } from '../components/grid.ts'
import { pawnAt, tileAt, isOccupied, withFlipped, withMoved } from '../position/board-queries.ts'
import type { Attempt, State, Allotment, Pawn } from '../state.ts'
import { DICE, type PawnId } from '../components/pieces.ts'
import { successChance } from '../rules/chance.ts'
import { FEATURES, featuresOf } from './features.ts'
import { gainsAway, isAllHome, mayWait, reason } from './reasons.ts'
import { turnsHome, distancesHome, HITS } from './ways-home.ts'
import trained from './weights.json' with { type: 'json' }

/** How many tiles to consider in addition to the pawns. */
const TILES = 4

/** Expected turns a pawn gains towards home with these dice, continuing as long as it gains. */
const gainOf = (state: State, pawn: PawnId, dice: number): number => {
  const { at, home } = pawnAt(state, pawn)
  if (at === home) return 0
  const { side } = tileAt(state, at)
  const ways = distancesHome(state, home, side)
  const known = new Map<number, number>()
  const from = (place: Place, left: number): number => {
    if (left === 0 || place === home) return 0
    const key = place * (DICE + 1) + left
    const before = known.get(key)
    if (before !== undefined) return before
    let most = 0
    for (const next of NEIGHBOURS[place] ?? []) {
      const nearer = (ways[place] ?? 0) - (ways[next] ?? 0)
      const tile = tileAt(state, next)
      if (nearer <= 0 || tile.side !== side || (next !== at && isOccupied(state, next))) continue
      const chances = HITS[left]?.[tile.value] ?? []
      let gain = 0
      for (let hits = 1; hits <= left; hits += 1) gain += (chances[hits] ?? 0) * (nearer + from(next, hits))
      if (gain > most) most = gain
    }
    known.set(key, most)
    return most
  }
  return from(at, dice)
}

/** Turns a flip of each tile saves on the mover's ways plus turns it adds to the opponent's. */
const flipValues = (state: State): ((tile: Place) => number) => {
  const ways = (pawns: readonly PawnId[]): readonly (readonly [Pawn, number])[] =>
    pawns.map((pawn) => {
      const stands = pawnAt(state, pawn)
      return [stands, turnsHome(state, stands)]
    })
  const [theirs, own] = [ways(pawnsOf(otherSeat(state.mover))), ways(pawnsOf(state.mover))]
  const change = (of: readonly (readonly [Pawn, number])[], tile: Place): number =>
    of.reduce((turns, [stands, now]) => turns + (turnsHome(state, stands, tile) - now), 0)
  return (tile) => change(theirs, tile) - change(own, tile)
}

/** The value of a step that wins, in turns: more than any flip saves. */
const WINNING = 100

/** Every way to distribute all dice over some targets, in their order. */
function* sharings(targets: number, dice: number): Generator<readonly number[]> {
  if (targets === 1) {
    yield [dice]
    return
  }
  for (let first = dice; first >= 0; first -= 1)
    for (const rest of sharings(targets - 1, dice - first)) yield [first, ...rest]
}

const SHARINGS = Array.from({ length: TILES + 3 }, (_, targets) =>
  targets === 0 ? [] : [...sharings(targets, DICE)],
)

/** An allotment of all dice and its value in turns. */
interface ValuedAllotment {
  readonly worth: number
  readonly action: () => Action
}

/** Allotments of all dice to the pawns and the tiles with the most valuable flips. */
const allotmentValues = (state: State): readonly ValuedAllotment[] => {
  const pawns = pawnsOf(state.mover)
  const flippable = isSprint(state) ? [] : PLACES
  const worthOfFlip = flipValues(state)
  const tiles = flippable
    .filter((place) => !isOccupied(state, place) && !isLocked(state, place))
    .map((place) => ({ place, worth: worthOfFlip(place) }))
    .sort((one, other) => other.worth - one.worth)
    .filter(({ worth }, rank) => rank < TILES && worth > -0.2)
  const gains = new Map<number, number>()
  /** The gain of a pawn if the flips given by the bits succeed. */
  const gain = (pawn: PawnId, dice: number, bits: number): number => {
    const key = (bits * 4 + pawn) * (DICE + 1) + dice
    const known = gains.get(key)
    if (known !== undefined) return known
    const flipped = tiles.filter((_, rank) => (bits >> rank) & 1).map(({ place }) => place)
    const value = gainOf(withFlipped(state, flipped), pawn, dice)
    gains.set(key, value)
    return value
  }
  const worthOf = (dice: readonly number[]): number => {
    const flips = tiles.flatMap(({ place, worth }, rank) => {
      const on = dice[pawns.length + rank] ?? 0
      return on === 0 ? [] : [{ rank, worth, chance: successChance(on, tileAt(state, place).value) }]
    })
    const after = (at: number, bits: number): number => {
      const flip = flips[at]
      if (flip === undefined)
        return pawns.reduce<number>((sum, pawn, rank) => {
          const on = dice[rank] ?? 0
          return on === 0 ? sum : sum + gain(pawn, on, bits)
        }, 0)
      const { chance, worth, rank } = flip
      return chance * (worth + after(at + 1, bits | (1 << rank))) + (1 - chance) * after(at + 1, bits)
    }
    return after(0, 0)
  }
  const allotted = (dice: readonly number[]): readonly Allotment[] => [
    ...pawns.flatMap((pawn, rank): Allotment[] => {
      const on = dice[rank] ?? 0
      return on === 0 ? [] : [{ pawn, dice: on }]
    }),
    ...tiles
      .flatMap(({ place }, rank): { tile: Place; dice: number }[] => {
        const on = dice[pawns.length + rank] ?? 0
        return on === 0 ? [] : [{ tile: place, dice: on }]
      })
      .sort((one, other) => one.tile - other.tile),
  ]
  const winner = pawns.findIndex((pawn) => {
    const { home } = pawnAt(state, pawn)
    return winsBy(state, pawn, home) && targetsOf(state, pawn).includes(home)
  })
  const lastStep = pawns[winner] === undefined ? undefined : tileAt(state, pawnAt(state, pawns[winner]).home)
  const winning = (dice: readonly number[]): number =>
    lastStep === undefined ? 0 : WINNING * successChance(dice[winner] ?? 0, lastStep.value)
  return (SHARINGS[pawns.length + tiles.length] ?? []).map((dice) => ({
    worth: worthOf(dice) + winning(dice),
    action: () => ({ type: 'allot', allotments: allotted(dice) }),
  }))
}

/** How many allotments to keep. */
const MAX_CANDIDATES = 40

/** The allotments to consider, most promising first. */
const rankedAllotments = (state: State): readonly ValuedAllotment[] =>
  [...allotmentValues(state)].sort((one, other) => other.worth - one.worth).slice(0, MAX_CANDIDATES)

/** The first of the candidates, without ordering the others. */
const bestAllotment = (state: State): Action | undefined => {
  let best: ValuedAllotment | undefined
  for (const each of allotmentValues(state)) if (best === undefined || each.worth > best.worth) best = each
  return best?.action()
}

/** Seat 0's chance to win the match from these points, with even games. */
const matchChance = (first: number, second: number, raceTo: number): number => {
  if (Math.max(first, second) >= raceTo) return first === second ? 0.5 : first > second ? 1 : 0
  return (matchChance(first + 1, second, raceTo) + matchChance(first, second + 1, raceTo)) / 2
}

const evaluate = (state: State): readonly number[] => {
  const { points, options } = state
  const [chance = 0.5] = chancesFrom(featuresOf(state), trained.weights)
  const [won, lost] = [
    matchChance(points[0] + 1, points[1], options.raceTo),
    matchChance(points[0], points[1] + 1, options.raceTo),
  ]
  const value = chance * won + (1 - chance) * lost
  return [value, 1 - value]
}

/** True if a step brings home the second pawn of its seat, which wins the game (QO-19). */
const winsBy = (state: State, pawn: PawnId, to: Place): boolean =>
  to === pawnAt(state, pawn).home && isAllHome(withMoved(state, pawn, to), pawn)

/**
 * Attempts by the turns they bring a pawn nearer home; flips come before them, because they open ways, and what wins
 * comes first.
 */
const inOrder = (state: State): readonly { readonly attempt: Attempt; readonly worth: number }[] => {
  const known: (readonly number[] | undefined)[] = []
  const waysHome = (pawn: PawnId): readonly number[] => {
    const { at, home } = pawnAt(state, pawn)
    const ways = known[pawn] ?? distancesHome(state, home, tileAt(state, at).side)
    known[pawn] = ways
    return ways
  }
  const promise = (attempt: Attempt): number => {
    if (attempt.kind === 'flip') return 10
    if (winsBy(state, attempt.pawn, attempt.to)) return 20
    const ways = waysHome(attempt.pawn)
    return (ways[pawnAt(state, attempt.pawn).at] ?? 0) - (ways[attempt.to] ?? 0)
  }
  return attempts(state)
    .map((attempt) => ({ attempt, worth: promise(attempt) }))
    .sort((one, other) => other.worth - one.worth)
}

const END_CHAIN: Action = { type: 'stop' }
const END_TURN: Action = { type: 'giveUp' }

/** Attempts that bring a pawn nearer home or turn a tile over, best first. */
const gainful = (state: State): readonly Action[] =>
  inOrder(state).flatMap(({ attempt, worth }) => (worth > 0 ? [announcementOf(attempt)] : []))

/** Ends a chain, or the turn between two actions. */
const endIn = ({ stage }: State): Action => (stage.is === 'chain' ? END_CHAIN : END_TURN)

/** True if a step away from home is good for something. */
const isGoodAway = (state: State, pawn: PawnId, to: Place, dice: number): boolean =>
  gainsAway(state, { type: 'step', pawn, to }, successChance(dice, tileAt(state, to).value)).length > 0

/**
 * True if a roll can only help its seat: a flip that helps, or a step closer to home that the seat would not take back to
 * clear its other pawn's way or to block a rival's.
 */
const isSafe = (state: State, attempt: Attempt, worth: number): boolean => {
  if (attempt.kind === 'flip') return flipValues(state)(attempt.tile) > 0
  const { pawn, to, dice } = attempt
  const { at, home } = pawnAt(state, pawn)
  return (
    worth > 0 &&
    distance(to, home) < distance(at, home) &&
    !isGoodAway(withMoved(state, pawn, to), pawn, at, dice)
  )
}

/** A step homeward, or one away from home that is good for something. */
const isMeant = (state: State, attempt: Attempt): boolean => {
  if (attempt.kind === 'flip') return true
  const { pawn, to, dice } = attempt
  const { at, home } = pawnAt(state, pawn)
  if (distance(to, home) < distance(at, home)) return true
  return isGoodAway(state, pawn, to, dice)
}

/**
 * Dice that are left cost nothing to roll, so whatever gains comes before the end, which is no choice at all while a roll
 * can only do good. Other steps are worth a look only where nothing gains, and those away from home only if they are good
 * for something: a roll without effect seems better than it is, because the search looks less closely at what the other
 * seat does after each of its outcomes.
 */
const candidates = (state: State): readonly Action[] => {
  switch (state.stage.is) {
    case 'allot':
      return rankedAllotments(state).map(({ action }) => action())
    case 'carry':
    case 'chain': {
      const ordered = inOrder(state)
      const gains = ordered.filter(({ worth }) => worth > 0)
      if (gains.length === 0) {
        const meant = ordered.filter(({ attempt }) => isMeant(state, attempt))
        return [endIn(state), ...meant.map(({ attempt }) => announcementOf(attempt))]
      }
      const isEndWorse = !mayWait(state) && gains.some(({ attempt, worth }) => isSafe(state, attempt, worth))
      return [...gains.map(({ attempt }) => announcementOf(attempt)), ...(isEndWorse ? [] : [endIn(state)])]
    }
    default:
      return [...legal(state)]
  }
}

/** A person new to the game gives up at most this share of what the best allotment gains. */
const SENSIBLE_SHARE = 0.4

/** Dice where they do something, steps that lead home, and no end of a turn before them. */
const sensible = (state: State, list: readonly Action[]): readonly Action[] => {
  const { is } = state.stage
  if (is === 'carry' || is === 'chain') {
    const gains = gainful(state)
    return gains.length > 0 ? gains : [endIn(state)]
  }
  if (is !== 'allot') return list
  const ranked = rankedAllotments(state)
  const least = SENSIBLE_SHARE * Math.max(0, ranked[0]?.worth ?? 0)
  return ranked.filter(({ worth }) => worth >= least).map(({ action }) => action())
}

const rolloutPolicy = (state: State, random: Random): Action => {
  const { is } = state.stage
  if (is === 'carry' || is === 'chain') {
    const [best] = inOrder(state)
    return best !== undefined && best.worth > 0 ? announcementOf(best.attempt) : endIn(state)
  }
  if (is === 'allot') return bestAllotment(state) ?? END_TURN
  const list = candidates(state)
  return list[random.below(list.length)] ?? END_TURN
}

/** Rolls with equally many hits lead to the same position. */
const outcome = (state: State, action: Action): string => {
  if (action.type !== 'roll' || state.stage.is !== 'roll') return JSON.stringify(action)
  const { attempt } = state.stage
  const { value } = tileAt(state, attempt.kind === 'move' ? attempt.to : attempt.tile)
  return String(action.dice.filter((die) => die >= value).length)
}

export const heuristics: Heuristics<State, Action> = {
  candidates,
  sensible,
  rolloutPolicy,
  evaluate,
  outcome,
  learned: { names: FEATURES, features: featuresOf },
  reason,
  playouts: 2000,
  // Only the dice's targets leave room for mistakes, so the lower levels make more of them there.
  strengths: {
    1: { temperature: 2, missRate: 0.85 },
    2: { temperature: 0.4, missRate: 0.6 },
    3: { missRate: 0.3 },
  },
}
