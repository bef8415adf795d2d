/**
 * Files made by somebody who knows the format: a record taken apart and changed, with every id and the closing hash
 * computed anew. Many of them are valid; whatever is accepted must then be as good as any other record.
 */
import { gzipSync } from 'fflate'
import type { AnyGame } from '../../kernel/game.ts'
import { valuesFor } from '../../kernel/options.ts'
import { seededRandom, type Random } from '../../kernel/random.ts'
import { canonicalJson } from '../canonical.ts'
import { redactedRecord } from '../exchange/redacted.ts'
import { FORMAT } from '../file/schemas.ts'
import { rootId, stepId } from '../ids.ts'
import { tryRead } from '../readable.ts'
import type { Header, StepId } from '../step.ts'
import type { MatchRecord } from '../tree.ts'
import { forged, sealed } from './forge.ts'
import { hex, MUTATIONS, oneIn, pick, type Parts } from './mutations.ts'
import { headerFor, playedRecord } from './player.ts'

export interface Mutant {
  /** The kind of record and of change. */
  readonly kind: string
  readonly bytes: Uint8Array
}

const takenApart = (record: MatchRecord): Parts => {
  const places = new Map<StepId, number>([[record.root, 0]])
  const placeOf = (id: StepId): number => places.get(id) ?? 0
  const steps = [...record.steps.values()].map(({ id, parent, actor, action, events, chosen }) => {
    places.set(id, places.size)
    return { parent: placeOf(parent), by: actor, action, events, ...(chosen ? { chosen } : {}) }
  })
  return structuredClone({
    header: { ...record.header },
    steps,
    branches: [...record.branches.values()].map((branch) => ({ ...branch, step: placeOf(branch.step) })),
    notes: [...record.annotations.values()].map((note) => ({ ...note, step: placeOf(note.step) })),
    analyses: [],
    label: { title: 'Mutant', tags: ['one', '二'] },
  })
}

/** Writes the file with matching ids. */
const putTogether = ({ header, steps, branches, notes, analyses, label }: Parts): Uint8Array => {
  // The ids of whatever header and steps have become.
  const root: StepId = rootId(header as unknown as Header)
  const ids = [root]
  const line = (place: number): number => (place < 0 || place > steps.length ? place + 1_000_000 : place + 1)
  const lines = [canonicalJson({ qipu: FORMAT, header })]
  for (const { parent, by, action, events, chosen } of steps) {
    const content = {
      parent: ids[parent] ?? root,
      actor: by,
      action,
      events,
      ...(chosen ? { chosen } : {}),
    }
    const id = stepId(content as Parameters<typeof stepId>[0]) // as above
    ids.push(id)
    const told = chosen === undefined ? {} : { chosen }
    lines.push(JSON.stringify({ step: { id, parent: line(parent), by, action, events, ...told } }))
  }
  const said = (kind: string, entries: readonly unknown[]): void => {
    for (const entry of entries) {
      const at = typeof entry === 'object' && entry !== null && 'step' in entry ? entry.step : undefined
      const told = typeof at === 'number' ? { ...(entry as object), step: line(at) } : entry // an object, because it has `at`
      lines.push(JSON.stringify({ [kind]: told }))
    }
  }
  said('branch', branches)
  said('annotation', notes)
  said('analysis', analyses)
  if (label !== null) lines.push(JSON.stringify(label))
  return sealed(lines)
}

/** The records of a game to start from: as played, redacted, and of rules that are not available. */
const BASES: { readonly [name: string]: (record: MatchRecord, game: AnyGame) => MatchRecord } = {
  played: (record) => record,
  'as the public saw it': (record, game) => redactedRecord(record, game, 'public'),
  'as a seat saw it': (record, game) => redactedRecord(record, game, 1),
  'under later rules': (record, game) => forged(record, { header: { rules: game.version + 1 } }),
  'under unknown rules': (record) => forged(record, { header: { game: 'unheard-of' } }),
}

/** Steps of a record to change; one in so many records is played to its end. */
const STEPS_OF_A_RECORD = 30
const WHOLE_ONE_IN = 12

const baseOf = (
  game: AnyGame,
  number: number,
  random: Random,
): { readonly name: string; readonly record: MatchRecord } => {
  const { min, max } = game.seats
  const seats = min + random.below(max - min + 1)
  const options = Object.fromEntries(
    Object.entries(game.fields).map(([name, field]) => [name, pick(valuesFor(field, seats), random)]),
  )
  const wish = {
    ...headerFor(game),
    options,
    seats,
    nonce: hex(32, random),
    chance: oneIn(2, random)
      ? ({ source: 'manual' } as const)
      : ({ source: 'seeded', seed: `m${number}` } as const),
  }
  const steps = oneIn(WHOLE_ONE_IN, random) ? 600 : STEPS_OF_A_RECORD
  const { record } = playedRecord(game, { ...wish, steps, changes: 12, luck: `${number}` })
  const [name, make] = pick(Object.entries(BASES), random)
  return { name, record: make(record, game) }
}

/** Files made from one record before the next is played. */
const FROM_ONE = 8

/** Yields `count` files of these games by turns; equal arguments give equal files. */
export function* mutantFiles(
  games: readonly AnyGame[],
  count: number,
  seed: string,
): Generator<Mutant, void> {
  const ids = games.map(({ id }) => id)
  for (let number = 0; number < count;) {
    const from = seededRandom(`${seed} base`, number)
    const game = pick(games, from)
    const base = baseOf(game, number, from)
    for (let one = 0; one < FROM_ONE && number < count; one += 1, number += 1) {
      const random = seededRandom(seed, number)
      const parts = takenApart(base.record)
      const changes: string[] = []
      const bench = { parts, game, games: ids, random, original: base.record }
      for (let more = 1 + random.below(3); more > 0; more -= 1) {
        const [what, change] = pick(MUTATIONS, random)
        // An earlier change may have removed what this one changes.
        tryRead(() => change(bench))
        changes.push(what)
      }
      const bytes = putTogether(parts)
      yield {
        kind: `${seed} ${number}: ${game.id}, ${base.name}, ${changes.join(', ')}`,
        bytes: oneIn(2, random) ? bytes : gzipSync(bytes, { mtime: 0 }),
      }
    }
  }
}
