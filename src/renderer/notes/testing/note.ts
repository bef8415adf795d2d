/** A note as main sends it, for tests. */
import type { Note } from '../../../main/api/api.ts'

export const noteOn = <B extends Note['body']>(
  id: string,
  body: B,
  changes: Partial<Omit<Note, 'body'>> = {},
): Note & { readonly body: B } => ({
  id,
  annotation: id,
  step: 's',
  body,
  version: 1,
  deleted: false,
  by: null,
  at: null,
  mine: true,
  others: [],
  ...changes,
})
