import type Database from 'better-sqlite3'
import { parseJson } from '../../../engine/kernel/json.ts'
import { atomic } from '../sqlite/transactions.ts'

/** Settings by name. The library does not interpret their values. */
export interface SettingsStore {
  settings(): { readonly [key: string]: unknown }
  /** Saves the given values and leaves the others as they are. */
  saveSettings(values: { readonly [key: string]: unknown }): void
}

/** With `readOnly`, changes last only until the library is closed. */
export const createSettings = (db: Database.Database, readOnly: boolean): SettingsStore => {
  let held: { readonly [key: string]: unknown } = {}
  const all = db.prepare<[], { key: string; value: string }>('SELECT key, value FROM setting')
  const put = db.prepare<[string, string]>(
    'INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  )
  const save = atomic(db, (values: { readonly [key: string]: unknown }) => {
    for (const [key, value] of Object.entries(values))
      if (value !== undefined) put.run(key, JSON.stringify(value))
  })
  return {
    settings: () => ({
      // An unreadable value counts as never saved and does not affect the others.
      ...Object.fromEntries(
        all.all().flatMap(({ key, value }) => {
          const read = parseJson(value)
          return read === undefined ? [] : [[key, read] as const]
        }),
      ),
      ...held,
    }),
    saveSettings: readOnly ? (values) => void (held = { ...held, ...values }) : save,
  }
}
