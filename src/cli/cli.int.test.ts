import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { gameOf, GAMES } from '../engine/index.ts'
import { decode, encode } from '../engine/record/codec.ts'
import { MAIN } from '../engine/record/step.ts'
import { headerFor, playedRecord } from '../engine/record/testing/player.ts'
import { createRecord, putAnnotation, putBranch } from '../engine/record/tree.ts'
import { openLibrary } from '../main/library/file/open.ts'
import { said, shellQipu, workshop } from './testing/run.ts'

describe('qipu simulate', () => {
  it('plays, verifies, tells how it went, and plays the same again from the same seed', () => {
    const { folder, qipu } = workshop()
    const args = ['simulate', '--game', 'quorsum', '--count', '6', '--seed', 'plum', '--json']
    const first = qipu([...args, '--out', 'a'])
    expect(first.err).toBe('')
    expect(first.exit).toBe(0)
    const report = JSON.parse(first.out)
    expect(report).toMatchObject({ game: 'quorsum', seats: 2, seed: 'plum', matches: 6, verified: 6 })
    const counts = Object.values<{ count: number }>(report.endings).map(({ count }) => count)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6)
    expect(report.turns.mean).toBeGreaterThan(1)
    expect(report.steps.max).toBeGreaterThanOrEqual(report.steps.mean)

    expect(qipu([...args, '--out', 'b']).exit).toBe(0)
    const files = readdirSync(join(folder, 'a'))
    expect(files).toHaveLength(6)
    for (const file of files)
      expect(readFileSync(join(folder, 'a', file))).toEqual(readFileSync(join(folder, 'b', file)))
    const verified = qipu(['verify', ...files.map((file) => join('a', file))])
    expect(verified.out.match(/: sound, quorsum, \d+ steps, replayed/g)).toHaveLength(6)
  })
})

describe('a match on its way through the library', () => {
  it('is imported, listed, shown, exported, merged and verified', () => {
    const { folder, qipu } = workshop()
    expect(qipu(['list'])).toMatchObject({ out: '', exit: 3 })
    qipu(['simulate', '--game', 'quorsum', '--count', '1', '--seed', 'a', '--out', '.'])
    const imported = qipu(['import', 'quorsum-1.qipu'])
    expect(imported).toMatchObject({ err: '', exit: 0 })
    expect(imported.out).toMatch(/^[0-9a-f]{8} quorsum a 1: new, \d+ steps\n$/)

    const row = JSON.parse(qipu(['list', '--json', '--search', 'quorsum a']).out)
    expect(row).toMatchObject({ game: 'quorsum', title: 'quorsum a 1', turn: { by: 'nobody' } })
    expect(row.played).toBe(row.steps)

    const shown = qipu(['show', row.id.slice(0, 6), '--step', '1', '--json'])
    expect(JSON.parse(shown.out)).toMatchObject({ match: row.id, depth: 1, events: [{ type: 'tiles.laid' }] })
    expect(qipu(['show', row.id]).out).toContain('Over: ')

    const sheet = qipu(['export', row.id, '--format', 'text', '--language', 'zh-Hant']).out
    expect(sheet).toContain('骰棋')
    expect(sheet).toContain('第 1 手')
    const events = qipu(['export', row.id, '--format', 'events']).out.trimEnd().split('\n')
    expect(JSON.parse(events[0]!)).toMatchObject({ depth: 1, actor: 'chance', event: { type: 'tiles.laid' } })

    expect(qipu(['export', row.id, '--out', 'again.qipu']).exit).toBe(0)
    expect(readFileSync(join(folder, 'again.qipu'))).toEqual(readFileSync(join(folder, 'quorsum-1.qipu')))
    expect(qipu(['export', row.id, '--out', 'again.qipu'])).toMatchObject({ exit: 3 })
    expect(qipu(['export', row.id, '--html', '--format', 'text'])).toMatchObject({ out: '', exit: 2 })
    expect(qipu(['import', 'again.qipu']).out).toContain('was there, 0 steps added')
    const less = ['export', row.id, '--as', '0', '--only-played', '--without-notes', '--out', 'seat.qipu']
    expect(qipu(less).exit).toBe(0)
    expect(JSON.parse(qipu(['show', 'seat.qipu', '--json', '--as', '0']).out)).toMatchObject({
      depth: row.played,
    })
    expect(qipu(['export', 'seat.qipu', '--as', '1', '--out', '-'])).toMatchObject({ exit: 3 })
    expect(qipu(['export', row.id, '--as', '2'])).toMatchObject({ exit: 2 })
    expect(qipu(['verify', '--library']).out).toContain('1 of 1 matches are sound.')
  })

  it('tells what is hidden of a match that is not over only when that is asked for, or says so', async () => {
    const { folder } = workshop()
    const qin = gameOf('qin') ?? expect.fail()
    const { record } = playedRecord(qin, { steps: 20 })
    const file = join(folder, 'open.qipu')
    writeFileSync(file, encode(record))
    const hidden = [...record.steps.values()]
      .flatMap(({ events }) => events.map((event) => JSON.stringify(event)))
      .find((event) => event !== JSON.stringify(qin.redactEvent(JSON.parse(event), 'public')))
    expect(hidden).toBeDefined()
    const events = ['export', file, '--format', 'events']
    expect((await said(events)).out).not.toContain(hidden)
    expect((await said(events)).err).toBe('')
    const asked = await said([...events, '--as', 'all'])
    expect(asked.out).toContain(hidden)
    expect(asked.err).toContain('this match is not over')
    const whole = await said(['export', file, '--out', join(folder, 'whole.qipu')])
    expect(whole.err).toContain('this match is not over')
    const read = decode(readFileSync(join(folder, 'whole.qipu')), { games: GAMES })
    expect(read.ok && [...read.value.record.steps.values()]).toEqual([...record.steps.values()])
  })

  it('is marked in the window where a copy brought something new', () => {
    const { folder, qipu } = workshop()
    qipu(['simulate', '--game', 'quorsum', '--count', '1', '--seed', 'a', '--out', '.'])
    const file = join(folder, 'quorsum-1.qipu')
    qipu(['import', file])
    const read = decode(readFileSync(file), { games: GAMES })
    if (!read.ok) throw new Error(read.error.code)
    const { record } = read.value
    const body = { kind: 'comment', text: 'Seen elsewhere', author: 'Bo' } as const
    putAnnotation(record, { id: 'a'.repeat(16), step: record.root, body, version: 1, deleted: false })
    writeFileSync(join(folder, 'copy.qipu'), encode(record))
    expect(qipu(['import', 'copy.qipu'])).toMatchObject({ err: '', exit: 0 })

    const opened = openLibrary(join(folder, 'home', 'library.sqlite'), { now: Date.now })
    if (!opened.ok) throw new Error(opened.error.code)
    onTestFinished(() => opened.value.close())
    expect(opened.value.unread(record.root)).toEqual(['a'.repeat(16)])
  })

  it.each([
    ['opened with every match where the log has all', 'full'],
    ['refused where a part was in the file alone', 'part'],
  ])('is copied when the file is lost beside its log, and %s', (_, log) => {
    const { folder, qipu } = workshop()
    const home = join(folder, 'home')
    qipu(['simulate', '--game', 'quorsum', '--count', '1', '--seed', 'a', '--out', '.'])
    if (log === 'part') expect(qipu(['import', 'quorsum-1.qipu']).exit).toBe(0)
    // While another program has it open, an import stays in the log.
    const other = openLibrary(join(home, 'library.sqlite'), { now: Date.now })
    if (!other.ok) throw new Error(other.error.code)
    qipu(['simulate', '--game', 'quorsum', '--count', '1', '--seed', 'b', '--out', '.'])
    qipu(['import', 'quorsum-1.qipu'])
    const killed = join(folder, 'killed')
    cpSync(home, killed, { recursive: true })
    other.value.close()
    rmSync(home, { recursive: true })
    cpSync(killed, home, { recursive: true })
    truncateSync(join(home, 'library.sqlite'), 0)

    const listed = qipu(['list'])
    expect(listed.exit).toBe(log === 'full' ? 0 : 3)
    expect(listed.out === '').toBe(log === 'part')
    const [copies = ''] = readdirSync(home).filter((name) => name.includes('.as-found.'))
    expect(listed.err).toContain(join(home, copies))
    expect(readFileSync(join(home, copies, 'library.sqlite-wal'))).toEqual(
      readFileSync(join(killed, 'library.sqlite-wal')),
    )
  })

  it('keeps its main line, and its notes unless told to replace them', async () => {
    const { at, qipu } = bench()
    await qipu('simulate', '--game', 'quorsum', '--count', '1', '--seed', 'a', '--out', at('.'))
    const file = at('quorsum-1.qipu')
    const read = decode(readFileSync(file), { games: GAMES })
    if (!read.ok) throw new Error(read.error.code)
    const { record } = read.value
    const note = { id: 'a'.repeat(16), step: record.root, version: 1, deleted: false } as const
    const say = (text: string, version: number): void => {
      putAnnotation(record, { ...note, version, body: { kind: 'comment', text, author: '' } })
      writeFileSync(file, encode(record))
    }
    say('mine', 1)
    await qipu('import', file)
    putBranch(record, { id: MAIN, name: 'main', step: record.root, version: 9, deleted: false })
    say('theirs', 2)
    const refused = await qipu('import', file)
    expect(refused).toMatchObject({ out: '', exit: 1 })
    expect(refused.err).toContain('It would change 1 note.')
    expect(await qipu('import', '--keep', '--replace', file)).toMatchObject({ exit: 2 })
    const textIn = async (): Promise<string> => (await qipu('show', record.root)).out
    const before = await textIn()
    expect(await qipu('import', '--keep', file)).toMatchObject({ err: '', exit: 0 })
    expect(await textIn()).toBe(before)
    expect(await qipu('import', '--replace', file)).toMatchObject({ err: '', exit: 0 })
    expect(await textIn(), 'the main line is where it was').toBe(before)
    expect((await qipu('import', file)).out).toContain('was there, 0 steps added')
  })

  it('is refused as a whole when the file is damaged, or taken up to its last good step', () => {
    const { folder, qipu } = workshop()
    qipu(['simulate', '--game', 'quorsum', '--count', '1', '--seed', 'a', '--out', '.'])
    const file = join(folder, 'quorsum-1.qipu')
    truncateSync(file, readFileSync(file).length - 200)
    expect(qipu(['verify', 'quorsum-1.qipu'])).toMatchObject({ exit: 1 })
    expect(qipu(['import', 'quorsum-1.qipu'])).toMatchObject({ out: '', exit: 1 })
    const part = qipu(['import', '--up-to-last-good', 'quorsum-1.qipu'])
    expect(part.exit).toBe(0)
    expect(part.err).toContain('taken up to line')
    expect(qipu(['verify', '--library'])).toMatchObject({ exit: 0 })
  })
})

/** A shop in this process: files by their names in its folder. */
const bench = () => {
  const { folder } = workshop()
  const at = (name: string): string => join(folder, name)
  const qipu = (...args: readonly string[]) => said(args, { QIPU_HOME: at('home') })
  return { at, qipu }
}

describe('many matches', () => {
  it('go out as one zip file and come in from it, each once', async () => {
    const { at, qipu } = bench()
    await qipu('simulate', '--game', 'quorsum', '--count', '2', '--seed', 'a', '--out', at('.'))
    await qipu('simulate', '--game', 'qin', '--count', '1', '--seed', 'a', '--out', at('.'))
    const files = ['quorsum-1.qipu', 'quorsum-2.qipu', 'qin-1.qipu'].map(at)
    expect(await qipu('import', ...files)).toMatchObject({ err: '', exit: 0 })
    const all = await qipu('export', '--all', '--out', at('all.zip'))
    expect(all).toMatchObject({ out: '', exit: 0 })
    expect(all.err).toBe(`3 matches.\n${at('all.zip')} written.\n`)
    expect(await qipu('export', '--all', '--out', at('all.zip'))).toMatchObject({ exit: 3 })
    // Somebody else's library takes all of them, and again nothing new.
    const other = bench()
    const zip = at('all.zip')
    const taken = await other.qipu('import', zip)
    expect(taken.exit).toBe(0)
    expect(taken.out.match(/: new, \d+ steps$/gm)).toHaveLength(3)
    expect(taken.err).toBe('3 new, 0 merged, 0 refused, 0 no records.\n')
    expect((await other.qipu('import', zip)).out.match(/: was there, 0 steps added$/gm)).toHaveLength(3)
    const ids = (ran: string): string[] =>
      ran
        .trimEnd()
        .split('\n')
        .map((line) => line.slice(0, 8))
        .sort()
    expect(ids((await other.qipu('list')).out)).toEqual(ids((await qipu('list')).out))

    // From files as well, with choices, in another format; what is missing is told, the rest is written.
    const some = await qipu(
      'export',
      ...files.slice(0, 2),
      'beef',
      '--format',
      'text',
      '--out',
      at('sheets.zip'),
    )
    expect(some).toMatchObject({ exit: 1 })
    expect(some.err).toContain('There is no match beef in the library.')
    expect(some.err).toContain('2 matches.')
    const sheets = await other.qipu('import', at('sheets.zip'))
    expect(sheets).toMatchObject({ out: '', exit: 0 })
    expect(sheets.err).toBe('0 new, 0 merged, 0 refused, 2 no records.\n')
    expect(await qipu('export', '--all', ...files)).toMatchObject({ exit: 2 })
    expect(await qipu('export', 'beef', 'dead', '--out', at('none.zip'))).toMatchObject({ exit: 3 })
    expect(existsSync(at('none.zip'))).toBe(false)
  })

  it('of a zip file that is spoilt come in as far as they are whole', async () => {
    const { at, qipu } = bench()
    await qipu('simulate', '--game', 'quorsum', '--count', '2', '--seed', 'a', '--out', at('.'))
    expect(
      (await qipu('export', at('quorsum-1.qipu'), at('quorsum-2.qipu'), '--out', at('two.zip'))).exit,
    ).toBe(0)
    const bytes = readFileSync(at('two.zip'))
    const first = bytes.indexOf(readFileSync(at('quorsum-1.qipu')))
    bytes[first + 100] = bytes[first + 100]! ^ 0xff
    writeFileSync(at('two.zip'), bytes)
    const ran = await qipu('import', at('two.zip'))
    expect(ran.exit).toBe(1)
    expect(ran.out).toMatch(/^[0-9a-f]{8} quorsum a 2: new, \d+ steps\n$/)
    expect(ran.err).toContain('two.zip: quorsum a 1.qipu: refused: The zip file, or a file in it, is damaged')
    writeFileSync(at('none.zip'), bytes.subarray(0, bytes.length - 30))
    expect(await qipu('import', at('none.zip'))).toMatchObject({ out: '', exit: 1 })
  })

  it('with titles and names that would command a terminal are told in plain characters', async () => {
    const { at, qipu } = bench()
    const game = GAMES.find(({ id }) => id === 'quorsum')!
    const header = headerFor(game)
    const evil = 'A\u001b[2J\u009b31m\r\n\u202eB'
    const seats = header.seats.map((seat) => ({ ...seat, name: evil }))
    const record = createRecord({ ...header, seats })
    const file = at('evil.qipu')
    writeFileSync(file, encode(record, { label: { title: evil, tags: [] } }))
    writeFileSync(at('bad.qipu'), encode(record).subarray(0, 90))
    const plain = /^[^\p{Cc}\u202a-\u202e]*$/u
    const id = record.root
    for (const args of [
      ['import', at('evil.qipu'), at('bad.qipu')],
      ['list'],
      ['show', id],
      ['verify', at('evil.qipu'), '--', at('bad.qipu')],
      ['verify', '--library'],
      ['export', id, '--format', 'text'],
      ['export', evil, '--format', 'text'],
    ]) {
      const { out, err } = await qipu(...args)
      expect(out + err).not.toBe('')
      for (const line of (out + err).split('\n')) expect(line, args.join(' ')).toMatch(plain)
    }
    expect(JSON.parse((await qipu('list', '--json')).out).title, 'programs get it as it is').toBe(evil)
  })
})

describe('qipu referee', () => {
  it('plays a match to its end by what it lists, saves it, and the file verifies', () => {
    const { folder, qipu } = workshop()
    // The empty allotment gives up the turn, so both seats do nothing until the game stalls.
    const give = '{"act":{"action":{"type":"allot","allotments":[]}}}'
    const lines = [
      '{"turn":{}}',
      '{"act":{"action":{"type":"choose","option":"place"}}}',
      '{"act":{"action":{"type":"place","corners":[0,0,1,1]}}}',
      ...Array.from({ length: 6 }, () => give),
      give,
      '{"turn":{}}',
      '{"save":{"file":"mine.qipu"}}',
      '{"quit":{}}',
      '{"turn":{}}',
    ]
    const ran = qipu(['referee', '--game', 'quorsum', '--chance', 'seed:a'], lines.join('\n'))
    expect(ran).toMatchObject({ err: '', exit: 0 })
    const answers = ran.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    // One answer a request, and none after quit.
    expect(answers).toHaveLength(lines.length - 1)
    expect(answers[0]).toEqual({ ok: true, turn: { by: 0 } })
    expect(answers[8].turn).toMatchObject({ by: 'nobody', outcome: { ending: 'draw', places: [1, 1] } })
    expect(answers[9]).toEqual({ ok: false, code: 'matchOver', message: 'The match is over.' })
    expect(answers[10].turn.by).toBe('nobody')
    expect(answers[11]).toMatchObject({ ok: true, file: 'mine.qipu' })
    expect(answers[12]).toEqual({ ok: true })
    expect(existsSync(join(folder, 'mine.qipu.part'))).toBe(false)
    expect(qipu(['verify', 'mine.qipu']).exit).toBe(0)
  })

  it('answers whatever it is sent and goes on', () => {
    const { qipu } = workshop()
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
    const ran = qipu(['referee', '--game', 'quorsum'], Buffer.from(`${bad.join('\n')}\n{"turn":{}}`))
    expect(ran).toMatchObject({ err: '', exit: 0 })
    const answers = ran.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers).toHaveLength(bad.length + 1)
    for (const answer of answers.slice(0, -1)) {
      expect(answer).toEqual({ ok: false, code: expect.any(String), message: expect.any(String) })
      // A sentence, not the code again.
      expect(answer.message).toMatch(/ .*\.$/)
    }
    expect(answers.at(-1)).toEqual({ ok: true, turn: { by: 'chance' } })
  })
})

describe('options that need more seats than there are', () => {
  const beyond = ['--game', 'san-marco', '--seats', '3', '--options', '{"firstSeat":4}']
  const words = 'With 3 seats the option firstSeat cannot be 4: that takes 4 seats.'

  it.each([
    ['referee', '--chance', 'seed:a'],
    ['simulate', '--count', '1'],
    ['arena', '--bots', 'random', '--count', '1'],
  ])('are refused by qipu %s', async (command, ...rest) => {
    const { out, err, exit } = await said([command, ...beyond, ...rest])
    expect({ out, exit }).toEqual({ out: '', exit: 2 })
    expect(err).toContain(words)
  })

  it('make no sound record, and none that is taken in', async () => {
    const { at, qipu } = bench()
    const game = gameOf('san-marco')!
    const record = createRecord(headerFor(game, { options: { firstSeat: 4 } }))
    putBranch(record, { id: MAIN, name: 'main', step: record.root, version: 1, deleted: false })
    writeFileSync(at('odd.qipu'), encode(record))
    const verified = await qipu('verify', at('odd.qipu'))
    expect(verified.exit).toBe(1)
    expect(verified.out).toContain(words)
    const imported = await qipu('import', at('odd.qipu'))
    expect(imported.exit).toBe(1)
    expect(imported.err).toContain(words)
  })
})

describe('the command line', () => {
  it('explains itself', async () => {
    const help = await said(['--help'])
    expect(help.exit).toBe(0)
    const commands = [...help.out.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name!)
    expect(commands).toEqual([
      'referee',
      'games',
      'simulate',
      'arena',
      'analyse',
      'verify',
      'show',
      'export',
      'import',
      'list',
    ])
    for (const command of commands) {
      const told = await said([command, '--help'])
      expect(told.out).toContain(`Usage: qipu ${command}`)
      expect(told.exit).toBe(0)
    }
  })

  it.each([
    [[], 2, 'Usage:'],
    [['dance'], 2, 'There is no command "dance"'],
    [['constructor'], 2, 'There is no command "constructor"'],
    [['simulate'], 2, '--game is missing'],
    [['simulate', '--game', 'chess'], 2, 'There is no game "chess"'],
    [['simulate', '--game', 'quorsum', '--options', '{"raceTo":2}'], 2, 'raceTo (1, 3, 5, 7, 11)'],
    [['referee', '--game', 'quorsum', '--chance', 'seed:'], 2, '--chance is'],
    [['verify', 'nothing.qipu'], 3, 'nothing.qipu cannot be read'],
  ])('says in plain words what is wrong with %j', async (args, exit, words) => {
    const ran = await said(args)
    expect(ran.exit).toBe(exit)
    expect(ran.err).toContain(words)
    expect(ran.err).not.toContain('    at ')
  })

  it('refuses a library that is not one and leaves it', async () => {
    const { folder } = workshop()
    mkdirSync(join(folder, 'home'))
    writeFileSync(join(folder, 'home', 'library.sqlite'), 'my diary\n'.repeat(50))
    const ran = await said(['list'], { QIPU_HOME: join(folder, 'home') })
    expect(ran.exit).toBe(3)
    expect(ran.err).toContain('is not a library of Qipu')
    expect(readFileSync(join(folder, 'home', 'library.sqlite'), 'utf8')).toBe('my diary\n'.repeat(50))
  })

  it('prints schemas by which a program can play', async () => {
    const [quorsum] = JSON.parse((await said(['games', '--json'])).out)
    expect(quorsum).toMatchObject({
      id: 'quorsum',
      seats: { min: 2, max: 2 },
      options: { raceTo: { default: 1 } },
    })
    expect(quorsum.schemas.options.required ?? []).toEqual([])
    expect(JSON.stringify(quorsum.schemas.action)).toContain('"const":"allot"')
    expect(JSON.stringify(quorsum.schemas.event)).toContain('"const":"match.ended"')
  })

  it('ends quietly when its reader stops reading', () => {
    const { folder } = workshop()
    const ran = spawnSync(
      'sh',
      ['-c', `${shellQipu} games --json | head -c 1; ${shellQipu} simulate --help | true`],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    )
    expect(ran.stderr).toBe('')
    expect(ran.stdout).toBe('[')
  })
})

describe('qipu analyse', () => {
  it('tells what was a mistake and what was luck, keeps it, and puts it into files on demand', () => {
    const { folder, qipu } = workshop()
    const made = ['simulate', '--game', 'quorsum', '--count', '1', '--seed', 'a', '--options', '{"raceTo":1}']
    qipu([...made, '--out', '.'])
    expect(qipu(['import', 'quorsum-1.qipu']).exit).toBe(0)
    const row = JSON.parse(qipu(['list', '--json']).out)
    const first = qipu(['analyse', row.id, '--strength', 'quick', '--json'])
    expect(first).toMatchObject({ err: '', exit: 0 })
    const report = JSON.parse(first.out)
    expect(report).toMatchObject({ match: row.id, settings: { strength: 'quick' } })
    expect(report.totals).toHaveLength(2)
    expect(report.decisions.length).toBeGreaterThan(0)

    // All of it lies beside the match, and goes into the file.
    const again = JSON.parse(qipu(['analyse', row.id, '--strength', 'quick', '--json']).out)
    expect({ ...again, seconds: report.seconds }).toEqual(report)
    expect(qipu(['export', row.id, '--with-analysis', '--out', 'with.qipu']).exit).toBe(0)
    const size = (file: string): number => readFileSync(join(folder, file)).length
    expect(size('with.qipu')).toBeGreaterThan(size('quorsum-1.qipu'))
    const text = qipu(['analyse', 'with.qipu', '--strength', 'quick'])
    expect(text.exit).toBe(0)
    expect(text.out).toMatch(/quick, \d+ playouts a decision, 0\.0 s/)
    expect(qipu(['analyse'])).toMatchObject({ out: '', exit: 2 })
    expect(qipu(['analyse', 'with.qipu', '--strength', 'endless'])).toMatchObject({ out: '', exit: 2 })
  })
})
