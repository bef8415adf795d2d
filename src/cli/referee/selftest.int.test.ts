/** The self-test passes the bots in `examples/bots`, and names the step in which a faulty copy of them fails. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import { runCli } from '../testing/run.ts'
import { selftest } from './selftest.ts'

const BOTS = fileURLToPath(new URL('../../../examples/bots/', import.meta.url))
const hasPython = spawnSync('python3', ['--version']).status === 0

const commandOf = (file: string): string =>
  file.endsWith('.py') ? `python3 "${file}"` : `"${process.execPath}" "${file}"`

/** Qin comes first: its answers are short enough for a bot that cannot read long ones to play a match. */
const QIN_FIRST = GAMES.toSorted((a, b) => Number(b.id === 'qin') - Number(a.id === 'qin'))

/** How long a program may take for a request, in milliseconds. Some faults are that nothing comes. */
const WITHIN = 4000
/** For faults that show at once: as long as the busiest machine may take. */
const AMPLE = 30_000

/** Runs a faulty copy of a bot until a step fails, and returns the name of the step. */
const failedStep = async (
  name: string,
  from: string,
  to: string,
  within = WITHIN,
): Promise<string | undefined> => {
  const source = readFileSync(join(BOTS, name), 'utf8')
  expect(source).toContain(from)
  const folder = mkdtempSync(join(tmpdir(), 'qipu-mutant-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, name)
  writeFileSync(file, source.replace(from, to))
  for await (const step of selftest(commandOf(file), QIN_FIRST, within))
    if (step.found !== undefined) return step.name
  return undefined
}

interface Mutant {
  readonly step: string
  readonly fault: string
  readonly bot: 'bot.py' | 'bot.ts'
  readonly from: string
  readonly to: string
}

const PYTHON: readonly Mutant[] = [
  {
    step: 'start',
    fault: 'ends no line',
    bot: 'bot.py',
    from: 'flush=True',
    to: 'end="", flush=True',
  },
  {
    step: 'time',
    fault: 'thinks for ever',
    bot: 'bot.py',
    from: 'def choose(legal):',
    to: 'def choose(legal):\n    import time\n    time.sleep(60)',
  },
  {
    step: 'lines',
    fault: 'prints notes of its own',
    bot: 'bot.py',
    from: 'def choose(legal):',
    to: 'def choose(legal):\n    print("choosing among", len(legal))',
  },
  {
    step: 'requests',
    fault: 'asks for what all seats see',
    bot: 'bot.py',
    from: 'view={"as": seat}',
    to: 'view={"as": "all"}',
  },
  {
    step: 'legal',
    fault: 'adds a member to its actions',
    bot: 'bot.py',
    from: 'act={"action": choose(legal)}',
    to: 'act={"action": {**choose(legal), "by": seat}}',
  },
  {
    step: 'version',
    fault: 'does not look at the version',
    bot: 'bot.py',
    from: 'hello["protocol"] != 1',
    to: 'hello["protocol"] < 1',
  },
  {
    step: 'refused',
    fault: 'ends at a refusal',
    bot: 'bot.py',
    from: 'print(refused["message"], file=sys.stderr)',
    to: 'sys.exit(refused["message"])',
  },
  {
    step: 'huge',
    fault: 'reads 64 KiB at most',
    bot: 'bot.py',
    from: 'sys.stdin.readline()',
    to: 'sys.stdin.readline(65536)',
  },
  {
    step: 'closed',
    fault: 'waits for ever at the end of its input',
    bot: 'bot.py',
    from: '    if line == "":\n        sys.exit()',
    to: '    while line == "" or line[-1] != "\\n":\n        line += sys.stdin.readline()',
  },
]

const TYPESCRIPT: readonly Mutant[] = [
  {
    step: 'match',
    fault: 'does not end when the match is over',
    bot: 'bot.ts',
    from: 'process.exit()\n',
    to: '',
  },
  {
    step: 'hello',
    fault: 'takes the version for granted',
    bot: 'bot.ts',
    from: 'await ask({ hello: {} })',
    to: '{ hello: { protocol: 1 } }',
  },
  {
    step: 'members',
    fault: 'looks for members by their order',
    bot: 'bot.ts',
    from: 'return JSON.parse(line.value) as Answer',
    to: 'if (!line.value.startsWith(`{"ok":`)) throw new Error(line.value)\n  return JSON.parse(line.value) as Answer',
  },
  {
    step: 'pieces',
    fault: 'takes each chunk for an answer',
    bot: 'bot.ts',
    from: 'createInterface({ input: process.stdin })[Symbol.asyncIterator]()',
    to: 'process.stdin.setEncoding("utf8")[Symbol.asyncIterator]()',
  },
  {
    step: 'waiting',
    fault: 'gives up when others take long',
    bot: 'bot.ts',
    from: 'await answers.next()',
    to: 'await Promise.race([answers.next(), new Promise<never>((_, no) => setTimeout(no, 2500))])',
  },
  {
    step: 'seat',
    fault: 'always sits in the first seat',
    bot: 'bot.ts',
    from: "Number(process.env['QIPU_SEAT'])",
    to: '0',
  },
  {
    step: 'quorsum 2',
    fault: 'plays one game alone',
    bot: 'bot.ts',
    from: 'const { hello }',
    to: "if (process.env['QIPU_GAME'] !== 'qin') process.exit(1)\nconst { hello }",
  },
]

const passed = (text: string): readonly string[] =>
  [...text.matchAll(/^pass {2}(\S+(?: \d)?) /gm)].map(([, name = '']) => name)

describe('qipu referee --selftest', () => {
  it('passes the example in TypeScript, and prints each step with what is expected', async () => {
    const command = commandOf(join(BOTS, 'bot.ts'))
    const ran = await runCli(['referee', '--selftest', command, '--game', 'qin'])
    expect(ran).toMatchObject({ exit: 0, err: '' })
    expect(ran.out).not.toContain('FAIL')
    expect(ran.out).toContain('pass  huge            reads an answer of 8 MiB in one line\n')
    const steps = [...PYTHON, ...TYPESCRIPT].map(({ step }) => step)
    const played = steps.filter((step) => step !== 'quorsum 2')
    expect(passed(ran.out)).toEqual(expect.arrayContaining(['qin 2', 'qin 4', ...played]))
    expect(ran.out).toMatch(/^18 passed, 0 failed$/m)
    const page = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8').replaceAll('`', '')
    for (const [, name = '', expected = ''] of ran.out.matchAll(/^pass {2}(\w+) {2,}(.*)$/gm))
      expect(page).toMatch(new RegExp(`^\\| ${name} +\\| ${expected} +\\|$`, 'm'))
  })

  it('says of a program that cannot be started that it sends nothing, and tries nothing else', async () => {
    const ran = await runCli(['referee', '--selftest', 'no-such-program-anywhere'])
    expect(ran.exit).toBe(1)
    expect(ran.out).toBe(
      'FAIL  start           sends a request once it has started; it ended without a request\n0 passed, 1 failed\n',
    )
  })

  it.each([
    [['--seats', '3'], '--selftest takes --game and --within alone'],
    [['--within', '0'], '--within must be'],
    [['--game', 'chess'], 'There is no game "chess"'],
  ])('refuses %j', async (args, sentence) => {
    const ran = await runCli(['referee', '--selftest', 'true', ...args])
    expect(ran.exit).toBe(2)
    expect(ran.err).toContain(sentence)
  })

  it.each(TYPESCRIPT.filter(({ step }) => ['members', 'seat'].includes(step)))(
    'names the step $step for a bot that $fault',
    async ({ bot, from, to, step }) => expect(await failedStep(bot, from, to, AMPLE)).toBe(step),
  )

  describe('of every fault', { tags: ['sweep'] }, () => {
    it.each(TYPESCRIPT)('names the step $step for a bot in TypeScript that $fault', async (mutant) => {
      expect(await failedStep(mutant.bot, mutant.from, mutant.to)).toBe(mutant.step)
    })

    it.skipIf(!hasPython).each(PYTHON)(
      'names the step $step for a bot in Python that $fault',
      async (mutant) => {
        expect(await failedStep(mutant.bot, mutant.from, mutant.to)).toBe(mutant.step)
      },
    )

    it.each(['bot.ts', ...(hasPython ? ['bot.py'] : [])])('passes %s in all games', async (name) => {
      const ran = await runCli(['referee', '--selftest', commandOf(join(BOTS, name))])
      expect(ran.out).toMatch(/^25 passed, 0 failed$/m)
    })
  })
})
