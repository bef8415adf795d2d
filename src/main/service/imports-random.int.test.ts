/** Whatever copies are taken in and taken back: nothing of one's own is lost by it, and nothing else is left. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LAST_VERSION, MAIN, type Annotation, type Branch, type StepId } from '../../engine/record/step.ts'
import { comment, contentOf, recordOf, rowOf, take, undoImport } from '../testing/imports.ts'
import { grownCopy } from '../testing/copies.ts'
import { freshProgram } from '../testing/shared-program.ts'
import type { TestService, TestWindow } from '../testing/test-service.ts'
import { annotatedMatch } from '../testing/play.ts'

let program: TestService
let window: TestWindow
freshProgram((fresh) => ({ program, window } = fresh))

describe('whatever a file says', () => {
  const change = fc.tuple(
    fc.nat(),
    fc.nat(),
    fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constant(LAST_VERSION)),
    fc.boolean(),
  )
  const file = fc.record({
    seed: fc.constantFrom('a', 'b', 'c', 'd'),
    changes: fc.array(change, { maxLength: 10 }),
    own: fc.constantFrom('keep' as const, 'replace' as const),
  })

  it('what was readable stays readable, and the match is the same once the import is undone', async () => {
    const { match } = await annotatedMatch(program, window)
    await fc.assert(
      fc.asyncProperty(
        fc.array(file, { minLength: 1, maxLength: 3 }),
        fc.infiniteStream(fc.nat()),
        async (files, order) => {
          const before = contentOf(program, match)
          const said = recordOf(program, match)
          const row = await rowOf(window, match)
          const came: number[] = []
          for (const { seed, changes, own } of files) {
            const { import: number } = await take(
              window,
              grownCopy(recordOf(program, match), seed, changes),
              { own },
            )
            if (number !== null) came.push(number)
            const now = recordOf(program, match)
            for (const step of said.steps.keys()) expect(now.steps.has(step)).toBe(true)
            for (const note of said.annotations.values()) {
              const { versions } = await window.ask('notes.versions', { match, id: note.id })
              const bodies = versions.filter(({ deleted }) => !deleted).map(({ body }) => body)
              if (!note.deleted) expect(bodies).toContainEqual(note.body)
            }
          }
          // In whatever order they are taken back.
          while (came.length > 0) {
            const [number] = came.splice((order.next().value ?? 0) % came.length, 1)
            await undoImport(window, number ?? null)
            recordOf(program, match)
          }
          expect(contentOf(program, match)).toBe(before)
          expect(await rowOf(window, match)).toEqual(row)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('own changes since are kept, and everything else is as before', async () => {
    const { match, tip } = await annotatedMatch(program, window)
    let count = 0
    await fc.assert(
      fc.asyncProperty(fc.array(file, { minLength: 1, maxLength: 2 }), fc.nat(), async (files, pick) => {
        const before = recordOf(program, match)
        const came: number[] = []
        /** What is one's own, as one left it: a later file may change it, but then it comes back. */
        const notes = new Map<string, Annotation>()
        const branches = new Map<string, Branch>()
        for (const { seed, changes, own } of files) {
          const { import: number } = await take(window, grownCopy(recordOf(program, match), seed, changes), {
            own,
          })
          if (number !== null) came.push(number)
          // A note and a branch of one's own, anywhere in what there is now, and an edit of a note that is there.
          const steps = [match, ...recordOf(program, match).steps.keys()]
          const step = steps[pick % steps.length] ?? match
          count += 1
          const made = await window.ask('notes.edit', {
            match,
            edits: [{ step, body: comment(`own ${count}`) }],
          })
          const live = (await window.ask('notes.list', { match })).notes.filter(
            ({ body, mine }) => body.kind === 'comment' && mine,
          )
          const edited = live[pick % live.length]
          const edits = edited === undefined ? [] : [{ id: edited.id, body: comment(`edited ${count}`) }]
          const again = edits.length === 0 ? [] : (await window.ask('notes.edit', { match, edits })).notes
          await window.ask('table.branch', { match, step, name: `own ${count}` })
          await window.ask('table.switch', { match, branch: 'main' })
          const now = recordOf(program, match)
          // Where several people stand for a note, all notes are told anew.
          const rewritten = again.filter(({ id, mine }) => mine && id === edited?.id)
          for (const { annotation: id } of [...made.notes, ...rewritten])
            notes.set(id, now.annotations.get(id) ?? expect.fail('no note'))
          for (const branch of now.branches.values())
            if (branch.name === `own ${count}`) branches.set(branch.id, branch)
        }
        for (const number of came.toReversed()) await undoImport(window, number)
        const now = recordOf(program, match)
        for (const branch of branches.values()) expect(now.branches.get(branch.id)).toEqual(branch)
        for (const note of notes.values()) expect(now.annotations.get(note.id)).toEqual(note)
        for (const note of before.annotations.values())
          if (!notes.has(note.id)) expect(now.annotations.get(note.id)).toEqual(note)
        for (const note of now.annotations.values())
          expect(before.annotations.has(note.id) || notes.has(note.id)).toBe(true)
        for (const branch of before.branches.values()) expect(now.branches.get(branch.id)).toEqual(branch)
        for (const branch of now.branches.values())
          expect(before.branches.has(branch.id) || branches.has(branch.id)).toBe(true)
        expect(now.branches.get(MAIN)?.step).toBe(tip)
        // No step is left over that nothing of what stays leads through.
        const needed = new Set<StepId>(before.steps.keys())
        const ends = [...now.branches.values(), ...now.annotations.values()].map(({ step }) => step)
        for (const end of ends)
          for (let on: StepId | undefined = end; on !== undefined; on = now.steps.get(on)?.parent)
            needed.add(on)
        for (const step of now.steps.keys()) expect(needed.has(step)).toBe(true)
      }),
      { numRuns: 25, endOnFailure: true },
    )
  })
})
