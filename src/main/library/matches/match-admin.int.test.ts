import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { MAIN, type Annotation, type BranchId, type MatchId } from '../../../engine/record/step.ts'
import {
  addStep,
  createRecord,
  putAnnotation,
  putBranch,
  type MatchRecord,
} from '../../../engine/record/tree.ts'
import { listQuerySchema, matchRowSchema, type ListQuery } from '../../api/api.ts'
import type { Library } from '../library.ts'
import { exampleHeader, exampleLine, exampleSummary, mainAt } from '../testing/example.ts'
import { libraryIn, opened, temporaryFolder } from '../testing/temporary-library.ts'

const titles = (library: Library, query: ListQuery): string[] =>
  library.list(listQuerySchema.parse(query)).rows.map((row) => row.title)

const comment = (step: MatchId, text: string, changes: Partial<Annotation> = {}): Annotation => ({
  id: '00000000000000bb',
  step,
  body: { kind: 'comment', text, author: 'Zoë' },
  version: 1,
  deleted: false,
  ...changes,
})

/** Four matches: Alpha (open), Beta (over, commented, tagged), Gamma (another game), 殘局 (tagged). */
const shelf = (): { library: Library; ids: Record<'alpha' | 'beta' | 'gamma' | 'endgame', MatchId> } => {
  const library = opened(libraryIn(temporaryFolder()))
  const person = (name: string) => ({ name, colour: 1 as const, player: { kind: 'person' as const } })
  const alpha = library.create(exampleHeader(1), 'Alpha')
  const beta = library.create(exampleHeader(2, { seats: [person('Ada'), person('Béla')] }), 'Beta 50% \\ "q"')
  const gamma = library.create(exampleHeader(3, { game: 'qin' }), 'Gamma')
  const endgame = library.create(exampleHeader(4), '殘局研究')
  const outcome = { places: [1, 2], scores: [3, 1], ending: 'home' }
  library.append(beta, {
    steps: exampleLine(beta, 2),
    branches: [],
    reason: 'act',
    summary: exampleSummary({ played: 9, comments: 1, turn: { by: 'nobody', outcome } }),
  })
  library.putAnnotations(beta, [comment(beta, 'A fine opening, 布局很好')])
  library.setTags(beta, ['club', 'fine'])
  library.setTags(endgame, ['club'])
  return { library, ids: { alpha, beta, gamma, endgame } }
}

describe('the list', () => {
  it('answers rows as the api declares them', () => {
    const { library, ids } = shelf()
    const { rows } = library.list(listQuerySchema.parse({}))
    for (const row of rows) expect(matchRowSchema.parse(row)).toEqual(row)
    expect(library.row(ids.beta)).toMatchObject({
      game: 'quorsum',
      played: 9,
      tags: ['club', 'fine'],
      options: { raceTo: 1, flipLock: 'reply' },
      luck: 'seeded',
      turn: { by: 'nobody', outcome: { ending: 'home' } },
      binnedAt: null,
    })
  })

  it.each<[ListQuery['sort'], string[]]>([
    ['updated', ['Beta 50% \\ "q"', '殘局研究', 'Gamma', 'Alpha']],
    ['created', ['殘局研究', 'Gamma', 'Beta 50% \\ "q"', 'Alpha']],
    ['title', ['Alpha', 'Beta 50% \\ "q"', 'Gamma', '殘局研究']],
    ['length', ['Beta 50% \\ "q"', '殘局研究', 'Gamma', 'Alpha']],
  ])('sorts by %s', (sort, expected) => {
    expect(titles(shelf().library, { sort })).toEqual(expected)
  })

  it.each<[string, ListQuery, string[]]>([
    ['a game', { games: ['qin'] }, ['Gamma']],
    [
      'one of two games',
      { games: ['qin', 'quorsum'], sort: 'title' },
      ['Alpha', 'Beta 50% \\ "q"', 'Gamma', '殘局研究'],
    ],
    ['a tag', { tags: ['club'], sort: 'title' }, ['Beta 50% \\ "q"', '殘局研究']],
    ['both tags', { tags: ['club', 'fine'] }, ['Beta 50% \\ "q"']],
    ['what is over', { state: 'over' }, ['Beta 50% \\ "q"']],
    ['what is open', { state: 'open', sort: 'title' }, ['Alpha', 'Gamma', '殘局研究']],
    ['what has comments', { commented: true }, ['Beta 50% \\ "q"']],
    ['all of it', { tags: ['club'], state: 'open', games: ['quorsum'] }, ['殘局研究']],
  ])('filters by %s', (_, query, expected) => {
    expect(titles(shelf().library, query)).toEqual(expected)
  })

  it('finds words whatever the quotation marks, accents and letters that stand for plain ones', () => {
    const library = opened(libraryIn(temporaryFolder()))
    const title = 'Søren’s “Łódź” — 「長城」之夜, Đặng gegen Weiß, Ægir and İpek'
    library.create(exampleHeader(1), title)
    const words = ["soren's", 'Søren’s', "'S", '"lodz"', '„Łódź”', '『長城』', '“長城”', '「長']
    const letters = ['so', 'SØ', 'łó', 'dang', 'đặng', 'weiss', 'WEIß', 'aegir', 'ÆG', 'ipek']
    for (const text of [...words, ...letters])
      expect([text, ...titles(library, { text })]).toEqual([text, title])
    expect(titles(library, { text: 'sorens' })).toEqual([])
  })

  it.each<[string, string, string[]]>([
    ['a part of a title', 'lph', ['Alpha']],
    ['a title in another case', 'ALPHA', ['Alpha']],
    ['a name with its accent', 'Béla', ['Beta 50% \\ "q"']],
    ['a name without its accent', 'bela', ['Beta 50% \\ "q"']],
    ['words of a title and a comment', 'beta opening', ['Beta 50% \\ "q"']],
    ['a word that is not there beside one that is', 'beta closing', []],
    ['three Chinese characters of a comment', '布局很', ['Beta 50% \\ "q"']],
    ['two Chinese characters of a title', '殘局', ['殘局研究']],
    ['one Chinese character', '究', ['殘局研究']],
    ['a name in Chinese', '王小明', ['Alpha', 'Gamma', '殘局研究']],
    ['a tag', 'fine', ['Beta 50% \\ "q"']],
    ['a percent sign as itself', '0%', ['Beta 50% \\ "q"']],
    ['a lone percent sign as itself', '%', ['Beta 50% \\ "q"']],
    ['a backslash as itself', '\\', ['Beta 50% \\ "q"']],
    ['an underscore as itself', '_', []],
    ['quotation marks', '"q"', ['Beta 50% \\ "q"']],
    ['words of the search language as themselves', 'Alpha OR Gamma', []],
    ['spaces alone, as nothing', '  ', ['Alpha', 'Beta 50% \\ "q"', 'Gamma', '殘局研究']],
  ])('finds %s', (_, text, expected) => {
    expect(titles(shelf().library, { text, sort: 'title' })).toEqual(expected)
  })

  it('follows renamed titles, changed tags and deleted comments', () => {
    const { library, ids } = shelf()
    library.rename(ids.alpha, 'Omega')
    library.setTags(ids.beta, ['late'])
    library.putAnnotations(ids.beta, [comment(ids.beta, 'A fine opening', { version: 2, deleted: true })])
    expect(titles(library, { text: 'alpha' })).toEqual([])
    expect(titles(library, { text: 'omega' })).toEqual(['Omega'])
    expect(titles(library, { text: 'fine' })).toEqual([])
    expect(titles(library, { text: 'late' })).toEqual(['Beta 50% \\ "q"'])
    expect(titles(library, { text: 'opening' })).toEqual([])
  })

  it.each<[string, string[]]>([
    ['harbour', ['Alpha']],
    ['arbo 布局', ['Alpha']],
    ['好', ['Alpha']],
    ['_', []],
    ['alpha harbour', ['Alpha']],
    ['harbour beta', []],
    ['fine', ['Beta 50% \\ "q"']],
    ['opening', []],
  ])('finds words of notes before and after they are indexed: %s', (text, expected) => {
    const { library, ids } = shelf()
    library.putAnnotations(ids.beta, [comment(ids.beta, 'An end', { version: 2 })])
    library.putAnnotations(ids.alpha, [comment(ids.alpha, 'The Harbour, 布局很好')])
    const found = (from: Library): string[] => titles(from, { text })
    expect(found(library)).toEqual(expected)
    // As after the program was killed.
    const next = opened(library.file)
    expect(found(next)).toEqual(expected)
    next.indexNotes()
    expect(found(next)).toEqual(expected)
    expect(found(library)).toEqual(expected)
    const db = new Database(library.file, { readonly: true })
    expect(db.prepare("SELECT count(*) FROM setting WHERE key LIKE 'unindexed%'").pluck().get()).toBe(0)
    expect(db.prepare('SELECT c0 FROM words_content').pluck().all().join('\n')).toContain('harbour')
    db.close()
    next.close()
  })

  it('answers pages that fit together', () => {
    const { library } = shelf()
    const page = (offset: number): string[] => titles(library, { sort: 'title', limit: 2, offset })
    expect([...page(0), ...page(2)]).toEqual(titles(library, { sort: 'title' }))
    expect(library.list(listQuerySchema.parse({ limit: 2 })).total).toBe(4)
  })

  it('counts for the filter chips, without the bin', () => {
    const { library, ids } = shelf()
    library.bin([ids.gamma])
    expect(library.list(listQuerySchema.parse({ text: 'nothing at all' })).counts).toEqual({
      all: 3,
      open: 2,
      commented: 1,
      bin: 1,
      games: { quorsum: 3 },
      tags: { club: 2, fine: 1 },
    })
  })

  it('counts again whatever has changed, here or in another program', () => {
    const { library, ids } = shelf()
    const counts = () => library.list(listQuerySchema.parse({})).counts
    const other = opened(library.file)
    expect(counts()).toMatchObject({ all: 4, open: 3, commented: 1, bin: 0, tags: { club: 2, fine: 1 } })
    const changes: readonly [() => void, object][] = [
      [() => library.setTags(ids.alpha, ['club']), { tags: { club: 3, fine: 1 } }],
      [() => library.setTags(ids.beta, []), { tags: { club: 2 } }],
      [
        () =>
          library.putAnnotations(
            ids.alpha,
            [comment(ids.alpha, 'Here it begins')],
            exampleSummary({ comments: 1 }),
          ),
        { commented: 2 },
      ],
      [() => library.bin([ids.beta]), { all: 3, bin: 1, commented: 1 }],
      [() => library.restore([ids.beta]), { all: 4, bin: 0, commented: 2 }],
      [() => other.bin([ids.gamma]), { all: 3, bin: 1 }],
      [() => library.emptyBin(), { all: 3, bin: 0 }],
      [() => other.setTags(ids.endgame, ['late']), { tags: { club: 1, late: 1 } }],
      [() => library.create(exampleHeader(9), 'New'), { all: 4, open: 3 }],
    ]
    for (const [change, expected] of changes) {
      change()
      expect(counts()).toMatchObject(expected)
      expect(counts()).toEqual(opened(library.file).list(listQuerySchema.parse({})).counts)
    }
  })
})

describe('the bin', () => {
  it('hides matches from the list and restores them whole', () => {
    const { library, ids } = shelf()
    const before = library.load(ids.beta)
    library.bin([ids.beta, ids.gamma])
    expect(titles(library, {})).toEqual(['殘局研究', 'Alpha'])
    expect(titles(library, { bin: true, sort: 'title' })).toEqual(['Beta 50% \\ "q"', 'Gamma'])
    expect(library.row(ids.beta)?.binnedAt).toBeGreaterThan(0)
    library.restore([ids.beta])
    expect(library.row(ids.beta)?.binnedAt).toBeNull()
    const after = library.load(ids.beta)
    expect(after.ok && [...after.value.steps]).toEqual(before.ok && [...before.value.steps])
  })

  it('is emptied for good, without touching other matches', () => {
    const file = libraryIn(temporaryFolder())
    const library = opened(file)
    const stay = library.create(exampleHeader(1), 'Stays')
    const go = library.create(exampleHeader(2), 'Goes')
    for (const id of [stay, go]) {
      const steps = exampleLine(id, 4)
      const branches = [mainAt(steps[3]!.id, 1)]
      library.append(id, { steps, branches, reason: 'act', summary: exampleSummary() })
      library.putAnnotations(id, [comment(id, 'said')])
      library.setTags(id, ['club'])
    }
    const rows = (): Record<string, number> => {
      const db = new Database(file)
      const tables = ['match', 'step', 'event', 'branch', 'branch_move', 'annotation', 'tag', 'words']
      const counts = tables.map((table) => [
        table,
        Number(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get()),
      ])
      db.close()
      return Object.fromEntries(counts)
    }
    const both = rows()
    library.bin([go])
    expect(library.emptyBin()).toBe(1)
    expect(rows()).toEqual(
      Object.fromEntries(Object.entries(both).map(([table, count]) => [table, count / 2])),
    )
    expect(library.load(go)).toEqual({ ok: false, error: { code: 'matchUnknown' } })
    expect(library.load(stay).ok).toBe(true)
    expect(library.check()).toBeNull()
    expect(library.emptyBin()).toBe(0)
  })
})

describe('a record from outside', () => {
  const SIDE = '00000000000000aa' as BranchId
  const record = (steps: number, version: number): MatchRecord => {
    const made = createRecord(exampleHeader(1))
    const line = exampleLine(made.root, steps)
    for (const step of line) addStep(made, step)
    putBranch(made, mainAt(line.at(-1)!.id, version))
    return made
  }
  const summary = (whole: MatchRecord) => exampleSummary({ steps: whole.steps.size })

  it('is stored whole', () => {
    const library = opened(libraryIn(temporaryFolder()))
    const given = record(3, 1)
    putAnnotation(given, comment(given.root, 'said before'))
    expect(library.insertRecord(given, { title: 'Given', summary })).toEqual({
      ok: true,
      value: {
        record: given,
        isNew: true,
        addedSteps: 3,
        brought: null,
        import: expect.any(Number) as number,
      },
    })
    const loaded = library.load(given.root)
    if (!loaded.ok) throw new Error(loaded.error.code)
    expect([...loaded.value.steps]).toEqual([...given.steps])
    expect([...loaded.value.branches]).toEqual([...given.branches])
    expect([...loaded.value.annotations]).toEqual([...given.annotations])
    expect(library.row(given.root)).toMatchObject({
      title: 'Given',
      steps: 3,
      createdAt: Date.parse(given.header.startedAt),
    })
    expect(titles(library, { text: 'before' })).toEqual(['Given'])
  })

  it('is merged into the existing copy, which keeps its title and leaves the bin', () => {
    const library = opened(libraryIn(temporaryFolder()))
    const ours = record(3, 1)
    library.insertRecord(ours, { title: 'Ours', summary })
    library.bin([ours.root])
    const theirs = record(5, 2)
    const fork = exampleLine(theirs.root, 2, 70)
    for (const step of fork) addStep(theirs, step)
    putBranch(theirs, { ...mainAt(fork[1]!.id, 1), id: SIDE, name: 'side' })
    putAnnotation(theirs, comment(fork[0]!.id, 'why not'))
    expect(library.insertRecord(theirs, { title: 'Theirs', summary })).toMatchObject({
      ok: true,
      value: {
        isNew: false,
        addedSteps: 4,
        brought: {
          branches: [
            { how: 'new', now: { id: SIDE } },
            { how: 'copyMain', now: { step: theirs.branches.get(MAIN)?.step } },
          ],
        },
      },
    })
    expect(library.row(ours.root)).toMatchObject({ title: 'Ours', steps: 7, binnedAt: null })
    const loaded = library.load(ours.root)
    if (!loaded.ok) throw new Error(loaded.error.code)
    expect(new Set(loaded.value.steps.keys())).toEqual(new Set(theirs.steps.keys()))
    expect(loaded.value.branches.get(SIDE)?.step).toBe(fork[1]!.id)
    expect(loaded.value.branches.get(MAIN)).toEqual(ours.branches.get(MAIN))
    expect(titles(library, { text: 'why not' })).toEqual(['Ours'])
    expect(library.reflog(ours.root, 2).map((move) => move.reason)).toEqual(['merge', 'merge'])
    // Importing the older copy again adds and removes nothing.
    expect(library.insertRecord(record(3, 1), { title: '', summary })).toEqual({
      ok: true,
      value: {
        record: expect.objectContaining({ root: ours.root }) as MatchRecord,
        isNew: false,
        addedSteps: 0,
        brought: { steps: [], branches: [], annotations: [] },
        import: null,
      },
    })
    const again = library.load(ours.root)
    expect(again.ok && [...again.value.branches]).toEqual([...loaded.value.branches])
  })
})

describe('what is kept beside the matches', () => {
  it('settings outlive the program, one by one', () => {
    const folder = temporaryFolder()
    const library = opened(libraryIn(folder))
    library.saveSettings({ theme: 'night', names: ['王小明', 'Zoë'], gone: undefined })
    library.saveSettings({ theme: 'paper', motion: null })
    library.close()
    expect(opened(libraryIn(folder)).settings()).toEqual({
      person: expect.stringMatching(/^[0-9a-f]{16}$/),
      theme: 'paper',
      names: ['王小明', 'Zoë'],
      motion: null,
    })
  })
})
