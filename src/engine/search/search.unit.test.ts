import { describe, expect, it } from 'vitest'
import { GAMES, gameOf } from '../index.ts'
import { hasSecrets } from '../kernel/testing/has-secrets.ts'
import { EndlessChance } from '../kernel/chance-run.ts'
import type { AnyGame } from '../kernel/game.ts'
import { quickRandom, type Random } from '../kernel/random.ts'
import { createThinker, LEVELS, playoutsOf } from './levels.ts'
import { rollout } from './rollout.ts'
import { createSearch, type SearchPosition } from './search.ts'

/** Positions of a seat in a randomly played match, every few decisions. */
const positionsOf = (
  game: AnyGame,
  seats: number,
  every: number,
  seed: string,
): SearchPosition<unknown, unknown>[] => {
  const random = quickRandom(seed)
  const options = game.schemas.options.parse({})
  const found: SearchPosition<unknown, unknown>[] = []
  let state = game.start({ options, seats })
  for (let decisions = 0; ;) {
    const turn = game.turn(state)
    if (turn.by === 'nobody') return found
    if (turn.by !== 'chance') {
      if (decisions % every === 0) found.push({ options, state, seat: turn.by })
      decisions += 1
    }
    const action = turn.by === 'chance' ? game.chance(state, random) : game.sampleLegal(state, random)
    const decision = game.decide(state, action)
    if (!decision.ok) throw new Error(decision.refusal.code)
    for (const event of decision.events) state = game.evolve(state, event)
  }
}

const searched = (game: AnyGame, position: SearchPosition<unknown, unknown>, playouts: number) => {
  const search = createSearch(game, position, quickRandom('plum'))
  search.run(playouts)
  return search.choices()
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const positions = positionsOf(game, game.seats.min, 13, 'search')

  it('finds legal actions with chances to win that sum to 1', () => {
    for (const position of positions)
      for (const { action, values, visits } of searched(game, position, 20)) {
        expect(game.decide(position.state, action).ok).toBe(true)
        expect(visits).toBeGreaterThan(0)
        expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1)
      }
  })

  it('finds the same from the same seed, in one run or in several', () => {
    for (const position of positions.slice(0, 3)) {
      const once = searched(game, position, 36)
      const search = createSearch(game, position, quickRandom('plum'))
      for (const part of [1, 12, 23]) search.run(part)
      expect(search.choices()).toStrictEqual(once)
      expect(search.playouts()).toBe(36)
    }
  })

  it('decides the same at every level from the same seed', () => {
    const position = positions[Math.floor(positions.length / 2)]!
    for (const level of LEVELS) {
      const decisions = [1, 2].map(() => {
        const thinker = createThinker(game, position, level, 'plum')
        thinker.search.run(24)
        return thinker.decision()
      })
      expect(decisions[0]).toStrictEqual(decisions[1])
      expect(game.decide(position.state, decisions[0]).ok).toBe(true)
    }
    expect(LEVELS.map((level) => playoutsOf(game, level))).toEqual(
      LEVELS.map((level) => playoutsOf(game, level)).toSorted((a, b) => a - b),
    )
  })

  it('knows a legal action before the first playout', () => {
    for (const position of positions) {
      const best = createSearch(game, position, quickRandom('plum')).best()
      expect(game.decide(position.state, best).ok).toBe(true)
    }
  })

  it('considers fewer actions the higher its miss rate, but always one', () => {
    const lookedAt = (missRate: number): number =>
      positions.slice(0, 6).reduce((sum, position) => {
        const search = createSearch(game, position, quickRandom('plum'), missRate)
        search.run(40)
        const choices = search.choices()
        expect(choices.length).toBeGreaterThan(0)
        for (const { action } of choices) expect(game.decide(position.state, action).ok).toBe(true)
        return sum + choices.length
      }, 0)
    const [all, most, one] = [lookedAt(0), lookedAt(0.7), lookedAt(1)]
    expect(most).toBeLessThan(all)
    expect(one).toBe(Math.min(6, positions.length))
  })

  it('searches without heuristics and with as many seats as the game takes', () => {
    // A game without its heuristics is still a game.
    const bare = Object.fromEntries(
      Object.entries(game).filter(([part]) => part !== 'heuristics'),
    ) as unknown as AnyGame
    const [first] = positionsOf(game, game.seats.max, 3, 'many').slice(1)
    const choices = searched(bare, first!, 8)
    expect(choices[0]!.values).toHaveLength(game.seats.max)
    expect(searched(game, first!, 30)[0]!.values).toHaveLength(game.seats.max)
  })
})

const secretive = GAMES.filter(hasSecrets)

describe.each(secretive.map((game) => [game.id, game] as const))('secrets of %s', (_, game) => {
  const positions = [game.seats.min, game.seats.min + 1].flatMap((seats) =>
    positionsOf(game, seats, 12, `secrets ${seats}`),
  )
  const shuffledOf = ({ options, state, seat }: SearchPosition<unknown, unknown>, seed: string) => ({
    options,
    state: game.conceal(state, seat).deal(quickRandom(seed)),
    seat,
  })

  it('ignores the true hidden state: shuffling it changes no decision', () => {
    let changed = 0
    for (const [number, position] of positions.entries()) {
      const other = shuffledOf(position, `other ${number}`)
      if (JSON.stringify(other.state) !== JSON.stringify(position.state)) changed += 1
      expect(searched(game, other, 20)).toStrictEqual(searched(game, position, 20))
      const decisions = [position, other].map((each) => {
        const thinker = createThinker(game, each, 2, 'plum')
        thinker.search.run(10)
        return thinker.decision()
      })
      expect(decisions[1]).toStrictEqual(decisions[0])
    }
    // Some of them must have hidden something, or this test proves nothing; in San Marco that is rare.
    expect(changed).toBeGreaterThan(0)
  })

  it('deals the same whatever was there before', () => {
    for (const [number, position] of positions.entries()) {
      const other = shuffledOf(position, `other ${number}`)
      const again = (state: unknown) => game.conceal(state, position.seat).deal(quickRandom('again'))
      expect(again(other.state)).toStrictEqual(again(position.state))
    }
  })
})

it('covers a game with secrets and one without', () => {
  expect(secretive.length).toBeGreaterThan(0)
  expect(secretive.length).toBeLessThan(GAMES.length)
  expect(gameOf('quorsum')!.heuristics).toBeDefined()
})

it('plays as many turns before an evaluation as the heuristics say, and none if they say 0', () => {
  const game = gameOf('qin') as AnyGame
  const [first] = positionsOf(game, 2, 7, 'turns').slice(1)
  const { state } = first!
  const turnsPlayed = (turns: number): number => {
    const from = game.moment(state).turn
    let to = 0
    const evaluate = (of: unknown): readonly number[] => {
      to = game.moment(of).turn
      return [0.5, 0.5]
    }
    rollout({ ...game, heuristics: { ...game.heuristics, evaluate, turns } }, state, quickRandom('turns'))
    return to - from
  }
  expect([0, 1, 2].map(turnsPlayed)).toEqual([0, 1, 2])
})

describe('tries at the root', () => {
  const game: AnyGame = GAMES.find(({ heuristics }) => heuristics?.sharesLuck === true)!
  const position = positionsOf(game, 2, 9, 'root').at(4)!
  const { state, seat } = position
  const candidates = game.heuristics?.candidates?.(state, quickRandom('plum')) ?? []

  /** What luck begins with at each try of two actions. */
  const lucksOf = (sharesLuck: boolean): readonly (readonly number[])[] => {
    const begins: number[] = []
    const concealed = game.conceal(state, seat)
    const deal = (random: Random): unknown => {
      begins.push(random.below(2 ** 32))
      return concealed.deal(random)
    }
    const heuristics = { ...game.heuristics, sharesLuck }
    const watched = { ...game, conceal: () => ({ ...concealed, deal }), heuristics }
    const search = createSearch(watched, position, quickRandom('plum'))
    return candidates.slice(0, 2).map((action) => {
      begins.length = 0
      search.visit(action, 3)
      return [...begins]
    })
  }

  it('meet the same luck for every action, if the heuristics say so', () => {
    const [one, other] = lucksOf(true)
    expect(new Set(one).size).toBe(3)
    expect(other).toEqual(one)
    const [alone, another] = lucksOf(false)
    expect(another).not.toEqual(alone)
  })

  it('prefer earlier candidates by what a place is worth', () => {
    const visitsOfFirst = (orderWorth: number): number => {
      const heuristics = { ...game.heuristics, evaluate: () => [0.5, 0.5], orderWorth }
      const search = createSearch({ ...game, heuristics }, position, quickRandom('plum'))
      search.run(100)
      const key = JSON.stringify(candidates[0])
      return search.choices().find(({ action }) => JSON.stringify(action) === key)?.visits ?? 0
    }
    expect(candidates.length).toBeGreaterThan(5)
    expect(visitsOfFirst(0)).toBeLessThan(30)
    expect(visitsOfFirst(0.1)).toBeGreaterThan(50)
  })
})

it('ends with a clear error where chance would act for ever', () => {
  const game = gameOf('quorsum') as AnyGame
  const endless: AnyGame = {
    ...game,
    turn: () => ({ by: 'chance' }),
    decide: () => ({ ok: true, events: [] }),
  }
  const options = game.schemas.options.parse({})
  const state = game.start({ options, seats: 2 })
  const random = quickRandom('endless')
  expect(() => rollout(endless, state, random)).toThrow(EndlessChance)
  expect(() => createSearch(endless, { options, state, seat: 0 }, random).run(2)).toThrow(EndlessChance)
})
