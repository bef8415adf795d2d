/** A library in its own folder and a service over it, for tests. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect } from 'vitest'
import type { AnyGame } from '../../engine/kernel/game.ts'
import type { StepId } from '../../engine/record/step.ts'
import {
  api,
  pushes,
  type ApiError,
  type Input,
  type Method,
  type Output,
  type Push,
  type PushOf,
  type Table,
} from '../api/api.ts'
import type { Consent } from '../bots/factory.ts'
import type { Service } from '../api/connection.ts'
import type { Library } from '../library/library.ts'
import { fixedLocation } from '../library/testing/fixed-location.ts'
import { createService } from '../service/service.ts'
import { storedTip } from './handles.ts'
import { THINKER, WORKER } from './threads.ts'

/** A window: its requests, checked against the contract, and the pushes it got. */
export interface TestWindow {
  /** The answer; fails the test if the request was refused. */
  ask<M extends Method>(method: M, input: Input<M>): Promise<Output<M>>
  /** The error; fails the test if the request was not refused. */
  refused<M extends Method>(method: M, input: Input<M>): Promise<ApiError>
  /** All pushes of one kind so far, oldest first. */
  pushed<P extends Push>(push: P): readonly PushOf<P>[]
  close(): void
}

export interface TestService {
  readonly service: Service
  readonly library: Library
  /** The stored step of the tip that a table shows by its handle. */
  storedTip(table: Pick<Table, 'match' | 'tip'>): StepId
  window(): TestWindow
  /** Restarts the program on the same file. */
  restart(): TestService
  /** Another program on the same file, like the command line. Close it before this one. */
  secondProcess(): Pick<TestService, 'window' | 'close'>
  /** Damages the `seq`-th stored step of a match, as a failing disk might. */
  damage(match: string, seq: number): void
  /** Ends the program and keeps the file. */
  end(): void
  close(): void
}

export interface TestServiceOptions {
  /** Other games than the program's own. */
  readonly gameOf?: (id: string) => AnyGame | undefined
  /** Allows programs in seats; not allowed by default. */
  readonly consent?: Consent
}

/** A minimal template; browser tests use the built one. */
const TEMPLATE =
  '<title>{{title}}</title><meta name="qipu-luck" content="{{luck}}"><script id="record" type="application/x-qipu">{{record}}</script><script id="wordings">{{wordings}}</script>'

/** A window of a service, or of a program that is still starting. */
export const windowOn = (service: Pick<Service, 'connect'>): TestWindow => {
  const pushed: { readonly push: Push; readonly value: unknown }[] = []
  const connection = service.connect((push, value) => {
    pushes[push].parse(value)
    pushed.push({ push, value })
  })
  return {
    async ask(method, input) {
      const answer = await connection.handle(method, input)
      if (!answer.ok) return expect.fail(`${method} was refused: ${JSON.stringify(answer.error)}`)
      // The schema that parses it has this output type.
      return api[method].result.parse(answer.value) as Output<typeof method>
    },
    async refused(method, input) {
      const answer = await connection.handle(method, input)
      return answer.ok ? expect.fail(`${method} was not refused`) : answer.error
    },
    pushed: <P extends Push>(push: P) =>
      // Each was parsed by the schema of its name on arrival.
      pushed.filter((one) => one.push === push).map((one) => one.value as PushOf<P>),
    close: () => connection.close(),
  }
}

const openService = (folder: string, options: TestServiceOptions): TestService => {
  const { gameOf, consent } = options
  const page = join(folder, 'page.html')
  writeFileSync(page, TEMPLATE)
  const opened: Library[] = []
  const service = createService({
    location: fixedLocation(join(folder, 'library.sqlite')),
    backupAfter: null,
    onOpen: (library) => opened.push(library),
    host: 'browser',
    version: '0.0.0',
    languages: [],
    now: Date.now,
    worker: WORKER,
    page,
    thinker: THINKER,
    ...(consent === undefined ? {} : { consent }),
    ...(gameOf === undefined ? {} : { gameOf }),
  })
  const [library] = opened
  if (library === undefined) throw new Error(service.opening().error?.code)
  const end = service.close
  return {
    service,
    library,
    storedTip: (table) => storedTip(library, table, gameOf),
    window: () => windowOn(service),
    secondProcess() {
      const other = openService(folder, options)
      return { window: () => other.window(), close: () => other.end() }
    },
    damage(match, seq) {
      const rival = new Database(library.file)
      const trigger = rival
        .prepare<[], string>("SELECT sql FROM sqlite_schema WHERE name = 'step_is_fixed'")
        .pluck()
        .get()
      rival.exec('DROP TRIGGER step_is_fixed')
      const spoil = rival.prepare(
        "UPDATE step SET action = '{}' WHERE seq = ? AND match = (SELECT key FROM match WHERE id = unhex(?))",
      )
      expect(spoil.run(seq, match).changes).toBe(1)
      rival.exec(trigger ?? expect.fail('there is no such trigger'))
      rival.close()
    },
    end,
    restart() {
      end()
      return openService(folder, options)
    },
    close() {
      end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const createTestService = (options: TestServiceOptions = {}): TestService =>
  openService(mkdtempSync(join(tmpdir(), 'qipu-test-')), options)
