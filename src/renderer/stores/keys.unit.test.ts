import { createPinia, setActivePinia } from 'pinia'
import { expect, it } from 'vitest'
import { effectScope } from 'vue'
import { listKeys, useKeySheet } from './keys.ts'

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
