import { expect, it } from 'vitest'
import { changCheng } from '../index.ts'
import { position } from '../testing/position.ts'
import { changes } from './changes.ts'

const view = (faces: readonly ('1A' | '2A' | '3A')[]) => changCheng.view(position({ faces }), 0)

it('CC-31 tells the numbers of the spaces and regions of a board that has joined, and where it lies', () => {
  expect(changes(view(['1A', '2A']), view(['1A', '2A', '3A']), 0)).toEqual([
    { key: 'change.board.right', params: { first: 27, last: 39, from: 7, to: 9 } },
  ])
  expect(changes(view(['1A', '2A']), view(['1A', '2A']), 0)).toEqual([])
})
