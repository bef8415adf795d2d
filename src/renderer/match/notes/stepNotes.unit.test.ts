import { describe, expect, it } from 'vitest'
import type { Note } from '../../../main/api/api.ts'
import { bookmarkEdits, glyphEdits } from './edits.ts'
import { glyphsOf, NOTHING, notesByStep, taken } from './stepNotes.ts'
import { noteOn } from '../../notes/testing/note.ts'

const note = (id: string, body: Note['body'], step = 's'): Note => noteOn(id, body, { step })
const of = (...notes: readonly Note[]) => notesByStep(taken(new Map(), notes))

describe('what is said about a step', () => {
  it('is in the same order whoever holds it', () => {
    const one = note('1', { kind: 'comment', text: 'one', author: '' })
    const two = note('2', { kind: 'comment', text: 'two', author: '' })
    expect(of(two, one).get('s')?.comments).toEqual([one, two])
    expect(of(one, two)).toEqual(of(two, one))
  })

  it('forgets what was deleted and takes what has changed', () => {
    const first = note('1', { kind: 'glyph', glyph: '!' })
    const held = taken(new Map(), [first])
    expect(taken(held, [{ ...first, body: { kind: 'glyph', glyph: '?' } }]).get('1')?.body).toEqual({
      kind: 'glyph',
      glyph: '?',
    })
    expect(taken(held, [{ ...first, deleted: true }]).size).toBe(0)
    expect(held.size).toBe(1)
  })

  it('shows evaluations made apart once each', () => {
    const said = of(
      note('1', { kind: 'glyph', glyph: '!' }),
      note('2', { kind: 'glyph', glyph: '??' }),
      note('3', { kind: 'glyph', glyph: '!' }),
    ).get('s')
    expect(glyphsOf(said ?? NOTHING)).toEqual(['!', '??'])
  })
})

describe('edits', () => {
  const good = note('1', { kind: 'glyph', glyph: '!' })
  const bad = note('2', { kind: 'glyph', glyph: '?' })
  const body = { kind: 'glyph', glyph: '!!' } as const

  it('judge a step: a first time, anew, and not any more', () => {
    expect(glyphEdits('s', NOTHING, '!!')).toEqual([{ step: 's', body }])
    const two = of(good, bad).get('s') ?? NOTHING
    expect(glyphEdits('s', two, '!!')).toEqual([
      { id: '1', body },
      { id: '2', body: null },
    ])
    expect(glyphEdits('s', two, '?')).toEqual([
      { id: '1', body: null },
      { id: '2', body: null },
    ])
    expect(glyphEdits('s', two, null)).toHaveLength(2)
    expect(glyphEdits('s', NOTHING, null)).toEqual([])
  })

  it('set a bookmark or take all away', () => {
    expect(bookmarkEdits('s', NOTHING)).toEqual([{ step: 's', body: { kind: 'bookmark', name: '' } }])
    const two = of(note('1', { kind: 'bookmark', name: 'x' }), note('2', { kind: 'bookmark', name: '' })).get(
      's',
    )
    expect(bookmarkEdits('s', two ?? NOTHING)).toEqual([
      { id: '1', body: null },
      { id: '2', body: null },
    ])
  })
})
