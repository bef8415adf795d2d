import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createWorkspace, runCli, type Ran } from '../testing/run.ts'

const refereed = (args: readonly string[], input: string | Buffer): Promise<Ran> =>
  runCli(['referee', '--game', 'quorsum', ...args], { input })

describe('qipu referee', () => {
  it('plays a match to its end by listed actions, and saves a file that verifies', async () => {
    const { at, qipu } = createWorkspace()
    const file = at('mine.qipu')
    // An empty placement passes the turn, so both seats do nothing until the game stalls.
    const give = '{"act":{"action":{"type":"allot","allotments":[]}}}'
    const lines = [
      '{"turn":{}}',
      '{"act":{"action":{"type":"choose","option":"place"}}}',
      '{"act":{"action":{"type":"place","corners":[0,0,1,1]}}}',
      ...Array.from({ length: 6 }, () => give),
      give,
      '{"turn":{}}',
      JSON.stringify({ save: { file } }),
      '{"quit":{}}',
      '{"turn":{}}',
    ]
    const ran = await refereed(['--chance', 'seed:a'], lines.join('\n'))
    expect(ran).toMatchObject({ err: '', exit: 0 })
    const answers = ran.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    // One answer per request, and none after quit.
    expect(answers).toHaveLength(lines.length - 1)
    expect(answers[0]).toEqual({ ok: true, turn: { by: 0 } })
    expect(answers[8].turn).toMatchObject({ by: 'nobody', outcome: { ending: 'draw', places: [1, 1] } })
    expect(answers[9]).toEqual({ ok: false, code: 'matchOver', message: 'The match is over.' })
    expect(answers[10].turn.by).toBe('nobody')
    expect(answers[11]).toMatchObject({ ok: true, file })
    expect(answers[12]).toEqual({ ok: true })
    expect(existsSync(`${file}.part`)).toBe(false)
    expect((await qipu('verify', file)).exit).toBe(0)
  })

  it('answers any input and goes on', async () => {
    const deep = 200_000
    const bad = [
      'nonsense',
      '',
      '[]',
      '{}',
      '{"turn":{},"roll":{}}',
      '{"turn":{"extra":1}}',
      '{"__proto__":{}}',
      '{"constructor":{}}',
      '{"act":{"action":null}}',
      '{"act":{}}',
      `{"act":{"action":${'['.repeat(deep)}${']'.repeat(deep)}}}`,
      '['.repeat(deep),
      '\u0000\ufffd',
      `{"view":{"as":7}}`,
      '{"undo":{"to":"00000000000000000000000000000000"}}',
      '{"undo":{}}',
      '{"save":{"file":"/no/such/folder/x.qipu"}}',
      'x'.repeat(2 ** 20 + 1),
    ]
    const ran = await refereed([], Buffer.from(`${bad.join('\n')}\n{"turn":{}}`))
    expect(ran).toMatchObject({ err: '', exit: 0 })
    const answers = ran.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers).toHaveLength(bad.length + 1)
    for (const answer of answers.slice(0, -1)) {
      const details = answer.code === 'malformed' ? { details: expect.any(Object) } : {}
      expect(answer).toEqual({ ok: false, code: expect.any(String), message: expect.any(String), ...details })
      // A sentence, not just the code.
      expect(answer.message).toMatch(/ .*\.$/)
    }
    expect(answers.at(-1)).toEqual({ ok: true, turn: { by: 'chance' } })
  })
})
