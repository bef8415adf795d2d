import { createPinia, setActivePinia } from 'pinia'
import { expect, it } from 'vitest'
import { effectScope } from 'vue'
import { useCommands, type CommandGroup } from './commands.ts'
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

it('lists a command only while the page has what it is about', () => {
  setActivePinia(createPinia())
  const sheet = useKeySheet()
  const always = { keys: ['N'], k: 'library.newMatch' }
  const ofMatches = {
    keys: ['F2'],
    k: 'library.keys.rename',
    isListed: (matches: { readonly n: number }) => matches.n > 0,
  }
  const group: CommandGroup<{ readonly n: number }> = { ...GROUP, rows: [always, ofMatches] }
  const [empty, filled] = [effectScope(), effectScope()]
  empty.run(() => useCommands(group, { n: 0 }))
  expect(sheet.list.flatMap(({ rows }) => rows)).toEqual([always])
  empty.stop()
  filled.run(() => useCommands(group, { n: 3 }))
  expect(sheet.list.flatMap(({ rows }) => rows)).toEqual([always, ofMatches])
  filled.stop()
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
