import { describe, expect, it } from 'vitest'
import type { BoardMark } from '../../../engine/record/step.ts'
import { arrowBetween, draw, erase, letterAt, marksIn, nextLabel } from './marks.ts'
import type { NoteOf } from '../../match/notes/stepNotes.ts'
import { noteOn } from '../testing/note.ts'

const note = (id: string, ...marks: readonly BoardMark[]): NoteOf<'marks'> =>
  noteOn(id, { kind: 'marks', marks: [...marks] })
const circle = (at: string, ink: 'seal' | 'ink' = 'seal'): BoardMark => ({ shape: 'circle', at, ink })
const square = (at: string): BoardMark => ({ shape: 'square', at, ink: 'seal' })
const arrow = (from: string, to: string): BoardMark => ({ shape: 'arrow', from, to, ink: 'seal' })
const body = (...marks: readonly BoardMark[]) => ({ kind: 'marks', marks })

describe('drawing', () => {
  it('creates a note, adds to it, and removes the same mark again', () => {
    expect(draw('s', [], circle('A1'))).toEqual([{ step: 's', body: body(circle('A1')) }])
    const one = note('1', circle('A1'))
    expect(draw('s', [one], circle('B2'))).toEqual([{ id: '1', body: body(circle('A1'), circle('B2')) }])
    expect(draw('s', [one], circle('A1'))).toEqual([{ id: '1', body: null }])
  })

  it('replaces the mark of a place by another shape or colour', () => {
    const one = note('1', circle('A1'), arrow('A1', 'B2'))
    expect(draw('s', [one], square('A1'))).toEqual([{ id: '1', body: body(arrow('A1', 'B2'), square('A1')) }])
    expect(draw('s', [one], circle('A1', 'ink'))).toEqual([
      { id: '1', body: body(arrow('A1', 'B2'), circle('A1', 'ink')) },
    ])
  })

  it('distinguishes arrows by where they begin and end', () => {
    const one = note('1', arrow('A1', 'B2'))
    expect(draw('s', [one], arrow('B2', 'A1'))).toEqual([
      { id: '1', body: body(arrow('A1', 'B2'), arrow('B2', 'A1')) },
    ])
    expect(draw('s', [one], arrow('A1', 'B2'))).toEqual([{ id: '1', body: null }])
  })

  it('also changes marks that are in a separate note', () => {
    const notes = [note('1', circle('A1')), note('2', square('B2'))]
    expect(draw('s', notes, square('B2'))).toEqual([{ id: '2', body: null }])
    expect(draw('s', notes, circle('B2'))).toEqual([
      { id: '1', body: body(circle('A1'), circle('B2')) },
      { id: '2', body: null },
    ])
  })

  it('erases all marks at a place, arrows from and to it included', () => {
    const notes = [note('1', circle('A1'), arrow('A1', 'B2'), square('C3')), note('2', arrow('C3', 'A1'))]
    expect(erase('s', notes, ['A1'])).toEqual([
      { id: '1', body: body(square('C3')) },
      { id: '2', body: null },
    ])
    expect(erase('s', notes, ['D4'])).toEqual([])
  })

  it('draws arrows over signs', () => {
    expect(marksIn([note('1', arrow('A1', 'B2'), circle('B2'))]).map(({ shape }) => shape)).toEqual([
      'circle',
      'arrow',
    ])
  })

  it('uses the first free letter as label', () => {
    const label = (text: string): BoardMark => ({ shape: 'label', at: text, text, ink: 'ink' })
    expect(nextLabel([])).toBe('A')
    expect(nextLabel([label('A'), label('C')])).toBe('B')
    expect(nextLabel([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(label))).toBe('1')
  })
})

describe('a letter', () => {
  const place = { name: 'p', x: 300, y: 100, width: 80, height: 40 }
  const window = { x: 20, y: 0, width: 200, height: 300 }

  it('is in the middle of its place, or beside the words there', () => {
    expect(letterAt(place, 10, undefined)).toEqual({ x: 340, y: 120, r: 10, beyond: 0 })
    expect(letterAt({ ...place, letter: { x: 300, y: 100 } }, 10, undefined)).toMatchObject({
      x: 300,
      y: 100,
    })
  })

  it('stays in the window of a panning board, and says on which side its place is', () => {
    expect(letterAt(place, 10, window)).toEqual({ x: 196, y: 126, r: 11, beyond: 1 })
    expect(letterAt({ ...place, x: -90 }, 10, window)).toEqual({ x: 44, y: 126, r: 11, beyond: -1 })
    // Of a place that is partly seen, the letter is on the part that is.
    expect(letterAt({ ...place, x: 200 }, 10, window)).toEqual({ x: 210, y: 120, r: 10, beyond: 0 })
  })
})

it('draws an arrow beside what is in the middle of both places', () => {
  const place = { name: 'a', x: 0, y: 0, width: 100, height: 100 }
  expect(arrowBetween(place, { ...place, name: 'b', x: 400 })).toEqual({
    shaft: 'M87.5 50.0L401.0 50.0',
    head: 'M430.0 50.0L400.0 68.6L400.0 31.4Z',
  })
})
