import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import type { ApiError, Output } from '../../main/api.ts'
import { base64Of } from '../bytes.ts'
import { client } from '../client.ts'
import { useFresh } from './fresh.ts'

/** A message to main may be 64 MiB of JSON; a file in base64 is a third longer than its bytes. */
const MOST_BYTES = 45 * 1024 * 1024

/** One file on its way into the library. */
export interface Import {
  readonly id: number
  readonly name: string
  readonly state: 'reading' | 'checking' | 'done' | 'refused'
  readonly result?: Output<'library.import'>
  readonly error?: ApiError
  /** Kept for a second try up to the last good step. */
  readonly bytes?: string
}

/** Files being taken into the library, and what came of each. */
export const useImports = defineStore('imports', () => {
  const list = ref<readonly Import[]>([])
  const open = ref(false)
  const fresh = useFresh()
  const busy = computed(() => list.value.some(({ state }) => state === 'reading' || state === 'checking'))
  let last = 0

  const put = (item: Import): void => {
    const others = list.value.filter(({ id }) => id !== item.id)
    list.value = [...others, item].sort((a, b) => a.id - b.id)
  }

  const check = async (id: number, name: string, bytes: string, upTo: 'all' | 'lastGood'): Promise<void> => {
    put({ id, name, state: 'checking' })
    const answer = await client.request('library.import', { name, bytes, upTo })
    if (answer.ok) {
      const { match, news } = answer.value
      if (news !== null) fresh.add(match, news)
      put({ id, name, state: 'done', result: answer.value })
    } else put({ id, name, state: 'refused', error: answer.error, bytes })
  }

  // Opened anew, the dialog begins anew.
  watch(open, (now) => {
    if (!now && !busy.value) list.value = []
  })

  const start = (): number => {
    open.value = true
    last += 1
    return last
  }

  const takeFile = async (file: File): Promise<void> => {
    const id = start()
    const { name } = file
    if (file.size > MOST_BYTES) {
      put({ id, name, state: 'refused', error: { code: 'tooLarge' } })
      return
    }
    put({ id, name, state: 'reading' })
    let bytes: string
    try {
      bytes = await base64Of(file)
    } catch (cause) {
      console.error(`${name} could not be read`, cause)
      put({ id, name, state: 'refused', error: { code: 'fileUnreadable' } })
      return
    }
    await check(id, name, bytes, 'all')
  }

  const takeFiles = async (files: Iterable<File>): Promise<void> => {
    // One after the other: each is checked in full, and two copies of a match must meet in order.
    for (const file of files) await takeFile(file)
  }
  const takeBytes = (name: string, bytes: string): Promise<void> => check(start(), name, bytes, 'all')
  /** Takes a damaged file up to its last good step. */
  const takeGoodPart = async ({ id, name, bytes }: Import): Promise<void> => {
    if (bytes !== undefined) await check(id, name, bytes, 'lastGood')
  }

  return { list, open, busy, takeFiles, takeBytes, takeGoodPart }
})
