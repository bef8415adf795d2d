import { describe, expect, it } from 'vitest'
import { fitted, learnedOf, qualityOf, trained, type Sample } from './training.ts'
import { chancesFrom, type Weight } from '../src/engine/kernel/evaluation.ts'
import { quickRandom } from '../src/engine/kernel/random.ts'
import { setupFrom } from '../src/cli/games-by-id.ts'

const weight = (feature: string, start: number, end: number): Weight => ({ feature, start, end })

describe('fitting weights', () => {
  it('finds those that the results came from', () => {
    const actual = [weight('lead', 0.5, 2), weight('noise', 0, 0)]
    const random = quickRandom('fit')
    const samples = Array.from({ length: 4000 }, (): Sample => {
      const part = (): number => random.below(1000) / 1000
      const features = { progress: part(), bySeat: [0, 1, 2].map(() => [3 * part(), part()]) }
      const chances = chancesFrom(features, actual)
      const pick = part()
      const winner = chances.findIndex(
        (_, seat) => pick < chances.slice(0, seat + 1).reduce((sum, each) => sum + each),
      )
      return { features, rewards: chances.map((_, seat) => (seat === winner ? 1 : 0)) }
    })
    const [lead, noise] = fitted(samples, ['lead', 'noise'], 0.0001)
    expect(Math.abs(lead!.start - 0.5)).toBeLessThan(0.15)
    expect(Math.abs(lead!.end - 2)).toBeLessThan(0.15)
    expect(Math.abs(noise!.start)).toBeLessThan(0.3)
    expect(Math.abs(noise!.end)).toBeLessThan(0.3)
  })
})

describe('training', () => {
  const { game, ...setup } = setupFrom({ game: 'san-marco', seats: '3', options: undefined })
  const setups = [setup]

  it('judges held-out matches better than it began, and the same way again', () => {
    const budget = { matches: 60, rounds: 1, playouts: 1, seed: 'plum' }
    const told: string[] = []
    const { figures, weights } = trained(game, setups, budget, (line) => told.push(line))
    expect(told).toHaveLength(1)
    expect(weights.map(({ feature }) => feature)).toEqual(learnedOf(game).names)
    expect(figures.after.logLoss).toBeLessThan(figures.alike.logLoss)
    expect(figures.after.brier).toBeLessThan(figures.alike.brier)
    const once = { ...budget, matches: 5, rounds: 1 }
    expect(trained(game, setups, once, () => undefined)).toEqual(trained(game, setups, once, () => undefined))
  })

  it('refuses a game whose evaluation is not learned', () => {
    expect(() => learnedOf({ ...game, heuristics: {} })).toThrow('not learned')
  })

  it('measures no better and no worse than it is', () => {
    const features = { progress: 0, bySeat: [[1], [0]] }
    const { logLoss, brier } = qualityOf([{ features, rewards: [1, 0] }], () => [0.8, 0.2])
    expect(logLoss).toBeCloseTo(-Math.log(0.8))
    expect(brier).toBeCloseTo(0.04)
  })
})
