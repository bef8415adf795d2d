import { describe, expect, it } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import { decode } from '../../engine/record/file/decode.ts'
import { headerFor } from '../../engine/record/testing/player.ts'
import type { BranchId } from '../../engine/record/step.ts'
import { createRecord, putAnnotation, putBranch, type MatchRecord } from '../../engine/record/tree.ts'
import { pageOf } from './export.ts'

const game = GAMES[0]!
const TEMPLATE =
  '<title>{{title}}</title><script type="application/x-qipu">{{record}}</script><script>1</script>'

const ATTACKS = [
  '</script><script>window.hacked = 1</script>',
  '</title><img src=x onerror="window.hacked = 1">',
  '<!-- <script> ]]> &lt;/script&gt;',
  "{{record}} {{title}} $& $1 $` $'",
  'javascript:alert(1) " onload="alert(1)" \'',
  '\u2028\u2029\u0000 \ud83d\ude00 \ufffe',
  'evil\u202elmth.\u202c \u2066x \u001b]0;x\u0007',
  'data:text/html,<script>alert(1)</script>',
  'x'.repeat(50_000),
]

const named = (name: string, comment = name): MatchRecord => {
  const header = headerFor(game)
  const record = createRecord({
    ...header,
    seats: header.seats.map((seat) => ({ ...seat, name: name.slice(0, 80) })),
  })
  putAnnotation(record, {
    id: 'a'.repeat(16),
    step: record.root,
    body: { kind: 'comment', text: comment.slice(0, 50_000), author: name.slice(0, 80) },
    version: 1,
    deleted: false,
  })
  const said = { step: record.root, version: 1, deleted: false }
  putAnnotation(record, { ...said, id: 'b'.repeat(16), body: { kind: 'bookmark', name: name.slice(0, 80) } })
  const mark = { shape: 'label', at: name.slice(0, 40), text: name.slice(0, 80), ink: 'ink' } as const
  putAnnotation(record, { ...said, id: 'c'.repeat(16), body: { kind: 'marks', marks: [mark] } })
  // A cast, because branch ids are branded.
  putBranch(record, { ...said, id: 'd'.repeat(16) as BranchId, name: name.slice(0, 80) })
  return record
}
const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

describe.each(ATTACKS.map((text) => [text.slice(0, 60), text]))(
  '%j in title, names and comments',
  (_, attack) => {
    const record = named(attack)
    const page = textOf(pageOf(TEMPLATE, record, { title: attack.slice(0, 80), tags: [attack.slice(0, 40)] }))

    it('adds no mark-up to the page', () => {
      const marks = [...page.matchAll(/<[^>]*>/g)].map(([mark]) => mark)
      expect(marks).toEqual([
        '<title>',
        '</title>',
        '<script type="application/x-qipu">',
        '</script>',
        '<script>',
        '</script>',
      ])
      const [, title = '', packed = ''] =
        /<title>(.*)<\/title><script [^>]*>(.*)<\/script><script>1/s.exec(page) ?? []
      expect(title).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/)
      expect(title).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
      expect(packed).toMatch(/^[A-Za-z0-9+/]+=*$/)
    })

    it('is in the record as it was written', () => {
      const packed = /x-qipu">([^<]*)</.exec(page)?.[1] ?? ''
      const read = decode(Buffer.from(packed, 'base64'), { games: GAMES })
      if (!read.ok) return expect.fail(read.error.code)
      expect(read.value.record.annotations).toEqual(record.annotations)
      expect(read.value.record.header).toEqual(record.header)
      expect(read.value.record.branches).toEqual(record.branches)
      expect(read.value.label?.tags).toEqual([attack.slice(0, 40)])
      expect(read.value.label?.title).toBe(attack.slice(0, 80))
    })
  },
)

describe('the title of a page', () => {
  it.each([
    ['An evening', 'An evening'],
    ['棋 & <b>', '棋 &amp; &lt;b&gt;'],
    ['a\u202eb\u0000', 'ab\ufffd'],
  ])('%j', (title, shown) => {
    const page = textOf(pageOf(TEMPLATE, createRecord(headerFor(game)), { title, tags: [] }))
    expect(page).toContain(`<title>${shown}</title>`)
  })

  it.each(['', '  '])('%j is who played what and when', (title) => {
    const page = textOf(pageOf(TEMPLATE, createRecord(headerFor(game)), { title, tags: [] }))
    expect(page).toMatch(/<title>Player 1 – Player 2 · [^·]+ · \d+ \w+ \d{4}<\/title>/)
  })
})
