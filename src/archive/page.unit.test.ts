import { describe, expect, it } from 'vitest'
import { collectionPage } from './page.ts'

const TEMPLATE =
  '<title>{{title}}</title><meta content="{{luck}}"><i>{{record}}</i><script>{{collection}}</script>'

const ATTACKS = [
  '</script><script>window.hacked = 1</script>',
  '<!-- <script> ]]>',
  "{{collection}} {{title}} {{record}} $& $1 $` $'",
  '\u2028\u2029 \ud83d\ude00',
]

describe.each(ATTACKS)('a page of matches with %j in everything people wrote', (attack) => {
  const collection = {
    title: attack,
    introduction: attack,
    matches: [
      {
        game: 'a-game',
        title: attack,
        seats: [{ name: attack, colour: 1 }],
        createdAt: 0,
        played: 3,
        scores: [1],
        turn: { by: 'nobody' },
        record: 'YQ==',
        luck: 'seeded' as const,
        needs: [],
      },
    ],
  }
  const page = collectionPage(TEMPLATE, collection)

  it('gets no mark-up from it', () => {
    expect([...page.matchAll(/<[^>]*>/g)].map(([mark]) => mark)).toEqual([
      '<title>',
      '</title>',
      '<meta content="">',
      '<i>',
      '</i>',
      '<script>',
      '</script>',
    ])
  })

  it('holds it as it was written', () => {
    expect(JSON.parse(/<script>(.*)<\/script>/s.exec(page)?.[1] ?? '')).toEqual(collection)
  })
})
