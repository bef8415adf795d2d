/** Notes as they stand: of everything said in a record, what no later edit by the same person has replaced. */
import type { Annotation, Author, Edit } from './step.ts'

type Version = Pick<Annotation, 'id' | 'deleted' | 'edit'>

/** The note an annotation is a version of. */
export const noteOf = ({ id, edit }: Version): string => edit?.note ?? id

/** Milliseconds since 1970 UTC; of a time still to come nobody knows when it was, and it counts as the earliest. */
const timeOf = ({ at }: Edit, now: number): number => {
  const time = Date.parse(at)
  return time > now ? -Infinity : time
}

/**
 * Everybody who wrote in a record, by their ids, as they signed last. `now`, in milliseconds since 1970 UTC, keeps a
 * signature from the future from being the last one for good.
 */
export const authorsIn = (
  annotations: ReadonlyMap<string, Version>,
  now: number,
): ReadonlyMap<string, Author> => {
  const last = new Map<string, { readonly by: Author; readonly time: number }>()
  for (const { edit } of annotations.values()) {
    if (edit === undefined) continue
    const time = timeOf(edit, now)
    const known = last.get(edit.by.id)
    if (known === undefined || time >= known.time) last.set(edit.by.id, { by: edit.by, time })
  }
  return new Map([...last].map(([id, { by }]) => [id, by]))
}

/** The name an annotation bears, also of before they had authors; may be empty. */
export const authorName = (
  { body, edit }: Pick<Annotation, 'body' | 'edit'>,
  authors: ReadonlyMap<string, Author>,
): string =>
  edit === undefined
    ? body.kind === 'comment'
      ? body.author
      : ''
    : (authors.get(edit.by.id) ?? edit.by).name

/**
 * Whether an edit replaces what it names: one's own words, in the same note. What it names came before it, whatever the
 * clocks said.
 */
const mayReplace = (later: Version, earlier: Version): boolean => {
  const { edit } = later
  if (edit === undefined || edit.note !== noteOf(earlier) || later.id === earlier.id) return false
  // Notes of earlier formats are nobody's for certain.
  if (earlier.edit === undefined) return true
  if (edit.by.id !== earlier.edit.by.id) return false
  // Edits that name each other would hide both.
  return !earlier.edit.replaces.includes(later.id) || Date.parse(edit.at) > Date.parse(earlier.edit.at)
}

/** The ids of annotations that others replace. */
const replacedIn = (annotations: ReadonlyMap<string, Version>): ReadonlySet<string> => {
  const replaced = new Set<string>()
  for (const later of annotations.values())
    for (const id of later.edit?.replaces ?? []) {
      const earlier = annotations.get(id)
      if (earlier !== undefined && mayReplace(later, earlier)) replaced.add(id)
    }
  return replaced
}

/** What is said now. Where one note was edited apart, each of its versions stands until one joins them. */
export const standingNotes = <V extends Version>(annotations: ReadonlyMap<string, V>): readonly V[] => {
  const replaced = replacedIn(annotations)
  return [...annotations.values()].filter(({ id, deleted }) => !deleted && !replaced.has(id))
}

/**
 * Weighs what stands while versions come one after the other, in any order: answers for each what all that stand so
 * far weigh together.
 */
export const createStandingTotal = <V extends Version>(weightOf: (version: V) => number) => {
  const seen = new Map<string, V>()
  const replaced = new Set<string>()
  /** Those that name an id as one they replace. */
  const naming = new Map<string, V[]>()
  let weight = 0
  const weightAlone = (version: V): number => (version.deleted ? 0 : weightOf(version))
  const replace = (version: V): void => {
    if (replaced.has(version.id)) return
    replaced.add(version.id)
    weight -= weightAlone(version)
  }
  return (version: V): number => {
    seen.set(version.id, version)
    weight += weightAlone(version)
    if (naming.get(version.id)?.some((later) => mayReplace(later, version))) replace(version)
    for (const id of version.edit?.replaces ?? []) {
      const earlier = seen.get(id)
      if (earlier !== undefined && mayReplace(version, earlier)) replace(earlier)
      const others = naming.get(id)
      if (others !== undefined) others.push(version)
      else if (earlier === undefined) naming.set(id, [version])
    }
    return weight
  }
}

/** By note, all versions that are not replaced, deletions too: what an edit that settles a note replaces. */
export const headsByNote = (
  annotations: ReadonlyMap<string, Annotation>,
): ReadonlyMap<string, readonly Annotation[]> => {
  const replaced = replacedIn(annotations)
  return byNote([...annotations.values()].filter(({ id }) => !replaced.has(id)))
}

/**
 * Versions, the latest first, those of earlier formats last; the same in every copy. What replaces another comes before
 * it, whatever the clocks said; their times order only what was written apart.
 */
export const latestFirst = <V extends Version>(versions: Iterable<V>): readonly V[] => {
  const byId = [...versions].sort((one, other) => (one.id > other.id ? -1 : 1))
  const known = new Map(byId.map((version) => [version.id, version]))
  const replacedBy = (later: V): readonly V[] =>
    [...new Set(later.edit?.replaces)].flatMap((id) => {
      const earlier = known.get(id)
      return earlier !== undefined && mayReplace(later, earlier) ? [earlier] : []
    })
  /** How many that replace it are still to be placed. */
  const waiting = new Map<string, number>()
  for (const version of known.values())
    for (const { id } of replacedBy(version)) waiting.set(id, (waiting.get(id) ?? 0) + 1)
  /** By id, a time that is not later than that of anything that replaces it. */
  const times = new Map<string, number>()
  const timed = ({ id, edit }: V): number =>
    times.get(id) ?? (edit === undefined ? -Infinity : Date.parse(edit.at))
  const placed = new Set([...known.values()].filter(({ id }) => !waiting.has(id)))
  for (const version of placed)
    for (const earlier of replacedBy(version)) {
      times.set(earlier.id, Math.min(timed(earlier), timed(version)))
      const left = (waiting.get(earlier.id) ?? 0) - 1
      waiting.set(earlier.id, left)
      if (left === 0) placed.add(earlier)
    }
  // What is left goes round in a circle.
  for (const version of byId) placed.add(version)
  // A sort keeps the order of equals: what replaces another was placed before it.
  return [...placed].sort((one, other) => {
    const [early, late] = [timed(one), timed(other)]
    return early === late ? 0 : late > early ? 1 : -1
  })
}

/** Annotations by the note they are versions of. */
export const byNote = (annotations: Iterable<Annotation>): ReadonlyMap<string, readonly Annotation[]> => {
  const notes = new Map<string, Annotation[]>()
  for (const annotation of annotations) {
    const note = noteOf(annotation)
    const known = notes.get(note)
    if (known === undefined) notes.set(note, [annotation])
    else known.push(annotation)
  }
  return notes
}
