import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { encode } from '../../engine/record/file/encode.ts'
import type { MatchId } from '../../engine/record/step.ts'
import { setAnnotation } from '../../engine/record/tree.ts'
import type { Note, NoteEdit } from '../api/api.ts'
import { comment } from '../testing/imports.ts'
import { annotatedMatch, opened } from '../testing/play.ts'
import { createTestService, type TestService, type TestWindow } from '../testing/test-service.ts'

interface Person {
  readonly program: TestService
  readonly window: TestWindow
}

/** A library of their own; of one identity if they are the same person at two computers. */
const person = (name: string, identity?: string): Person => {
  const program = createTestService()
  onTestFinished(() => program.close())
  program.library.saveSettings({
    author: name,
    ...(identity === undefined ? {} : { person: identity.repeat(16) }),
  })
  return { program, window: program.window() }
}

const file = async ({ window }: Person, match: string): Promise<{ name: string; bytes: string }> => {
  const { name, bytes } = await window.ask('library.export', { match, format: 'qipu' })
  return { name, bytes }
}
const give = async (from: Person, to: Person, match: string) =>
  to.window.ask('library.import', { ...(await file(from, match)), copyNameBy: '{name}’s main line' })
const notes = async ({ window }: Person, match: string): Promise<readonly Note[]> =>
  (await window.ask('notes.list', { match })).notes
const edit = ({ window }: Person, match: string, ...edits: NoteEdit[]) =>
  window.ask('notes.edit', { match, edits })
const textOf = ({ body }: Pick<Note, 'body'>): string => (body.kind === 'comment' ? body.text : '')
const textsOf = async (who: Person, match: string): Promise<readonly string[]> =>
  (await notes(who, match)).flatMap((note) => [textOf(note), ...note.others.map(textOf)]).sort()
/** Every word that can be looked up: of the notes that are shown, and of those that were deleted. */
const everSaid = async (who: Person, match: string): Promise<ReadonlySet<string>> => {
  const { versions: deleted } = await who.window.ask('notes.versions', { match })
  const ids = [...(await notes(who, match)).map(({ id }) => id), ...deleted.map(({ id }) => id)]
  const words = new Set<string>()
  for (const id of ids)
    for (const version of (await who.window.ask('notes.versions', { match, id })).versions)
      words.add(textOf(version))
  return words
}

describe('notes of two people', () => {
  it('stand side by side under their names, and each edits their own', async () => {
    const [ada, bert] = [person('Ada'), person('Bert')]
    const { match } = await opened(ada.window)
    const said = (await edit(ada, match, { step: match, body: comment('mine') })).notes[0]!
    await give(ada, bert, match)
    await edit(bert, match, { step: match, body: comment('and mine') })
    await edit(ada, match, { id: said.id, body: comment('mine, again') })
    expect(await bert.window.refused('notes.edit', { match, edits: [{ id: said.id, body: null }] })).toEqual({
      code: 'notYourNote',
    })
    const refused = await bert.window.refused('notes.restore', { match, id: said.annotation, n: 1 })
    expect(refused).toEqual({ code: 'notYourNote' })
    // Nothing of one's own is touched, so nobody is asked.
    const came = await give(bert, ada, match)
    expect(came.news?.notes).toMatchObject([{ kind: 'comment', author: 'Bert', how: 'new' }])
    const back = await give(ada, bert, match)
    expect(back.news?.notes).toMatchObject([{ kind: 'comment', author: 'Ada', how: 'changed' }])
    for (const who of [ada, bert]) {
      const shown = (await notes(who, match)).map((note) => [note.by?.name, textOf(note)]).sort()
      expect(shown).toEqual([
        ['Ada', 'mine, again'],
        ['Bert', 'and mine'],
      ])
    }
    // Whoever changes their name is called by it everywhere.
    await ada.window.ask('settings.set', { author: 'Ada L.', sign: 'AL' })
    expect((await notes(ada, match)).find(({ id }) => id === said.id)?.by).toMatchObject({
      name: 'Ada L.',
      sign: 'AL',
    })
  })

  it('edited at two computers are two versions, both shown, found and told, until one joins them', async () => {
    const [home, away] = [person('Ada', 'a'), person('Ada', 'a')]
    const { match } = await opened(home.window)
    const { id } = (await edit(home, match, { step: match, body: comment('first') })).notes[0]!
    await give(home, away, match)
    await edit(away, match, { id, body: comment('an essay about aspidistras') })
    // A program that has started anew does not go on with what it wrote before.
    const again = { program: home.program.restart(), window: home.window }
    const there: Person = { program: again.program, window: again.program.window() }
    await edit(there, match, { id, body: comment('a shorter one') })
    // Anybody can write under that name: one is asked whether it was oneself.
    expect(await there.window.refused('library.import', await file(away, match))).toMatchObject({
      code: 'changesOwn',
      details: { notesClaimed: 1, notesChanged: 0, notesDeleted: 0 },
    })
    const came = await there.window.ask('library.import', { ...(await file(away, match)), own: 'replace' })
    expect(came.news?.notes).toMatchObject([{ id, how: 'forked' }])
    await away.window.ask('library.import', { ...(await file(there, match)), own: 'replace' })
    const both = ['a shorter one', 'an essay about aspidistras']
    for (const who of [there, away]) {
      expect(await textsOf(who, match)).toEqual(both)
      expect((await who.window.ask('library.list', { text: 'aspidistras' })).total).toBe(1)
      expect((await who.window.ask('library.list', { text: 'shorter' })).total).toBe(1)
      const sheet = await who.window.ask('library.export', { match, format: 'text' })
      for (const text of both) expect(Buffer.from(sheet.bytes, 'base64').toString()).toContain(text)
    }
    await edit(there, match, { id, body: comment('both in one'), settles: true })
    expect(await textsOf(there, match)).toEqual(['both in one'])
    // It takes the place of what one has written here: one is asked.
    const joined = await file(there, match)
    expect(await away.window.refused('library.import', joined)).toMatchObject({ code: 'changesOwn' })
    await away.window.ask('library.import', { ...joined, own: 'replace' })
    expect(await textsOf(away, match)).toEqual(['both in one'])
    for (const who of [there, away])
      expect([...(await everSaid(who, match))].sort()).toEqual([...both, 'both in one', 'first'].sort())
  })

  it('of before they had authors, edited by both, stand side by side as well', async () => {
    const [ada, bert] = [person('Ada'), person('Bert')]
    const { match } = await opened(ada.window)
    const loaded = ada.program.library.load(match as MatchId)
    if (!loaded.ok) return expect.fail(loaded.error.code)
    const old = '0'.repeat(16)
    setAnnotation(loaded.value, {
      id: old,
      step: loaded.value.root,
      body: { kind: 'comment', text: 'long ago', author: 'Zoë' },
      version: 3,
      deleted: false,
    })
    const bytes = Buffer.from(encode(loaded.value)).toString('base64')
    for (const who of [ada, bert]) await who.window.ask('library.import', { name: 'old.qipu', bytes })
    for (const who of [ada, bert])
      expect(await notes(who, match)).toMatchObject([
        { id: old, by: null, mine: true, body: { author: 'Zoë' } },
      ])
    await edit(ada, match, { id: old, body: comment('by Ada') })
    await edit(bert, match, { id: old, body: comment('by Bert') })
    await bert.window.ask('library.import', { ...(await file(ada, match)), own: 'replace' })
    await ada.window.ask('library.import', { ...(await file(bert, match)), own: 'replace' })
    for (const who of [ada, bert]) expect(await textsOf(who, match)).toEqual(['by Ada', 'by Bert'])
    const told = await edit(bert, match, { id: old, body: comment('by Bert, again') })
    expect(told.notes.map(textOf).sort()).toEqual(['by Ada', 'by Bert, again'])
    expect(await everSaid(bert, match)).toContain('long ago')
  })

  it('leave everybody’s main line where it is, and name the other one for who sent it', async () => {
    const [ada, bert] = [person('Ada'), person('Bert')]
    const { match } = await annotatedMatch(ada.program, ada.window, 6, [])
    const rows = await ada.window.ask('table.rows', { match, viewer: 'all' })
    const [early, late] = [rows.at(-4)!.id, rows.at(-2)!.id]
    await ada.window.ask('table.branch', { match, step: early, name: 'one' })
    await ada.window.ask('table.branch', { match, step: late, name: 'two' })
    await ada.window.ask('table.switch', { match, branch: 'main' })
    await give(ada, bert, match)
    const promote = async (who: Person, name: string) => {
      const { branches } = await who.window.ask('table.open', { match })
      const branch = branches.find((each) => each.name === name)!
      return (await who.window.ask('table.promote', { match, branch: branch.id, name: 'as played' })).table
    }
    const [mine, theirs] = [await promote(ada, 'one'), await promote(bert, 'two')]
    const mainOf = (table: { branches: readonly { id: string; step: string }[] }) =>
      table.branches.find(({ id }) => id === 'main')?.step
    await give(ada, bert, match)
    await give(bert, ada, match)
    for (const [who, main] of [
      [ada, mainOf(mine)],
      [bert, mainOf(theirs)],
    ] as const) {
      const { branches } = await who.window.ask('table.open', { match })
      expect(mainOf({ branches })).toBe(main)
      const live = branches.filter(({ deleted }) => !deleted).map(({ step }) => step)
      expect(live).toEqual(expect.arrayContaining([mainOf(mine), mainOf(theirs)]))
    }
  })
})

describe('three people', () => {
  it('who write, edit, delete and exchange in any order end with the same, and no word is missing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(2), fc.constantFrom('write', 'edit', 'delete', 'take'), fc.nat(9)), {
          minLength: 8,
          maxLength: 24,
        }),
        async (deeds) => {
          const people = [person('Ada'), person('Bert'), person('小美')]
          const [first] = people
          const { match } = await opened(first!.window)
          for (const who of people.slice(1)) await give(first!, who, match)
          const written: string[] = []
          for (const [who, what, which] of deeds) {
            const one = people[who]!
            const own = (await notes(one, match)).filter(({ mine }) => mine)
            const note = own[which % Math.max(1, own.length)]
            const body = comment(`words ${written.length}`)
            if (what === 'take') await give(people[which % 3]!, one, match)
            else if (what === 'write' || note === undefined) {
              written.push(body.text)
              await edit(one, match, { step: match, body })
            } else if (what === 'delete') await edit(one, match, { id: note.id, body: null })
            else {
              written.push(body.text)
              await edit(one, match, { id: note.id, body })
            }
          }
          for (let round = 0; round < 2; round += 1)
            for (const from of people) for (const to of people) if (from !== to) await give(from, to, match)
          const [expected, ...others] = await Promise.all(people.map((who) => textsOf(who, match)))
          for (const other of others) expect(other).toEqual(expected)
          // What its author wrote over within minutes never left their library; there it can be looked up.
          const known = await Promise.all(people.map((who) => everSaid(who, match)))
          for (const text of written) expect(known.some((words) => words.has(text))).toBe(true)
        },
      ),
      { numRuns: 4 },
    )
  })
})
