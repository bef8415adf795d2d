/**
 * `npm run examples -- [GAME...]`: finds examples of the rules in random matches, and writes the shortest to
 * `src/engine/games/<id>/text/examples.json`. Lists the rules without one.
 * `npm run examples -- list [GAME...]`: only lists the rules without an example in those files.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES, gameOf } from '../src/engine/index.ts'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { valuesFor } from '../src/engine/kernel/options.ts'
import { oneOf, seededRandom, type Random } from '../src/engine/kernel/random.ts'
import {
  exampleOptions,
  type ExampleMatch,
  type RuleExample,
  type RuleExamples,
} from '../src/engine/kernel/rules/examples.ts'
import { showsRule } from '../src/engine/kernel/rules/rule-list.ts'

const MATCHES = 600
/** Actions from other positions tried in each position, to see which rule refuses them. */
const TRIED = 12
/** Searches for refusals until this step: later positions are crowded. */
const TRIED_UNTIL = 80
/** Refusals of what is not there at all: a picture of the board cannot show why. */
const UNSEEN = new Set([
  'notInHand',
  'noSuchSpace',
  'notYourPawn',
  'notOwnCard',
  'notOwnBuilding',
  'notOthersBuilding',
  'offersMiscounted',
  'tooFewPieces',
  'wrongCardCount',
  'wrongCount',
  'fromReserve',
  'supplyLeft',
])
/** Legal actions looked at, to see what is to be done in a position. */
const LOOKED_AT = 3000

interface Candidate extends Omit<RuleExample, 'match'> {
  readonly match: Playing
  /** The lower, the easier to understand. */
  readonly weight: number
}
interface Playing extends ExampleMatch {
  readonly actions: unknown[]
}

/** Half of the matches have default options, and few seats are more frequent than many. */
const beginning = (game: AnyGame, random: Random): Playing => {
  const { min, max } = game.seats
  const seats = min + Math.min(random.below(max - min + 1), random.below(max - min + 1))
  if (random.below(2) === 0) return { seats, options: {}, actions: [] }
  const options = Object.entries(game.fields)
    .map(([name, field]) => [name, oneOf(valuesFor(field, seats), random), field.default] as const)
    .filter(([, value, usual]) => value !== usual)
  return { seats, options: Object.fromEntries(options), actions: [] }
}

const typeOf = (action: unknown): unknown => Object(action).type
/** Whether such actions are to be done now: why one of another time is refused, its picture does not show. */
const isTimely = (game: AnyGame, state: unknown, action: unknown): boolean => {
  let looked = 0
  for (const each of game.legal(state)) {
    if (typeOf(each) === typeOf(action)) return true
    if (++looked === LOOKED_AT) break
  }
  return false
}

/** The best examples of each rule: a legal action, and a refused one. */
const searched = (game: AnyGame): readonly Candidate[] => {
  const best = new Map<string, Candidate>()
  const offer = (candidate: Candidate): void => {
    const key = `${candidate.rule} ${candidate.refused === undefined ? 'done' : 'refused'}`
    if (candidate.weight < (best.get(key)?.weight ?? Infinity)) best.set(key, candidate)
  }
  const withExample = game.rules.filter(({ without }) => without === undefined).map(({ id }) => id)
  const pool: unknown[] = []
  for (let number = 0; number < MATCHES; number += 1) {
    const random = seededRandom(`examples ${game.id}`, number)
    const match = beginning(game, random)
    const burden = 30 * Object.keys(match.options).length + 15 * (match.seats - game.seats.min)
    // Plays like bots, sometimes at random, so that odd things happen too.
    const policy = number % 3 === 0 ? undefined : game.heuristics?.rolloutPolicy
    const choice = (at: unknown): unknown => policy?.(at, random) ?? game.sampleLegal(at, random)
    let state = game.start({ options: exampleOptions(game, match), seats: match.seats })
    for (let turn = game.turn(state); turn.by !== 'nobody'; turn = game.turn(state)) {
      const step = match.actions.length
      if (turn.by !== 'chance' && step < TRIED_UNTIL && pool.length > 0)
        for (let tried = 0; tried < TRIED; tried += 1) {
          const refused = oneOf(pool, random)
          const decision = game.decide(state, refused)
          if (decision.ok || UNSEEN.has(decision.refusal.code)) continue
          const { rule } = decision.refusal
          if (rule !== undefined && isTimely(game, state, refused))
            offer({ rule, match, step, refused, weight: step + burden })
        }
      const action = turn.by === 'chance' ? game.chance(state, random) : choice(state)
      if (turn.by !== 'chance') pool[pool.length < 400 ? pool.length : random.below(400)] = action
      const decision = game.decide(state, action)
      if (!decision.ok) throw new Error(`${game.id} refuses what it calls legal: ${decision.refusal.code}`)
      match.actions.push(action)
      for (const event of decision.events) state = game.evolve(state, event)
      for (const rule of withExample)
        if (showsRule(game.ruleEvents, rule, decision.events))
          // An action with many effects is hard to follow.
          offer({ rule, match, step: step + 1, weight: step + burden + 3 * decision.events.length })
    }
  }
  const order = game.rules.map(({ id }) => id)
  return [...best.values()].toSorted((one, other) => order.indexOf(one.rule) - order.indexOf(other.rule))
}

const fileOf = ({ id }: AnyGame): string =>
  join(import.meta.dirname, '..', 'src', 'engine', 'games', id, 'text', 'examples.json')

const list = (game: AnyGame): void => {
  const { matches, examples } = JSON.parse(readFileSync(fileOf(game), 'utf8')) as RuleExamples // written by `write`
  const shown = new Set(examples.map(({ rule }) => rule))
  const without = game.rules.filter(({ id }) => !shown.has(id))
  console.log(
    `${game.id}: ${game.rules.length - without.length} of ${game.rules.length} rules have an example, from ` +
      `${matches.length} matches; without: ${without.map(({ id, without: why }) => `${id} (${why ?? 'no reason given'})`).join(', ')}`,
  )
}

const write = (game: AnyGame): void => {
  const found = searched(game)
  const played = [...new Set(found.map(({ match }) => match))]
  const matches = played.map(({ seats, options, actions }) => ({
    seats,
    options,
    actions: actions.slice(
      0,
      Math.max(...found.filter(({ match }) => match.actions === actions).map(({ step }) => step)),
    ),
  }))
  const examples = found.map(({ rule, match, step, refused }) => ({
    rule,
    match: played.indexOf(match),
    step,
    ...(refused === undefined ? {} : { refused }),
  }))
  const lines = (all: readonly unknown[]): string => all.map((each) => JSON.stringify(each)).join(',\n')
  writeFileSync(fileOf(game), `{"matches":[\n${lines(matches)}\n],"examples":[\n${lines(examples)}\n]}\n`)
}

const [first, ...others] = process.argv.slice(2)
const onlyLists = first === 'list'
const asked = onlyLists || first === undefined ? others : [first, ...others]
const unknown = asked.filter((id) => gameOf(id) === undefined)
if (unknown.length > 0) throw new Error(`There is no game ${unknown.join(', ')}`)
for (const game of GAMES)
  if (asked.length === 0 || asked.includes(game.id)) {
    if (!onlyLists) write(game)
    list(game)
  }
