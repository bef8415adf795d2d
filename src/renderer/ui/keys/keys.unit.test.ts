import { createPinia, setActivePinia } from 'pinia'
import { expect, it } from 'vitest'
import { effectScope } from 'vue'
import { listKeys, strokesOf, useKeySheet } from './keys.ts'

const GROUP = { id: 'board', title: 'keys.title', rows: [] }

it('lists the keys of two like boards until both are gone', () => {
  setActivePinia(createPinia())
  const sheet = useKeySheet()
  const [table, picture] = [effectScope(), effectScope()]
  table.run(() => listKeys(GROUP))
  picture.run(() => listKeys(GROUP))
  expect(sheet.list).toEqual([GROUP])
  picture.stop()
  expect(sheet.list).toEqual([GROUP])
  table.stop()
  expect(sheet.list).toEqual([])
})

it.each([
  [{ keys: ['Ctrl', '⇧', 'Z'] }, [['Ctrl', '⇧', 'Z']]],
  [
    { keys: ['⇧', '←'], or: ['⇧', '→'] },
    [
      ['⇧', '←'],
      ['⇧', '→'],
    ],
  ],
  [{ keys: ['←', '↑', '→', '↓'] }, [['←'], ['↑'], ['→'], ['↓']]],
  [{ keys: ['1'], or: ['4'] }, [['1'], ['2'], ['3'], ['4']]],
  [{ keys: ['A'], or: ['D'] }, [['A'], ['B'], ['C'], ['D']]],
  [{ keys: ['W'], or: ['Q'] }, [['W'], ['Q']]],
  [{ keys: ['+'], or: ['-'] }, [['+'], ['-']]],
  [{ keys: ['R'], or: ['⇧', 'R'] }, [['R'], ['⇧', 'R']]],
])('knows every stroke of the row %o', (row, strokes) => {
  expect(strokesOf({ k: '', ...row })).toEqual(strokes)
})
