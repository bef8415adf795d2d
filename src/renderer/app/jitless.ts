/**
 * Schemas must not compile themselves with `eval`: the window's content policy forbids it. zod reads this object while
 * schemas are created. Set here, it needs no zod, which comes after the first screen.
 */
import type { config } from 'zod'

declare global {
  var __zod_globalConfig: ReturnType<typeof config> | undefined
}

globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true }
