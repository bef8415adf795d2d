/** Writes a record as a `.qipu` file (docs/record-format.md). */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { gzipSync } from 'fflate'
import { DEPTHS, type Analysed } from '../analysis.ts'
import { canonicalJson } from '../canonical.ts'
import { BUDGETS } from './budgets.ts'
import { FORMAT, FORMAT_WITHOUT_AUTHORS, FORMAT_WITHOUT_TASKS } from './schemas.ts'
import { MAIN, type Author, type StepId } from '../step.ts'
import type { MatchRecord } from '../tree.ts'

/** Title and tags of a match in a library; they travel with the file but are not part of the record. */
export interface Label {
  readonly title: string
  readonly tags: readonly string[]
  /** The author whose library wrote the file; importing names the copy's main line after them. */
  readonly from?: Author
}

export interface EncodeOptions {
  /** Compressed unless false. */
  readonly gzip?: boolean
  readonly label?: Label
  /** Findings of analyses to include; those about steps that are not in the record are dropped. */
  readonly analysed?: readonly Analysed[]
}

/** Entries sorted by id, the main branch first, so that the order in which they came does not matter. */
const inOrder = <Entry extends { readonly id: string }>(entries: Iterable<Entry>): readonly Entry[] =>
  [...entries].sort((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))

const rankOf = ({ id }: { readonly id: string }): string => (id === MAIN ? '' : id)

/** Writes the file of a record; the same record always gives the same bytes. */
export const encode = (
  record: MatchRecord,
  { gzip = true, label, analysed = [] }: EncodeOptions = {},
): Uint8Array => {
  const hasAuthors =
    label?.from !== undefined ||
    [...record.annotations.values()].some(({ edit }) => edit !== undefined) ||
    [...record.branches.values()].some(({ by }) => by !== undefined)
  const hasTasks = [...record.annotations.values()].some(({ body }) => body.kind === 'task')
  const older = hasAuthors ? FORMAT_WITHOUT_TASKS : FORMAT_WITHOUT_AUTHORS
  const format = hasTasks ? FORMAT : older
  const lines = [`{"qipu":${format},"header":${canonicalJson(record.header)}}`]
  const lineOf = new Map<StepId, number>([[record.root, 1]])
  const numberOf = (id: StepId): number => {
    const number = lineOf.get(id)
    if (number === undefined) throw new Error(`Step ${id} is used before it is written`)
    return number
  }
  for (const { id, parent, actor, action, events, chosen } of record.steps.values()) {
    lines.push(
      `{"step":{"id":"${id}","parent":${numberOf(parent)},"by":${JSON.stringify(actor)},` +
        `"action":${canonicalJson(action)},"events":${canonicalJson(events)}${chosen ? ',"chosen":true' : ''}}}`,
    )
    lineOf.set(id, lines.length)
  }
  for (const { id, name, step, version, deleted, by } of inOrder(record.branches.values())) {
    const maker = by === undefined ? {} : { by: { id: by.id, name: by.name, sign: by.sign } }
    lines.push(JSON.stringify({ branch: { id, name, step: numberOf(step), version, deleted, ...maker } }))
  }
  for (const { id, step, body, version, deleted, edit } of inOrder(record.annotations.values()))
    lines.push(
      `{"annotation":{"id":"${id}","step":${numberOf(step)},"body":${canonicalJson(body)},` +
        `"version":${version},"deleted":${deleted}${edit === undefined ? '' : `,"edit":${canonicalJson(edit)}`}}}`,
    )
  const findings = analysed.flatMap((each) => {
    const line = lineOf.get(each.step)
    return line === undefined ? [] : [{ ...each, line, rank: DEPTHS.indexOf(each.settings.strength) }]
  })
  // A fixed order, so that the same findings always give the same bytes.
  findings.sort((one, other) => one.line - other.line || one.rank - other.rank)
  // Findings can be computed again, and readers refuse a file with more.
  for (const { line, settings, finding } of findings.slice(0, BUDGETS.analyses))
    lines.push(
      `{"analysis":{"step":${line},"settings":${canonicalJson(settings)},"finding":${canonicalJson(finding)}}}`,
    )
  if (label !== undefined) {
    const { title, tags, from } = label
    lines.push(JSON.stringify({ title, tags, ...(from === undefined ? {} : { from }) }))
  }
  const content = utf8ToBytes(lines.join('\n') + '\n')
  const end = { end: { lines: lines.length, sha256: bytesToHex(sha256(content)) } }
  const closing = utf8ToBytes(JSON.stringify(end) + '\n')
  const whole = new Uint8Array(content.length + closing.length)
  whole.set(content)
  whole.set(closing, content.length)
  return gzip ? gzipSync(whole, { level: 6, mtime: 0 }) : whole
}
