/** Measures the balance of the deck: `npm run balance` plays matches and prints what is weighed here. */
import { seededRandom, type Random } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Balance, Bot } from '../../../kernel/testing/balance.ts'
import type { Action } from '../action.ts'
import { greedyAction } from '../bot/greedy-action.ts'
import { ROLES, type Role } from '../components/cards.ts'
import { KINDS } from '../components/deck/types.ts'
import type { Event } from '../event.ts'
import { quakeNopoly as game } from '../index.ts'
import type { Options, State } from '../state.ts'

/** Collapses a seat and match, and the share of six-seat matches each role wins. */
const COLLAPSES = { least: 2, most: 6.5 }
const WINS = { least: 0.1, most: 0.25 }
const OPTIONS: Options = { roles: 'random', firstSeat: 1, variant: 'standard' }

interface Played {
  readonly final: State
  readonly events: readonly Event[]
  /** Kinds whose supply ran out at some time. */
  readonly gone: ReadonlySet<number>
}

/** What the seat to act does: what the bot says, or sensible play. */
const chosen = (state: State, seat: Seat, random: Random, bot?: Bot): Action =>
  bot === undefined
    ? greedyAction(state, () => [...game.legal(state)], random)
    : bot(game, { options: OPTIONS, state, seat }, String(random.below(2 ** 32)))

const play = (seats: number, number: number, bot?: Bot): Played => {
  const random = seededRandom(`balance ${seats}`, number)
  const events: Event[] = []
  const gone = new Set<number>()
  let state = game.start({ options: OPTIONS, seats })
  for (let turn = game.turn(state); turn.by !== 'nobody'; turn = game.turn(state)) {
    const here = state
    const action = turn.by === 'chance' ? game.chance(here, random) : chosen(here, turn.by, random, bot)
    const decision = game.decide(here, action)
    if (!decision.ok) throw new Error(`${JSON.stringify(action)} is refused: ${decision.refusal.code}`)
    events.push(...decision.events)
    state = decision.events.reduce(game.evolve, here)
    for (const [kind, left] of state.supply.entries()) if (left === 0) gone.add(kind)
  }
  return { final: state, events, gone }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const share = <T>(items: readonly T[], is: (item: T) => boolean): number =>
  items.filter(is).length / items.length
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** A shared win counts in part. */
const winsOf = (played: readonly Played[], role: Role): { readonly games: number; readonly wins: number } => {
  let games = 0
  let wins = 0
  for (const { final } of played) {
    const seat = final.roles.indexOf(role)
    if (seat < 0) continue
    games += 1
    const winners = final.outcome?.places.filter((place) => place === 1).length ?? 1
    if (final.outcome?.places[seat] === 1) wins += 1 / winners
  }
  return { games, wins }
}

const counts = (values: readonly number[]): string =>
  [...new Set(values)]
    .sort((one, other) => one - other)
    .map((value) => `${value}: ${percent(share(values, (each) => each === value))}`)
    .join(', ')

export const weigh: Balance = (seats, matches, bot) => {
  const lines: string[] = []
  const faults: string[] = []
  const played = Array.from({ length: matches }, (_, number) => play(seats, number, bot))
  const collapses =
    mean(played.map(({ events }) => events.filter(({ type }) => type === 'building.collapsed').length)) /
    seats
  if (collapses < COLLAPSES.least || collapses > COLLAPSES.most)
    faults.push(`${seats} seats: ${collapses.toFixed(2)} collapses a seat`)
  const scores = played.flatMap(({ final }) => final.outcome?.scores ?? [])
  const built = mean(
    played.map(({ events }) => events.filter(({ type }) => type === 'building.built').length),
  )
  lines.push(
    `  collapses a seat ${collapses.toFixed(2)}, built ${(built / seats).toFixed(2)}, points ${mean(scores).toFixed(1)}`,
  )
  lines.push(`  last round ${counts(played.map(({ final }) => final.round))}`)
  const runs = KINDS.map((kind, at) => `${kind} ${percent(share(played, ({ gone }) => gone.has(at)))}`)
  lines.push(
    `  a kind runs out in ${percent(share(played, ({ gone }) => gone.size > 0))}: ${runs.join(', ')}`,
  )
  for (const role of ROLES) {
    const { games, wins } = winsOf(played, role)
    const of = wins / Math.max(1, games)
    const points = played.flatMap(({ final }) => {
      const score = final.outcome?.scores[final.roles.indexOf(role)]
      return score === undefined ? [] : [score]
    })
    lines.push(`  ${role.padEnd(13)} wins ${percent(of)} of ${games}, points ${mean(points).toFixed(1)}`)
    if (seats === 6 && (of < WINS.least || of > WINS.most))
      faults.push(`${role}: ${percent(of)} of six-seat matches`)
  }
  return { lines, faults }
}
