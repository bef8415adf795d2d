import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gameOf, GAMES } from '../../engine/index.ts'
import { decode } from '../../engine/record/file/decode.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { playedRecord } from '../../engine/record/testing/player.ts'
import { createWorkspace, runCli } from '../testing/run.ts'

describe('a match on its way through the library', () => {
  it('is imported, listed, shown, exported, merged and verified', async () => {
    const { at, qipu } = createWorkspace()
    expect(await qipu('list')).toMatchObject({ out: '', exit: 3 })
    await qipu('simulate', '--game', 'quorsum', '--count', '1', '--seed', 'a', '--out', at('.'))
    const imported = await qipu('import', at('quorsum-1.qipu'))
    expect(imported).toMatchObject({ err: '', exit: 0 })
    expect(imported.out).toMatch(/^[0-9a-f]{8} quorsum a 1: new, \d+ steps \(import 1\)\n$/)

    const row = JSON.parse((await qipu('list', '--json', '--search', 'quorsum a')).out)
    expect(row).toMatchObject({ game: 'quorsum', title: 'quorsum a 1', turn: { by: 'nobody' } })
    expect(row.played).toBe(row.steps)

    const shown = await qipu('show', row.id.slice(0, 6), '--step', '1', '--json')
    expect(JSON.parse(shown.out)).toMatchObject({ match: row.id, depth: 1, events: [{ type: 'tiles.laid' }] })
    expect((await qipu('show', row.id)).out).toContain('Over: ')

    const sheet = (await qipu('export', row.id, '--format', 'text', '--language', 'zh-Hant')).out
    expect(sheet).toContain('骰棋')
    expect(sheet).toContain('第 1 回合')
    const events = (await qipu('export', row.id, '--format', 'events')).out.trimEnd().split('\n')
    expect(JSON.parse(events[0]!)).toMatchObject({ depth: 1, actor: 'chance', event: { type: 'tiles.laid' } })

    expect((await qipu('export', row.id, '--out', at('again.qipu'))).exit).toBe(0)
    expect(readFileSync(at('again.qipu'))).toEqual(readFileSync(at('quorsum-1.qipu')))
    expect(await qipu('export', row.id, '--out', at('again.qipu'))).toMatchObject({ exit: 3 })
    expect(await qipu('export', row.id, '--html', '--format', 'text')).toMatchObject({ out: '', exit: 2 })
    expect((await qipu('import', at('again.qipu'))).out).toContain('already there, 0 steps added')
    const less = ['export', row.id, '--as', '0', '--only-played', '--without-notes', '--out', at('seat.qipu')]
    expect((await qipu(...less)).exit).toBe(0)
    expect(JSON.parse((await qipu('show', at('seat.qipu'), '--json', '--as', '0')).out)).toMatchObject({
      depth: row.played,
    })
    expect(await qipu('export', at('seat.qipu'), '--as', '1', '--out', '-')).toMatchObject({ exit: 3 })
    expect(await qipu('export', row.id, '--as', '2')).toMatchObject({ exit: 2 })
    expect((await qipu('verify', '--library')).out).toContain('Sound: 1 of 1 match.')
  })

  it('reveals hidden information of an unfinished match only on request, with a warning', async () => {
    const { at } = createWorkspace()
    const qin = gameOf('qin') ?? expect.fail()
    const { record } = playedRecord(qin, { steps: 20 })
    const file = at('open.qipu')
    writeFileSync(file, encode(record))
    const hidden = [...record.steps.values()]
      .flatMap(({ events }) => events.map((event) => JSON.stringify(event)))
      .find((event) => event !== JSON.stringify(qin.redactEvent(JSON.parse(event), 'public')))
    expect(hidden).toBeDefined()
    const events = ['export', file, '--format', 'events']
    expect((await runCli(events)).out).not.toContain(hidden)
    expect((await runCli(events)).err).toBe('')
    const asked = await runCli([...events, '--as', 'all'])
    expect(asked.out).toContain(hidden)
    expect(asked.err).toContain('this match is not over')
    const whole = await runCli(['export', file, '--out', at('whole.qipu')])
    expect(whole.err).toContain('this match is not over')
    const read = decode(readFileSync(at('whole.qipu')), { games: GAMES })
    expect(read.ok && [...read.value.record.steps.values()]).toEqual([...record.steps.values()])
  })
})
