import { describe, expect, it } from 'vitest'
import { gameOf } from '../engine/index.ts'
import errors from '../locales/en/error.json' with { type: 'json' }
import { FILE_ERROR_CODES } from '../engine/record/file/fault.ts'
import { LIBRARY_CODES } from '../main/library/sqlite/errors.ts'
import { detailsOf, explained, sentenceOf } from './words.ts'

describe('sentences', () => {
  it.each([...FILE_ERROR_CODES, ...LIBRARY_CODES])('there is one for %s', (code) => {
    expect(sentenceOf({ code })).toMatch(/^[A-Z].* .*\.$/)
  })

  it('says what the window says, filled in, unless the terminal has its own words', () => {
    expect(sentenceOf({ code: 'libraryFull' })).toBe(errors.libraryFull)
    const said = sentenceOf({ code: 'seatCount', details: { min: 2, max: 4 } })
    expect(said).toBe('This game is for 2 to 4 players; please add or remove some.')
  })

  it('uses a game’s own sentences for its refusals, filled in', () => {
    const problem = { code: 'notAdjacent', rule: 'QO-11', details: { from: 'A1', to: 'C3' } }
    const said = explained(problem, gameOf('quorsum'))
    expect(said).toMatch(/C3.*A1/)
    expect(said).toContain('(notAdjacent, rule QO-11)')
  })

  it('says why the rules refuse an action of a record', () => {
    const said = sentenceOf(
      { code: 'illegal', details: { refusal: 'placeOccupied', to: 'B2' } },
      gameOf('quorsum'),
    )
    expect(said).toContain('The rules refuse this action.')
    expect(said).toContain('B2')
  })

  it('shows a code without a sentence as it is', () => {
    expect(sentenceOf({ code: 'fromTheFuture' }, gameOf('quorsum'))).toBe('fromTheFuture')
  })

  it('adds plain details in brackets', () => {
    expect(detailsOf({ code: 'x', details: { most: 5, list: [1] } })).toBe(' [most 5]')
    expect(detailsOf({ code: 'x' })).toBe('')
  })
})
