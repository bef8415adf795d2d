import { describe, expect, it } from 'vitest'
import { GAMES } from '../src/engine/index.ts'
import { differing, playthroughs } from './playthroughs.ts'

describe('docs/playthroughs', () => {
  const wanted = playthroughs()

  it('has what the rules give today; `npm run playthroughs` writes it anew', () => {
    expect(differing(wanted)).toEqual([])
  })

  it('has a match of every game with every number of seats, from the start to the result', () => {
    for (const { id, seats } of GAMES)
      for (let count = seats.min; count <= seats.max; count += 1) {
        const text = wanted.get(`${id}-${count}.txt`) ?? ''
        expect(text).toMatch(/^0\. .+ acts, scores/m)
        expect(text).toMatch(/^\d+\. over: \{"ending":/m)
        expect(text.length).toBeLessThan(200_000)
      }
  })

  it('names a file that is wrong, missing or too many', () => {
    const [name = ''] = wanted.keys()
    const others = [...wanted].slice(1)
    expect(differing(new Map([...wanted, [name, 'other']]))).toEqual([name])
    expect(differing(new Map([...wanted, ['new.txt', '']]))).toEqual(['new.txt'])
    expect(differing(new Map(others))).toEqual([name])
  })
})
