/** What may leave a match while seats of it still know what others must not; asked by windows and the command line alike. */
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { Viewer } from '../../engine/kernel/seat.ts'
import type { ApiError } from '../api/api.ts'
import { keepsSecrets, type OpenMatch, type Replay } from '../table/match.ts'
import { allowViewer } from '../table/viewpoint.ts'
import type { ExportFormat } from './export.ts'

export interface Disclosure {
  readonly as: Viewer
  /** `drawn`: what a window makes itself of what it may show, such as pictures, films and printed studies. */
  readonly format: ExportFormat | 'drawn'
  /** Asked for by name: a whole record, hidden parts included, to be played on at another computer. */
  readonly withHidden: boolean
}

/**
 * For a window: what may be seen on its screen now, in every form. A whole record is given away only when asked for by
 * name; it opens behind the curtain like any table, but whoever takes the file apart finds hands and seed in it. Codes
 * noSuchSeat, exportAfterMatch.
 */
export const mayDisclose = (
  match: OpenMatch,
  { as, format, withHidden }: Disclosure,
): Result<Viewer, ApiError> => {
  if (withHidden && format === 'qipu' && as === 'all') return ok(as)
  const allowed = allowViewer(match, as)
  return allowed.ok || allowed.error.code !== 'notYourSecret' ? allowed : err({ code: 'exportAfterMatch' })
}

/**
 * True if a viewer is told what not everybody may know yet. On the command line nobody's eyes are known: whoever sits
 * there has the file, may ask for anything, and is told what it gives away.
 */
export const disclosesSecrets = (match: Replay, viewer: Viewer): boolean =>
  viewer !== 'public' && keepsSecrets(match)
