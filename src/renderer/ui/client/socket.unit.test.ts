import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectSocket, type SocketClient } from './socket.ts'

/** What the client uses of a browser's WebSocket, with a line that the test can make and break. */
class Line {
  readonly entries: unknown[] = []
  readonly sent: { id: number; method: string }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  send(text: string): void {
    const frame = JSON.parse(text) as { id: number; method: string } | { enter: unknown }
    if ('enter' in frame) this.entries.push(frame.enter)
    else this.sent.push(frame)
  }
  close(): void {
    this.breakOff()
  }
  /** The connection stands, and main lets the page in. */
  up(): void {
    this.opens()
    this.says({ entered: 'key', once: ['table.act'] })
  }
  opens(): void {
    this.onopen?.()
  }
  breakOff(code = 1006): void {
    this.onclose?.({ code })
  }
  says(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
}

const MATCH = 'a'.repeat(32)
let lines: Line[]
let client: SocketClient
let keys: string[]
const line = (): Line => lines.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  keys = []
  const entry = { credentials: () => ({ keys: [...keys] }), entered: (key: string) => void (keys = [key]) }
  client = connectSocket('ws://here/socket', entry, () => {
    lines.push(new Line())
    // The stand-in has all the client uses of a WebSocket.
    return line() as unknown as WebSocket
  })
})
afterEach(() => {
  client.close()
  vi.useRealTimers()
})

const reconnect = (): void => {
  vi.advanceTimersByTime(5000)
  line().up()
}

describe('the socket client', () => {
  it('holds requests back until the line is up and hands each its own answer', async () => {
    const info = client.request('app.info', {})
    const settings = client.request('settings.get', {})
    expect(line().sent).toEqual([])
    line().up()
    const [first, second] = line().sent
    line().says({ id: second!.id, answer: { ok: false, error: { code: 'two' } } })
    line().says({ id: first!.id, answer: { ok: false, error: { code: 'one' } } })
    expect(await info).toMatchObject({ error: { code: 'one' } })
    expect(await settings).toMatchObject({ error: { code: 'two' } })
  })

  it('names what lets it in first, and asks nothing before it is in', () => {
    void client.request('app.info', {})
    line().opens()
    expect([line().entries, line().sent]).toEqual([[{ keys: [] }], []])
    line().says({ entered: 'key' })
    expect(line().sent).toHaveLength(1)
    line().breakOff()
    reconnect()
    expect(line().entries).toEqual([{ keys: ['key'] }])
  })

  it('stays away once it is refused, until something else may let it in', async () => {
    const back = vi.fn()
    client.onReturn(back)
    const info = client.request('app.info', {})
    line().opens()
    line().breakOff(4401)
    expect(client.link.value).toBe('refused')
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(1)
    client.retry()
    client.retry()
    expect(lines).toHaveLength(2)
    line().up()
    line().says({ id: line().sent[0]!.id, answer: { ok: false, error: { code: 'answered' } } })
    expect(await info).toMatchObject({ error: { code: 'answered' } })
    expect([client.link.value, back.mock.calls.length]).toEqual(['ready', 1])
    client.retry()
    expect(lines).toHaveLength(2)
  })

  it('says when the line is lost and when it is back', () => {
    const back = vi.fn()
    client.onReturn(back)
    line().up()
    expect([client.link.value, back.mock.calls.length]).toEqual(['ready', 0])
    line().breakOff()
    expect(client.link.value).toBe('lost')
    reconnect()
    expect([client.link.value, back.mock.calls.length]).toEqual(['ready', 1])
  })

  it('asks again what is safe to ask twice', async () => {
    line().up()
    const rows = client.request('table.open', { match: MATCH })
    line().breakOff()
    reconnect()
    expect(line().sent.map(({ method }) => method)).toEqual(['table.open'])
    line().says({ id: line().sent[0]!.id, answer: { ok: true, value: 'table' } })
    expect(await rows).toEqual({ ok: true, value: 'table' })
  })

  it('never sends a move twice: one that was under way is answered as uncertain', async () => {
    line().up()
    const act = client.request('table.act', { match: MATCH, at: MATCH, action: { type: 'allot' } })
    line().breakOff()
    expect(await act).toEqual({ ok: false, error: { code: 'connectionLost' } })
    reconnect()
    expect(line().sent).toEqual([])
  })

  it('sends a move made while the line was down once it is back, and once only', () => {
    line().up()
    line().breakOff()
    void client.request('table.act', { match: MATCH, at: MATCH, action: { type: 'allot' } })
    reconnect()
    expect(line().sent.map(({ method }) => method)).toEqual(['table.act'])
    line().breakOff()
    reconnect()
    expect(line().sent).toEqual([])
  })

  it('hands pushes to those who listen, until they stop', () => {
    const heard: unknown[] = []
    const stop = client.on('library.changed', (value) => heard.push(value))
    line().up()
    line().says({ push: 'library.changed', value: { match: null } })
    stop()
    line().says({ push: 'library.changed', value: { match: MATCH } })
    expect(heard).toEqual([{ match: null }])
  })
})
