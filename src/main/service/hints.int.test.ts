import { describe, expect, it } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import type { Output } from '../api/api.ts'
import { hasSecrets } from '../../engine/kernel/testing/has-secrets.ts'
import { latest, level, person, persons, seated, until, programWithBots } from '../testing/bots.ts'
import { opened } from '../testing/play.ts'
import type { TestWindow } from '../testing/test-service.ts'
import { shareProgram } from '../testing/shared-program.ts'

let window: TestWindow
shareProgram((shared) => ({ window } = shared), programWithBots)

const secretive = GAMES.find(hasSecrets) ?? expect.fail('no game has secrets')

describe('a hint', () => {
  it('is a legal action in words, from what the person may see, with chances to win', async () => {
    const table = await persons(
      window,
      await opened(window, { game: secretive.id, seats: seated(person, level(1)) }),
    )
    const hint = await window.ask('bots.hint', { match: table.match, at: table.tip })
    expect(hint.notation).not.toBe('')
    expect(hint.chance).toBeGreaterThan(0)
    expect(hint.events.length).toBeGreaterThan(0)
    expect(hint.others).toHaveLength(2)
    for (const { chance, events } of hint.others) {
      expect(chance).toBeLessThanOrEqual(hint.chance)
      // What it would do names it, such as what is declined.
      expect(events.length).toBeGreaterThan(0)
    }
    const { match, tip: at } = table
    expect((await window.ask('table.act', { match, at, action: hint.action })).table.size).toBeGreaterThan(
      table.size,
    )
  }, 30_000)

  it('tells how far it has come, and is stopped at once', async () => {
    const table = await persons(
      window,
      await opened(window, { game: 'quake-nopoly', seats: seated(person, person) }),
    )
    const { match, tip } = table
    const curtain = latest(window, match)?.curtain ?? table.curtain
    if (curtain !== null) {
      expect(await window.refused('bots.hint', { match, at: tip })).toEqual({ code: 'curtain' })
      await window.ask('table.liftCurtain', { match, seat: curtain })
    }
    const asked = window.refused('bots.hint', { match, at: tip })
    await until(() => window.pushed('bots.thought').length > 0, 'a word about how far it has come')
    await window.ask('bots.stopHint', {})
    expect(await asked).toEqual({ code: 'hintStopped' })
  }, 30_000)

  it('carries its chance along in a turn of several choices', async () => {
    const seats = seated(person, level(1), level(1))
    let table = await persons(window, await opened(window, { game: 'san-marco', seats }))
    const { match } = table
    let last: { readonly chance: number; readonly size: number } | undefined
    let carried = 0
    for (let choice = 0; choice < 8 && carried === 0; choice += 1) {
      const { action, chance, error, earlier } = await window.ask('bots.hint', { match, at: table.tip })
      if (last?.size === table.size - 1) {
        expect(earlier).toBeNull()
        expect(Math.abs(chance - last.chance)).toBeLessThanOrEqual(2 * error + 1e-9)
        carried += 1
      }
      last = { chance, size: table.size }
      const acted = await window.ask('table.act', { match, at: table.tip, action })
      table = await persons(window, acted.table)
    }
    expect(carried).toBeGreaterThan(0)
  }, 60_000)

  it('carries it along past what others decide in the open', async () => {
    const seats = seated(person, level(1), level(1))
    let table = await persons(window, await opened(window, { game: 'san-marco', seats }))
    const { match } = table
    const first = await window.ask('bots.hint', { match, at: table.tip })
    const acted = await window.ask('table.act', { match, at: table.tip, action: first.action })
    table = await persons(window, acted.table)
    const second = await window.ask('bots.hint', { match, at: table.tip })
    // Both are bridges of the setup; the bots have only built theirs in between.
    expect([first, second].map(({ action }) => action)).toMatchObject([
      { type: 'bridge' },
      { type: 'bridge' },
    ])
    expect(table.size).toBeGreaterThan(acted.table.size)
    expect(Math.abs(second.chance - first.chance)).toBeLessThanOrEqual(2 * second.error + 1e-9)
  }, 60_000)

  it('says what the last one expected where luck or others have changed it', async () => {
    let table = await persons(
      window,
      await opened(window, { game: 'san-marco', seats: seated(person, level(1), level(1)) }),
    )
    const { match } = table
    let last: number | undefined
    let told: { readonly was: number | undefined; readonly hint: Output<'bots.hint'> } | undefined
    for (let choice = 0; choice < 40 && told === undefined; choice += 1) {
      const hint = await window.ask('bots.hint', { match, at: table.tip })
      if (hint.earlier !== null) told = { was: last, hint }
      last = hint.chance
      const acted = await window.ask('table.act', { match, at: table.tip, action: hint.action })
      table = await persons(window, acted.table)
    }
    const { was, hint } = told ?? expect.fail('no chance changed in forty choices')
    expect(hint.earlier?.chance).toBe(was)
    expect(Math.abs(hint.chance - (was ?? NaN))).toBeGreaterThanOrEqual(0.08)
    // Cards are drawn between the rounds, and dice rolled for banishments.
    expect(hint.earlier?.luck).toBe(true)
  }, 120_000)

  it('is for the position the window shows', async () => {
    const { match } = await opened(window)
    expect(await window.refused('bots.hint', { match, at: match })).toMatchObject({ code: 'stale' })
  })
})
