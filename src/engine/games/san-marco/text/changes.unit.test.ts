import { describe, expect, it } from 'vitest'
import { sanMarco } from '../index.ts'
import { position } from '../testing/position.ts'
import { changes } from './changes.ts'

const view = (aristocrats: string) => sanMarco.view(position({ in: aristocrats }), 0)
/** What changed for the first seat. */
const changed = (before: string, after: string) =>
  changes(view(before), view(after), 0).map(({ key, params }) => [key, params?.['n'] ?? params?.['now']])

describe('what changed for a seat', () => {
  it('SM-28 tells an aristocrat replaced even where the district is worth the same', () => {
    // From a tie for the most to the second most: the low number both times.
    expect(changed('1:2,0,2', '1:1,0,3')).toEqual([['change.district.fewer', 1]])
  })

  it('SM-38 tells what a district is worth now rather than who is gone', () => {
    expect(changed('1:2,0,2', '1:0,0,3')).toEqual([['change.district.less', 0]])
  })

  it('tells nothing of an aristocrat that came, if nothing is worth more', () => {
    expect(changed('1:2,0,4', '1:3,0,4')).toEqual([])
  })
})
