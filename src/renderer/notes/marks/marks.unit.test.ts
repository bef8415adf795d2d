import { describe, expect, it } from 'vitest'
import type { BoardMark } from '../../../engine/record/step.ts'
import { draw, erase, marksIn, nextLabel } from './marks.ts'
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
