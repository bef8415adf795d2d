/** Notes as they stand: of everything said in a record, what no later edit by the same person has replaced. */
import type { Annotation, Author, Edit } from './step.ts'

type Version = Pick<Annotation, 'id' | 'deleted' | 'edit'>

/** The note an annotation is a version of. */
export const noteOf = ({ id, edit }: Version): string => edit?.note ?? id

/** Everybody who wrote in a record, by their ids, as they signed last. */
export const authorsIn = (annotations: ReadonlyMap<string, Version>): ReadonlyMap<string, Author> => {
  const last = new Map<string, Edit>()
  for (const { edit } of annotations.values())
    if (edit !== undefined && edit.at >= (last.get(edit.by.id)?.at ?? '')) last.set(edit.by.id, edit)
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

/** Whether an edit replaces what it names: one's own words, earlier ones, in the same note. */
const mayReplace = (later: Version, earlier: Version): boolean => {
  const { edit } = later
  if (edit === undefined || edit.note !== noteOf(earlier)) return false
  // Notes of earlier formats are nobody's for certain.
  if (earlier.edit === undefined) return true
  // Only what is earlier: edits that name each other would hide both.
  return edit.by.id === earlier.edit.by.id && edit.at > earlier.edit.at
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

/** Compares for a sort: the latest first, those of earlier formats last; the same in every copy. */
export const latestFirst = (one: Version, other: Version): number => {
  const [early, late] = [one.edit?.at ?? '', other.edit?.at ?? '']
  if (early !== late) return early > late ? -1 : 1
  return one.id === other.id ? 0 : one.id > other.id ? -1 : 1
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
