import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { runCli } from '../testing/run.ts'

const PROGRAM = fileURLToPath(new URL('../../main/bots/testing/program.mjs', import.meta.url))

interface Report {
  readonly matches: number
  readonly bots: readonly {
    readonly bot: string
    readonly seats: number
    readonly wins: number
    readonly fair: number
    readonly faults: object
  }[]
}

const report = async (args: readonly string[]): Promise<Report> => {
  const { out, err, exit } = await runCli(['arena', ...args, '--json'])
  expect({ err, exit }).toEqual({ err: '', exit: 0 })
  return JSON.parse(out) as Report
}

describe('qipu arena', () => {
  it('plays in parallel, gives all bots as many seats, and plays the same again from the same seed', async () => {
    const args = [
      '--game',
      'qin',
      '--bots',
      'level1,random',
      '--count',
      '2',
      '--seed',
      'plum',
      '--threads',
      '2',
    ]
    const first = await report(args)
    expect(first.matches).toBe(2)
    expect(first.bots.map(({ bot, seats, fair }) => ({ bot, seats, fair }))).toEqual([
      { bot: 'level1', seats: 2, fair: 0.5 },
      { bot: 'random', seats: 2, fair: 0.5 },
    ])
    expect(first.bots.reduce((sum, { wins }) => sum + wins, 0)).toBe(2)
    const again = await report(args)
    expect(again.bots.map(({ wins }) => wins)).toEqual(first.bots.map(({ wins }) => wins))
  })

  it('seats more players than there are bots', async () => {
    const { bots } = await report([
      '--game',
      'qin',
      '--bots',
      'random,level1',
      '--count',
      '2',
      '--seats',
      '3',
    ])
    expect(bots.map(({ seats }) => seats)).toEqual([3, 3])
    expect(bots.reduce((sum, { fair }) => sum + fair, 0)).toBeCloseTo(1)
  })

  it('seats programs, and counts those that give up', async () => {
    const exec = (mode: string): string => `exec:"${process.execPath}" "${PROGRAM}" ${mode}`
    const { bots } = await report([
      '--game',
      'qin',
      '--bots',
      `${exec('first')},${exec('crash')}`,
      '--count',
      '2',
    ])
    expect(bots.map(({ faults }) => faults)).toEqual([{}, { ended: 2 }])
  })

  it.each([
    [['--game', 'qin', '--bots', 'level6,random'], 'There is no bot "level6"'],
    [['--game', 'qin', '--bots', 'exec:'], 'There is no bot'],
    [['--game', 'qin'], '--bots names nobody'],
    [['--game', 'qin', '--bots', 'random,random,random'], '--bots names 3 for 2 seats'],
  ])('does not understand %s', async (args, message) => {
    const { err, exit } = await runCli(['arena', ...args])
    expect(exit).toBe(2)
    expect(err).toContain(message)
  })
})
