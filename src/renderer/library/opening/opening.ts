import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { BackupRow, Input, Opening, Output } from '../../../main/api/api.ts'
import { client } from '../../ui/client/client.ts'
import { useToasts } from '../../ui/toasts.ts'

/** How often to ask whether the library has finished moving, in milliseconds. */
const MOVES_MS = 300

/** The state of the library and its backups, as main reports them. */
export const useOpening = defineStore('opening', () => {
  const toasts = useToasts()
  const opening = shallowRef<Opening | null>(null)
  const backups = shallowRef<readonly BackupRow[]>([])
  /** A request that takes a while is running. */
  const busy = ref(false)
  /** The backups dialog is open. */
  const open = ref(false)

  // Everything on screen belongs to another library, so the page reloads.
  client.on('library.reopened', () => location.reload())

  const isMoving = (): boolean => opening.value?.error?.code === 'libraryMoving'
  const load = async (): Promise<void> => {
    const wasMoving = isMoving()
    const answer = await client.request('library.opening', {})
    if (answer.ok) opening.value = answer.value
    else toasts.refused(answer.error)
    // A push during page load is missed, so this asks again.
    if (isMoving()) setTimeout(() => void load(), MOVES_MS)
    else if (wasMoving) location.reload()
  }

  const waiting = async (work: () => Promise<void>): Promise<void> => {
    busy.value = true
    try {
      await work()
    } finally {
      busy.value = false
    }
  }

  const list = (): Promise<void> =>
    waiting(async () => {
      const answer = await client.request('backups.list', {})
      if (answer.ok) backups.value = answer.value
      else toasts.refused(answer.error)
    })

  const make = (): Promise<void> =>
    waiting(async () => {
      const answer = await client.request('backups.make', {})
      if (!answer.ok) return toasts.refused(answer.error)
      backups.value = answer.value
      toasts.show({ kind: 'good', k: 'startup.backups.made' })
    })

  /** The window reloads once main has done it. */
  const choose = (choice: Input<'library.open'>['choice']): Promise<void> =>
    waiting(async () => {
      const answer = await client.request('library.open', { choice })
      if (answer.ok) opening.value = answer.value
      else toasts.refused(answer.error)
    })

  const restore = (name: string): Promise<void> =>
    waiting(async () => {
      const answer = await client.request('backups.restore', { name })
      if (!answer.ok) toasts.refused(answer.error)
    })

  const look = (name: string): Promise<void> =>
    waiting(async () => {
      const answer = await client.request('backups.look', { name })
      if (!answer.ok) toasts.refused(answer.error)
    })

  const matches = async (name: string): Promise<Output<'backups.matches'>> => {
    const answer = await client.request('backups.matches', { name })
    if (answer.ok) return answer.value
    toasts.refused(answer.error)
    return []
  }

  const importMatch = (name: string, match: string): Promise<void> =>
    waiting(async () => {
      const answer = await client.request('backups.import', { name, match })
      if (!answer.ok) return toasts.refused(answer.error)
      const { isNew, addedSteps } = answer.value
      const k = isNew || addedSteps > 0 ? 'startup.backups.imported' : 'startup.backups.there'
      toasts.show({ kind: 'good', k })
    })

  return { opening, backups, busy, open, load, list, make, choose, restore, look, matches, importMatch }
})
