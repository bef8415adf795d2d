/** Ids of steps and matches: the first 128 bits, in hex, of SHA-256 over canonical JSON. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Actor } from '../kernel/seat.ts'
import { canonicalJson } from './canonical.ts'
import type { BranchId, Header, MatchId, Step, StepId } from './step.ts'

/** SHA-256 of a text as UTF-8, in hex. */
export type TextHash = (text: string) => string

// Shared, because every step that is read needs an id.
const utf8 = new TextEncoder()

/** Runs wherever the engine does. */
export const portableHash: TextHash = (text) => bytesToHex(sha256(utf8.encode(text)))

let hashOf = portableHash

/** From now on, ids are computed by another SHA-256, such as the faster one of the platform. */
export const computeIdsBy = (hash: TextHash): void => {
  hashOf = hash
}

/** Hex digits of an id. */
const ID_LENGTH = 32

// The only place where a digest becomes a branded id.
const idOf = (text: string): StepId => hashOf(text).slice(0, ID_LENGTH) as StepId

/** The id of a match and of its root step: the hash of the header. */
export const rootId = (header: Header): MatchId => idOf(canonicalJson(header))

/** The id of a step: the hash of its other members. */
export const stepId = ({ parent, actor, action, events, chosen }: Omit<Step, 'id'>): StepId =>
  stepIdOfTexts(parent, actor, canonicalJson(action), canonicalJson(events), chosen === true)

/** The same from the canonical texts of action and events, for callers that already have them. */
export const stepIdOfTexts = (
  parent: StepId,
  actor: Actor,
  action: string,
  events: string,
  chosen: boolean,
): StepId =>
  // The members in canonical order: action, actor, chosen, events, parent.
  idOf(
    `{"action":${action},"actor":${JSON.stringify(actor)},${chosen ? '"chosen":true,' : ''}` +
      `"events":${events},"parent":"${parent}"}`,
  )

/** The id of the branch that a copy's main line ending at `step` becomes; the same in every library. */
export const copyBranchId = (step: StepId): BranchId =>
  // 16 hex digits, as for every branch; here they become an id.
  idOf(`{"copyMain":"${step}"}`).slice(0, 16) as string as BranchId
