/** The sessions in docs/bot-walk.md are what the referee says. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runCli } from '../testing/run.ts'

const page = readFileSync(new URL('../../../docs/bot-walk.md', import.meta.url), 'utf8')

interface Line {
  readonly request: string
  /** With `…` for what is left out. */
  readonly answer: string
}

const sessions = [...page.matchAll(/^```\n\$ qipu (referee .*)\n([^`]+)```$/gm)].map(
  ([, command = '', text = '']) => {
    const lines: Line[] = text
      .replaceAll(/\n {3}/g, '')
      .trimEnd()
      .split('\n> ')
      .map((each) => {
        const [request = '', answer = ''] = each.replace(/^> /, '').split('\n< ')
        return { request, answer }
      })
    return { args: command.split(' '), lines }
  },
)

const pattern = (answer: string): RegExp => {
  const parts = answer.split('…').map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`)
}

describe('the walk through the protocol', () => {
  it('has sessions with all requests but save', () => {
    expect(sessions.length).toBeGreaterThan(4)
    for (const name of ['hello', 'turn', 'legal', 'view', 'preview', 'act', 'roll', 'undo', 'quit'])
      expect(sessions.some(({ lines }) => lines.some(({ request }) => request.includes(`"${name}"`)))).toBe(
        true,
      )
  })

  it.each(sessions.map(({ args, lines }, at) => ({ at: at + 1, args, lines })))(
    'goes in session $at as the page says',
    async ({ args, lines }) => {
      const ran = await runCli(args, { input: lines.map(({ request }) => `${request}\n`).join('') })
      const answers = ran.out.trimEnd().split('\n')
      expect(answers).toHaveLength(lines.length)
      for (const [at, { answer }] of lines.entries()) expect(answers[at]).toMatch(pattern(answer))
    },
  )
})
