/** What people have set: what the library keeps, and a default for all the rest. */
import { settingsSchema, type Settings } from '../api/values-settings.ts'
import type { Library } from '../library/library.ts'
import { DEFAULTS } from './default-settings.ts'

interface Kept {
  readonly settings: Settings
  /** What was kept and cannot be read: names of settings, and of keys `keys.<command>`. */
  readonly dropped: readonly string[]
}

/** The entries of a record that are as they should be. */
const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []

const check = (library: Library): Kept => {
  const dropped: string[] = []
  const read = (key: keyof Settings, value: unknown): unknown => {
    const schema = settingsSchema.shape[key]
    const whole = schema.safeParse(value)
    if (whole.success) return whole.data
    const entries = key === 'keys' ? entriesOf(value) : []
    const good = entries.filter(([name, each]) => schema.safeParse({ [name]: each }).success)
    // A key that cannot be read takes none of the others along.
    if (good.length > 0 && schema.safeParse(Object.fromEntries(good)).success) {
      for (const [name] of entries.filter((entry) => !good.includes(entry))) dropped.push(`keys.${name}`)
      return Object.fromEntries(good)
    }
    dropped.push(key)
    return DEFAULTS[key]
  }
  // What else is kept there is not for people to set.
  const kept = Object.entries(library.settings()).flatMap(([key, value]) =>
    isSetting(key) ? [[key, read(key, value)] as const] : [],
  )
  // Each value was read by the schema of its key.
  return { settings: { ...DEFAULTS, ...(Object.fromEntries(kept) as Partial<Settings>) }, dropped }
}

const isSetting = (key: string): key is keyof Settings => Object.hasOwn(DEFAULTS, key)

export const readSettings = (library: Library): Settings => check(library).settings

/** Puts in order what is kept and cannot be read, and tells what that was: once, not at every start. */
export const mendSettings = (library: Library): readonly string[] => {
  const { settings, dropped } = check(library)
  const keys = new Set(dropped.map((name) => name.split('.')[0]))
  if (keys.size > 0)
    library.saveSettings(Object.fromEntries(Object.entries(settings).filter(([key]) => keys.has(key))))
  return dropped
}
