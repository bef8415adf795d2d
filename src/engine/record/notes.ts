/** Notes as they stand: all annotations except those that a later edit by the same author replaced. */
import type { Annotation, Author, Edit } from './step.ts'

type Version = Pick<Annotation, 'id' | 'deleted' | 'edit'>

/** The note an annotation is a version of. */
export const noteOf = ({ id, edit }: Version): string => edit?.note ?? id

/** Milliseconds since 1970 UTC; a time in the future is unreliable and counts as the earliest. */
const timeOf = ({ at }: Edit, now: number): number => {
  const time = Date.parse(at)
  return time > now ? -Infinity : time
}

/**
 * All authors in a record by id, with the signature each used last. `now` (milliseconds since 1970 UTC) prevents a
 * signature dated in the future from counting as the last one forever.
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

/** The name on an annotation, also on one from before annotations had authors; may be empty. */
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
 * True if an edit may replace the annotation it names: it must be by the same author and of the same note. The named
 * one came first, whatever the clocks said.
 */
const mayReplace = (later: Version, earlier: Version): boolean => {
  const { edit } = later
  if (edit === undefined || edit.note !== noteOf(earlier) || later.id === earlier.id) return false
  // Notes of earlier formats have no proven author.
  if (earlier.edit === undefined) return true
  if (edit.by.id !== earlier.edit.by.id) return false
  // Two edits that name each other would hide both.
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

/** The annotations that stand now. If a note was edited on two sides, each version stands until an edit joins them. */
export const standingNotes = <V extends Version>(annotations: ReadonlyMap<string, V>): readonly V[] => {
  const replaced = replacedIn(annotations)
  return [...annotations.values()].filter(({ id, deleted }) => !deleted && !replaced.has(id))
}

/**
 * Totals the weight of standing versions while versions arrive one by one, in any order. The returned function takes a
 * version and returns the current total.
 */
export const createStandingTotal = <V extends Version>(weightOf: (version: V) => number) => {
  const seen = new Map<string, V>()
  const replaced = new Set<string>()
  /** Versions by each id they name as replaced. */
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

/** By note, all versions that no other replaces, deletions included; an edit that settles a note must name them all. */
export const headsByNote = (
  annotations: ReadonlyMap<string, Annotation>,
): ReadonlyMap<string, readonly Annotation[]> => {
  const replaced = replacedIn(annotations)
  return byNote([...annotations.values()].filter(({ id }) => !replaced.has(id)))
}

/**
 * Sorts versions, the latest first and those of earlier formats last; the same in every copy. A replacing version
 * always comes before what it replaces, whatever the clocks said; times only order versions written independently.
 */
export const latestFirst = <V extends Version>(versions: Iterable<V>): readonly V[] => {
  const byId = [...versions].sort((one, other) => (one.id > other.id ? -1 : 1))
  const known = new Map(byId.map((version) => [version.id, version]))
  const replacedBy = (later: V): readonly V[] =>
    [...new Set(later.edit?.replaces)].flatMap((id) => {
      const earlier = known.get(id)
      return earlier !== undefined && mayReplace(later, earlier) ? [earlier] : []
    })
  /** How many of its replacing versions still have to be placed. */
  const waiting = new Map<string, number>()
  for (const version of known.values())
    for (const { id } of replacedBy(version)) waiting.set(id, (waiting.get(id) ?? 0) + 1)
  /** By id, a time no later than that of any version that replaces it. */
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
  // The rest form cycles.
  for (const version of byId) placed.add(version)
  // Sorting is stable, so a replacing version stays before what it replaces.
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
