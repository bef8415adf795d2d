/**
 * Damaged and hostile `.qipu` files made from a good record: flipped bits, bad disks, malice. Each must be refused or
 * (if `mayEqual`) give an equal record.
 */
import { gzipSync } from 'fflate'
import type { AnyGame } from '../../kernel/game.ts'
import { seededRandom, type Random } from '../../kernel/random.ts'
import { sameJson } from '../canonical.ts'
import { encode } from '../file/encode.ts'
import { createPositions, type Positions } from '../positions.ts'
import type { Step } from '../step.ts'
import type { MatchRecord } from '../tree.ts'
import { forged, openLines, sealed } from './forge.ts'

export interface DamagedFile {
  readonly kind: string
  readonly bytes: Uint8Array
  /** The damage may hit nothing that matters; then an equal record is right too. */
  readonly mayEqual: boolean
}

interface Workbench {
  readonly record: MatchRecord
  readonly game: AnyGame
  readonly positions: Positions
  readonly packed: Uint8Array
  readonly plain: Uint8Array
  /** The lines without the closing one. */
  readonly lines: readonly string[]
  readonly random: Random
}

/** A way to damage a file; undefined if the record offers no opportunity. */
type Damager = (bench: Workbench) => Uint8Array | undefined

const pick = <T>(items: readonly T[], random: Random): T | undefined =>
  items[items.length === 0 ? 0 : random.below(items.length)]

const bitFlipped = (bytes: Uint8Array, random: Random): Uint8Array => {
  const copy = bytes.slice()
  const at = random.below(copy.length)
  copy[at] = (copy[at] ?? 0) ^ (1 << random.below(8))
  return copy
}

const joined = (...parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  parts.reduce((at, part) => {
    whole.set(part, at)
    return at + part.length
  }, 0)
  return whole
}

/** Changes a random line of one kind and closes the file with a matching hash. */
const lineChanged =
  (kind: string, change: (line: string, random: Random) => string): Damager =>
  ({ lines, random }) => {
    const places = lines.flatMap((line, index) => (line.startsWith(`{"${kind}":`) ? [index] : []))
    const place = pick(places, random)
    return place === undefined
      ? undefined
      : sealed(lines.map((line, index) => (index === place ? change(line, random) : line)))
  }

/** Changes a random step and computes every id and the closing hash anew. */
const stepForged =
  (
    of: 'seat' | 'chance' | 'any',
    change: (step: Step, bench: Workbench) => Partial<Omit<Step, 'id' | 'parent'>> | undefined,
  ): Damager =>
  (bench) => {
    const steps = [...bench.record.steps.values()].filter(
      ({ actor, chosen }) => chosen !== true && (of === 'any' || (actor === 'chance') === (of === 'chance')),
    )
    const victim = pick(steps, bench.random)
    if (victim === undefined) return undefined
    const changed = change(victim, bench)
    if (changed === undefined) return undefined
    return encode(forged(bench.record, { change: (step) => (step === victim ? changed : {}) }))
  }

/** An outcome the seed does not give, with the events it would have caused. */
const otherLuck = stepForged('chance', (step, { record, game, positions, random }) => {
  if (record.header.chance.source !== 'seeded') return undefined
  const state = positions.at(step.parent)
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const action = game.chance(state, seededRandom('loaded', random.below(1_000_000)))
    const decision = game.decide(state, action)
    if (decision.ok && !sameJson(action, step.action)) return { action, events: decision.events }
  }
  return undefined
})

/** An action from elsewhere in the match, in a position where it does not cause these events. */
const otherAction = stepForged('seat', (step, { record, game, positions, random }) => {
  const state = positions.at(step.parent)
  const others = [...record.steps.values()].filter(({ action }) => {
    const decision = game.decide(state, action)
    return !decision.ok || !sameJson(decision.events, step.events)
  })
  const other = pick(others, random)
  return other === undefined ? undefined : { action: other.action }
})

const bombs = (() => {
  let made: readonly Uint8Array[] | undefined
  // Four megabytes of zeros pack into four thousand bytes; made once, on first use.
  return (): readonly Uint8Array[] =>
    (made ??= [0, 0x20, 0x5b, 0x0a].map((byte) =>
      gzipSync(new Uint8Array(2 ** 22).fill(byte), { level: 9, mtime: 0 }),
    ))
})()

const HUGE = ['1e999', '-1e999', '1e308', '9007199254740993', '0.1e-400', '123456789'.repeat(40)]
const nested = (depth: number): string => '{"a":['.repeat(depth) + ']}'.repeat(depth)

/** Kinds of damage after which the record may be equal. */
const harmless: { readonly [kind: string]: Damager } = {
  'packed, cut short': ({ packed, random }) => packed.slice(0, random.below(packed.length)),
  'packed, a bit flipped': ({ packed, random }) => bitFlipped(packed, random),
  'plain, cut short': ({ plain, random }) => plain.slice(0, random.below(plain.length)),
  'a byte order mark': ({ plain }) => joined(Uint8Array.of(0xef, 0xbb, 0xbf), plain),
  'lines ended as on Windows, closed anew': ({ lines }) => sealed(lines, '\r\n'),
  'two lines exchanged, closed anew': ({ lines, random }) => {
    const [a, b] = [random.below(lines.length), random.below(lines.length)]
    return sealed(lines.toSpliced(a, 1, lines[b] ?? '').toSpliced(b, 1, lines[a] ?? ''))
  },
  'a name given twice, closed anew': lineChanged('step', (line) => line.replace('"id":', '"id":"0","id":')),
}

const harmful: { readonly [kind: string]: Damager } = {
  empty: () => new Uint8Array(0),
  noise: ({ random }) => Uint8Array.from({ length: random.below(500) + 1 }, () => random.below(256)),
  'packed noise': ({ random }) =>
    gzipSync(Uint8Array.from({ length: random.below(500) + 1 }, () => random.below(256))),
  'plain, a bit flipped': ({ plain, random }) => bitFlipped(plain, random),
  'two lines exchanged': ({ plain, lines, random }) => {
    const at = random.below(lines.length - 1)
    const all = new TextDecoder().decode(plain).split('\n')
    return new TextEncoder().encode(all.toSpliced(at, 2, all[at + 1] ?? '', all[at] ?? '').join('\n'))
  },
  'a line left out, closed anew': ({ lines, random }) => {
    // Anybody who passes a file on can leave out a comment, but not a step.
    const inner = lines.flatMap((line, index) => (line.includes('"parent":') ? [index] : []))
    const needed = inner.filter((index) => lines.some((line) => line.includes(`"parent":${index + 1},`)))
    const at = pick(needed, random)
    return at === undefined ? undefined : sealed(lines.toSpliced(at, 1))
  },
  'a line twice, closed anew': ({ lines, random }) => {
    const at = random.below(lines.length)
    return sealed(lines.toSpliced(at, 0, lines[at] ?? ''))
  },
  'a wrong id, closed anew': lineChanged('step', (line) =>
    line.replace(/"id":"(.)/, (_, digit: string) => `"id":"${digit === '0' ? 'f' : '0'}`),
  ),
  'another parent, closed anew': lineChanged('step', (line, random) =>
    line.replace(/"parent":(\d+)/, (_, parent: string) => `"parent":${Number(parent) + 1 + random.below(3)}`),
  ),
  'a huge number, closed anew': lineChanged('step', (line, random) =>
    line.replace(/"events":\[\{/, `"events":[{"huge":${pick(HUGE, random) ?? 0},`),
  ),
  'a huge parent, closed anew': lineChanged('step', (line, random) =>
    line.replace(/"parent":\d+/, `"parent":${pick(HUGE, random) ?? 0}`),
  ),
  'nested deep, closed anew': lineChanged('step', (line, random) =>
    line.replace('"action":{', `"action":{"deep":${nested(20 + random.below(100_000))},`),
  ),
  'a line of brackets, closed anew': ({ lines, random }) =>
    sealed([...lines, '['.repeat(50 + random.below(900_000))]),
  'an overlong line, closed anew': ({ lines }) => sealed([...lines, ' '.repeat(2 ** 20)]),
  'a prototype named, closed anew': lineChanged('step', (line, random) =>
    line.replace(pick(['"action":{', '"step":{'], random) ?? '', '$&"__proto__":{"admin":true},'),
  ),
  'half a character, closed anew': lineChanged('step', (line) =>
    line.replace('"action":{', '"action":{"\\ud800":"\\udfff",'),
  ),
  'a wrong kind of value, closed anew': lineChanged('step', (line, random) =>
    line.replace(
      /"(by|events|action|parent)":("[^"]*"|\d+|.)/,
      (_, name: string) => `"${name}":${pick(['null', '"x"', '-1', '[[]]', '{}', 'true', ''], random) ?? ''}`,
    ),
  ),
  'a branch to nowhere, closed anew': lineChanged('branch', (line, random) =>
    line.replace(/"step":\d+/, `"step":${pick(['0', '-1', '1e15', '9999999', '1.5'], random) ?? ''}`),
  ),
  'no main, closed anew': ({ lines }) => sealed(lines.filter((line) => !line.includes('"id":"main"'))),
  'no end': ({ lines }) => new TextEncoder().encode(lines.join('\n') + '\n'),
  'another end': ({ plain }) => {
    const text = new TextDecoder().decode(plain)
    return new TextEncoder().encode(
      text.replace(/"sha256":"./, (start) => start.slice(0, -1) + 'f').replace(/\{"end":\{"lines":/, '$&1'),
    )
  },
  'bytes after the end': ({ plain, random }) =>
    joined(plain, new TextEncoder().encode(pick(['x', '\n', '{}\n', '\0'], random))),
  'bytes after the packed end': ({ packed, random }) =>
    joined(
      packed,
      Uint8Array.from({ length: 1 + random.below(40) }, () => random.below(256)),
    ),
  'packed twice over': ({ packed }) => joined(packed, packed),
  'two byte order marks': ({ plain }) => joined(Uint8Array.of(0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf), plain),
  'surrogates in UTF-8': ({ plain }) => {
    const at = plain.indexOf(0x22, 1) + 1
    return joined(plain.subarray(0, at), Uint8Array.of(0xed, 0xa0, 0x80), plain.subarray(at))
  },
  bomb: ({ random }) => pick(bombs(), random),
  'another seed, all ids anew': ({ record }) =>
    record.header.chance.source === 'seeded' &&
    [...record.steps.values()].some(({ actor }) => actor === 'chance')
      ? encode(
          forged(record, {
            header: { chance: { source: 'seeded', seed: `${record.header.chance.seed}?`.slice(-64) } },
          }),
        )
      : undefined,
  'altered luck, all ids anew': otherLuck,
  'an action out of place, all ids anew': otherAction,
  'an action out of turn, all ids anew': stepForged('seat', ({ actor }) => ({ actor: actor === 0 ? 1 : 0 })),
  'an action of chance by a seat, all ids anew': stepForged('chance', () => ({ actor: 0 })),
  'an event left out, all ids anew': stepForged('any', ({ events }) =>
    events.length === 0 ? undefined : { events: events.slice(1) },
  ),
  'an event made up, all ids anew': stepForged('any', ({ events }) => ({
    events: [...events, { type: 'match.given' }],
  })),
  'an event twice, all ids anew': stepForged('any', ({ events }) =>
    events.length === 0 ? undefined : { events: [...events, ...events] },
  ),
  'an action with more to it, all ids anew': stepForged('seat', ({ action }) =>
    typeof action === 'object' ? { action: { ...action, more: 1 } } : undefined,
  ),
  'a choice marked as luck, all ids anew': stepForged('seat', () => ({ chosen: true })),
}

/** The kinds of damage that `damagedFiles` makes by turns. */
export const DAMAGE_KINDS: readonly string[] = [...Object.keys(harmful), ...Object.keys(harmless)]

/**
 * Yields `count` damaged files of a record, of every kind by turns; equal arguments give equal files. The record should
 * have some steps of seats and of chance, branches and comments.
 */
export function* damagedFiles(
  record: MatchRecord,
  game: AnyGame,
  count: number,
  seed: string,
): Generator<DamagedFile, void> {
  const plain = encode(record, { gzip: false })
  const good = {
    record,
    game,
    positions: createPositions(record, game),
    packed: encode(record),
    plain,
    lines: openLines(plain),
  }
  let made = 0
  for (let turn = 0; made < count; turn += 1) {
    const kind = DAMAGE_KINDS[turn % DAMAGE_KINDS.length] ?? 'empty'
    const damager = harmful[kind] ?? harmless[kind]
    const bytes = damager?.({ ...good, random: seededRandom(seed, turn) })
    if (bytes === undefined) continue
    made += 1
    yield { kind, bytes, mayEqual: kind in harmless }
  }
}
