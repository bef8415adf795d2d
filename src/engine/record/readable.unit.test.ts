import { rulesCanReplay, allowsPartialEntry } from './readable.ts'
import { expect, it } from 'vitest'
import { race } from './testing/race.ts'
import { headerFor } from './testing/player.ts'

const game = { ...race, version: 4, oldest: 2, partialEntrySince: 3 }
const alone = { ...race, version: 4 }
const manual = headerFor(game, { chance: { source: 'manual' } })

it.each([
  [1, false],
  [2, true],
  [3, true],
  [4, true],
  [5, false],
])('rules that decide alike from version 2 to 4 decide a match of version %i: %o', (rules, are) => {
  expect(rulesCanReplay({ ...manual, rules }, game)).toBe(are)
})

it('rules without `oldest` decide only their own version', () => {
  expect([3, 4, 5].map((rules) => rulesCanReplay({ ...manual, rules }, alone))).toEqual([false, true, false])
})

it('people who enter chance can leave things open from the supporting version on', () => {
  expect([2, 3, 4].map((rules) => allowsPartialEntry({ ...manual, rules }, game))).toEqual([
    false,
    true,
    true,
  ])
  expect(allowsPartialEntry(headerFor(game), game)).toBe(false)
  expect(allowsPartialEntry({ ...manual, seenBy: 'public' }, game)).toBe(false)
  expect(allowsPartialEntry(manual, race)).toBe(false)
})
