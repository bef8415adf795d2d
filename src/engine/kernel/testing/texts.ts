/** Helpers for tests that look into a game's texts. */
import { describe, expect, it } from 'vitest'
import type { Rule } from '../rules/rule-list.ts'
import type { Texts } from '../text.ts'

/** The text at a dotted path, or undefined. */
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

/** Cached, because the tests ask for every event of every match. */
const known = new Map<string, readonly string[]>()

/** The names between braces in a text, each once, sorted. */
export const placeholdersOf = (text: string): readonly string[] => {
  const names =
    known.get(text) ?? [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort()
  known.set(text, names)
  return names
}

/** Registers the tests of a game's rule texts: every rule has its text, and house rules say what they decide. */
export const describeRules = ({
  rules,
  text,
}: {
  readonly rules: readonly Rule[]
  readonly text: { readonly locales: { readonly [language: string]: Texts } }
}): void => {
  describe('the rules in words', () => {
    it.each(Object.entries(text.locales))(
      '%s has every rule once, and says what is ours where it is',
      (_, texts) => {
        expect(Object.keys(texts.rules ?? {}).toSorted()).toEqual(rules.map(({ id }) => id).toSorted())
        for (const { id, kind, section } of rules) {
          expect(textAt(texts, `rules.${id}.text`)).toMatch(/\S/)
          expect(textAt(texts, `rules.${id}.house`) !== undefined, id).toBe(kind === 'house')
          expect(texts.rulesSections).toHaveProperty(section)
        }
      },
    )

    it('are taught from the goal on, each heading once', () => {
      const headings = rules.map(({ section }) => section).filter((each, at, all) => each !== all[at - 1])
      expect(headings[0]).toBe('goal')
      expect(new Set(headings).size).toBe(headings.length)
    })
  })
}
