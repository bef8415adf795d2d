import { expect, it } from 'vitest'
import { sectionOf } from './changelog.ts'

const LOG =
  '# Changelog\n\nText.\n\n## Unreleased\n\n- c\n\n## [1.1.0] - 2027-01-01\n\n- b\n- b2\n\n## 1.0.0\n\n- a\n'

it('finds what the changelog says of a version', () => {
  expect(sectionOf(LOG, '1.1.0')).toBe('- b\n- b2')
  expect(sectionOf(LOG, '1.0.0')).toBe('- a')
  expect(sectionOf(LOG, '1.1')).toBeUndefined()
  expect(sectionOf('## 2.0.0\n\n', '2.0.0')).toBeUndefined()
})
