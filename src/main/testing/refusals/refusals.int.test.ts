import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { refuse } from './refusals.ts'
import type { Mode } from './refusal-switch.ts'

// `npm run soak -- refusals` tries all operations and every call.
it.for<[string, Mode, number]>([
  ['act', 'half', 12],
  ['restore a backup', 'from', 50],
])(
  'is done whole or not at all where the disk refuses: %s, %s',
  async ([operation, mode, stride], { skip }) => {
    const folder = mkdtempSync(join(tmpdir(), 'qipu-refusals-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const reports = await refuse({ folder, operations: [operation], modes: [mode], stride })
    // Not on Linux, or no compiler.
    if (typeof reports === 'string') return skip(reports)
    expect(reports.flatMap(({ faults }) => faults)).toEqual([])
    // Calls really were refused; and with all later ones refused, some changes could not be made.
    for (const { refusals, before } of reports)
      expect([refusals > 0, before > 0]).toEqual([true, mode === 'from'])
  },
)
