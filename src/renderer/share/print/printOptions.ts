/** What a printed study holds, and the paper it goes on. */
import type { Viewer } from '../../../engine/kernel/seat.ts'

/** At which steps the board stands; `noted` is bookmarks, comments and what was drawn on the board. */
export const DIAGRAMS = ['noted', 'bookmarks', 'comments', 'turns', 'none'] as const
/** The line followed alone, or with all that leave it. */
export const PRINT_LINES = ['line', 'tree'] as const
export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

export interface PrintOptions {
  readonly viewer: Viewer
  readonly lines: (typeof PRINT_LINES)[number]
  readonly diagrams: (typeof DIAGRAMS)[number]
  readonly comments: boolean
  readonly analysis: boolean
  readonly paper: Paper
}

/** In millimetres, as in printed.css: the sheet, and what its margins leave of it. */
export const SHEETS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const
export const MARGINS = { across: 18, down: 20 } as const
/** Between two columns, and so between the pages of the preview. */
export const GAP = 6

/** Letter is the paper of North America; everybody else has A4. */
export const usualPaper = (locale: string): Paper => (/-(US|CA|MX|PH)\b/i.test(locale) ? 'letter' : 'a4')
