/** Creates a program on a library, as a host starts it. */
import { join } from 'node:path'
import type { Answer, Input, Method, Output } from '../../api/api.ts'
import type { Connection } from '../../api/connection.ts'
import type { Library } from '../../library/library.ts'
import { fixedLocation } from '../../library/testing/fixed-location.ts'
import { createService, type HostService } from '../../service/service.ts'
import type { Program } from './refused-operations.ts'

const WORKER = join(import.meta.dirname, '..', '..', 'service', 'record-worker', 'worker-thread.ts')
const THINKER = join(import.meta.dirname, '..', '..', 'bots', 'worker-thread.ts')
const ABOUT = { host: 'browser', version: 'refusals', languages: [] } as const
/** Longer than any operation takes, so that no automatic backup is made. */
const NEVER = 3_600_000

/** The program, not started yet. */
export const programOn = (file: string): Program => {
  let service: HostService | undefined
  let connection: Connection | undefined
  let library: Library | undefined
  const started = (): HostService => service ?? fail('the program is not started')

  const attempt = async <M extends Method>(method: M, input: Input<M>): Promise<Answer<Output<M>>> =>
    // The contract types the answer of each method.
    (await (connection ?? fail('the program is not started')).handle(method, input)) as Answer<Output<M>>

  return {
    file,
    library: () => library ?? fail('no library is open'),
    opening: () => started().opening(),
    start() {
      service = createService({
        ...ABOUT,
        location: fixedLocation(file),
        now: Date.now,
        worker: WORKER,
        page: '',
        thinker: THINKER,
        backupAfter: NEVER,
        onOpen: (opened) => (library = opened),
      })
      connection = service.connect(() => undefined)
    },
    try: attempt,
    async ask(method, input) {
      const answer = await attempt(method, input)
      return answer.ok ? answer.value : fail(`${method}: ${JSON.stringify(answer.error)}`)
    },
    async close() {
      connection?.close()
      service?.close()
      return Promise.resolve()
    },
  }
}

const fail = (why: string): never => {
  throw new Error(why)
}
