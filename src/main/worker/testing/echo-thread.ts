/** A worker thread for tests. */
import { setImmediate } from 'node:timers/promises'
import { answerJobs } from '../job-thread.ts'

export type EchoJob =
  | { readonly kind: 'echo'; readonly word: string }
  | { readonly kind: 'fail' }
  /** Runs until it is cancelled. */
  | { readonly kind: 'endless' }
  /** Ends the thread without answering. */
  | { readonly kind: 'exit' }

answerJobs<EchoJob, string>(async (job, { isCancelled, report }) => {
  switch (job.kind) {
    case 'echo':
      return job.word
    case 'fail':
      throw new Error('No echo here')
    case 'endless':
      while (!isCancelled()) {
        report(0.5)
        await setImmediate()
      }
      return null
    case 'exit':
      return process.exit(3)
  }
})
