import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Choice } from './findings.ts'
import { damageTables, KINDS } from '../testing/damage/kinds.ts'
import { openLibrary, type OpenOptions } from '../open.ts'
import { writeState, playedStates, stepsReadable } from '../testing/damage/states.ts'
import { temporaryFolder } from '../testing/temporary-library.ts'

let folders: string[]
let states: Awaited<ReturnType<typeof playedStates>>
beforeAll(async () => {
  folders = [mkdtempSync(join(tmpdir(), 'qipu-state-')), mkdtempSync(join(tmpdir(), 'qipu-state-'))]
  states = await playedStates(folders[0]!, folders[1]!)
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** The files that must not change, byte by byte; the index of a log can be rebuilt. */
const evidence = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => /^library\.sqlite(-wal|-journal|\.witness)?$/.test(name))
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [name, readFileSync(join(folder, name)).toString('base64')]),
  )

/** Ids of the steps the program finds, or why the library does not open. */
const stepsIn = (file: string, damaged?: OpenOptions['damaged']): ReadonlySet<string> | string => {
  const opened = openLibrary(file, { now: Date.now, ...(damaged === undefined ? {} : { damaged }) })
  if (!opened.ok) return opened.error.code
  const library = opened.value
  const steps = new Set<string>()
  for (const id of library.ids()) {
    const loaded = library.load(id)
    if (loaded.ok) for (const step of loaded.value.steps.keys()) steps.add(step.toUpperCase())
  }
  library.close()
  return steps
}

describe('sixty kinds of damage', () => {
  it('are all different', () => {
    expect(new Set(KINDS.map(({ done, to }) => `${done} ${to}`)).size).toBe(KINDS.length)
    expect(KINDS.length).toBeGreaterThanOrEqual(60)
  })

  it('are those that docs/damage.md lists', () => {
    const plain = (text: string): string[] =>
      text
        .split('\n')
        .filter((line) => line.startsWith('|') && !/^\| -+ /.test(line))
        .map((line) => line.replaceAll(/ +/g, ' '))
    const docs = readFileSync(new URL('../../../../docs/damage.md', import.meta.url), 'utf8')
    expect(plain(docs)).toEqual(plain(damageTables()))
  })

  for (const [at, kind] of KINDS.entries()) {
    const { done, to } = kind
    // The first tier takes every other kind.
    it(`${done} (${to})`, { tags: at % 2 === 0 ? [] : ['sweep'] }, () => {
      const folder = temporaryFolder()
      const file = writeState(states[to], folder)
      kind.spoil(file, states)
      const before = evidence(folder)
      // Another library's rows are in the copies only, which are compared with the files below.
      const readable = kind.foreign ? [] : [...stepsReadable(file, temporaryFolder())]
      const result = openLibrary(file, { now: Date.now })
      if (result.ok) {
        result.value.close()
        expect(kind.said).toBe('opens')
        const steps = stepsIn(file)
        // No step that was still on the disk is lost.
        expect(readable.filter((step) => typeof steps === 'string' || !steps.has(step))).toEqual([])
        expect([result.value.kept, steps]).toMatchObject([null, { size: 15 }])
        return
      }
      const { code, details = {} } = result.error
      expect(evidence(folder)).toEqual(before)
      if (code !== 'libraryDamaged') {
        expect(code).toBe(kind.said)
        expect(readdirSync(folder).filter((name) => name.includes('as-found'))).toEqual([])
        return
      }
      expect((details['findings'] as { code: string }[]).map((one) => one.code)).toEqual(kind.said)
      const kept = String(details['kept'])
      expect(evidence(kept)).toEqual(before)
      const choices = details['choices'] as Choice[]
      expect(choices[0]).toBe(kind.offers)
      // Opening again reports the same and makes no new copy.
      expect(openLibrary(file, { now: Date.now })).toEqual(result)
      if (choices.includes('look')) {
        const seen = stepsIn(file, 'look')
        expect(readable.filter((step) => typeof seen === 'string' || !seen.has(step))).toEqual([])
        expect(evidence(folder)).toEqual(before)
      }
      if (choices.includes('open')) {
        const steps = stepsIn(file, 'open')
        expect(readable.filter((step) => typeof steps === 'string' || !steps.has(step))).toEqual([])
        if (kind.steps !== undefined) expect(steps).toMatchObject({ size: kind.steps })
        expect(details['contents']).toMatchObject({ steps: typeof steps === 'string' ? steps : steps.size })
      } else if (choices.includes('anew')) expect(stepsIn(file, 'anew')).toEqual(new Set())
      // The damage is reported once, and the copies stay.
      if (choices.includes('open') || choices.includes('anew')) expect(typeof stepsIn(file)).toBe('object')
      expect(evidence(kept)).toEqual(before)
      expect(existsSync(dirname(kept))).toBe(true)
      expect(readdirSync(folder).filter((name) => name.includes('.check-'))).toEqual([])
    })
  }
})
