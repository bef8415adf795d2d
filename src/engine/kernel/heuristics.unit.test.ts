import { describe, expect, it } from 'vitest'
import { reasonFrom } from './heuristics.ts'
import { factsTold } from './testing/checks/reasons.ts'
import { message, type Message } from './text.ts'

/** Actions are words; each letter is a fact. */
const factsFor = (action: string) => [...action].map((letter) => message(`reason.${letter}`))
const told = (action: string, ...others: readonly string[]) => factsTold(reasonFrom(factsFor, action, others))

describe('a reason', () => {
  it('tells at most three facts, without others to compare with the weightiest', () => {
    expect(told('abcd')).toEqual(['a', 'b', 'c'])
    expect(told('')).toEqual([])
  })

  it('leaves out what is true of all others, and begins with what is true of none', () => {
    expect(told('ab', 'a')).toEqual(['b'])
    expect(told('abc', 'ab', 'a')).toEqual(['c', 'b'])
  })

  it('is none if all of it is true of one of the others as well', () => {
    expect(told('ab', 'ab')).toEqual([])
    expect(told('ab', 'c', 'bad')).toEqual([])
    expect(told('ab', 'a', 'b')).toEqual(['a', 'b'])
  })

  it('begins with the plan, also if it is the plan of the others, and tells no more than wished', () => {
    const planOf = (action: string) => (action.includes('d') ? [message('reason.plan')] : [])
    const planned = (action: string, ...others: readonly string[]) =>
      factsTold(reasonFrom(factsFor, action, others, { most: 2, planOf }))
    expect(planned('abd', 'cd')).toEqual(['plan', 'a'])
    expect(planned('abc')).toEqual(['a', 'b'])
    expect(planned('d', 'd')).toEqual([])
  })

  it('tells one of facts that are alike', () => {
    const areAlike = (...both: readonly Message[]) =>
      both.every(({ key }) => 'reason.a reason.b'.includes(key))
    expect(factsTold(reasonFrom(factsFor, 'abc', [], { areAlike }))).toEqual(['a', 'c'])
  })

  it('joins facts only after they are compared', () => {
    const joined = (facts: readonly Message[]) =>
      facts.length === 2 ? [message(facts.map(({ key }) => key).join('+'))] : facts
    const joining = (action: string, ...others: readonly string[]) =>
      factsTold(reasonFrom(factsFor, action, others, { joined }))
    expect(joining('ab')).toEqual(['a+reason.b'])
    expect(joining('ab', 'a')).toEqual(['b'])
    expect(joining('ab', 'abc')).toEqual([])
  })
})
