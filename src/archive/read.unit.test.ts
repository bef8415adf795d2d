import { BlobWriter, configure, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'
import { describe, expect, it } from 'vitest'
import { writeCollection } from './collection.ts'
import { bundleOf } from './write.ts'
import { ARCHIVE, filesIn, isArchive, type ArchiveBudgets } from './read.ts'

configure({ useWebWorkers: false })

interface Wish {
  readonly level?: number
  readonly password?: string
}
const zipped = async (
  files: Readonly<Record<string, string>>,
  { level = 6, password }: Wish = {},
): Promise<Blob> => {
  const writer = new ZipWriter(new BlobWriter('application/zip'), {
    level,
    ...(password === undefined ? {} : { password, zipCrypto: true }),
  })
  for (const [name, text] of Object.entries(files)) await writer.add(name, new TextReader(text))
  return writer.close()
}

/** What comes out: `name: text`, or `name! code`; `-` for what is no record. */
const read = async (file: Blob, budgets?: Partial<ArchiveBudgets>): Promise<readonly string[]> => {
  const said: string[] = []
  for await (const found of filesIn(file, 'all.zip', { ...ARCHIVE, ...budgets }))
    if (found.is === 'holds') continue
    else if (found.is === 'collection') said.push(`= ${JSON.stringify(found.collection)}`)
    else if (found.is === 'record') said.push(`${found.name}: ${await found.bytes.text()}`)
    else said.push(found.is === 'other' ? '-' : `${found.name}! ${found.error.code}`)
  return said
}

const bytesOf = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file.arrayBuffer())

describe('a zip file that is a collection', () => {
  const evening = {
    id: 'ab'.repeat(16),
    title: 'An evening 棋',
    introduction: 'Rain.\n\nTwo matches.',
    matches: ['b.qipu', 'a.qipu'],
  }

  it('tells what its records are together, as it was written', async () => {
    const packed = await bundleOf(
      ['a', 'b'],
      (name) =>
        Promise.resolve({
          ok: true,
          value: { name: `${name}.qipu`, bytes: new Uint8Array([65]), changed: 0 },
        }),
      () => undefined,
      () => false,
      (names) => writeCollection({ ...evening, matches: names.toReversed() }),
    )
    expect(await read(packed!.file)).toEqual(['a.qipu: A', 'b.qipu: A', `= ${JSON.stringify(evening)}`])
  })

  it.each<[string, string]>([
    ['no JSON', '{'],
    ['another format', JSON.stringify({ ...evening, format: 'other', version: 1 })],
    ['a later version', writeCollection(evening).replace('"version": 1', '"version": 2')],
    ['an id that is none', writeCollection({ ...evening, id: '../x' })],
    ['no title', writeCollection({ ...evening, title: ' \u202e ' })],
    ['too long a title', writeCollection({ ...evening, title: 'x'.repeat(81) })],
    ['too long an introduction', writeCollection({ ...evening, introduction: 'x'.repeat(20_001) })],
    ['too many matches', writeCollection({ ...evening, matches: Array(1001).fill('a.qipu') })],
    ['names that are none', JSON.stringify({ ...JSON.parse(writeCollection(evening)), matches: [1] })],
    ['more than its budget', writeCollection(evening) + ' '.repeat(2 ** 20)],
  ])('is only a zip file where it has %s', async (_, text) => {
    expect(await read(await zipped({ 'collection.json': text, 'a.qipu': 'A' }))).toEqual(['-', 'a.qipu: A'])
  })

  it('is believed once, and only where a collection is written', async () => {
    const file = await zipped({
      'deep/collection.json': writeCollection(evening),
      'collection.json': writeCollection({ ...evening, title: 'a\u0007b', introduction: 'c\u202e\nd' }),
    })
    const made = { ...evening, title: 'a\ufffdb', introduction: 'c\nd' }
    expect(await read(file)).toEqual(['-', `= ${JSON.stringify(made)}`])
  })
})

describe('a zip file with records', () => {
  it('gives its records by their own names, packed or not, wherever in it they lie', async () => {
    const files = {
      '一局.qipu': 'one',
      'evening/b.qipu': 'two',
      'evening/notes.txt': 'no record',
      '__MACOSX/._b.qipu': 'none either',
      'c.jsonl': 'three',
    }
    for (const level of [0, 9])
      expect(await read(await zipped(files, { level }))).toEqual([
        '一局.qipu: one',
        'b.qipu: two',
        '-',
        'c.jsonl: three',
      ])
  })

  it('says first how many records it holds, so that one sees how far it is', async () => {
    const file = await zipped({ 'a.qipu': 'a', 'notes.txt': 'x', '__MACOSX/._a.qipu': 'x', 'b.jsonl': 'b' })
    const found = []
    for await (const each of filesIn(file, 'all.zip')) found.push(each)
    expect(found.map(({ is }) => is)).toEqual(['holds', 'record', 'other', 'record'])
    expect(found[0]).toEqual({ is: 'holds', records: 2 })
  })

  it('is said to be empty if there is no file in it, and only then', async () => {
    const none = new ZipWriter(new BlobWriter('application/zip'))
    expect(await read(await none.close())).toEqual(['all.zip! zipEmpty'])
    const folders = new ZipWriter(new BlobWriter('application/zip'))
    await folders.add('evening/', undefined, { directory: true })
    expect(await read(await folders.close())).toEqual(['all.zip! zipEmpty'])
    expect(await read(await zipped({ '__MACOSX/._a.qipu': 'x' }))).toEqual(['all.zip! zipEmpty'])
    expect(await read(await zipped({ 'notes.txt': 'x' }))).toEqual(['-'])
  })

  it('is known by its first bytes', async () => {
    expect(await isArchive(await zipped({ 'a.qipu': 'a' }))).toBe(true)
    expect(await isArchive(await zipped({}))).toBe(true)
    expect(await isArchive(new Blob(['{"qipu":1}']))).toBe(false)
    expect(await isArchive(new Blob([]))).toBe(false)
  })

  it('with names that climb out of their folder is read under their last part', async () => {
    const files = {
      '../../etc/a.qipu': 'a',
      '/b.qipu': 'b',
      'C:\\x\\c.qipu': 'c',
      [`${'d'.repeat(300)}.qipu`]: 'd',
    }
    const writer = new ZipWriter(new BlobWriter('application/zip'), {
      filenameValidation: 'tolerant',
    } as object)
    for (const [name, text] of Object.entries(files)) await writer.add(name, new TextReader(text))
    const names = (await read(await writer.close())).map((line) => line.split(/[:!]/)[0])
    expect(names.slice(0, 3)).toEqual(['a.qipu', 'b.qipu', 'c.qipu'])
    expect(names.every((name) => name!.length <= 255)).toBe(true)
  })

  it('with names made to mislead is read, and what is not a record by its name is left alone', async () => {
    const files = {
      '__proto__.qipu': 'a',
      'constructor.qipu': 'b',
      'photo\u202egpj.qipu': 'c',
      'b\u001b[2J\u0000.qipu': 'd',
      'inner.zip': 'PK\u0003\u0004',
      'evil.qipu.exe': 'MZ',
      'no-ending': '{"qipu":1}',
      '.qipu': 'e',
      '<img src=x onerror=alert(1)>.qipu': 'f',
      'sure.QIPU': 'g',
    }
    const writer = new ZipWriter(new BlobWriter('application/zip'), {
      filenameValidation: 'tolerant',
    } as object)
    for (const [name, text] of Object.entries(files)) await writer.add(name, new TextReader(text))
    const said = await read(await writer.close())
    expect(said.filter((line) => line === '-')).toHaveLength(3)
    expect(said.filter((line) => line !== '-')).toEqual([
      '__proto__.qipu: a',
      'constructor.qipu: b',
      'photogpj.qipu: c',
      'b\ufffd[2J\ufffd.qipu: d',
      '.qipu: e',
      '<img src=x onerror=alert(1)>.qipu: f',
      'sure.QIPU: g',
    ])
  })

  it('of very many entries is left after as many as may be', async () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`${n}.qipu`, '']))
    const said = await read(await zipped(many), { entries: 200 })
    expect(said).toHaveLength(201)
    expect(said.at(-1)).toBe('all.zip! zipTooMany')
  })

  it('gives no more than the budgets let through', async () => {
    const bomb = 'x'.repeat(3_000_000)
    const file = await zipped({ 'a.qipu': 'a', 'bomb.qipu': bomb, 'z.qipu': 'z' }, { level: 9 })
    expect(file.size).toBeLessThan(10_000)
    expect(await read(file, { entry: 100_000 })).toEqual(['a.qipu: a', 'bomb.qipu! tooLarge', 'z.qipu: z'])
    expect(await read(file, { entry: 100_000, unpacked: 50_000 })).toEqual([
      'a.qipu: a',
      'all.zip! zipTooLarge',
    ])
    expect(await read(file, { entries: 1 })).toEqual(['a.qipu: a', 'all.zip! zipTooMany'])
    expect(await read(file, { packed: 1000 })).toEqual(['all.zip! zipTooLarge'])
  })

  it('whose directory lies about sizes does not get more', async () => {
    const bytes = await bytesOf(await zipped({ 'bomb.qipu': 'x'.repeat(3_000_000) }, { level: 9 }))
    const view = new DataView(bytes.buffer)
    // The unpacked size in the directory: 24 bytes behind its signature.
    for (let at = 0; at < bytes.length - 28; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true)
    const said = await read(new Blob([bytes]), { entry: 100_000 })
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(/^bomb\.qipu! (tooLarge|badZip)$/)
  })

  it('that is locked, cut short, spoilt or none at all is refused, and what is whole in it comes', async () => {
    expect(await read(await zipped({ 'a.qipu': 'a' }, { password: 'pw' }))).toEqual(['a.qipu! zipLocked'])
    const file = await zipped({ 'a.qipu': 'first record', 'b.qipu': 'second record' }, { level: 0 })
    expect(await read(file.slice(0, file.size - 30))).toEqual(['all.zip! badZip'])
    expect(await read(new Blob(['PK\u0003\u0004 but no more']))).toEqual(['all.zip! badZip'])
    const bytes = await bytesOf(file)
    const at = new TextDecoder('latin1').decode(bytes).indexOf('first record')
    bytes[at] = 0x58
    expect(await read(new Blob([bytes]))).toEqual(['a.qipu! badZip', 'b.qipu: second record'])
  })

  it('in which entries lie over one another is refused', async () => {
    const bytes = await bytesOf(await zipped({ 'a.qipu': 'a'.repeat(500), 'b.qipu': 'b'.repeat(500) }))
    const view = new DataView(bytes.buffer)
    const heads: number[] = []
    for (let at = 0; at < bytes.length - 46; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) heads.push(at)
    // Both entries of the directory point to the bytes of the first.
    view.setUint32(heads[1]! + 42, view.getUint32(heads[0]! + 42, true), true)
    const said = await read(new Blob([bytes]))
    expect(said.some((line) => line.endsWith('badZip'))).toBe(true)
  })
})
