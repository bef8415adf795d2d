/** What goes between a thread and whoever gives it jobs. */

/** The thread is to end: it closes its port, and ends when nothing is left to do. */
export const END = null

export type ToThread<Job> =
  { readonly id: number; readonly job: Job } | { readonly cancel: number } | typeof END

/** `part` is how far a job has come, 0 to 1; a cancelled job is answered with null; `failure` is a bug, as text. */
export type FromThread<Answer> =
  | { readonly id: number; readonly part: number }
  | { readonly id: number; readonly value: Answer | null }
  | { readonly id: number; readonly failure: string }
