/** The stores of a window over a real service, for tests. */
import { createPinia, setActivePinia } from 'pinia'
import { vi } from 'vitest'
import type { Client, Push, PushOf } from '../../../main/api/api.ts'
import type { TestService } from '../../../main/testing/test-service.ts'

/** A window's client for a service. */
const clientOf = ({ service }: TestService): Client => {
  const listeners = new Map<Push, Set<(value: never) => void>>()
  const connection = service.connect((push, value) => {
    // Each listener was added under the name of its push.
    for (const listener of listeners.get(push) ?? [])
      (listener as (value: unknown) => void)(structuredClone(value))
  })
  return {
    // The service answers each method as the contract declares.
    request: (async (method: string, input: unknown) =>
      structuredClone(await connection.handle(method, input))) as Client['request'],
    on<P extends Push>(push: P, listener: (value: PushOf<P>) => void) {
      const set = listeners.get(push) ?? new Set()
      listeners.set(push, set.add(listener))
      return () => void set.delete(listener)
    },
  }
}

/** Imports modules of the window afresh, with a client for this service; `load` imports those that the test needs. */
export const storesOn = async <M>(program: TestService, load: () => Promise<M>): Promise<M> => {
  vi.resetModules()
  vi.stubGlobal('window', { qipu: clientOf(program) })
  const modules = await load()
  await (await import('../../ui/testing/texts.ts')).loadAllTexts()
  setActivePinia(createPinia())
  return modules
}
