import type { Subject } from './sharing.ts'
import type { Format } from './exported.ts'

/** Props of every form a match can be given away in. */
export interface KindProps {
  readonly subject: Subject
  /** Of the file, for those main writes. */
  readonly format?: Format
}
