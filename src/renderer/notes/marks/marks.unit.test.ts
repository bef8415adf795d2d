import { describe, expect, it } from 'vitest'
import type { BoardMark } from '../../../engine/record/step.ts'
import { gameOf } from '../../../engine/index.ts'
import { placesIn as qinPlaces } from '../../boards/qin/board/places.ts'
import { placesIn as quorsumPlaces } from '../../boards/quorsum/board/places.ts'
import { arrowBetween, draw, erase, marksIn, nextLabel, placeTowards, placeUnder } from './marks.ts'
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

describe.each([
  ['qin', qinPlaces, 169, 'a1'],
  ['quorsum', quorsumPlaces, 16, 'A1'],
] as const)('the places of %s', (id, placesIn, count, first) => {
  const board = placesIn({ width: 700, height: 560 })
  const at = (name: string) => board.places.find((place) => place.name === name) ?? expect.fail(name)

  it('are all there, by their names, inside the board', () => {
    expect(gameOf(id)).toBeDefined()
    expect(board).toMatchObject({ width: 560, height: 560 })
    expect(new Set(board.places.map(({ name }) => name)).size).toBe(count)
    for (const { x, y, width, height } of board.places) {
      expect(Math.min(x, y)).toBeGreaterThan(0)
      expect(Math.max(x + width, y + height)).toBeLessThan(560)
    }
  })

  it('keep their share of a board of another size', () => {
    const half = placesIn({ width: 280, height: 400 })
    for (const [index, place] of board.places.entries())
      expect(half.places[index]?.x).toBeCloseTo(place.x / 2)
  })

  it('are found under a point and by arrow keys', () => {
    const corner = at(first)
    expect(placeUnder(board.places, { x: corner.x + 3, y: corner.y + 3 })).toBe(corner)
    expect(placeUnder(board.places, { x: 1, y: 1 })).toBeUndefined()
    const right = placeTowards(board.places, corner, 'ArrowRight')
    expect(right?.name.toUpperCase()).toBe('B1')
    expect(placeTowards(board.places, right ?? corner, 'ArrowDown')?.name.toUpperCase()).toBe('B2')
    expect(placeTowards(board.places, corner, 'ArrowUp')).toBeUndefined()
    expect(placeTowards(board.places, corner, 'Enter')).toBeUndefined()
  })

  it('reaches every place by arrow keys', () => {
    const seen = new Set([at(first)])
    for (const place of seen)
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
        const next = placeTowards(board.places, place, key)
        if (next) seen.add(next)
      }
    expect(seen.size).toBe(count)
  })

  it('has an arrow from one place to another, its tip on the centre', () => {
    const last = board.places.at(-1) ?? expect.fail()
    const { head } = arrowBetween(at(first), last) ?? expect.fail()
    expect(head).toMatch(
      new RegExp(`^M${(last.x + last.width / 2).toFixed(1)} ${(last.y + last.height / 2).toFixed(1)}L`),
    )
    expect(arrowBetween(last, last)).toBeNull()
  })
})
