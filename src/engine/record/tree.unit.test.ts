import { describe, expect, it } from 'vitest'
import { stepId } from './ids.ts'
import { MAIN, type Step, type StepId } from './step.ts'
import { headerFor } from './testing/player.ts'
import { race } from './testing/race.ts'
import {
  addStep,
  childrenOf,
  commonAncestor,
  createRecord,
  depthOf,
  isOnLine,
  lineTo,
  chanceStepsTo,
  parentOf,
  pathBetween,
  putBranch,
} from './tree.ts'

const stepAfter = (parent: StepId, name: string, actor: Step['actor'] = 0): Step => {
  const body = { parent, actor, action: { type: name }, events: [{ type: name }] }
  return { id: stepId(body), ...body }
}

/** root - a - b - c, and a - d. */
const small = () => {
  const record = createRecord(headerFor(race))
  const a = stepAfter(record.root, 'a')
  const b = stepAfter(a.id, 'b', 'chance')
  const c = stepAfter(b.id, 'c')
  const d = stepAfter(a.id, 'd')
  for (const step of [a, b, c, d]) addStep(record, step)
  return { record, a, b, c, d }
}

describe('a record', () => {
  it('starts with main at the root', () => {
    const record = createRecord(headerFor(race))
    expect(record.branches.get(MAIN)).toEqual({
      id: 'main',
      name: 'main',
      step: record.root,
      version: 0,
      deleted: false,
    })
    expect(parentOf(record, record.root)).toBeNull()
    expect(record.root).toMatch(/^[0-9a-f]{32}$/)
  })

  it('gets its id from its header: another header is another match', () => {
    const other = createRecord(headerFor(race, { nonce: 'ffffffffffffffffffffffffffffffff' }))
    expect(other.root).not.toBe(createRecord(headerFor(race)).root)
  })

  it('knows lines, paths and depths', () => {
    const { record, a, b, c, d } = small()
    expect(lineTo(record, c.id)).toEqual([a, b, c])
    expect(lineTo(record, record.root)).toEqual([])
    expect(pathBetween(record, a.id, c.id)).toEqual([b, c])
    expect(pathBetween(record, c.id, c.id)).toEqual([])
    expect(pathBetween(record, d.id, c.id)).toBeUndefined()
    expect(pathBetween(record, c.id, a.id)).toBeUndefined()
    expect(commonAncestor(record, c.id, d.id)).toBe(a.id)
    expect(isOnLine(record, record.root, d.id)).toBe(true)
    expect(isOnLine(record, b.id, d.id)).toBe(false)
    expect(isOnLine(record, c.id, a.id)).toBe(false)
    expect(childrenOf(record, a.id)).toEqual([b.id, d.id])
    expect([depthOf(record, record.root), depthOf(record, c.id), depthOf(record, d.id)]).toEqual([0, 3, 2])
    expect([chanceStepsTo(record, a.id), chanceStepsTo(record, c.id), chanceStepsTo(record, d.id)]).toEqual([
      0, 1, 0,
    ])
  })

  it('takes a step once', () => {
    const { record, b } = small()
    expect(addStep(record, b)).toBe(false)
    expect(record.steps.size).toBe(4)
  })

  it('takes no step or branch at a missing step', () => {
    const { record } = small()
    const lost = stepAfter('0'.repeat(32) as StepId, 'x')
    expect(() => addStep(record, lost)).toThrow(RangeError)
    expect(() =>
      putBranch(record, { id: MAIN, name: '', step: lost.id, version: 9, deleted: false }),
    ).toThrow(RangeError)
  })

  it('keeps the later of two branch entries, then the greater', () => {
    const { record, a, b } = small()
    const entry = (step: StepId, version: number, name = 'main') => ({
      id: MAIN,
      name,
      step,
      version,
      deleted: false,
    })
    expect(putBranch(record, entry(a.id, 2))).toBe(true)
    expect(putBranch(record, entry(b.id, 1))).toBe(false)
    expect(putBranch(record, entry(a.id, 2))).toBe(false)
    expect(putBranch(record, entry(a.id, 2, 'a'))).toBe(false)
    expect(putBranch(record, entry(a.id, 2, 'z'))).toBe(true)
    expect(record.branches.get(MAIN)?.name).toBe('z')
  })
})

describe('a step id', () => {
  it('depends on every member', () => {
    const base = {
      parent: 'a'.repeat(32) as StepId,
      actor: 0,
      action: { type: 'x' },
      events: [{ type: 'y' }],
    }
    const ids = [
      base,
      { ...base, parent: 'b'.repeat(32) as StepId },
      { ...base, actor: 1 },
      { ...base, actor: 'chance' as const },
      { ...base, action: { type: 'z' } },
      { ...base, events: [] },
      { ...base, chosen: true as const },
    ].map(stepId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('is what sha256sum gives for the canonical text', () => {
    const parent = '0123456789abcdef0123456789abcdef' as StepId
    // printf '{"action":1,"actor":"chance","events":[],"parent":"0123…"}' | sha256sum | cut -c1-32
    expect(stepId({ parent, actor: 'chance', action: 1, events: [] })).toBe(
      'b367965bcb6cf892788b16f86d50b3e9',
    )
  })
})
