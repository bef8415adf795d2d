import { describe, expect, it } from 'vitest'
import { choice, optionsSchema } from './options.ts'

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
