/** Reads the settings from the library, with defaults for those that are missing or unreadable. */
import { settingsSchema, type Settings } from '../api/values-settings.ts'
import type { Library } from '../library/library.ts'
import { DEFAULTS } from './default-settings.ts'

interface Kept {
  readonly settings: Settings
  /** The stored settings that cannot be read: their names, and `keys.<command>` for keys. */
  readonly dropped: readonly string[]
}

/** The entries of a stored record. */
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
    // Unreadable keys of one command do not invalidate those of other commands.
    if (good.length > 0 && schema.safeParse(Object.fromEntries(good)).success) {
      for (const [name] of entries.filter((entry) => !good.includes(entry))) dropped.push(`keys.${name}`)
      return Object.fromEntries(good)
    }
    dropped.push(key)
    return DEFAULTS[key]
  }
  // The library stores more among the settings than people can set.
  const kept = Object.entries(library.settings()).flatMap(([key, value]) =>
    isSetting(key) ? [[key, read(key, value)] as const] : [],
  )
  // Each value was parsed by the schema of its key.
  return { settings: { ...DEFAULTS, ...(Object.fromEntries(kept) as Partial<Settings>) }, dropped }
}

const isSetting = (key: string): key is keyof Settings => Object.hasOwn(DEFAULTS, key)

export const readSettings = (library: Library): Settings => check(library).settings

/** Stores the readable part, or the default, of unreadable settings. Returns their names, so that a person is told once. */
export const mendSettings = (library: Library): readonly string[] => {
  const { settings, dropped } = check(library)
  const keys = new Set(dropped.map((name) => name.split('.')[0]))
  if (keys.size > 0)
    library.saveSettings(Object.fromEntries(Object.entries(settings).filter(([key]) => keys.has(key))))
  return dropped
}
