/**
 * Links in comments. To a step: `[[#12]]`, or `[[#12@3d415b31]]` with the first digits of its id, which identify the line
 * and are the same in every copy of the match. To a rule: its id, such as `QIN-A7`, bare or as `[[QIN-A7]]`.
 * `[[…|words]]` shows other words. There are no links out of the program.
 */
import { isNamed } from '../address/tableAddress.ts'
import { lineThrough, type Tree } from '../tree/tree.ts'

export type Jump =
  | { readonly to: 'step'; readonly number: number; readonly id: string | null }
  | { readonly to: 'rule'; readonly rule: string }

/** A link found in a text. */
export interface Found {
  readonly jump: Jump
  /** The text the link shows. */
  readonly text: string
  readonly length: number
}

const LINK = /\[\[(?:#(\d{1,6})(?:@([0-9a-f]{8,32}))?|([A-Z]{2,4}-[A-Z]?\d{1,3}))(?:\|([^\]\n|]{1,80}))?\]\]/y
/** The number of digits of an id in a link: enough to distinguish steps with the same number. */
const WRITTEN = 8

/** The link that starts at an index of a text. */
export const linkAt = (text: string, at: number): Found | undefined => {
  LINK.lastIndex = at
  const match = LINK.exec(text)
  if (match === null) return undefined
  const [whole, number, id, rule, words] = match
  const jump: Jump =
    rule === undefined ? { to: 'step', number: Number(number), id: id ?? null } : { to: 'rule', rule }
  return { jump, text: words?.trim() ?? rule ?? `#${number}`, length: whole.length }
}

export const stepLink = (row: { readonly id: string; readonly depth: number }): string =>
  `[[#${row.depth}@${row.id.slice(0, WRITTEN)}]]`

/**
 * The step a link in a comment on `from` refers to: the one with that id, else (in a copy whose ids differ) the one with
 * that number on the line through `from`. Undefined if there is none.
 */
export const stepOf = (
  tree: Tree,
  from: string,
  { number, id }: { readonly number: number; readonly id: string | null },
): string | undefined => {
  if (id !== null)
    for (const row of tree.rows.values()) if (row.depth === number && isNamed(row, id)) return row.id
  return lineThrough(tree, from, [])[number]
}

/** Adds ids to links to steps that lack them; a link to an unknown step stays as it is. */
export const completed = (text: string, tree: Tree, from: string): string =>
  text.replace(
    /\[\[#(\d{1,6})(\|[^\]\n|]{1,80})?\]\]/g,
    (whole, number: string, words: string | undefined) => {
      const row = tree.rows.get(stepOf(tree, from, { number: Number(number), id: null }) ?? '')
      return row === undefined ? whole : stepLink(row).replace(']]', `${words ?? ''}]]`)
    },
  )
