/** The thread that does the long work, one job after the other. */
import { parentPort } from 'node:worker_threads'
import { END } from './thread.ts'
import { run, type JobMessage, type JobResultMessage } from './jobs.ts'

const port = parentPort
if (port === null) throw new Error('This file runs as a worker')

const answer = ({ id, job }: JobMessage): JobResultMessage => {
  try {
    return { id, value: run(job) }
  } catch (thrown) {
    return { id, failure: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) }
  }
}

port.on('message', (message: JobMessage | typeof END) => {
  if (message === END) port.close()
  else port.postMessage(answer(message))
})
