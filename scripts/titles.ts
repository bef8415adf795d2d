/** The id of a rule: `QO-16`, `QIN-G1a`, `CC-12`. */
const ID = /\b[A-Z]{2,4}-[A-Z]?\d+[a-z]?\b/g

/** A call of `it`, `test` or `describe` up to the end of its title; `.each` may put a table before it. */
const START = /\b(?:it|test|describe)(?:\.\w+)*(?:<[^()]*>)?\(/g
const TITLE = /^\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/

/** The end of the bracket opened just before `from`; skips strings. */
const closing = (source: string, from: number): number => {
  let depth = 1
  for (let at = from; at < source.length; at += 1) {
    const sign = source.charAt(at)
    if (sign === "'" || sign === '"' || sign === '`') {
      const text = TITLE.exec(source.slice(at))
      if (text === null) return source.length
      at += text[0].length - 1
    } else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (depth === 0) return at
  }
  return source.length
}

/** The titles of the tests in a source text. */
export const titlesIn = (source: string): readonly string[] =>
  [...source.matchAll(START)].flatMap((call) => {
    const inside = call.index + call[0].length
    const direct = TITLE.exec(source.slice(inside))?.[2]
    if (direct !== undefined) return [direct]
    // `it.each(table)('title', …)` has its title in the second brackets.
    const rest = source.slice(closing(source, inside) + 1)
    return rest.startsWith('(') ? (TITLE.exec(rest.slice(1))?.slice(2, 3) ?? []) : []
  })

/** The ids of rules named in the titles of the tests in a source text. */
export const rulesInTitles = (source: string): readonly string[] =>
  titlesIn(source).flatMap((title) => title.match(ID) ?? [])
