/**
 * Vite plugin: puts the value of `src/engine/facts.ts` in the place of the file. The window's first screen shows facts
 * of the games; with the file itself it would load all their rules and texts to compute them.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** `project` is the folder of the project whose facts are told. */
export const factsByValue = (project: string): Plugin => {
  const file = join(project, 'src', 'engine', 'facts.ts')
  return {
    name: 'qipu-facts',
    apply: 'build',
    load: {
      async handler(id) {
        if (id !== file.replaceAll('\\', '/')) return null
        const { FACTS } = (await import(pathToFileURL(file).href)) as { readonly FACTS: unknown }
        return `export const FACTS = ${JSON.stringify(FACTS)}`
      },
    },
  }
}
