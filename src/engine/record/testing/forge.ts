/** What somebody does who alters a record and wants to hide it: computes every hash anew. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { stepId } from '../ids.ts'
import type { Header, Step, StepId } from '../step.ts'
import { addStep, createRecord, putAnnotation, putBranch, type MatchRecord } from '../tree.ts'

interface Forgery {
  readonly header?: Partial<Header>
  /** Replacements for members of a step. */
  readonly change?: (step: Step, index: number) => Partial<Omit<Step, 'id' | 'parent'>>
}

/** The record with changes and matching ids. */
export const forged = (record: MatchRecord, { header = {}, change = () => ({}) }: Forgery): MatchRecord => {
  const copy = createRecord({ ...record.header, ...header })
  const renamed = new Map<StepId, StepId>([[record.root, copy.root]])
  const now = (id: StepId): StepId => renamed.get(id) ?? copy.root
  let index = 0
  for (const step of record.steps.values()) {
    const { actor, action, events, chosen } = { ...step, ...change(step, index) }
    const body = {
      parent: now(step.parent),
      actor,
      action,
      events,
      ...(chosen === true ? { chosen } : {}),
    }
    const id = stepId(body)
    addStep(copy, { id, ...body })
    renamed.set(step.id, id)
    index += 1
  }
  for (const branch of record.branches.values()) putBranch(copy, { ...branch, step: now(branch.step) })
  for (const annotation of record.annotations.values())
    putAnnotation(copy, { ...annotation, step: now(annotation.step) })
  return copy
}

/** The lines of a plain file without the closing one. */
export const openLines = (file: Uint8Array): readonly string[] =>
  new TextDecoder().decode(file).trimEnd().split('\n').slice(0, -1)

/** A plain file of these lines with a matching closing hash. */
export const sealed = (lines: readonly string[], lineEnd = '\n'): Uint8Array => {
  const content = lines.map((line) => line + lineEnd).join('')
  const end = { end: { lines: lines.length, sha256: bytesToHex(sha256(utf8ToBytes(content))) } }
  return utf8ToBytes(content + JSON.stringify(end) + lineEnd)
}
