/** `qipu analyse --serve` as a process, as programs use it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createWorkspace } from '../testing/run.ts'

const QIPU = fileURLToPath(new URL('../qipu.ts', import.meta.url))

interface Answer {
  readonly id: number | string | null
  readonly ok: boolean
  readonly code?: string
  readonly message?: string
  readonly details?: object
  readonly position?: {
    readonly by: number
    readonly action: object
    readonly playouts: number
    readonly choices: readonly { readonly action: object; readonly chances: readonly number[] }[]
  }
  readonly record?: {
    readonly complete: boolean
    readonly totals: readonly unknown[]
    readonly decisions: readonly unknown[]
  }
}

/** The running command: sends lines, and finds the answer with an id. */
const serve = (home: string) => {
  const child = spawn(process.execPath, [QIPU, 'analyse', '--serve', '--threads', '2'], {
    env: { ...process.env, QIPU_HOME: home },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill())
  const answers: Answer[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => answers.push(JSON.parse(line) as Answer))
  const send = (...requests: readonly (object | string)[]): void => {
    for (const each of requests)
      child.stdin.write(`${typeof each === 'string' ? each : JSON.stringify(each)}\n`)
  }
  const answerTo = async (id: Answer['id']): Promise<Answer> => {
    for (;;) {
      const found = answers.find((each) => each.id === id)
      if (found !== undefined) return found
      await once(lines, 'line')
    }
  }
  const end = async (): Promise<number | null> => {
    const ended = once(child, 'close')
    child.stdin.end()
    await ended
    return child.exitCode
  }
  return { send, answerTo, answers, end }
}

const chosen = { type: 'choose', option: 'first' }

describe('qipu analyse --serve', () => {
  it('answers positions and records by id, several at once, and cancels one', async () => {
    const { at, home, qipu } = createWorkspace()
    const made = ['simulate', '--game', 'quorsum', '--count', '1', '--seed', 'i', '--options', '{"raceTo":1}']
    await qipu(...made, '--out', at('.'))
    const match = at('quorsum-1.qipu')
    const { send, answerTo, answers, end } = serve(home)
    send(
      { id: 'long', record: { match }, strength: 'deep' },
      { id: 'endless', position: { match, step: 3 }, budget: { playouts: 10_000_000 } },
      { id: 'hello', hello: {} },
      { id: 'endless', hello: {} },
    )
    expect(await answerTo('hello')).toEqual({ id: 'hello', ok: true, hello: { protocol: 1 } })
    // The first answer with this id refuses its second use; the other one is still being worked on.
    expect(await answerTo('endless')).toMatchObject({ ok: false, code: 'idInUse' })
    send({ id: 'stop', cancel: 'endless' }, { id: 'stop too', cancel: 'long' })
    expect(await answerTo('stop')).toEqual({ id: 'stop', ok: true, cancelled: true })
    expect(await answerTo('stop too')).toMatchObject({ cancelled: true })

    send(
      { id: 1, position: { match, step: 3 }, budget: { playouts: 60 } },
      { id: 2, record: { match }, strength: 'quick' },
      { id: 3, record: { match }, strength: 'deep', budget: { ms: 1 } },
      { id: 4, cancel: 'nothing' },
    )
    const position = await answerTo(1)
    expect(position).toMatchObject({ ok: true, position: { playouts: 60 } })
    expect(position.position?.choices.length).toBeGreaterThan(1)
    expect(position.position?.choices[0]?.chances).toHaveLength(2)
    const record = (await answerTo(2)).record
    expect(record).toMatchObject({ complete: true, settings: { strength: 'quick' } })
    expect(record?.decisions.length).toBeGreaterThan(0)
    expect(record?.totals).toHaveLength(2)
    expect(await answerTo(3)).toMatchObject({ ok: false, code: 'budgetTooSmall' })
    expect(await answerTo(4)).toEqual({ id: 4, ok: true, cancelled: false })
    expect(await end()).toBe(0)
    const cancelled = answers.filter(({ code }) => code === 'cancelled').map(({ id }) => id)
    expect(cancelled.toSorted()).toEqual(['endless', 'long'])
  })

  it('takes a position as the actions that led to it, and answers what is wrong with the id', async () => {
    const { home } = createWorkspace()
    const { send, answerTo, answers, end } = serve(home)
    const tiles = Array.from({ length: 16 }, () => ({ value: 2, side: 'dark' }))
    const game = { game: 'quorsum', seats: 2 }
    send(
      { id: 'chance', position: { ...game, actions: [] } },
      { id: 'refused', position: { ...game, actions: [chosen] } },
      { id: 'malformed', position: { ...game, actions: [{ type: 'lay', tiles, more: 1 }] } },
      { id: 'game', position: { ...game, game: 'chess', actions: [] } },
      { id: 'seats', position: { ...game, seats: 5, actions: [] } },
      { id: 'file', record: { match: '/no/such/file.qipu' } },
      { id: 'member', position: { ...game, actions: [] }, budget: { hours: 1 } },
      'not JSON',
    )
    expect(await end()).toBe(0)
    const codes = Object.fromEntries(answers.map(({ id, code }) => [String(id), code]))
    expect(codes).toEqual({
      chance: 'chanceToAct',
      refused: 'luckFirst',
      malformed: 'malformed',
      game: 'noSuchGame',
      seats: 'badSeats',
      file: 'notFound',
      member: 'badRequest',
      null: 'badJson',
    })
    expect(await answerTo('refused')).toMatchObject({ rule: 'QO-2', details: { at: 0 } })
    for (const { message } of answers) expect(message).toMatch(/ .*\.$/)
  })

  it('plays through actions of chance to a position, and searches it', async () => {
    const { home } = createWorkspace()
    const { send, answerTo, end } = serve(home)
    const deals = [
      { type: 'deal', seat: 0, tiles: ['RR', 'YY', 'YB'] },
      { type: 'deal', seat: 1, tiles: ['RR', 'RY', 'BB'] },
    ]
    send({
      id: 'qin',
      position: { game: 'qin', seats: 2, options: { firstSeat: 1 }, actions: deals },
      budget: { ms: 300 },
    })
    const answer = await answerTo('qin')
    expect(answer).toMatchObject({ ok: true, position: { by: 0, action: { type: 'place' } } })
    expect(await end()).toBe(0)
  })
})
