import { expect, it } from 'vitest'
import { rootId } from '../../engine/record/ids.ts'
import type { MatchId } from '../../engine/record/step.ts'
import { freshProgram } from '../testing/shared-program.ts'
import { newMatch, opened, playOn } from '../testing/play.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'

let program: TestService
let window: TestWindow
freshProgram((fresh) => ({ program, window } = fresh))

const headerOf = (match: string) => {
  const loaded = program.library.load(match as MatchId) // as main has answered
  return loaded.ok ? loaded.value.header : expect.fail(loaded.error.code)
}
const seedIn = (match: string): string => {
  const { chance } = headerOf(match)
  return chance.source === 'seeded' ? chance.seed : expect.fail('it has no seed')
}
const begun = (words: string, game = 'qin') =>
  window.ask('match.create', newMatch({ game, chance: { source: 'typed', words } }))

it('is not found by trying the words people type', async () => {
  const { match } = await begun('jade')
  const header = headerOf(match)
  const words = ['plum', 'jade', 'Jade', 'qin', 'password', '1234']
  const found = words.filter((seed) => rootId({ ...header, chance: { source: 'seeded', seed } }) === match)
  expect(found).toEqual([])
  expect(await window.ask('table.verify', { match })).toMatchObject({ decided: true, damage: null })
}, 30_000)

it('gives whoever types the same words, or what a finished match shows, the same deal', async () => {
  const first = await begun('jade', 'quorsum')
  const second = await begun(' jade ', 'quorsum')
  expect(seedIn(second.match)).toBe(seedIn(first.match))
  const end = await playOn(program, window, await window.ask('table.open', first))
  expect(end.seed).toBe(seedIn(first.match))
  expect(seedIn((await begun(end.seed ?? '', 'quorsum')).match)).toBe(end.seed)
}, 60_000)

it('leaves the seed of an earlier match as it is when its deal is played again', async () => {
  const earlier = await playOn(program, window, await opened(window))
  const again = await window.ask(
    'match.create',
    newMatch({ chance: { source: 'same', match: earlier.match } }),
  )
  expect(seedIn(again.match)).toBe('plum')
}, 30_000)
