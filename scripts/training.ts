/** Learns the weights of an evaluation from matches of the search against itself. */
import {
  chancesFrom,
  softmax,
  type Features,
  type Learned,
  type Weight,
} from '../src/engine/kernel/evaluation.ts'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import type { OptionValues } from '../src/engine/kernel/options.ts'
import { quickRandom } from '../src/engine/kernel/random.ts'
import { rewardsOf } from '../src/engine/search/rollout.ts'
import { createSearch } from '../src/engine/search/search.ts'

/** A position of a match, and the share of the win each seat had in the end. */
export interface Sample {
  readonly features: Features
  readonly rewards: readonly number[]
}

interface SelfPlay {
  readonly seats: number
  readonly options: OptionValues
  readonly seed: string
  /** Playouts for each decision. */
  readonly playouts: number
}

/** What a game learns from. Throws for games whose evaluation is not learned. */
export const learnedOf = ({ id, heuristics }: AnyGame): Learned<unknown> => {
  const learned = heuristics?.learned
  if (learned === undefined) throw new Error(`The evaluation of ${id} is not learned`)
  return learned
}

/** The game with other weights in its evaluation. */
const withWeights = (game: AnyGame, weights: readonly Weight[]): AnyGame => {
  const { features } = learnedOf(game)
  return {
    ...game,
    heuristics: { ...game.heuristics, evaluate: (state) => chancesFrom(features(state), weights) },
  }
}

/** One decision in so many is taken at random from the best three, so that matches differ and mistakes are learned from. */
const EXPLORED = 10
const BEST = 3
/** One of these positions in so many is kept: neighbouring positions teach the same. */
const KEPT = 2

/**
 * Plays one match of the search against itself; returns positions in which a seat was to act: any if playouts play
 * nothing, otherwise those in which a turn began, as playouts end there.
 */
const playedBy = (game: AnyGame, { seats, options, seed, playouts }: SelfPlay): readonly Sample[] => {
  const { features } = learnedOf(game)
  const random = quickRandom(seed)
  const seen: Features[] = []
  const isAnywhere = game.heuristics?.turns === 0
  let state = game.start({ options, seats })
  let turns = ''
  for (let step = 0; ; step += 1) {
    const turn = game.turn(state)
    if (turn.by === 'nobody') {
      const rewards = rewardsOf(turn.outcome)
      return seen.map((each) => ({ features: each, rewards }))
    }
    let action: unknown
    if (turn.by === 'chance') action = game.chance(state, random)
    else {
      const moment = game.moment(state)
      const begun = `${moment.part} ${moment.turn}`
      if ((isAnywhere || begun !== turns) && random.below(KEPT) === 0) seen.push(features(state))
      turns = begun
      const search = createSearch(game, { options, state, seat: turn.by }, quickRandom(`${seed} ${step}`))
      search.run(playouts)
      const explored = random.below(EXPLORED) === 0 ? search.choices().slice(0, BEST) : []
      action = explored[random.below(Math.max(1, explored.length))]?.action ?? search.best()
    }
    const decision = game.decide(state, action)
    if (!decision.ok) throw new Error(`${game.id} refuses what it calls legal: ${decision.refusal.code}`)
    for (const event of decision.events) state = game.evolve(state, event)
  }
}

/** How far an evaluation is from results. */
interface Quality {
  /** The mean of -ln of the winner's chance. */
  readonly logLoss: number
  /** The mean square of chance minus result, over all seats. */
  readonly brier: number
}

export const qualityOf = (
  samples: readonly Sample[],
  chancesOf: (features: Features) => readonly number[],
): Quality => {
  let [logLoss, squares] = [0, 0]
  for (const { features, rewards } of samples) {
    const chances = chancesOf(features)
    rewards.forEach((won, seat) => {
      const told = chances[seat] ?? 0
      if (won > 0) logLoss -= won * Math.log(told)
      squares += (told - won) ** 2 / rewards.length
    })
  }
  const rounded = (sum: number): number => Number((sum / samples.length).toFixed(4))
  return { logLoss: rounded(logLoss), brier: rounded(squares) }
}

/** Steps of gradient descent, their size, and the part of each step that is repeated in the next. */
const STEPS = 400
const RATE = 0.1
const MOMENTUM = 0.9

/**
 * The weights with the least log loss (a conditional logit: D. McFadden, 1974). `regularization` (L2) keeps them small: the fewer
 * the matches, the more of it is needed.
 */
export const fitted = (
  samples: readonly Sample[],
  names: readonly string[],
  regularization: number,
): readonly Weight[] => {
  /** By sample and seat, each feature less its mean over the seats, as it counts at the start, then at the end. */
  const rows = samples.map(({ features: { progress, bySeat } }) => {
    const means = names.map((_, at) => bySeat.reduce((sum, seat) => sum + (seat[at] ?? 0), 0) / bySeat.length)
    return bySeat.map((seat) =>
      [1 - progress, progress].flatMap((part) =>
        names.map((_, at) => part * ((seat[at] ?? 0) - (means[at] ?? 0))),
      ),
    )
  })
  // Features count in units of their usual size, so that regularization means the same for all.
  const every = rows.flat()
  const sizes = [...names, ...names].map(
    (_, at) => Math.sqrt(every.reduce((sum, row) => sum + (row[at] ?? 0) ** 2, 0) / every.length) || 1,
  )
  const scaled = rows.map((seats) =>
    seats.map((row) => Float64Array.from(row, (value, at) => value / (sizes[at] ?? 1))),
  )
  const weights = new Float64Array(sizes.length)
  const velocity = new Float64Array(sizes.length)
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = weights.map((weight) => regularization * weight)
    scaled.forEach((seats, sample) => {
      const hopes = seats.map((row) => row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0))
      const chances = softmax(hopes, 1)
      seats.forEach((row, seat) => {
        const missed = ((chances[seat] ?? 0) - (samples[sample]?.rewards[seat] ?? 0)) / scaled.length
        for (let at = 0; at < row.length; at += 1)
          gradient[at] = (gradient[at] ?? 0) + missed * (row[at] ?? 0)
      })
    })
    for (let at = 0; at < weights.length; at += 1) {
      velocity[at] = MOMENTUM * (velocity[at] ?? 0) - RATE * (gradient[at] ?? 0)
      weights[at] = (weights[at] ?? 0) + (velocity[at] ?? 0)
    }
  }
  const weightOf = (at: number): number => Number(((weights[at] ?? 0) / (sizes[at] ?? 1)).toFixed(4))
  return names.map((feature, at) => ({ feature, start: weightOf(at), end: weightOf(at + names.length) }))
}

interface Budget {
  /** Matches of each round. */
  readonly matches: number
  readonly rounds: number
  readonly playouts: number
  readonly seed: string
}

/** How the weights judge matches that were not learned from. */
interface Figures {
  /** Positions learned from, and held out in the last round. */
  readonly positions: number
  readonly heldOut: number
  /** Of the same chance for all seats, of the weights before the last round, and of those after it. */
  readonly alike: Quality
  readonly before: Quality
  readonly after: Quality
}

/** One match in so many is held out. */
const HELD_OUT = 5
/** Regularization of the weights for one match; it falls with the number of matches. Found by cross-validation. */
const REGULARIZATION = 5

const asText = ({ logLoss, brier }: Quality): string => `${logLoss.toFixed(4)} (${brier.toFixed(4)})`

/** Plays and fits, round by round. The numbers of seats take turns. */
export const trained = (
  game: AnyGame,
  setups: readonly Pick<SelfPlay, 'seats' | 'options'>[],
  { matches, rounds, playouts, seed }: Budget,
  tell: (line: string) => void,
): { readonly weights: readonly Weight[]; readonly figures: Figures } => {
  const { names } = learnedOf(game)
  const zero = names.map((feature) => ({ feature, start: 0, end: 0 }))
  const judge = (samples: readonly Sample[], weights: readonly Weight[]): Quality =>
    qualityOf(samples, (features) => chancesFrom(features, weights))
  const learning: Sample[] = []
  let weights: readonly Weight[] = zero
  let figures: Figures | undefined
  for (let round = 1; round <= rounds; round += 1) {
    const player = withWeights(game, weights)
    const heldOut: Sample[] = []
    for (let match = 0; match < matches; match += 1) {
      const setup = setups[match % setups.length]
      if (setup === undefined) throw new Error('Nobody sits down')
      const samples = playedBy(player, { ...setup, playouts, seed: `${seed} ${round} ${match}` })
      const into = Math.floor(match / setups.length) % HELD_OUT === 0 ? heldOut : learning
      into.push(...samples)
    }
    const before = weights
    weights = fitted(learning, names, REGULARIZATION / (round * matches))
    figures = {
      positions: learning.length,
      heldOut: heldOut.length,
      alike: judge(heldOut, zero),
      before: judge(heldOut, before),
      after: judge(heldOut, weights),
    }
    tell(
      `${game.id}, round ${round}: log loss (Brier score) on ${heldOut.length} positions held out: ` +
        `all alike ${asText(figures.alike)}, before ${asText(figures.before)}, after ${asText(figures.after)}`,
    )
  }
  if (figures === undefined) throw new Error('Nothing was played')
  return { weights, figures }
}
