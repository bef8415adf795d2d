import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gameOf, GAMES } from '../../engine/index.ts'
import type { PageOfMatches } from '../../main/api/api.ts'
import { decode } from '../../engine/record/file/decode.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { headerFor } from '../../engine/record/testing/player.ts'
import { createRecord } from '../../engine/record/tree.ts'
import { opened } from '../../main/library/testing/temporary-library.ts'
import { exportMatch, type ExportedFile } from '../../main/sharing/export.ts'
import type { Found } from '../match-store.ts'
import { samplesPage } from '../samples.ts'
import { collectedPage } from './export-many.ts'
import { createWorkspace } from '../testing/run.ts'

describe('many matches', () => {
  it('are exported as one zip file and imported from it, each once', async () => {
    const { at, qipu } = createWorkspace()
    await qipu('simulate', '--game', 'quorsum', '--count', '2', '--seed', 'a', '--out', at('.'))
    await qipu('simulate', '--game', 'qin', '--count', '1', '--seed', 'a', '--out', at('.'))
    const files = ['quorsum-1.qipu', 'quorsum-2.qipu', 'qin-1.qipu'].map(at)
    expect(await qipu('import', ...files)).toMatchObject({ err: '', exit: 0 })
    const all = await qipu('export', '--all', '--out', at('all.zip'))
    expect(all).toMatchObject({ out: '', exit: 0 })
    expect(all.err).toBe(`3 matches.\n${at('all.zip')} written.\n`)
    expect(await qipu('export', '--all', '--out', at('all.zip'))).toMatchObject({ exit: 3 })
    // Another library imports all of them, and a second time nothing.
    const other = createWorkspace()
    const zip = at('all.zip')
    const taken = await other.qipu('import', zip)
    expect(taken.exit).toBe(0)
    expect(taken.out.match(/: new, \d+ steps \(import \d\)$/gm)).toHaveLength(3)
    expect(taken.err).toBe('3 new, 0 merged, 0 refused, 0 not records.\n')
    expect((await other.qipu('import', zip)).out.match(/: already there, 0 steps added$/gm)).toHaveLength(3)
    const ids = (ran: string): string[] =>
      ran
        .trimEnd()
        .split('\n')
        .map((line) => line.slice(0, 8))
        .sort()
    expect(ids((await other.qipu('list')).out)).toEqual(ids((await qipu('list')).out))

    // Also from files, with options, in another format; missing matches are reported, the rest is written.
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
    expect(sheets.err).toBe('0 new, 0 merged, 0 refused, 2 not records.\n')
    expect(await qipu('export', '--all', ...files)).toMatchObject({ exit: 2 })
    expect(await qipu('export', 'beef', 'dead', '--out', at('none.zip'))).toMatchObject({ exit: 3 })
    expect(existsSync(at('none.zip'))).toBe(false)
  })

  it('of a collection keep order, title and introduction through export and import', async () => {
    const { at, qipu } = createWorkspace()
    await qipu('simulate', '--game', 'quorsum', '--count', '3', '--seed', 'a', '--out', at('.'))
    await qipu('import', ...['quorsum-1.qipu', 'quorsum-2.qipu', 'quorsum-3.qipu'].map(at))
    const library = opened(at('home/library.sqlite'))
    const [one, two, three] = library.ids()
    const order = [three!, one!, two!]
    library.putCollection(null, { title: 'An evening', introduction: 'Rain.', matches: order })
    const zip = at('evening.zip')
    expect(await qipu('export', '--collection', 'Another', '--out', zip)).toMatchObject({ exit: 3 })
    expect(await qipu('export', '--collection', 'An evening', '--out', zip)).toMatchObject({ exit: 0 })
    const other = createWorkspace()
    const taken = await other.qipu('import', zip)
    expect(taken.out).toContain('Collection “An evening”: new, 3 matches')
    expect((await other.qipu('import', zip)).out).toContain('already there, 0 matches added')
    const theirs = opened(other.at('home/library.sqlite'))
    const [collection] = theirs.collections()
    expect(collection).toMatchObject({ title: 'An evening', introduction: 'Rain.' })
    expect(theirs.collected(collection!.id)).toEqual(order)
  })

  it('of a collection become one page, each as on its own page', async () => {
    const { at, qipu } = createWorkspace()
    await qipu('simulate', '--game', 'quorsum', '--count', '2', '--seed', 'a', '--out', at('.'))
    await qipu('import', ...['quorsum-1.qipu', 'quorsum-2.qipu'].map(at))
    const library = opened(at('home/library.sqlite'))
    const [one, two] = library.ids()
    library.putCollection(null, { title: '<An evening>', introduction: 'Rain.', matches: [two!, one!] })
    const nothing = { err: () => undefined, out: () => undefined, async *input() {} }
    const terminal = { ...nothing, env: { QIPU_HOME: at('home') } }
    const template = '<title>{{title}}</title><i id="collection">{{collection}}</i>'
    const part = (_name: string, { record, title }: Found): ExportedFile => {
      const file = exportMatch(record, gameOf('quorsum'), { format: 'pagePart', title, language: 'en' })
      return file.ok ? file.value : expect.fail(file.error.code)
    }
    const { bytes, failed } = await collectedPage(terminal, '<An evening>', part, template)
    expect(failed).toBe(0)
    const html = new TextDecoder().decode(bytes)
    expect(html).toContain('<title>&lt;An evening&gt;</title>')
    const { matches, ...words } = JSON.parse(
      /id="collection">([^<]*)</.exec(html)?.[1] ?? '',
    ) as PageOfMatches
    expect(words).toEqual({ title: '<An evening>', introduction: 'Rain.' })
    expect(matches.map(({ title, played }) => [title, played])).toEqual(
      [two, one].map((id) => [library.row(id!)?.title, library.row(id!)?.played]),
    )
    for (const [index, id] of [two!, one!].entries()) {
      const read = decode(Buffer.from(matches[index]?.record ?? '', 'base64'), { games: GAMES })
      if (!read.ok) return expect.fail(read.error.code)
      expect(read.value.record.root).toBe(id)
      expect(matches[index]?.luck).toBe('seeded')
    }
  })

  it('name their sender, if known', async () => {
    const { at, qipu } = createWorkspace()
    await qipu('simulate', '--game', 'quorsum', '--count', '1', '--seed', 'a', '--out', at('.'))
    await qipu('import', at('quorsum-1.qipu'))
    const library = opened(at('home/library.sqlite'))
    const sender = async (file: string) => {
      await qipu('export', library.ids()[0]!, '--out', at(file))
      const read = decode(readFileSync(at(file)), { games: GAMES })
      return read.ok ? read.value.label?.from : expect.fail(read.error.code)
    }
    expect(await sender('unnamed.qipu')).toBeUndefined()
    library.saveSettings({ author: 'Anna' })
    expect(await sender('named.qipu')).toMatchObject({ name: 'Anna', sign: 'A' })
  })

  it('of a zip file without any are reported, whether it is empty or contains something else', async () => {
    const { at, qipu } = createWorkspace()
    writeFileSync(at('empty.zip'), Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]))
    const ran = await qipu('import', at('empty.zip'))
    expect(ran).toMatchObject({ out: '', exit: 1 })
    expect(ran.err).toContain(`${at('empty.zip')}: refused: This zip file is empty`)
    await qipu('simulate', '--game', 'quorsum', '--count', '1', '--seed', 'a', '--out', at('.'))
    await qipu('export', at('quorsum-1.qipu'), '--format', 'text', '--out', at('sheet.zip'))
    expect(await qipu('import', at('sheet.zip'))).toMatchObject({
      err: '0 new, 0 merged, 0 refused, 1 not records.\n',
      exit: 0,
    })
  })

  it('of a damaged zip file are imported as far as they are intact', async () => {
    const { at, qipu } = createWorkspace()
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
    expect(ran.out).toMatch(/^[0-9a-f]{8} quorsum a 2: new, \d+ steps \(import 1\)\n$/)
    expect(ran.err).toContain('two.zip: quorsum a 1.qipu: refused: The zip file, or a file in it, is damaged')
    writeFileSync(at('none.zip'), bytes.subarray(0, bytes.length - 30))
    expect(await qipu('import', at('none.zip'))).toMatchObject({ out: '', exit: 1 })
  })

  it('with control sequences in titles and names are printed harmlessly', async () => {
    const { at, qipu } = createWorkspace()
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

  it('that come with the program are exported in either language, and imported as the user’s own', async () => {
    const { at, qipu } = createWorkspace()
    const zip = at('samples.zip')
    expect(await qipu('export', '--samples', '--language', 'zh-Hant', '--out', zip)).toMatchObject({
      exit: 0,
      err: `${GAMES.length} matches.\n${zip} written.\n`,
    })
    expect((await qipu('import', zip)).err).toBe(`${GAMES.length} new, 0 merged, 0 refused, 0 not records.\n`)
    expect(await qipu('export', '--samples', '--all')).toMatchObject({ exit: 2 })
  })

  it('that come with the program become one page that says what each is about', async () => {
    const template = '<title>{{title}}</title><i id="collection">{{collection}}</i>'
    const terminal = { err: () => undefined, out: () => undefined, async *input() {}, env: {} }
    const part = (_name: string, { record, title }: Found): ExportedFile => {
      const file = exportMatch(record, gameOf(record.header.game), {
        format: 'pagePart',
        title,
        language: 'en',
      })
      return file.ok ? file.value : expect.fail(file.error.code)
    }
    const { bytes, failed } = await samplesPage(terminal, 'en', part, template)
    expect(failed).toBe(0)
    const html = new TextDecoder().decode(bytes)
    const page = JSON.parse(/id="collection">([^<]*)</.exec(html)?.[1] ?? '') as PageOfMatches
    expect(page.matches.map(({ game }) => game)).toEqual(GAMES.map(({ id }) => id))
    for (const { title } of page.matches) expect(page.introduction).toContain(`**${title}**: `)
  })
})
