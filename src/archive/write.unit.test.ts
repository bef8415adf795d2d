import { describe, expect, it } from 'vitest'
import { filesIn } from './read.ts'
import { bundleOf, type Packed } from './write.ts'

const pack = (title: string): Promise<{ ok: true; value: Packed }> =>
  Promise.resolve({
    ok: true,
    value: {
      name: `${title}.qipu`,
      bytes: new TextEncoder().encode(`of ${title}`),
      changed: Date.UTC(2026, 10, 21),
    },
  })

const contents = async (zip: Blob): Promise<readonly string[]> => {
  const found: string[] = []
  for await (const file of filesIn(zip, 'x.zip'))
    if (file.is === 'record') found.push(`${file.name}: ${await file.bytes.text()}`)
  return found
}

describe('many matches in one file', () => {
  it('are each in it, those of one name beside each other, and progress is told', async () => {
    const rows = ['Evening', '晚上', 'evening', 'Evening', 'a.b']
    const done: number[] = []
    const bundle = await bundleOf(
      rows,
      pack,
      (n) => done.push(n),
      () => false,
    )
    expect(bundle).toMatchObject({ packed: 5, failed: [] })
    expect(await contents(bundle!.file)).toEqual([
      'Evening.qipu: of Evening',
      '晚上.qipu: of 晚上',
      'evening (2).qipu: of evening',
      'Evening (3).qipu: of Evening',
      'a.b.qipu: of a.b',
    ])
    expect(done).toEqual([1, 2, 3, 4, 5])
  })

  it('that cannot be written are told, and the others come', async () => {
    const error = { code: 'gameUnknown' }
    const bundle = await bundleOf(
      ['a', 'b', 'c'],
      (title) => (title === 'b' ? Promise.resolve({ ok: false, error }) : pack(title)),
      () => undefined,
      () => false,
    )
    expect(bundle?.failed).toEqual([{ match: 'b', error }])
    expect(await contents(bundle!.file)).toEqual(['a.qipu: of a', 'c.qipu: of c'])
  })

  it('stops when asked to, and makes nothing', async () => {
    let packed = 0
    const one = (title: string): ReturnType<typeof pack> => {
      packed += 1
      return pack(title)
    }
    expect(
      await bundleOf(
        ['a', 'b', 'c'],
        one,
        () => undefined,
        () => packed === 2,
      ),
    ).toBeNull()
    expect(packed).toBe(2)
  })
})
