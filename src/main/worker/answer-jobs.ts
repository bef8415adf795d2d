/** The end of a `JobThread` that runs in the thread. */
import { parentPort } from 'node:worker_threads'
import { END, type FromThread, type ToThread } from './messages.ts'

/** For a job that takes long: whether it goes on, and who hears how far it has come (0 to 1). */
export interface JobProgress {
  isCancelled(): boolean
  tell(part: number): void
}

/** Does the jobs this thread is given; `work` answers a cancelled one with null. */
export const answerJobs = <Job, Answer>(
  work: (job: Job, progress: JobProgress) => Answer | Promise<Answer | null>,
): void => {
  const port = parentPort
  if (port === null) throw new Error('This file runs as a worker')
  const post = (message: FromThread<Answer>): void => port.postMessage(message)
  /** Jobs under way that nobody has cancelled. */
  const wanted = new Set<number>()

  const answer = async (id: number, job: Job): Promise<FromThread<Answer>> => {
    const progress = { isCancelled: () => !wanted.has(id), tell: (part: number) => post({ id, part }) }
    try {
      return { id, value: await work(job, progress) }
    } catch (thrown) {
      return { id, failure: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) }
    } finally {
      wanted.delete(id)
    }
  }

  port.on('message', (message: ToThread<Job>) => {
    if (message === END) {
      wanted.clear()
      port.close()
    } else if ('cancel' in message) wanted.delete(message.cancel)
    else {
      wanted.add(message.id)
      void answer(message.id, message.job).then(post)
    }
  })
}
