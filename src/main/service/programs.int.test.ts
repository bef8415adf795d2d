import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import {
  latest,
  level,
  person,
  persons,
  seated,
  until,
  type Player,
  programWithBots,
} from '../testing/bots.ts'
import { opened } from '../testing/play.ts'
import { createTestService, type TestWindow } from '../testing/test-service.ts'
import { shareProgram } from '../testing/shared-program.ts'

let window: TestWindow
const restart = shareProgram((shared) => ({ window } = shared), programWithBots)

describe('a program in a seat', () => {
  const PROGRAM = fileURLToPath(new URL('../bots/testing/program.mjs', import.meta.url))
  const listed = (mode: string, name = mode): { name: string; command: string } => ({
    name,
    command: `"${process.execPath}" "${PROGRAM}" ${mode}`,
  })
  const byProgram = (name: string): Player => ({ kind: 'bot', bot: `program:${name}`, level: 1 })

  it('plays a match against a level', async () => {
    await window.ask('settings.set', { programs: [listed('first')] })
    const table = await opened(window, { game: 'qin', seats: seated(byProgram('first'), level(1)) })
    const end = await persons(window, table)
    expect(end.turn.by).toBe('nobody')
  }, 60_000)

  it('that ends pauses the table until it is tried again or somebody else plays', async () => {
    await window.ask('settings.set', { programs: [listed('crash')] })
    const { match } = await opened(window, { game: 'qin', seats: seated(byProgram('crash'), level(1)) })
    const trouble = { seat: 0, error: { code: 'programEnded', details: { program: 'crash' } } }
    const stuck = () => window.pushed('bots.changed').filter((bots) => bots.trouble !== null)
    await until(() => stuck().length > 0, 'the crash')
    expect(stuck()[0]?.trouble).toEqual(trouble)
    const before = latest(window, match)?.size ?? 0
    await window.ask('bots.retry', { match })
    await until(() => stuck().length > 1, 'the second crash')
    // Each start is good for one decision.
    expect(latest(window, match)?.size ?? 0).toBeGreaterThan(before)
    await window.ask('bots.substitute', { match, seat: 0, by: 1 })
    await until(() => latest(window, match)?.turn.by === 'nobody', 'the end')
  }, 60_000)

  it('is not started for a match from elsewhere, nor after a restart, before somebody says so', async () => {
    await window.ask('settings.set', { programs: [listed('first')] })
    const { match } = await opened(window, { game: 'qin', seats: seated(byProgram('first'), person) })
    restart()
    await window.ask('table.open', { match })
    const asks = { code: 'programAsks', details: { program: 'first', command: listed('first').command } }
    const held = await window.ask('bots.look', { match })
    if (held.trouble !== null) expect(held.trouble.error).toEqual(asks)
    else expect((await window.ask('table.open', { match })).turn.by).toBe(1)
  })

  it('is never started where nobody can be asked, and only with consent', async () => {
    const careful = createTestService()
    const there = careful.window()
    expect(await there.refused('settings.set', { programs: [listed('first')] })).toMatchObject({
      code: 'noPrograms',
    })
    const { match, turn } = await opened(there, {
      game: 'qin',
      seats: seated(byProgram('first'), byProgram('first')),
    })
    expect((await there.ask('bots.look', { match })).trouble).toMatchObject({
      seat: turn.by,
      error: { code: 'noPrograms' },
    })
    careful.close()
    const asked: string[] = []
    const wary = createTestService({ consent: (command) => Promise.resolve(asked.push(command) === 0) })
    const refused = await wary.window().refused('settings.set', { programs: [listed('first')] })
    expect(refused).toEqual({ code: 'programRefused' })
    expect(asked).toEqual([listed('first').command])
    wary.close()
  })
})
