import { describe, expect, it } from 'vitest'
import { GAMES, gameOf } from '../index.ts'
import { LANGUAGES } from '../kernel/text.ts'
import { decode, encode } from '../record/codec.ts'
import { createPositions } from '../record/positions.ts'
import { sampleHeader, sampleRecord } from './sample.ts'
import { MAIN } from '../record/step.ts'
import { verify } from '../record/verify.ts'
import { SAMPLES } from './index.ts'

it('every game has a sample', () => {
  expect(Object.keys(SAMPLES)).toEqual(GAMES.map(({ id }) => id))
})

describe.each(Object.entries(SAMPLES))('the sample of %s', (id, sample) => {
  const game = gameOf(id)
  if (game === undefined) throw new Error(`there is no game ${id}`)

  it.each(LANGUAGES)('is a match the rules accept, to its end, with its notes: %s', (language) => {
    const record = sampleRecord(game, sample, language)
    expect(verify(record, game)).toMatchObject({ damage: null, decided: true })
    const tip = record.branches.get(MAIN)?.step ?? record.root
    expect(game.turn(createPositions(record, game).at(tip)).by).toBe('nobody')
    const comments = [...record.annotations.values()].flatMap(({ body }) =>
      body.kind === 'comment' ? [body.text] : [],
    )
    expect(comments).toHaveLength(sample.notes.filter(({ comment }) => comment !== undefined).length)
    expect(comments.length).toBeGreaterThanOrEqual(10)
    for (const text of comments) expect(/[\u4e00-\u9fff]/.test(text)).toBe(language === 'zh-Hant')
    // As a file it comes in again whole.
    const read = decode(encode(record), { games: GAMES })
    expect(read).toMatchObject({ ok: true, value: { damage: null } })
  })

  it('is another match in each language, the same whenever it is built', () => {
    const roots = LANGUAGES.map((language) => sampleRecord(game, sample, language).root)
    expect(new Set(roots).size).toBe(LANGUAGES.length)
    const [english] = LANGUAGES
    expect(sampleRecord(game, sample, english).root).toBe(roots[0])
    expect(sampleRecord(game, sample, english).header).toEqual(sampleHeader(game, sample, english))
  })

  it('tells its notes in the order of the match, once a step', () => {
    const steps = sample.notes.map(({ at }) => at)
    expect(steps).toEqual([...new Set(steps)].toSorted((one, other) => one - other))
  })
})
