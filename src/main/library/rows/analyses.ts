import type Database from 'better-sqlite3'
import { analysisSettingsSchema, findingSchema, type Analysed } from '../../../engine/record/analysis.ts'
import { canonicalJson } from '../../../engine/record/canonical.ts'
import type { MatchId } from '../../../engine/record/step.ts'
import { fromBlob, toBlob } from '../sqlite/stored.ts'
import { parseJson } from '../../../engine/kernel/json.ts'
import { isNotWithdrawn, type Writer } from './steps.ts'
import { atomic } from '../sqlite/transactions.ts'

/** Findings of analyses: a cache beside the record. */
export interface Analyses {
  /** All findings of a match, in no order; leaves out those this program cannot read. */
  analysed(id: MatchId): readonly Analysed[]
  /** Replaces an earlier finding of the same step and strength. */
  putAnalysed(id: MatchId, analysed: readonly Analysed[]): void
  dropAnalysed(id: MatchId): void
}

/**
 * Returns a function that stores findings for existing steps and answers how many it stored. `by` is the number of
 * the import that brought them, null for our own. Call it inside a transaction.
 */
export const analysisWriter = (db: Database.Database, clash: 'REPLACE' | 'IGNORE') => {
  const put = db.prepare<[number, string, string, string, number | null, Buffer, number]>(
    `INSERT OR ${clash} INTO analysis (match, step, strength, settings, finding, import)
     SELECT ?, seq, ?, ?, ?, ? FROM step WHERE id = ? AND match = ?`,
  )
  return (key: number, analysed: readonly Analysed[], by: number | null): number => {
    let stored = 0
    for (const { step, settings, finding } of analysed) {
      const texts = [settings.strength, canonicalJson(settings), JSON.stringify(finding)] as const
      stored += put.run(key, ...texts, by, toBlob(step), key).changes
    }
    return stored
  }
}

export const createAnalyses = (db: Database.Database, writer: Writer): Analyses => {
  const all = db
    .prepare<[Buffer], [id: Buffer, settings: string, finding: string]>(
      `SELECT step.id, analysis.settings, analysis.finding FROM match
       JOIN analysis ON analysis.match = match.key
       JOIN step ON step.match = analysis.match AND step.seq = analysis.step AND ${isNotWithdrawn('step')}
       WHERE match.id = ?`,
    )
    .raw()
  const drop = db.prepare<[number]>('DELETE FROM analysis WHERE match = ?')
  const put = analysisWriter(db, 'REPLACE')
  return {
    analysed: (id) =>
      all.all(toBlob(id)).flatMap(([step, settingsText, findingText]) => {
        const settings = analysisSettingsSchema.safeParse(parseJson(settingsText))
        const finding = findingSchema.safeParse(parseJson(findingText))
        return settings.success && finding.success
          ? [{ step: fromBlob(step), settings: settings.data, finding: finding.data }]
          : []
      }),
    putAnalysed: atomic(db, (id, analysed) => void put(writer.find(id).key, analysed, null)),
    dropAnalysed: atomic(db, (id) => void drop.run(writer.find(id).key)),
  }
}
