/** The data types of a record: header, step, branch, annotation. All are plain JSON. */
import type { Actor, Seat } from '../kernel/seat.ts'
import type { GameEvent } from '../kernel/game.ts'
import { NO_TASK, type TaskBody } from './task.ts'

declare const brand: unique symbol
/** 32 lower-case hex digits: a SHA-256 truncated to 128 bits. The root step's id names the match. */
export type StepId = string & { readonly [brand]: 'StepId' }
/** The id of the match's root step. */
export type MatchId = StepId
/** `main`, or 16 lower-case hex digits assigned when the branch is made. */
export type BranchId = string & { readonly [brand]: 'BranchId' }

/** The branch of the match as played. */
// The only place where the literal becomes a branded id.
export const MAIN = 'main' as BranchId

/** Seat colours and symbols, 1 to 6, as in the visual language (Jade, Plum, Ink, Bone, Amber, Azure). */
export const COLOURS = [1, 2, 3, 4, 5, 6] as const
export type Colour = (typeof COLOURS)[number]

/** A seat in the header: its name, colour and player. */
export interface SeatHeader {
  readonly name: string
  readonly colour: Colour
  /** A person, or a bot's name and level. */
  readonly player:
    { readonly kind: 'person' } | { readonly kind: 'bot'; readonly bot: string; readonly level: number }
}

/** Where luck comes from: a seed (see `seededRandom`), or people who enter what they rolled and drew. */
export type ChanceSource =
  { readonly source: 'seeded'; readonly seed: string } | { readonly source: 'manual' }

/** The most tags a match may have, in a library and in a file. */
export const MAX_TAGS = 20

/** When the table may take steps back: always, up to the last reveal, or never. */
export const UNDO_RULES = ['free', 'beforeReveal', 'off'] as const
export type UndoRule = (typeof UNDO_RULES)[number]

/** Everything fixed when a match starts. Its hash is the root step's id. */
export interface Header {
  readonly format: 1
  /** 32 random hex digits, so that two matches with the same start still differ. */
  readonly nonce: string
  readonly game: string
  /** Version of the game's rules that decided the steps. */
  readonly rules: number
  readonly options: { readonly [name: string]: string | number }
  readonly seats: readonly SeatHeader[]
  readonly chance: ChanceSource
  readonly undo: UndoRule
  /** When the match started, ISO 8601 in UTC. */
  readonly startedAt: string
  /** Set in a redacted copy (`redactedRecord`): the viewer it was made for. What that viewer may not know is `null`. */
  readonly seenBy?: Seat | 'public'
}

/**
 * One action with the events it caused: a node of the tree. `id` hashes parent, actor, action, events (and `chosen`),
 * so equal continuations are the same step.
 */
export interface Step {
  readonly id: StepId
  readonly parent: StepId
  readonly actor: Actor
  readonly action: unknown
  readonly events: readonly GameEvent[]
  /** With a seed: a person picked this outcome ("what if") instead of drawing it from the seed. */
  readonly chosen?: true
}

/**
 * A named pointer to a step. Merging copies keeps, for each id, the entry with the higher `version` (ties: the greater
 * canonical JSON), so merging is commutative, associative and idempotent. A deleted branch stays as a tombstone and can
 * be recovered.
 */
export interface Branch {
  readonly id: BranchId
  readonly name: string
  readonly step: StepId
  readonly version: number
  readonly deleted: boolean
  /** Who made it; distinguishes branches of two people with the same name. */
  readonly by?: Author
}

/** Why a branch moved; kept for every move (the reflog). */
export type MoveReason =
  | 'create'
  | 'act'
  | 'undo'
  | 'redo'
  | 'goto'
  | 'correct'
  | 'rename'
  | 'delete'
  | 'recover'
  | 'promote'
  | 'merge'
  | 'unmerge'

/** Judgements of a step, as in chess. */
export const GLYPHS = ['!!', '!', '!?', '?!', '?', '??'] as const
export type Glyph = (typeof GLYPHS)[number]

/** A mark drawn on the board; the game names the places (`B2`, `pawn 1`). */
export type BoardMark =
  | { readonly shape: 'circle' | 'square' | 'triangle'; readonly at: string; readonly ink: 'seal' | 'ink' }
  | { readonly shape: 'label'; readonly at: string; readonly text: string; readonly ink: 'seal' | 'ink' }
  | { readonly shape: 'arrow'; readonly from: string; readonly to: string; readonly ink: 'seal' | 'ink' }

/** The content of an annotation. */
export type AnnotationBody =
  | { readonly kind: 'comment'; readonly text: string; readonly author: string }
  | { readonly kind: 'glyph'; readonly glyph: Glyph }
  | { readonly kind: 'marks'; readonly marks: readonly BoardMark[] }
  | { readonly kind: 'bookmark'; readonly name: string }
  | TaskBody

/**
 * The highest version of a branch or annotation: five changes for each step a record may have (see `BUDGETS`), far more
 * than people make. A file that claims more is refused.
 */
export const LAST_VERSION = 1_000_000

/** The version after a change. An entry at the last version keeps it and can still be changed. */
export const nextVersion = (version: number): number => Math.min(version + 1, LAST_VERSION)

/** Who wrote something: a library's identity, with the name and sign its owner used at that time. */
export interface Author {
  /** 16 random hex digits, assigned once to a library. */
  readonly id: string
  readonly name: string
  /** One or two characters to tell people apart where a name does not fit. */
  readonly sign: string
}

/** The author of an annotation and the versions it replaces; annotations of format 1 have none. */
export interface Edit {
  /** The note this is a version of: the id of its first annotation. */
  readonly note: string
  readonly by: Author
  /**
   * ISO 8601 in UTC with milliseconds, by the author's clock: shown to people, and used only to order versions written
   * independently.
   */
  readonly at: string
  /** The annotations of the note this version was made from; any other was unknown to its author. */
  readonly replaces: readonly string[]
}

/**
 * An annotation of a step. Editing a note adds an annotation that names those it replaces (see `standingNotes`), so
 * that the edits of two people are both kept. Its `version` rises while it is being written; it merges like a branch. A
 * deleted one stays as a tombstone without content (see `withoutContent`).
 */
export interface Annotation {
  /** 16 random hex digits. */
  readonly id: string
  readonly step: StepId
  readonly body: AnnotationBody
  readonly version: number
  readonly deleted: boolean
  readonly edit?: Edit
}

/** What remains of a deleted annotation: its kind. */
const emptied = (body: AnnotationBody): AnnotationBody => {
  switch (body.kind) {
    case 'comment':
      return { kind: 'comment', text: '', author: '' }
    case 'glyph':
      return body
    case 'marks':
      return { kind: 'marks', marks: [] }
    case 'bookmark':
      return { kind: 'bookmark', name: '' }
    case 'task':
      return NO_TASK
  }
}

/** Returns the annotation; of a deleted one only what merging needs, without its content. */
export const withoutContent = (annotation: Annotation): Annotation =>
  annotation.deleted ? { ...annotation, body: emptied(annotation.body) } : annotation
