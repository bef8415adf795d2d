/** The thread of the record worker; it runs one job after the other. */
import { answerJobs } from '../../worker/job-thread.ts'
import { run } from './jobs.ts'

answerJobs(run)
