import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectSocket, type SocketClient } from './socket.ts'

/** What the client uses of a browser's WebSocket, with a line that the test can make and break. */
class Line {
  readyState = 0
  readonly sent: { id: number; method: string }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: number; method: string })
  }
  close(): void {
    this.breakOff()
  }
  up(): void {
    this.readyState = 1
    this.onopen?.()
  }
  breakOff(): void {
    this.readyState = 3
    this.onclose?.()
  }
  says(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
}

const MATCH = 'a'.repeat(32)
let lines: Line[]
let client: SocketClient
const line = (): Line => lines.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  client = connectSocket('ws://here/socket', () => {
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
