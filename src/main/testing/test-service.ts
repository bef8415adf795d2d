/** A library in a folder of its own and a service over it, for tests. */
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
import { openLibrary } from '../library/open.ts'
import { createService } from '../service/service.ts'
import { storedTip } from './handles.ts'
import { THINKER, WORKER } from './threads.ts'

/** One window: its requests, checked against the contract, and what it was told unasked. */
export interface TestWindow {
  /** The answer; fails the test if the request was refused. */
  ask<M extends Method>(method: M, input: Input<M>): Promise<Output<M>>
  /** The error; fails the test if the request was not refused. */
  refused<M extends Method>(method: M, input: Input<M>): Promise<ApiError>
  /** Pushes of one kind so far, oldest first. */
  pushed<P extends Push>(push: P): readonly PushOf<P>[]
  close(): void
}

export interface TestService {
  readonly service: Service
  readonly library: Library
  /** The step stored under the name a table has for where it stands. */
  storedTip(table: Pick<Table, 'match' | 'tip'>): StepId
  window(): TestWindow
  /** Ends the program and starts it again on the same file. */
  restart(): TestService
  /** Another program on the same file, as the command line would be. Close it before this one. */
  secondProcess(): Pick<TestService, 'window' | 'close'>
  /** Spoils what is stored of the `seq`-th step of a match, as a failing disk might. */
  damage(match: string, seq: number): void
  /** Ends the program and leaves the file. */
  end(): void
  close(): void
}

export interface TestServiceOptions {
  /** Other games than the program's own. */
  readonly gameOf?: (id: string) => AnyGame | undefined
  /** Whether programs may take a seat; none may unless told. */
  readonly consent?: Consent
}

/** Pages in little: what the build makes is tested in the browser. */
const TEMPLATE =
  '<title>{{title}}</title><meta name="qipu-luck" content="{{luck}}"><script id="record" type="application/x-qipu">{{record}}</script><script id="wordings">{{wordings}}</script>'

/** A window of a service, or of a program that is only starting. */
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
      // Parsed by the schema whose output type is promised.
      return api[method].out.parse(answer.value) as Output<typeof method>
    },
    async refused(method, input) {
      const answer = await connection.handle(method, input)
      return answer.ok ? expect.fail(`${method} was not refused`) : answer.error
    },
    pushed: <P extends Push>(push: P) =>
      // Each was parsed by the schema of its name when it came.
      pushed.filter((one) => one.push === push).map((one) => one.value as PushOf<P>),
    close: () => connection.close(),
  }
}

const openService = (folder: string, options: TestServiceOptions): TestService => {
  const { gameOf, consent } = options
  const opened = openLibrary(join(folder, 'library.sqlite'), { now: Date.now })
  if (!opened.ok) throw new Error(opened.error.code)
  const library = opened.value
  const page = join(folder, 'page.html')
  writeFileSync(page, TEMPLATE)
  const service = createService({
    library,
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
  const end = (): void => {
    service.close()
    library.close()
  }
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
