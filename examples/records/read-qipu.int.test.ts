/** `read_qipu.py` reads what the program exports. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { gameOf } from '../../src/engine/index.ts'
import { encode } from '../../src/engine/record/file/encode.ts'
import { MAIN } from '../../src/engine/record/step.ts'
import type { MatchRecord } from '../../src/engine/record/tree.ts'
import { createSamples } from '../../src/main/samples/samples.ts'

const SCRIPT = fileURLToPath(new URL('read_qipu.py', import.meta.url))
const hasPython = spawnSync('python3', ['--version']).status === 0

const annotated = createSamples(gameOf)
  .all()
  .filter(({ kind }) => kind === 'annotated')

const read = (bytes: Uint8Array, ...args: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'qipu-python-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'match.qipu')
  writeFileSync(file, bytes)
  return spawnSync('python3', [SCRIPT, file, ...args], {
    encoding: 'utf8',
    env: { PYTHONIOENCODING: 'utf8' },
  })
}

/** The steps from the root to the end of the main line. */
const played = (record: MatchRecord) => {
  const steps = []
  for (let at = record.branches.get(MAIN)?.step; at !== undefined && at !== record.root;) {
    const step = record.steps.get(at)
    if (step === undefined) break
    steps.unshift({ by: step.actor, action: step.action, events: step.events })
    at = step.parent
  }
  return steps
}

describe.skipIf(!hasPython)('a file read in Python', () => {
  it.each(annotated.map((sample) => [`${sample.game.id} in ${sample.language}`, sample] as const))(
    'has the steps and the comments of the match of %s',
    (_, sample) => {
      const record = sample.record()
      const ran = read(encode(record), '--json')
      expect(ran.stderr).toBe('')
      const told = JSON.parse(ran.stdout)
      expect(told).toMatchObject({
        id: record.root,
        game: sample.game.id,
        seats: record.header.seats.map(({ name }) => name),
        steps: played(record),
      })
      const texts = [...record.annotations.values()].flatMap(({ body }) =>
        body.kind === 'comment' ? [body.text] : [],
      )
      expect(texts.length).toBeGreaterThan(2)
      expect(told.comments.map(([, , text]: readonly string[]) => text).toSorted()).toEqual(texts.toSorted())
    },
  )

  it('is printed a line a step', () => {
    const [sample] = annotated
    const ran = read(encode(sample!.record()))
    expect(ran.stdout).toMatch(/^1 chance \{"[^\n]+"\} [a-z]+\.\w+/m)
  })

  it('is refused if it was changed', () => {
    const text = Buffer.from(encode(annotated[0]!.record(), { gzip: false }))
    const ran = read(Buffer.from(text.toString('utf8').replace('"type":"', '"type":"x')))
    expect(ran.status).toBe(1)
    expect(ran.stderr).toContain('the file was changed')
  })
})
