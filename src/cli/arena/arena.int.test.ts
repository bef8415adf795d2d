import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import { decode } from '../../engine/record/file/decode.ts'
import { runCli } from '../testing/run.ts'

const PROGRAM = fileURLToPath(new URL('../../main/bots/testing/program.mjs', import.meta.url))

interface Report {
  readonly matches: number
  readonly bots: readonly {
    readonly bot: string
    readonly seats: number
    readonly wins: number
    readonly fair: number
    readonly error: number | null
    readonly pairedError: number | null
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

  it('seats a level of another checkout as a program', async () => {
    const levelBot = fileURLToPath(new URL('../../../scripts/level-bot.ts', import.meta.url))
    const command = `exec:"${process.execPath}" "${levelBot}" --tree "${fileURLToPath(new URL('../../..', import.meta.url))}" --level 1`
    const { bots } = await report(['--game', 'qin', '--bots', `${command},random`, '--count', '2'])
    expect(bots.map(({ faults }) => faults)).toEqual([{}, {}])
    // Level 1 loses no match against random play.
    expect(bots[0]?.wins).toBe(2)
  })

  it('keeps its matches, goes on where it stopped, and takes no other arena for its own', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'qipu-arena-')), 'matches')
    onTestFinished(() => rmSync(join(folder, '..'), { recursive: true, force: true }))
    const setting = ['--game', 'quorsum', '--bots', 'random,level1', '--seed', 'plum', '--duplicate']
    const run = (count: number): Promise<Report> =>
      report([...setting, '--count', String(count), '--out', folder])
    await run(2)
    const [journal, file] = [join(folder, 'arena.jsonl'), join(folder, '000001.qipu')]
    const first = readFileSync(file)
    // A power cut in the middle of a line.
    appendFileSync(journal, '{"match":3,"resu')
    unlinkSync(join(folder, '000002.qipu'))
    const resumed = await run(4)
    expect(readdirSync(folder).sort()).toEqual(['000001.qipu', '000003.qipu', '000004.qipu', 'arena.jsonl'])
    expect(readFileSync(file)).toEqual(first)
    const whole = await report([...setting, '--count', '4'])
    const wins = ({ bots }: Report): readonly number[] => bots.map((bot) => bot.wins)
    expect(wins(resumed)).toEqual(wins(whole))
    const other = await runCli([
      'arena',
      ...setting,
      '--count',
      '4',
      '--out',
      folder,
      '--seats',
      '2',
      '--seed',
      'pear',
    ])
    expect([other.exit, other.err]).toEqual([2, expect.stringContaining('holds matches of another arena')])
  })

  it('plays each deal in every seating, and keeps records that verify', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'qipu-arena-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const args = [
      '--game',
      'quorsum',
      '--bots',
      'level1,random',
      '--seed',
      'plum',
      '--duplicate',
      '--count',
      '4',
    ]
    const { bots } = await report([...args, '--out', folder])
    for (const { error, pairedError } of bots)
      expect([error, pairedError]).toEqual([expect.any(Number), expect.any(Number)])
    const records = [1, 2, 3, 4].map((match) => {
      const read = decode(readFileSync(join(folder, `00000${match}.qipu`)), { games: GAMES })
      return read.ok ? read.value.record : expect.fail(read.error.code)
    })
    const deals = records.map(
      ({ steps }) => [...steps.values()].find(({ actor }) => actor === 'chance')!.action,
    )
    expect(deals[0]).toEqual(deals[1])
    expect(deals[2]).toEqual(deals[3])
    expect(deals[0]).not.toEqual(deals[2])
    expect(records.map(({ header }) => header.seats.map(({ name }) => name))).toEqual([
      ['1: level1', '2: random'],
      ['1: random', '2: level1'],
      ['1: level1', '2: random'],
      ['1: random', '2: level1'],
    ])
  })

  it.each([
    [['--game', 'qin', '--bots', 'random', '--out', 'anywhere'], '--out needs --seed'],
    [['--game', 'qin', '--bots', 'level7,random'], 'There is no bot "level7"'],
    [['--game', 'qin', '--bots', 'exec:'], 'There is no bot'],
    [['--game', 'qin'], '--bots names nobody'],
    [['--game', 'qin', '--bots', 'random,random,random'], '--bots names 3 for 2 seats'],
  ])('does not understand %s', async (args, message) => {
    const { err, exit } = await runCli(['arena', ...args])
    expect(exit).toBe(2)
    expect(err).toContain(message)
  })
})
