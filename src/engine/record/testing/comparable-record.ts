import { childrenOf, type MatchRecord } from '../tree.ts'

const byId = <T extends { readonly id: string }>(items: Iterable<T>): readonly T[] =>
  [...items].sort((a, b) => (a.id < b.id ? -1 : 1))

/** Everything in a record in a fixed order, to compare two records. */
export const comparableRecord = (record: MatchRecord): object => ({
  header: record.header,
  root: record.root,
  steps: byId(record.steps.values()),
  children: [record.root, ...record.steps.keys()]
    .sort()
    .map((id) => ({ id, children: [...childrenOf(record, id)].sort() })),
  branches: byId(record.branches.values()),
  annotations: byId(record.annotations.values()),
})
