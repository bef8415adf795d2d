import { expect } from 'vitest'
import type { Game, GameEvent } from '../../game.ts'
import { seededRandom, type Random } from '../../random.ts'
import { mutated } from './mutate.ts'
import type { PlayedMatch } from './unseen.ts'
import { stableJson } from '../same.ts'
import { placeholdersOf, textAt } from '../texts.ts'

/**
 * Lists up to this length are checked completely in every position, longer ones up to `MEDIUM` in every sixth position
 * (a different one in each match), still longer ones once in every third match. Of the rest only the beginning is
 * checked.
 */
const SHORT = 60
const MEDIUM = { most: 300, every: 6 }
const LONG = { most: 20_000, every: 3 }
const BEGINNING = 12
/** The most outcomes of chance checked in a position. */
const OUTCOMES = 40
const MUTANTS = 8

const take = <T>(
  items: Iterable<T>,
  most: number,
): { readonly list: readonly T[]; readonly whole: boolean } => {
  const list: T[] = []
  for (const item of items) {
    if (list.length === most) return { list, whole: false }
    list.push(item)
  }
  return { list, whole: true }
}

/** Checks that a refusal's code has a text in every language and that its details fill every placeholder. */
const checkRefusal = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  refusal: { readonly code: string; readonly rule?: string; readonly details?: object },
): void => {
  for (const [language, texts] of Object.entries(game.text.locales)) {
    const text = textAt(texts, `refusal.${refusal.code}`)
    if (text === undefined) throw new Error(`${language} has no text for the refusal ${refusal.code}`)
    const known = Object.keys(refusal.details ?? {})
    for (const name of placeholdersOf(text))
      expect(known, `${refusal.code} in ${language} wants {${name}}`).toContain(name)
  }
}

const checkListed = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  state: S,
  list: readonly A[],
  listed: ReadonlySet<string>,
): void => {
  for (const action of list) {
    const decision = game.decide(state, action)
    if (!decision.ok)
      throw new Error(`listed but refused: ${JSON.stringify(action)} ${JSON.stringify(decision.refusal)}`)
    if (!game.schemas.action.safeParse(action).success)
      throw new Error(`listed but not of the schema: ${JSON.stringify(action)}`)
  }
  if (listed.size !== list.length) expect.fail(`an action is listed twice in ${JSON.stringify(state)}`)
  const notations = new Set(list.map((action) => game.text.notation(action, state)))
  if (notations.size !== list.length) expect.fail(`two choices share a notation in ${JSON.stringify(state)}`)
}

/** Checks that actions missing from the complete list are refused with a text, and listed ones accepted. */
const checkUnlisted = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  state: S,
  listed: ReadonlySet<string>,
  candidates: readonly unknown[],
  /** Kinds of refusals whose texts were already checked. */
  met: Set<string>,
): void => {
  for (const candidate of candidates) {
    const parsed = game.schemas.action.safeParse(candidate)
    // The schema refuses it before `decide` sees it.
    if (!parsed.success) continue
    const decision = game.decide(state, parsed.data)
    if (!decision.ok) {
      const { code, details } = decision.refusal
      const kind = [code, ...Object.keys(details ?? {})].join(' ')
      if (!met.has(kind)) checkRefusal(game, decision.refusal)
      met.add(kind)
    }
    if (decision.ok !== listed.has(stableJson(parsed.data)))
      throw new Error(
        `${decision.ok ? 'accepted but not listed' : 'listed but refused'}: ${JSON.stringify(candidate)} in ${JSON.stringify(state)}`,
      )
  }
}

const oneOf = <T>(items: readonly T[], random: Random): T | undefined =>
  items[random.below(Math.max(1, items.length))]

/**
 * Checks that `legal` and `decide` agree both ways: listed actions are accepted, listed once and fit the schema;
 * mutated actions, actions of other positions and seats, and probes are refused unless listed.
 */
export const checkActions = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  { states, steps, actions }: PlayedMatch<O, S, A, E>,
  probes: readonly A[],
  number: number,
): void => {
  const random = seededRandom(`${game.id} mutants`, number)
  const met = new Set<string>()
  let mayBeLong = number % LONG.every === 0
  for (const [at, state] of states.entries()) {
    const usual = (at + number) % MEDIUM.every === 0 ? MEDIUM.most : SHORT
    const most = steps[at]?.actor === 'chance' ? OUTCOMES : mayBeLong ? LONG.most : usual
    const { list, whole } = take(game.legal(state), most)
    if (list.length > MEDIUM.most) mayBeLong = false
    const checked = whole ? list : list.slice(0, BEGINNING)
    const listed = new Set(checked.map(stableJson))
    checkListed(game, state, checked, listed)
    if (!whole) continue
    const foreign = Array.from({ length: MUTANTS }, () => oneOf(actions, random))
    const changed = Array.from({ length: MUTANTS }, () => mutated(oneOf(list, random), random))
    const sampled =
      steps[at]?.actor === 'chance' || list.length === 0 ? [] : [game.sampleLegal(state, random)]
    for (const action of sampled)
      if (!listed.has(stableJson(action))) expect.fail(`drawn but not listed: ${JSON.stringify(action)}`)
    const probing = (at + number) % 2 === 0 ? probes : probes.map((probe) => mutated(probe, random))
    checkUnlisted(game, state, listed, [...foreign, ...changed, ...probing], met)
  }
}
