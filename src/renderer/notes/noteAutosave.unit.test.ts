import { describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, shallowRef } from 'vue'
import type { Note, NoteEdit } from '../../main/api/api.ts'
import { noteOn } from './testing/note.ts'
import { BOOKMARK, COMMENT, createNoteAutosave } from './noteAutosave.ts'

/** A main that stores each comment when the test says so. */
const desk = () => {
  const stored = shallowRef<ReadonlyMap<string, Note>>(new Map())
  const asked: { readonly edits: readonly NoteEdit[]; readonly joins: boolean }[] = []
  const waiting: (() => void)[] = []
  let refuses = false
  const edit = async (edits: readonly NoteEdit[], joins: boolean): Promise<readonly Note[] | null> => {
    asked.push({ edits, joins })
    await new Promise<void>((resolve) => waiting.push(resolve))
    if (refuses) return null
    const [only] = edits
    if (only?.body === undefined) return null
    const { id = '' } = only
    const old = stored.value.get(id)
    const body = only.body ?? old?.body ?? { kind: 'comment', text: '', author: '' }
    const note = noteOn(id, body, { deleted: only.body === null })
    const next = new Map(stored.value)
    if (note.deleted) next.delete(id)
    else next.set(id, note)
    stored.value = next
    return [note]
  }
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) {
      waiting.splice(0).forEach((go) => go())
      await nextTick()
      await nextTick()
    }
  }
  return { stored, asked, edit, settle, refuse: () => (refuses = true) }
}

const open = (main: ReturnType<typeof desk>, id?: string, written = COMMENT) => {
  let own = id
  const made = vi.fn((given: string) => (own = given))
  const scope = effectScope()
  const note = () => (own === undefined ? undefined : main.stored.value.get(own))
  const writer = scope.run(() => createNoteAutosave({ step: 's', note }, written, main.edit, made))
  if (!writer) throw new Error('no writer')
  return { ...writer, made, close: () => scope.stop() }
}
/** The id of the note that was requested first. */
const idIn = (main: ReturnType<typeof desk>): string => main.asked[0]?.edits[0]?.id ?? ''
const textOf = (edit: NoteEdit | undefined): string | null =>
  edit?.body?.kind === 'comment' ? edit.body.text : null

describe('a comment changed elsewhere while it is edited here', () => {
  const theirs = (main: ReturnType<typeof desk>, text: string): Promise<unknown> =>
    main.edit([{ id: idIn(main), body: { kind: 'comment', text, author: '' } }], false)
  const begun = async () => {
    const main = desk()
    open(main).text.value = 'mine'
    await main.settle()
    const writer = open(main, idIn(main))
    writer.writing.value = true
    return { main, ...writer }
  }

  it('keeps the writer’s text, notifies them, and stores their next change as a later version', async () => {
    const { main, text, elsewhere, leave } = await begun()
    expect(elsewhere.value).toBe(false)
    void theirs(main, 'theirs')
    await main.settle()
    expect([text.value, elsewhere.value]).toEqual(['mine', true])
    text.value = 'mine, longer'
    await main.settle()
    expect(main.stored.value.get(idIn(main))?.body).toMatchObject({ text: 'mine, longer' })
    // Each text was stored as a version of the comment.
    expect(main.asked.map(({ edits }) => textOf(edits[0]))).toEqual(['mine', 'theirs', 'mine, longer'])
    leave()
    expect([text.value, elsewhere.value]).toEqual(['mine, longer', false])
  })

  it('shows the last stored text once the field is left', async () => {
    const { main, text, leave } = await begun()
    void theirs(main, 'theirs')
    await main.settle()
    leave()
    await main.settle()
    expect(text.value).toBe('theirs')
    expect(main.asked).toHaveLength(2)
  })

  it('notices a change that arrived while its own was being sent', async () => {
    const { main, text, elsewhere } = await begun()
    text.value = 'mine too'
    void theirs(main, 'theirs')
    await main.settle()
    expect([text.value, elsewhere.value]).toEqual(['mine too', true])
    expect(main.stored.value.get(idIn(main))?.body).toMatchObject({ text: 'theirs' })
  })
})

it('the name of a bookmark does not change while it is edited, and may be empty', async () => {
  const main = desk()
  main.stored.value = new Map([['n7', noteOn('n7', { kind: 'bookmark', name: '' })]])
  const { text, writing } = open(main, 'n7', BOOKMARK)
  writing.value = true
  for (const words of ['a', 'ab', 'xab', 'xyab']) {
    text.value = words
    if (words === 'ab') await main.settle()
    expect(text.value).toBe(words)
  }
  await main.settle()
  expect(text.value).toBe('xyab')
  expect(main.stored.value.get('n7')?.body).toEqual({ kind: 'bookmark', name: 'xyab' })
  text.value = ''
  await main.settle()
  expect(main.stored.value.get('n7')?.body).toEqual({ kind: 'bookmark', name: '' })
})

describe('a comment being typed', () => {
  it('is sent with its first letter, and later letters together after the answer', async () => {
    const main = desk()
    const { text, made } = open(main)
    text.value = 'w'
    expect(main.asked).toMatchObject([
      { edits: [{ step: 's', body: { text: 'w', author: '' } }], joins: false },
    ])
    text.value = 'we'
    text.value = 'well'
    await main.settle()
    expect(main.asked.map(({ edits, joins }) => [textOf(edits[0]), joins])).toEqual([
      ['w', false],
      ['well', true],
    ])
    expect(idIn(main)).toMatch(/^[0-9a-f]{16}$/)
    expect(main.asked[1]?.edits[0]).toMatchObject({ id: idIn(main) })
    expect(made).toHaveBeenCalledExactlyOnceWith(idIn(main))
  })

  it('is still stored when its field is gone', async () => {
    const main = desk()
    const { text, close } = open(main)
    text.value = 'w'
    text.value = 'last words'
    close()
    await main.settle()
    expect([...main.stored.value.values()].map(({ body }) => body)).toMatchObject([{ text: 'last words' }])
  })

  it('is deleted when emptied, and comes back under the same id', async () => {
    const main = desk()
    const { text } = open(main)
    text.value = 'x'
    await main.settle()
    text.value = ''
    await main.settle()
    expect(main.asked.at(-1)?.edits).toEqual([{ id: idIn(main), body: null }])
    text.value = 'y'
    await main.settle()
    expect(main.asked.at(-1)?.edits).toMatchObject([{ id: idIn(main), body: { text: 'y', author: '' } }])
  })

  it('with only blanks is not created', async () => {
    const main = desk()
    const { text } = open(main)
    text.value = '  '
    await main.settle()
    expect(main.asked).toEqual([])
  })

  it('is undone separately from what was typed before a pause', async () => {
    const main = desk()
    const { text, rest } = open(main)
    text.value = 'a'
    await main.settle()
    rest()
    text.value = 'ab'
    await main.settle()
    expect(main.asked.map(({ joins }) => joins)).toEqual([false, false])
  })

  it('shows changes by another window or an undo', async () => {
    const main = desk()
    main.stored.value = new Map([
      ['n9', noteOn('n9', { kind: 'comment', text: 'old', author: 'Bo' }, { version: 1 })],
    ])
    const { text } = open(main, 'n9')
    expect(text.value).toBe('old')
    main.stored.value = new Map([
      ['n9', noteOn('n9', { kind: 'comment', text: 'new', author: 'Bo' }, { version: 2 })],
    ])
    expect(text.value).toBe('new')
    expect(main.asked).toEqual([])
    text.value = 'newer'
    expect(main.asked[0]?.edits).toMatchObject([{ id: 'n9', body: { text: 'newer' } }])
    await main.settle()
  })

  it('that is refused stays in its field', async () => {
    const main = desk()
    main.refuse()
    const { text, made } = open(main)
    text.value = 'kept here'
    await main.settle()
    expect(text.value).toBe('kept here')
    expect(made).not.toHaveBeenCalled()
    expect(main.asked).toHaveLength(1)
  })
})
