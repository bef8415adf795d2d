/** The thread of the record worker; it runs one job after the other. */
import { answerJobs } from '../../worker/job-thread.ts'
import { computeIdsByNode } from '../../library/rows/ids.ts'
import { run } from './jobs.ts'

computeIdsByNode()
answerJobs(run)
