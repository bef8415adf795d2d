/**
 * The names that windows have for the steps of matches with secrets, translated here and nowhere else.
 *
 * The id of a step is a hash of what it says, hidden things included: whoever holds one can try what was drawn until the
 * hash is right. So windows get handles instead, hashes under a key that the library keeps to itself. A step keeps its
 * handle for good, over restarts and after the match is over, as windows, addresses and the history of a browser have it.
 * Once the match is over steps are found by their ids as well; before, an id names nothing, as finding it would tell
 * that it was guessed right.
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
  /** What a window asks of a match, with ids in the place of handles; what is no handle comes out as the id of nothing. */
  incoming<T>(input: T): T
  /** What a window is told, about `match` unless a part of it says otherwise, with handles in the place of ids. */
  outgoing<T>(value: T, match?: MatchId): T
}

export interface HandlesOptions {
  readonly library: Pick<Library, 'row' | 'settings' | 'saveSettings'>
  readonly tables: Pick<Tables, 'open'>
  readonly gameOf: (id: string) => AnyGame | undefined
}

/** The setting that holds the key; no request asks for it. */
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
/** Members that hold no id whatever they look like: what people named, files, and ids that are meant to be told. */
const NO_IDS: ReadonlySet<string> = new Set(['title', 'name', 'bytes', 'known'])

/** What is known of one match. */
interface Known {
  readonly ids: Map<string, StepId>
  readonly handles: Map<string, string>
  /** The branches that are named by the hash of a step, and by their handles; made when one is met. */
  branches: { readonly of: MatchRecord; readonly size: number; readonly names: BranchNames } | null
}
interface BranchNames {
  readonly handles: ReadonlyMap<string, string>
  readonly ids: ReadonlyMap<string, string>
}

/** Matches whose handles are kept in memory; those of others are made again. */
const MOST = 24

export const createHandles = ({ library, tables, gameOf }: HandlesOptions): Handles => {
  let key: Buffer | undefined
  const hashed = (text: string): string => {
    key ??= keyOf(library)
    return createHmac('sha256', key).update(text).digest('hex')
  }

  /** By match; what has a game, options and a viewer never changes them, as they are what its id hashes. */
  const hiding = new Map<MatchId, boolean>()
  const hides = (game: string, options: Header['options']): boolean => {
    const found = gameOf(game)
    const parsed = found?.schemas.options.safeParse(options)
    return parsed?.success === true && found?.hasHiddenInformation(parsed.data) === true
  }
  /** True if steps of the match have handles: it has secrets, or had them. What comes with the program is known to all. */
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
    // Ids come from the record; of what is none the way back leads to nothing either.
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

  /** The step with this number whose name, one of `namesOf`, begins so. */
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

  /** A comment with other digits in its links; where they name no step they would only tell what was tried. */
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
  /** Every text of a value, translated as the match wants that is spoken of there. */
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

  /** The match that a part of a value is about: it names it, holds its table, or is its row in the list. */
  const matchIn = (thing: object): MatchId | undefined => {
    const { match, table, id, game } = thing as { readonly [name: string]: unknown } // looked into below
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
      // Only texts change, and of the same form.
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
      }) as T // as above
    },
  }
}
