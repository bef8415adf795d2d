import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { CollectionFile } from '../../../archive/collection.ts'
import { filesIn, isArchive } from '../../../archive/read.ts'
import type { ApiError, Input, Output, UndoneImport, PastImport } from '../../../main/api/api.ts'
import { base64Of } from '../../ui/format/bytes.ts'
import { client } from '../../ui/client/client.ts'
import { say, inList, sayIn } from '../../ui/i18n.ts'
import { useToasts } from '../../ui/toasts.ts'
import type { Language } from '../../../engine/kernel/text.ts'

// Undoing imports. Main does it, and windows update by push.

/** The result for each import; null if refused, which is shown. */
export const undoImports = async (imports: readonly number[]): Promise<readonly UndoneImport[] | null> => {
  const answer = await client.request('imports.undo', { imports: [...imports] })
  if (answer.ok) return answer.value.undone
  useToasts().refused(answer.error)
  return null
}

/** Counts of what an import added or its undo removed, in words. */
type ImportCounts = Pick<UndoneImport, 'steps' | 'branches' | 'notes'>

const KINDS = ['steps', 'branches', 'notes'] as const

export const total = (counts: ImportCounts): number => counts.steps + counts.branches + counts.notes

/** Leaves out what is zero; says `none` if everything is. */
export const countsWords = (counts: ImportCounts, language: Language): string => {
  const words = KINDS.filter((kind) => counts[kind] > 0).map((kind) =>
    sayIn(language, `imports.past.${kind}`, { n: counts[kind] }),
  )
  return words.length === 0 ? sayIn(language, 'imports.past.nothing') : inList(words, language)
}

/** What a past import added, including analyses. */
export const importWords = (past: PastImport, language: Language): string => {
  const words = [
    ...(past.isNew ? [sayIn(language, 'imports.past.newMatch')] : []),
    ...(total(past) > 0 ? [countsWords(past, language)] : []),
    ...(past.analysed > 0 ? [sayIn(language, 'imports.past.analysed', { n: past.analysed })] : []),
  ]
  return words.length === 0 ? sayIn(language, 'imports.past.nothing') : inList(words, language)
}

/** Imports of files taken in together, or a single one. */
interface Batch<Past> {
  readonly key: string
  readonly imports: readonly Past[]
}

/** Keeps the order; a batch stands where its first import does. */
export const groupedByBatch = <Past extends Pick<PastImport, 'import' | 'batch'>>(
  imports: readonly Past[],
): readonly Batch<Past>[] => {
  const batches = new Map<string, Past[]>()
  for (const each of imports) {
    const key = each.batch ?? `import ${each.import}`
    const known = batches.get(key)
    if (known === undefined) batches.set(key, [each])
    else known.push(each)
  }
  return [...batches].map(([key, some]) => ({ key, imports: some }))
}

/** A message to main may have 64 MiB of JSON, and base64 makes a file a third longer. */
const MOST_BYTES = 45 * 1024 * 1024

/** One file being imported. */
export interface Import {
  readonly id: number
  readonly name: string
  /** `asks`: it would change one's own notes or branches; `left`: the person chose not to import it. */
  readonly state: 'reading' | 'checking' | 'done' | 'asks' | 'left' | 'refused'
  readonly result?: Output<'library.import'>
  /** The import was undone, with this result. */
  readonly undone?: UndoneImport
  readonly error?: ApiError
  /** The file, kept for a second try: up to the last good step, or with an answer. */
  readonly bytes?: string
  readonly upTo?: UpTo
}

type UpTo = Input<'library.import'>['upTo']
type Own = Input<'library.import'>['own']

/** Files whose bytes are kept for a second try. */
const KEPT = 20

/** How many files had which result. */
export interface Sum {
  readonly isNew: number
  readonly merged: number
  readonly same: number
  /** Waiting for an answer, because they would change one's own notes or branches. */
  readonly asks: number
  readonly left: number
  /** Undone again. */
  readonly undone: number
  readonly refused: number
  /** Files in archives that are no records. */
  readonly other: number
}

/** Whether a copy added anything to the match that was here. */
export const broughtSomething = ({ addedSteps, news }: Output<'library.import'>): boolean =>
  addedSteps + (news?.counts.branches ?? 0) + (news?.counts.notes ?? 0) > 0

/** Files being imported, and the result of each. */
export const useImports = defineStore('imports', () => {
  const toasts = useToasts()
  const list = shallowRef<readonly Import[]>([])
  const open = ref(false)
  /** Batches in progress. */
  const running = ref(0)
  const busy = computed(() => running.value > 0)
  /** The person stopped the import: no further file is taken. */
  const stopped = ref(false)
  const other = ref(0)
  /** Collections that came with a file. */
  const collections = shallowRef<readonly Output<'collections.import'>[]>([])
  /** Items waiting for an answer, with the collection they belong to. */
  const waiting = new Map<number, string>()
  /** Number of files to import, including those of archives opened so far. */
  const expected = ref(0)
  let last = 0
  /** Everything imported while the dialog is open belongs to one batch. */
  let together: string = crypto.randomUUID()

  const put = (item: Import): void => {
    const at = list.value.findLastIndex(({ id }) => id === item.id)
    list.value = at < 0 ? [...list.value, item] : list.value.with(at, item)
  }
  const sum = computed((): Sum => {
    const undone = list.value.filter((item) => item.undone !== undefined).length
    const done = list.value.flatMap(({ result, undone: back }) => (back === undefined ? (result ?? []) : []))
    const isNew = done.filter((result) => result.isNew).length
    const merged = done.filter((result) => !result.isNew && broughtSomething(result)).length
    const same = done.length - isNew - merged
    const inState = (name: Import['state']): number => list.value.filter(({ state }) => state === name).length
    const [asks, left, refused] = [inState('asks'), inState('left'), inState('refused')]
    return { isNew, merged, same, asks, left, undone, refused, other: other.value }
  })

  const check = async (
    id: number,
    name: string,
    bytes: string,
    upTo: UpTo = 'all',
    own: Own = 'ask',
  ): Promise<void> => {
    put({ id, name, state: 'checking' })
    const copyName = say('imports.copyName')
    const copyNameBy = say('imports.copyNameBy', { name: '{name}' })
    const answer = await client.request('library.import', {
      name,
      batch: together,
      bytes,
      upTo,
      own,
      copyName,
      copyNameBy,
    })
    if (answer.ok) {
      put({ id, name, state: 'done', result: answer.value })
      return
    }
    const { error } = answer
    const isKept = list.value.filter((item) => item.bytes !== undefined).length < KEPT
    const kept = isKept ? { bytes, upTo } : {}
    put({ id, name, state: error.code === 'changesOwn' && isKept ? 'asks' : 'refused', error, ...kept })
  }

  // Opening the dialog again starts over.
  watch(open, (now) => {
    if (now || busy.value) return
    together = crypto.randomUUID()
    list.value = []
    other.value = 0
    collections.value = []
    waiting.clear()
    expected.value = 0
    stopped.value = false
  })

  const start = (): number => {
    open.value = true
    last += 1
    return last
  }

  const refuse = (name: string, error: ApiError): void => put({ id: start(), name, state: 'refused', error })

  const takeRecord = async (name: string, file: Blob, id = start()): Promise<void> => {
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
    await check(id, name, bytes)
  }

  /** Creates the collection that came with a file, from the matches of it that were imported. */
  const collect = async (file: CollectionFile, items: ReadonlyMap<string, number>): Promise<void> => {
    const ids = file.matches.flatMap((name) => items.get(name) ?? [])
    const matches = ids.flatMap((id) => list.value.find((item) => item.id === id)?.result?.match ?? [])
    if (matches.length === 0 && ids.length > 0) return
    const { id: collection, title, introduction } = file
    const answer = await client.request('collections.import', { collection, title, introduction, matches })
    if (!answer.ok) return refuse(file.title, answer.error)
    collections.value = [...collections.value, answer.value]
    for (const id of ids)
      if (list.value.find((item) => item.id === id)?.state === 'asks') waiting.set(id, collection)
  }

  const takeArchive = async (file: File): Promise<void> => {
    const items = new Map<string, number>()
    let collection: CollectionFile | undefined
    for await (const found of filesIn(file, file.name)) {
      if (stopped.value) return
      // The archive had been counted as one file.
      if (found.is === 'holds') expected.value += found.records - 1
      else if (found.is === 'collection') collection = found.collection
      else if (found.is === 'record') {
        const id = start()
        items.set(found.name, id)
        await takeRecord(found.name, found.bytes, id)
      } else if (found.is === 'refused') refuse(found.name, found.error)
      else other.value += 1
    }
    if (collection !== undefined) await collect(collection, items)
  }
  const takeFile = async (file: File): Promise<void> => {
    const packed = await isArchive(file).catch(() => false)
    return packed ? takeArchive(file) : takeRecord(file.name, file)
  }

  /** Runs a batch. A stop applies only to batches that were running. */
  const batch = async (work: () => Promise<void>): Promise<void> => {
    if (!busy.value) stopped.value = false
    open.value = true
    running.value += 1
    try {
      await work()
    } finally {
      running.value -= 1
    }
  }
  const takeFiles = (files: readonly File[]): Promise<void> =>
    batch(async () => {
      expected.value += files.length
      // One at a time: each file is checked in full, and two copies of one match must arrive in order.
      for (const file of files) {
        if (stopped.value) break
        await takeFile(file)
      }
    })
  const takeBytes = (name: string, bytes: string): Promise<void> =>
    batch(() => {
      expected.value += 1
      return check(start(), name, bytes)
    })
  /** Imports a damaged file up to its last good step. */
  const takeGoodPart = async ({ id, name, bytes }: Import): Promise<void> => {
    if (bytes !== undefined) await batch(() => check(id, name, bytes, 'lastGood'))
  }
  /**
   * Imports a copy that would change one's own notes or branches as the person decided; `leave` imports nothing.
   */
  const answer = async (item: Import, own: 'keep' | 'replace' | 'leave'): Promise<void> => {
    const { id, name, bytes, upTo } = item
    if (own === 'leave') put({ id, name, state: 'left' })
    else if (bytes !== undefined) await batch(() => check(id, name, bytes, upTo, own))
    const collection = waiting.get(id)
    const match = list.value.find((other) => other.id === id)?.result?.match
    if (collection === undefined || match === undefined) return
    waiting.delete(id)
    const added = await client.request('collections.add', { collection, matches: [match] })
    if (!added.ok) toasts.refused(added.error)
  }
  /** Imports that can be undone: those that added something. */
  const undoable = computed(() =>
    list.value.filter(({ result, undone }) => undone === undefined && typeof result?.import === 'number'),
  )
  const undoing = ref(false)
  /** Undoes imports, one or all of the batch. */
  const undo = async (items: readonly Import[]): Promise<void> => {
    if (undoing.value) return
    undoing.value = true
    const done = await undoImports(items.flatMap(({ result }) => result?.import ?? []))
    undoing.value = false
    for (const each of done ?? []) {
      const item = list.value.find(({ result }) => result?.import === each.import)
      if (item !== undefined) put({ ...item, undone: each })
    }
  }
  /** The file being checked is finished; no further file is taken. */
  const stop = (): void => void (stopped.value = true)

  return {
    list,
    collections,
    open,
    busy,
    stopped,
    sum,
    expected,
    takeFiles,
    takeBytes,
    takeGoodPart,
    answer,
    undoable,
    undoing,
    undo,
    stop,
  }
})
