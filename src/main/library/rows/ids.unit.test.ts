import fc from 'fast-check'
import { expect, it } from 'vitest'
import { portableHash } from '../../../engine/record/ids.ts'
import { nodeHash } from './ids.ts'

it('is the same SHA-256 as the portable one', () => {
  expect(nodeHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      expect(nodeHash(text)).toBe(portableHash(text))
    }),
  )
})
