import { describe, expect, it } from 'vitest'
import {
  addedChoice,
  applyingOptions,
  choice,
  optionNeedingSeats,
  optionsFor,
  optionsSchema,
  partsOf,
  valuesFor,
  valueWith,
  type OptionValues,
} from './options.ts'

const schema = optionsSchema({ raceTo: choice([1, 3], 1), lock: choice(['reply', 'none'], 'reply') })

describe('the schema of options', () => {
  it('fills in defaults', () => {
    expect(schema.parse({})).toEqual({ raceTo: 1, lock: 'reply' })
    expect(schema.parse({ raceTo: 3 })).toEqual({ raceTo: 3, lock: 'reply' })
  })

  it.each([
    ['a value not among the choices', { raceTo: 2 }],
    ['a value of another type', { raceTo: '3' }],
    ['an unknown name', { race: 3 }],
    ['nothing', null],
    ['a list', []],
  ])('refuses %s', (_, input) => {
    expect(schema.safeParse(input).success).toBe(false)
  })
})

describe('an option added to a game that has matches', () => {
  const fields = { raceTo: choice([1, 3], 1), flips: addedChoice(['on', 'off'], 'on') }
  const added = optionsSchema(fields)

  it('is left out where it has its default, so that such matches are as before', () => {
    expect(added.parse({})).toStrictEqual({ raceTo: 1 })
    expect(added.parse({ flips: 'on' })).toStrictEqual({ raceTo: 1 })
    expect(added.parse({ flips: 'off', raceTo: 3 })).toStrictEqual({ raceTo: 3, flips: 'off' })
    expect(added.safeParse({ flips: 'some' }).success).toBe(false)
  })

  it('is shown only for matches that are played with it', () => {
    expect(applyingOptions(fields, 2, { raceTo: 1 })).toEqual(['raceTo'])
    expect(applyingOptions(fields, 2, { raceTo: 1, flips: 'off' })).toEqual(['raceTo', 'flips'])
  })
})

describe('values that need more seats', () => {
  const fields = { first: choice([1, 2, 3, 'random'], 1, { 3: 3 }), lock: choice(['reply', 'none'], 'reply') }

  it('are offered only with enough seats', () => {
    expect(valuesFor(fields.first, 2)).toEqual([1, 2, 'random'])
    expect(valuesFor(fields.first, 3)).toEqual([1, 2, 3, 'random'])
    expect(valuesFor(fields.lock, 2)).toEqual(['reply', 'none'])
  })

  it('are found if there are too few', () => {
    expect(optionNeedingSeats(fields, { first: 3, lock: 'none' }, 2)).toBe('first')
    expect(optionNeedingSeats(fields, { first: 3, lock: 'none' }, 3)).toBeUndefined()
    expect(optionNeedingSeats(fields, { first: 2 }, 2)).toBeUndefined()
  })

  it('are reported with the seats they need, and missing options get their defaults', () => {
    const game = { fields, schemas: { options: optionsSchema(fields) } }
    expect(optionsFor(game, { first: 3 }, 2)).toEqual({
      ok: false,
      error: { code: 'badOptions', details: { option: 'first', value: 3, needs: 3, seats: 2 } },
    })
    expect(optionsFor(game, { first: 9 }, 2)).toEqual({
      ok: false,
      error: { code: 'badOptions', details: { option: 'first' } },
    })
    expect(optionsFor(game, { first: 3 }, 3)).toEqual({ ok: true, value: { first: 3, lock: 'reply' } })
  })
})

describe('an option without an effect', () => {
  const fields = {
    first: choice([1, 2, 'random'], 1),
    fourth: choice(['random', 'A', 'B'], 'random', { A: 4, B: 4 }),
    neutral: { ...choice(['on', 'off'], 'on'), applies: (seats: number) => seats === 2 },
    third: {
      ...choice(['random', 'A'], 'random'),
      applies: (seats: number, { neutral }: OptionValues) => seats > 2 || neutral === 'on',
    },
  }
  it.each([
    [2, 'on', ['first', 'neutral', 'third']],
    [2, 'off', ['first', 'neutral']],
    [3, 'off', ['first', 'third']],
    [4, 'on', ['first', 'fourth', 'third']],
  ] as const)('is found by seats and other options: %i seats, %s', (seats, neutral, applying) => {
    expect(applyingOptions(fields, seats, { neutral })).toEqual(applying)
  })
})

describe('an option of two parts', () => {
  const field = { ...choice(['none', 'a-b', 'a-c', 'b-c'], 'none'), parts: ['a', 'b', 'c'] }

  it('tells the parts of its values, and the value of two parts in any order', () => {
    expect(field.values.map((value) => partsOf(field, value))).toEqual([
      undefined,
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ])
    expect(valueWith(field, ['c', 'a'])).toBe('a-c')
    expect(valueWith(field, ['a', 'a'])).toBeUndefined()
  })

  it('has no parts where none are declared', () => {
    expect(partsOf(choice(['not-parts'], 'not-parts'), 'not-parts')).toBeUndefined()
  })
})
