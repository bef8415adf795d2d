import { expect, it } from 'vitest'
import { rulesInTitles, titlesIn } from './titles.ts'

it('finds the titles of tests, of tables too, and no other text', () => {
  const source = `
    // QO-9 in a comment
    describe('QO-1 tiles', () => {
      it("QO-2 and QO-3 are laid", () => { expect(refuse('QO-4')).toBe(1) })
      it.each([['QO-5 (', 1], ["it's", 2]] as const)('QIN-G1a with %s', () => {})
      it.each<readonly [string, Action]>([['QO-6', f(1)]])(\`CC-12 \${'x'}\`, () => {})
      test('it\\'s QO-7', () => {})
      submit('QO-8')
    })`
  expect(titlesIn(source)).toHaveLength(5)
  expect(rulesInTitles(source)).toEqual(['QO-1', 'QO-2', 'QO-3', 'QIN-G1a', 'CC-12', 'QO-7'])
})
