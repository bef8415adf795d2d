/** What can happen to the files of a library, and what is said then. */
import type { Choice, FindingCode } from '../../damage/findings.ts'
import type { StateName, States } from './states.ts'

export interface Kind {
  /** What is done to the files. */
  readonly done: string
  readonly to: StateName
  readonly spoil: (file: string, others: States) => void
  /** It opens as if nothing had happened, is refused by a code, or it is said what was found. */
  readonly said: 'opens' | 'libraryNotOurs' | 'libraryNewer' | 'libraryUnreadable' | readonly FindingCode[]
  /** What can be chosen first of all, where something was found. */
  readonly offers?: Choice
  /** Steps in the library after that, of fifteen. */
  readonly steps?: number
  /** What SQLite alone would read of it is another library's, and is in the copies only. */
  readonly foreign?: true
}
