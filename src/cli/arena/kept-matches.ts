/**
 * A folder of arena matches: a `.qipu` file for each, and `arena.jsonl`, whose first line says what is played and every
 * other one how a match went. An arena that was stopped goes on from there.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseJson } from '../../engine/kernel/json.ts'
import { canonicalJson } from '../../engine/record/canonical.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { CommandError, withFile } from '../command.ts'
import type { ArenaResult, PlayedArenaMatch } from './match.ts'

const lineSchema = z.object({
  match: z.int().min(1),
  result: z.object({
    outcome: z.object({
      places: z.array(z.int().min(1)),
      scores: z.array(z.number()),
      ending: z.string(),
    }),
    decisions: z.array(z.int().min(0)),
    milliseconds: z.array(z.number().min(0)),
    faults: z.array(z.string().nullable()),
  }),
})

export interface KeptMatches {
  /** Results of matches played before, by their numbers, counted from 1. */
  readonly results: ReadonlyMap<number, ArenaResult>
  keep(match: number, played: PlayedArenaMatch): void
}

/** Opens or makes the folder for matches of this `setting`. Refuses one with matches of another. */
export const openKeptMatches = (folder: string, setting: object): KeptMatches => {
  const journal = join(folder, 'arena.jsonl')
  const heading = canonicalJson(setting)
  const lines = withFile(folder, 'read or written', () => {
    mkdirSync(folder, { recursive: true })
    if (!existsSync(journal)) writeFileSync(journal, `${heading}\n`)
    return readFileSync(journal, 'utf8').split('\n')
  })
  if (lines[0] !== heading)
    throw new CommandError(`${folder} holds matches of another arena: ${lines[0] ?? ''}`)
  const results = new Map<number, ArenaResult>()
  for (const line of lines.slice(1)) {
    // A line the program was stopped in is left out; its match is played again.
    const read = lineSchema.safeParse(parseJson(line))
    if (read.success) results.set(read.data.match, read.data.result)
  }
  // After a line that was cut off, the next one begins anew.
  if (lines.at(-1) !== '') withFile(journal, 'read or written', () => appendFileSync(journal, '\n'))
  return {
    results,
    keep(match, { record, result }) {
      const file = join(folder, `${String(match).padStart(6, '0')}.qipu`)
      withFile(folder, 'read or written', () => {
        writeFileSync(file, encode(record, { label: { title: `Arena, match ${match}`, tags: [] } }))
        appendFileSync(journal, `${JSON.stringify({ match, result })}\n`)
      })
    },
  }
}
