/** Matches of several people, played without a window, to fill a library. */
import type { Page } from '@playwright/test'
import { encode } from '../../src/engine/record/file/encode.ts'
import type { Header } from '../../src/engine/record/step.ts'
import { importFile } from './imports.ts'
import { played } from './playedMatch.ts'
import { chooseQuickly, pointsToWin, sample } from './sampleMatch.ts'

interface Evening {
  readonly title: string
  readonly names: readonly [string, string]
  readonly tags: readonly string[]
  readonly raceTo: number
  /** Left unfinished after this many steps. */
  readonly until?: number
}

const EVENINGS: readonly Evening[] = [
  { title: '春分決賽', names: ['林以真', '陳博文'], tags: ['社團賽', '決賽'], raceTo: 5 },
  { title: 'Sunday at the café', names: ['Mira', 'Ole'], tags: ['friendly'], raceTo: 3 },
  { title: '阿嬤的第一盤', names: ['阿嬤', '小安'], tags: ['家裡'], raceTo: 1 },
  { title: 'Club night, table 4', names: ['Ines', 'Tomasz'], tags: ['club'], raceTo: 3 },
  { title: '四骰齊發', names: ['許雅婷', 'Kenji'], tags: ['名局'], raceTo: 3 },
  { title: 'Lunch break', names: ['Ada', 'Grace'], tags: ['work'], raceTo: 1 },
  { title: '颱風天', names: ['小安', '林以真'], tags: ['家裡'], raceTo: 3, until: 34 },
  { title: 'Night train to Vienna', names: ['Ole', 'Ines'], tags: ['friendly', 'travel'], raceTo: 3 },
  { title: '教學局：先翻後走', names: ['陳老師', '小安'], tags: ['教學'], raceTo: 1 },
  { title: 'Rematch', names: ['Tomasz', 'Mira'], tags: ['club'], raceTo: 5 },
  { title: '冬至茶會', names: ['許雅婷', '阿嬤'], tags: ['茶會'], raceTo: 3 },
  { title: 'Both pawns home in nine', names: ['Grace', 'Kenji'], tags: ['名局'], raceTo: 1 },
]

const headerOf = ({ names, raceTo }: Evening, index: number): Header => ({
  format: 1,
  game: sample.id,
  rules: sample.version,
  options: pointsToWin(raceTo),
  seats: names.map((name, seat) => ({
    name,
    // Six colours, and a different one for each seat of a pair.
    colour: (((index + seat * 2) % 6) + 1) as Header['seats'][number]['colour'],
    player: { kind: 'person' as const },
  })),
  undo: 'free',
  nonce: index.toString(16).padStart(32, '0'),
  chance: { source: 'seeded', seed: `evening ${index}` },
  startedAt: new Date(Date.UTC(2026, 9, 1 + index * 2, 19)).toISOString(),
})

/** Imports the evenings into the library; returns the match to review. */
export const fillLibrary = async (page: Page): Promise<string> => {
  const records = EVENINGS.map((evening, index) =>
    played(sample, headerOf(evening, index), chooseQuickly, evening.until),
  )
  for (const [index, record] of records.entries()) {
    const { title = '', tags = [] } = EVENINGS[index] ?? {}
    await importFile(page, encode(record, { label: { title, tags: [...tags] } }))
  }
  const [first] = records
  if (!first) throw new Error('no evening was played')
  return first.root
}
