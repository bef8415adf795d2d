/** The thread that does the long work on records, one job after the other. */
import { answerJobs } from '../../worker/job-thread.ts'
import { run } from './jobs.ts'

answerJobs(run)
