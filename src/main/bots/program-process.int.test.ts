import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { gameOf } from '../../engine/index.ts'
import type { Bot, BotPosition } from './bot.ts'
import { externalBot, LIMITS } from './external-program.ts'

const qin = gameOf('qin')!
const options = qin.schemas.options.parse({})
const WITH_CHILD = fileURLToPath(new URL('testing/with-child.mjs', import.meta.url))
const SEAT = fileURLToPath(new URL('testing/seat.ts', import.meta.url))

let folder: string
let pids: readonly number[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qipu-program-'))
  pids = []
})
afterEach(() => {
  for (const pid of pids)
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It is gone, as it should be.
    }
  rmSync(folder, { recursive: true, force: true })
})

const command = (mode: string): string =>
  `"${process.execPath}" "${WITH_CHILD}" ${mode} "${join(folder, 'pids.json')}"`

const seated = (mode: string): Bot => {
  const place = { game: qin, options, seats: 2, seat: 0 }
  const bot = externalBot(command(mode), place, { ...LIMITS, decision: 4000 })
  onTestFinished(() => bot.close())
  return bot
}

/** The process ids of the program and its child, once both run. */
const started = async (): Promise<readonly number[]> => {
  const file = join(folder, 'pids.json')
  await vi.waitFor(() => expect(existsSync(file)).toBe(true), 20_000)
  pids = z.array(z.number()).parse(JSON.parse(readFileSync(file, 'utf8')))
  return pids
}

/** True while a process runs; false for a zombie. */
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const stat = `/proc/${pid}/stat`
  return !existsSync(stat) || !/\) Z /.test(readFileSync(stat, 'utf8'))
}
const allGone = (): Promise<unknown> => vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), 20_000)

/** Any position: what an ended program would do does not matter. */
const position = (): BotPosition => ({
  game: qin,
  options,
  state: qin.start({ options, seats: 2 }),
  seat: 0,
  seed: 'a',
})

describe.skipIf(process.platform === 'win32')('a program that starts another', () => {
  it.each(['ends', 'escapes'])('and %s is noticed although the other holds its output', async (mode) => {
    const bot = seated(mode)
    const choice = bot.choose(position())
    await started()
    await choice
    expect(bot.fault()).toBe('ended')
  })

  it('and ends kills the other too', async () => {
    seated('ends')
    await started()
    await allGone()
  })

  it('and plays to the end kills the other too', async () => {
    const bot = seated('plays')
    await started()
    bot.close({ places: [1, 2], scores: [1, 0], ending: 'over' })
    await allGone()
    expect(bot.fault()).toBeUndefined()
  })

  it('and never ends is killed with it when the match is left', async () => {
    const bot = seated('stays')
    await started()
    bot.close()
    await allGone()
  })

  it.each(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'is killed with it when Qipu ends by %s',
    async (signal) => {
      const qipu = spawn(process.execPath, [SEAT, command('stays')], { stdio: 'ignore' })
      onTestFinished(() => void qipu.kill('SIGKILL'))
      await started()
      expect(pids.filter(isRunning)).toHaveLength(2)
      qipu.kill(signal)
      await allGone()
    },
  )
})
