/**
 * Handles: the names of steps in matches with secrets that windows use. Only this module translates them.
 *
 * The id of a step is a hash of its whole content, so a window that had the id could try every hidden card until the hash
 * fits. It gets a handle instead: the id hashed with a key that never leaves the library. A step keeps its handle over
 * restarts and after the end of the match, because addresses and the browser's history contain it. Once the match is over,
 * requests may name steps by their ids too; before that an id names nothing, because a hit would confirm a guess.
 */
import { createHmac, randomBytes } from 'node:crypto'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { copyBranchIds, STEP_LINK } from '../../engine/record/exchange/redacted.ts'
import type { BranchId, Header, MatchId, StepId } from '../../engine/record/step.ts'
import { depthOf, type MatchRecord } from '../../engine/record/tree.ts'
import type { Library } from '../library/library.ts'
import { keepsSecrets } from '../table/match.ts'
import type { Tables } from '../table/tables.ts'

export interface Handles {
  /** Replaces the handles in a request by ids; what is no handle of the match becomes an id that no step has. */
  incoming<T>(input: T): T
  /** Replaces the ids in an answer or push by handles. `match` is the match it is about, unless a part of it names another. */
  outgoing<T>(value: T, match?: MatchId): T
}

export interface HandlesOptions {
  readonly library: Pick<Library, 'row' | 'settings' | 'saveSettings'>
  readonly tables: Pick<Tables, 'open'>
  readonly gameOf: (id: string) => AnyGame | undefined
}

/** The setting that holds the key; no request can read it. */
const KEY = 'handles'

const keyOf = (library: HandlesOptions['library']): Buffer => {
  const kept = library.settings()[KEY]
  if (typeof kept === 'string' && /^[0-9a-f]{64}$/.test(kept)) return Buffer.from(kept, 'hex')
  const key = randomBytes(32)
  library.saveSettings({ [KEY]: key.toString('hex') })
  return key
}

const STEP = /^[0-9a-f]{32}$/
const BRANCH = /^[0-9a-f]{16}$/
/** Fields that are never translated: names that people gave, files, and ids that are meant to be sent. */
const NO_IDS: ReadonlySet<string> = new Set(['title', 'name', 'bytes', 'known'])

/** The handles of one match. */
interface Known {
  readonly ids: Map<string, StepId>
  readonly handles: Map<string, string>
  /** The branches whose ids are hashes of steps, and their handles; computed when the first is needed. */
  branches: { readonly of: MatchRecord; readonly size: number; readonly names: BranchNames } | null
}
interface BranchNames {
  readonly handles: ReadonlyMap<string, string>
  readonly ids: ReadonlyMap<string, string>
}

/** The number of matches whose handles stay in memory; those of others are computed again. */
const MOST = 24

export const createHandles = ({ library, tables, gameOf }: HandlesOptions): Handles => {
  let key: Buffer | undefined
  const hashed = (text: string): string => {
    key ??= keyOf(library)
    return createHmac('sha256', key).update(text).digest('hex')
  }

  /** Whether a match hides something; this depends only on its header, which its id hashes, so it never changes. */
  const hiding = new Map<MatchId, boolean>()
  const hides = (game: string, options: Header['options']): boolean => {
    const found = gameOf(game)
    const parsed = found?.schemas.options.safeParse(options)
    return parsed?.success === true && found?.hasHiddenInformation(parsed.data) === true
  }
  /** True if the steps of the match have handles, because it has or had secrets. Samples are public, so they have none. */
  const isHiding = (id: MatchId): boolean => {
    const known = hiding.get(id)
    if (known !== undefined) return known
    const row = library.row(id)
    if (row === undefined) return false
    const found = row.luck !== 'untold' && hides(row.game, row.options)
    hiding.set(id, found)
    return found
  }

  const matches = new Map<MatchId, Known>()
  const knownOf = (id: MatchId): Known => {
    const known = matches.get(id) ?? { ids: new Map(), handles: new Map(), branches: null }
    matches.delete(id)
    matches.set(id, known)
    const [oldest] = matches.keys()
    if (matches.size > MOST && oldest !== undefined) matches.delete(oldest)
    return known
  }
  const recordOf = (id: MatchId): MatchRecord | undefined => {
    const open = tables.open(id)
    return open.ok ? open.value.record : undefined
  }

  const handleOf = (known: Known, id: string): string => {
    const found = known.handles.get(id)
    if (found !== undefined) return found
    const handle = hashed(`step ${id}`).slice(0, 32)
    known.handles.set(id, handle)
    // Most ids come from the record. Other texts of the same form name no step, with or without translation.
    known.ids.set(handle, id as StepId)
    return handle
  }

  const branchesOf = (known: Known, record: MatchRecord): BranchNames => {
    const { branches } = known
    if (branches?.of === record && branches.size === record.steps.size) return branches.names
    const told = [...copyBranchIds(record).keys()].map(
      (id: BranchId) => [id, hashed(`branch ${id}`).slice(0, 16)] as const,
    )
    const names = {
      handles: new Map<string, string>(told),
      ids: new Map(told.map(([id, name]) => [name, id])),
    }
    known.branches = { of: record, size: record.steps.size, names }
    return names
  }

  /** The step with this number of which one name (`namesOf`) begins with the given digits. */
  const stepNamed = (
    record: MatchRecord,
    number: number,
    digits: string,
    nameOf: (id: StepId) => string,
  ): StepId | undefined => {
    for (const id of record.steps.keys())
      if (depthOf(record, id) === number && nameOf(id).startsWith(digits)) return id
    return undefined
  }

  /** Translates the links to steps in a comment; digits that name no step become those of no step. */
  const relinked = (
    text: string,
    record: MatchRecord,
    from: (id: StepId) => string,
    to: (id: StepId) => string,
    isLost: boolean,
  ): string =>
    text.replace(STEP_LINK, (whole, number: string, digits: string) => {
      const step = stepNamed(record, Number(number), digits, from)
      if (step !== undefined) return `[[#${number}@${to(step).slice(0, digits.length)}`
      return isLost ? `[[#${number}` : whole
    })

  type Translate = (text: string) => string
  /** Translates every text in a value by the translation of the match that this part of it is about. */
  const walk = (
    value: unknown,
    translate: Translate | undefined,
    enter: (thing: object) => Translate | undefined | null,
  ): unknown => {
    if (typeof value === 'string') return translate === undefined ? value : translate(value)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((each) => walk(each, translate, enter))
    const entered = enter(value)
    const inside = entered === null ? translate : entered
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        NO_IDS.has(name) && typeof each === 'string' ? each : walk(each, inside, enter),
      ]),
    )
  }

  const outOf = (match: MatchId): Translate => {
    const known = knownOf(match)
    const handle = (id: string): string => handleOf(known, id)
    return (text) => {
      if (text === match) return text
      if (STEP.test(text)) return handle(text)
      if (BRANCH.test(text)) {
        const record = recordOf(match)
        return record === undefined ? text : (branchesOf(known, record).handles.get(text) ?? text)
      }
      if (!text.includes('[[#')) return text
      const record = recordOf(match)
      return record === undefined ? text : relinked(text, record, (id) => id, handle, true)
    }
  }

  const into = (match: MatchId): Translate | undefined => {
    const open = tables.open(match)
    if (!open.ok) return undefined
    const { record } = open.value
    const known = knownOf(match)
    const handle = (id: string): string => handleOf(known, id)
    const isKept = keepsSecrets(open.value)
    const idOf = (text: string): string => {
      if (!known.ids.has(text)) for (const id of record.steps.keys()) handle(id)
      const id = known.ids.get(text)
      if (id !== undefined) return id
      return !isKept && record.steps.has(text as StepId) ? text : hashed(`nothing ${text}`).slice(0, 32)
    }
    return (text) => {
      if (text === match) return text
      if (STEP.test(text)) return idOf(text)
      if (BRANCH.test(text)) {
        const { handles, ids } = branchesOf(known, record)
        return ids.get(text) ?? (isKept && handles.has(text) ? hashed(`nothing ${text}`).slice(0, 16) : text)
      }
      if (!text.includes('[[#')) return text
      return relinked(text, record, handle, (id) => id, isKept)
    }
  }

  /** The match that an object is about: it has the match's id or table, or is its row of the list. */
  const matchIn = (thing: object): MatchId | undefined => {
    // Each field is checked below.
    const { match, table, id, game } = thing as { readonly [name: string]: unknown }
    // The contract has checked that these are ids of matches.
    if (typeof match === 'string') return match as MatchId
    if (typeof table === 'object' && table !== null) return matchIn(table)
    return typeof id === 'string' && typeof game === 'string' ? (id as MatchId) : undefined
  }

  return {
    incoming<T>(input: T): T {
      const match = typeof input === 'object' && input !== null ? matchIn(input) : undefined
      if (match === undefined || !isHiding(match)) return input
      const translate = into(match)
      // Translation replaces texts by texts of the same form, so the type stays.
      return translate === undefined ? input : (walk(input, translate, () => null) as T)
    },
    outgoing<T>(value: T, match?: MatchId): T {
      const about = match ?? (typeof value === 'object' && value !== null ? matchIn(value) : undefined)
      if (about !== undefined && !isHiding(about)) return value
      const start = about === undefined ? undefined : outOf(about)
      return walk(value, start, (thing) => {
        const other = matchIn(thing)
        if (other === undefined || other === about) return null
        return isHiding(other) ? outOf(other) : undefined
      }) as T // texts of the same form, as above
    },
  }
}
