/** Looking into the texts of a game, for tests. */
import type { Texts } from '../text.ts'

/** The text at a dotted path, or undefined if there is none. */
export const textAt = (texts: Texts, path: string): string | undefined => {
  let here: string | Texts | undefined = texts
  for (const key of path.split('.')) here = typeof here === 'object' ? here[key] : undefined
  return typeof here === 'string' ? here : undefined
}

/** The dotted paths of all texts, in their order. */
export const pathsOf = (texts: Texts, above = ''): readonly string[] =>
  Object.entries(texts).flatMap(([key, part]) =>
    typeof part === 'string' ? [`${above}${key}`] : pathsOf(part, `${above}${key}.`),
  )

/** The names between braces in a text, each once, sorted. */
export const placeholdersOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort()
