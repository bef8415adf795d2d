/** Writing a record as a `.qipu` file (docs/record-format.md). */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { gzipSync } from 'fflate'
import { DEPTHS, type Analysed } from '../analysis.ts'
import { canonicalJson } from '../canonical.ts'
import { BUDGETS } from './budgets.ts'
import { FORMAT, FORMAT_WITHOUT_AUTHORS, FORMAT_WITHOUT_TASKS } from './schemas.ts'
import { MAIN, type Author, type StepId } from '../step.ts'
import type { MatchRecord } from '../tree.ts'

/** What a library calls a match; travels with the file but is not part of the record. */
export interface Label {
  readonly title: string
  readonly tags: readonly string[]
  /** Whose library wrote the file; its main line is named for them where it arrives. */
  readonly from?: Author
}

export interface EncodeOptions {
  /** Compressed unless false. */
  readonly gzip?: boolean
  readonly label?: Label
  /** What comes along of what analyses have found out; of steps that are not in the record nothing does. */
  readonly analysed?: readonly Analysed[]
}

/** Entries by their ids, the main branch first, so that it does not matter in which order they came. */
const inOrder = <Entry extends { readonly id: string }>(entries: Iterable<Entry>): readonly Entry[] =>
  [...entries].sort((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))

const rankOf = ({ id }: { readonly id: string }): string => (id === MAIN ? '' : id)

/** The file of a record: the same record always gives the same bytes. */
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
  // In an order of its own, so that the same findings always give the same bytes.
  findings.sort((one, other) => one.line - other.line || one.rank - other.rank)
  // They can be worked out again, and a file with more would be refused.
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
