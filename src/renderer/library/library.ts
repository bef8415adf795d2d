import { defineStore } from 'pinia'
import { computed, ref, shallowReactive, shallowRef, watch } from 'vue'
import { until, useDebounceFn } from '@vueuse/core'
import type { ApiError, Filter, MatchRow, Output, Parsed } from '../../main/api/api.ts'
import { client, onReturn } from '../ui/client/client.ts'
import { keepOr } from '../ui/client/session.ts'
import { keepQuery, keptQuery } from './keptQuery.ts'

/** Rows are fetched in pages as they scroll into view. */
const PAGE = 60
/** How many recent matches are searched for one of the reader's own. */
const RECENT = 10

/** Filters and order of the list. */
export type Query = Omit<Parsed<'library.list'>, 'offset' | 'limit'>
export const EVERYTHING: Query = {
  text: '',
  games: [],
  tags: [],
  state: 'any',
  players: [],
  seats: [],
  winner: null,
  from: null,
  to: null,
  least: null,
  most: null,
  options: [],
  commented: false,
  bin: false,
  sort: 'updated',
}

const unsorted = ({ sort: _, ...filter }: Query): Filter => filter

/** Whether two filters mean the same, whatever the order of their fields. */
export const sameFilter = (one: Filter, other: Filter): boolean =>
  FIELDS.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))
const FIELDS = Object.keys(EVERYTHING).filter((field): field is keyof Filter => field !== 'sort')

/** The list of matches as main answers it for the current filters. */
export const useLibrary = defineStore('library', () => {
  const keep = keepOr(() => sessionStorage)
  const query = ref<Query>(keptQuery(keep, EVERYTHING))
  const pages = shallowRef<ReadonlyMap<number, readonly MatchRow[]>>(new Map())
  const total = ref(0)
  const counts = shallowRef<Output<'library.list'>['counts'] | null>(null)
  const latestOpen = shallowRef<MatchRow | null>(null)
  /** The match finished last that has no notes. */
  const latestBare = shallowRef<MatchRow | null>(null)
  const loaded = ref(false)
  const error = shallowRef<ApiError | null>(null)
  /** Answers to an older request are ignored. */
  let asked = 0
  /** Matches whose menu in the list is open. Until it closes, visible rows stay where they are. */
  const openMenus = shallowReactive(new Set<string>())

  const rowAt = (index: number): MatchRow | undefined =>
    pages.value.get(Math.floor(index / PAGE))?.[index % PAGE]
  /** Which matches are meant, without their order. */
  const filter = computed(() => unsorted(query.value))
  const filtered = computed(() => !sameFilter(filter.value, EVERYTHING))
  const set = (change: Partial<Query>): void => {
    query.value = { ...query.value, ...change }
  }

  const fetchPage = async (page: number): Promise<void> => {
    const question = asked
    const answer = await client.request('library.list', {
      ...query.value,
      offset: page * PAGE,
      limit: PAGE,
    })
    if (pages.value.has(page)) await until(() => openMenus.size).toBe(0)
    if (question !== asked) return
    if (!answer.ok) {
      error.value = answer.error
      return
    }
    error.value = null
    total.value = answer.value.total
    counts.value = answer.value.counts
    pages.value = new Map(pages.value).set(page, answer.value.rows)
    loaded.value = true
  }

  const fetchLatest = async (): Promise<void> => {
    const [open, over] = await Promise.all([
      client.request('library.list', { state: 'open', limit: RECENT }),
      client.request('library.list', { state: 'over', limit: RECENT }),
    ])
    if (!open.ok || !over.ok) return
    // A match somebody brought does not take the place of one that was started here.
    const isOwn = ({ importedAt }: MatchRow): boolean => importedAt === null
    const hasOwn = [...open.value.rows, ...over.value.rows].some(isOwn)
    const shown = (rows: readonly MatchRow[]): readonly MatchRow[] => (hasOwn ? rows.filter(isOwn) : rows)
    latestOpen.value = shown(open.value.rows)[0] ?? null
    latestBare.value = shown(over.value.rows).find(({ comments }) => comments === 0) ?? null
  }

  const reload = async (): Promise<void> => {
    asked += 1
    const question = asked
    const held = [...pages.value.keys()]
    const shown = held.length > 4 || held.length === 0 ? [0] : held
    const before = pages.value
    pages.value = new Map(shown.flatMap((page) => [[page, before.get(page) ?? []] as const]))
    await Promise.all([...shown.map(fetchPage), fetchLatest()])
    if (question === asked) requested.clear()
  }

  const requested = new Set<number>()
  /** Fetches the rows between two indices unless they are here or on their way. */
  const need = (first: number, last: number): void => {
    for (let page = Math.floor(first / PAGE); page <= Math.floor(last / PAGE); page += 1) {
      if (pages.value.has(page) || requested.has(page)) continue
      requested.add(page)
      void fetchPage(page).then(() => requested.delete(page))
    }
  }

  /**
   * The list is on screen. Behind another screen nothing is requested; coming back requests everything again.
   */
  let isShown = false
  const show = (): Promise<void> => {
    isShown = true
    return reload()
  }
  const hide = (): void => void (isShown = false)
  const soon = useDebounceFn(async () => {
    if (isShown) await reload()
  }, 120)
  watch(
    query,
    (now) => {
      // The bin is not kept: a new start opens the library.
      keepQuery(keep, { ...now, bin: false })
      pages.value = new Map()
      void soon()
    },
    { deep: true },
  )
  client.on('library.changed', () => void soon())
  onReturn(() => void soon())

  return {
    query,
    total,
    counts,
    latestOpen,
    latestBare,
    loaded,
    error,
    filter,
    filtered,
    set,
    rowAt,
    need,
    reload,
    show,
    hide,
    pages,
    openMenus,
  }
})
