/** The texts of the window in this language that are needed from the start, each file under its name. */
import type { Texts } from '../../../engine/kernel/text.ts'

const files = import.meta.glob<Texts>(['../../locales/en/*.json', '../../../locales/en/*.json'], {
  eager: true,
  import: 'default',
})

export const texts: Texts = Object.fromEntries(
  Object.entries(files).map(([path, each]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), each]),
)
