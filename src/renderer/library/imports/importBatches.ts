import type { PastImport } from '../../../main/api/api.ts'

/** Imports of files that were taken in together, or one on its own. */
export interface Batch<Past> {
  readonly key: string
  readonly imports: readonly Past[]
}

/** In the order given; those of a batch stand where its first one does. */
export const groupedByBatch = <Past extends Pick<PastImport, 'import' | 'batch'>>(
  imports: readonly Past[],
): readonly Batch<Past>[] => {
  const batches = new Map<string, Past[]>()
  for (const each of imports) {
    const key = each.batch ?? `import ${each.import}`
    const known = batches.get(key)
    if (known === undefined) batches.set(key, [each])
    else known.push(each)
  }
  return [...batches].map(([key, some]) => ({ key, imports: some }))
}
