/** Writing a record as a `.qipu` file (docs/record-format.md). */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { gzipSync } from 'fflate'
import { canonicalJson } from '../canonical.ts'
import { FORMAT } from '../schemas.ts'
import type { StepId } from '../step.ts'
import type { MatchRecord } from '../tree.ts'

/** What a library calls a match; travels with the file but is not part of the record. */
export interface Label {
  readonly title: string
  readonly tags: readonly string[]
}

export interface EncodeOptions {
  /** Compressed unless false. */
  readonly gzip?: boolean
  readonly label?: Label
}

/** The file of a record: the same record always gives the same bytes. */
export const encode = (record: MatchRecord, { gzip = true, label }: EncodeOptions = {}): Uint8Array => {
  const lines = [`{"qipu":${FORMAT},"header":${canonicalJson(record.header)}}`]
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
  for (const { id, name, step, version, deleted } of record.branches.values())
    lines.push(JSON.stringify({ branch: { id, name, step: numberOf(step), version, deleted } }))
  for (const { id, step, body, version, deleted } of record.annotations.values())
    lines.push(
      `{"annotation":{"id":"${id}","step":${numberOf(step)},"body":${canonicalJson(body)},` +
        `"version":${version},"deleted":${deleted}}}`,
    )
  if (label !== undefined) lines.push(JSON.stringify({ title: label.title, tags: label.tags }))
  const content = utf8ToBytes(lines.join('\n') + '\n')
  const end = { end: { lines: lines.length, sha256: bytesToHex(sha256(content)) } }
  const closing = utf8ToBytes(JSON.stringify(end) + '\n')
  const whole = new Uint8Array(content.length + closing.length)
  whole.set(content)
  whole.set(closing, content.length)
  return gzip ? gzipSync(whole, { level: 6, mtime: 0 }) : whole
}
