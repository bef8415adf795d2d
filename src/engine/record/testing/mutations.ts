/**
 * Changes that somebody who knows the format might make to a record taken apart, from a number to a whole line of play.
 */
import type { AnyGame, GameEvent } from '../../kernel/game.ts'
import { mutated } from '../../kernel/testing/checks/mutate.ts'
import type { Random } from '../../kernel/random.ts'
import { NO_TASK } from '../task.ts'
import { createPositions } from '../positions.ts'
import { tryRead } from '../readable.ts'
import { LAST_VERSION } from '../step.ts'
import type { MatchRecord } from '../tree.ts'

/** A record taken apart; steps are named by index, 0 is the root. Its parts may hold anything. */
export interface Parts {
  header: Record<string, unknown>
  steps: { parent: number; by: unknown; action: unknown; events: unknown; chosen?: unknown }[]
  branches: { id: unknown; name: unknown; step: number; version: unknown; deleted: unknown }[]
  notes: { id: unknown; step: number; body: unknown; version: unknown; deleted: unknown; edit?: unknown }[]
  analyses: { step: number; settings: unknown; finding: unknown }[]
  label: { title: unknown; tags: unknown } | null
}

export interface Bench {
  readonly parts: Parts
  readonly game: AnyGame
  /** The ids of all games. */
  readonly games: readonly string[]
  readonly random: Random
  readonly original: MatchRecord
}

export const pick = <T>(items: readonly T[], random: Random): T => {
  const item = items[random.below(Math.max(1, items.length))]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}
export const oneIn = (many: number, random: Random): boolean => random.below(many) === 0
export const hex = (digits: number, random: Random): string =>
  Array.from({ length: digits }, () => random.below(16).toString(16)).join('')

const TEXTS = [
  '',
  ' ',
  'x'.repeat(81),
  '__proto__',
  'constructor',
  '\ud800',
  '\u0000',
  '\u202eabc',
  '<b>&"',
  '0',
  '棋',
]
const NUMBERS = [0, -1, 1, 0.5, 99, 2 ** 31, 2 ** 53 - 1, -(2 ** 53), 1e308, -0]

/** A value such as an attacker might insert. */
const strange = (value: unknown, random: Random): unknown => {
  switch (random.below(8)) {
    case 0:
      return pick(NUMBERS, random)
    case 1:
      return pick(TEXTS, random)
    case 2:
      return null
    case 3:
      return pick([[], {}, [null], [[]], true], random)
    case 4:
      return Array.isArray(value) ? Array.from({ length: 40 }, () => value).flat() : [value ?? null]
    default:
      return mutated(value, random)
  }
}

/** Changes something within a value, at any depth. */
const bent = (value: unknown, random: Random): unknown => {
  if (typeof value !== 'object' || value === null || oneIn(6, random)) return strange(value, random)
  if (Array.isArray(value)) {
    if (value.length === 0) return strange(value, random)
    const at = random.below(value.length)
    return value.map((item, index) => (index === at ? bent(item, random) : item))
  }
  const entries = Object.entries(value)
  if (entries.length === 0) return { more: 1 }
  const [victim] = pick(entries, random)
  if (oneIn(10, random)) return Object.fromEntries(entries.filter(([name]) => name !== victim))
  if (oneIn(10, random)) return { ...value, [pick(TEXTS, random)]: 1 }
  return Object.fromEntries(
    entries.map(([name, part]) => [name, name === victim ? bent(part, random) : part]),
  )
}

type Mutation = (bench: Bench) => void

const anyPlace = ({ parts, random }: Bench): number => random.below(parts.steps.length + 1)
const inStep =
  (change: (step: Parts['steps'][number], bench: Bench) => void): Mutation =>
  (bench) => {
    if (bench.parts.steps.length > 0) change(pick(bench.parts.steps, bench.random), bench)
  }
const typed = (bench: Bench): GameEvent =>
  pick(pick([...bench.original.steps.values()], bench.random).events, bench.random)

const HEADERS: { readonly [name: string]: Mutation } = {
  'the game': ({ parts, games, random }) => (parts.header['game'] = pick(['go', ...games, 'x'], random)),
  'the version of the rules': ({ parts, random }) =>
    (parts.header['rules'] = pick([1, 2, 3, 4, 5, 9, 2 ** 53 - 1], random)),
  'an option': ({ parts, game, random }) => {
    const [name, field] = pick(Object.entries(game.fields), random)
    const options = parts.header['options'] as object // every record has them
    parts.header['options'] = { ...options, [name]: pick([...field.values], random) }
  },
  'the options': ({ parts, random }) => (parts.header['options'] = bent(parts.header['options'], random)),
  'the seats': ({ parts, random }) => {
    // Another change may have left anything here.
    const given = parts.header['seats']
    const seats: unknown[] = Array.isArray(given) ? given : []
    const one = structuredClone(seats[0] ?? null)
    parts.header['seats'] = pick(
      [seats.slice(1), [...seats, one], [...seats, one, one], bent(seats, random)],
      random,
    )
  },
  'the chance': ({ parts, random }) =>
    (parts.header['chance'] = pick(
      [{ source: 'manual' }, { source: 'seeded', seed: pick(TEXTS, random) }],
      random,
    )),
  'who saw it': ({ parts, random }) => (parts.header['seenBy'] = pick(['public', 0, 1, 2, 3, 5], random)),
  'when it began': ({ parts, random }) =>
    (parts.header['startedAt'] = pick(
      [
        '0000-01-01T00:00:00Z',
        '9999-12-31T23:59:59.999999Z',
        '2026-02-30T00:00:00Z',
        '2026-11-20T10:00Z',
        'now',
      ],
      random,
    )),
  'the undo': ({ parts, random }) => (parts.header['undo'] = pick(['free', 'beforeReveal', 'off'], random)),
  'anything of the header': ({ parts, random }) => {
    const [name, value] = pick(Object.entries(parts.header), random)
    if (oneIn(8, random)) Reflect.deleteProperty(parts.header, name)
    else parts.header[name] = bent(value, random)
  },
}

const STEPS: { readonly [name: string]: Mutation } = {
  'an action': inStep((step, { random }) => (step.action = bent(step.action, random))),
  'the action of another step': inStep(
    (step, { parts, random }) => (step.action = pick(parts.steps, random).action),
  ),
  'the events': inStep((step, { random }) => (step.events = bent(step.events, random))),
  'an event more': inStep((step, bench) => {
    if (Array.isArray(step.events))
      step.events = [...(step.events as unknown[]), bent(typed(bench), bench.random)]
  }),
  'an event of another step': inStep((step, bench) => (step.events = [typed(bench)])),
  'no events': inStep((step) => (step.events = [])),
  'many events': inStep((step, { random }) => {
    if (Array.isArray(step.events) && step.events.length > 0)
      step.events = Array.from({ length: 900 + random.below(110) }, () =>
        pick(step.events as unknown[], random),
      )
  }),
  'who acted': inStep((step, { random }) => (step.by = pick(['chance', 0, 1, 2, 3, 4, 5, -1, 6], random))),
  'a mark of chosen luck': inStep((step, { random }) => (step.chosen = pick([true, false, 1], random))),
  'the parent': inStep((step, bench) => (step.parent = anyPlace(bench))),
  'a step more': (bench) => {
    const { parts, random } = bench
    if (parts.steps.length > 0) parts.steps.push({ ...pick(parts.steps, random), parent: anyPlace(bench) })
  },
  'the last step gone': ({ parts }) => void parts.steps.pop(),
  'a line that can be played': (bench) => {
    const { parts, game, original, random } = bench
    const steps = [...original.steps.keys()]
    const at = random.below(steps.length)
    // In a copy or under other rules the game may be unable to continue.
    const next = tryRead(() => {
      const state = createPositions(original, game).at(steps[at] ?? original.root)
      const { by } = game.turn(state)
      const action = by === 'chance' ? game.chance(state, random) : game.sampleLegal(state, random)
      return { by, action, decision: game.decide(state, action) }
    })
    if (next?.decision.ok !== true) return
    const { by, action, decision } = next
    const chosen = by === 'chance' && original.header.chance.source === 'seeded' ? { chosen: true } : {}
    parts.steps.push({ parent: at + 1, by, action, events: decision.events, ...chosen })
  },
}

const wildText = (random: Random): string =>
  oneIn(3, random)
    ? pick(TEXTS, random)
    : `[[#${random.below(90)}@${hex(8, random)}]] ${'語 '.repeat(random.below(3_000))}`
const RIGHT: readonly unknown[] = [
  { by: 'played' },
  { by: 'actions', actions: [{ type: 'pass' }, { type: 'x', of: [[[null]]] }] },
  { by: 'actions', actions: [] },
  { by: 'events', events: [{ type: 'tile.flipped', to: 1, by: null }] },
  { by: 'events', events: [{ type: 'x', of: {} }] },
  { by: 'luck' },
]
const wildBody = (random: Random): unknown =>
  pick(
    [
      { kind: 'comment', text: wildText(random), author: pick(TEXTS, random) },
      { kind: 'bookmark', name: pick(TEXTS, random) },
      { kind: 'glyph', glyph: pick(['!!', '??', '!'], random) },
      { ...NO_TASK, words: pick(TEXTS, random), right: pick(RIGHT, random) },
      { kind: 'marks', marks: [{ shape: 'circle', at: wildText(random).slice(0, 40), ink: 'ink' }] },
      {
        kind: 'marks',
        marks: Array.from({ length: 400 }, () => ({ shape: 'arrow', from: 'A1', to: 'Z99', ink: 'seal' })),
      },
    ],
    random,
  )
/** At the edge of a budget, which takes a second, so only one in so many. */
const HEAVY_ONE_IN = 10
const version = (random: Random): number =>
  pick([0, 1, 2, LAST_VERSION - 1, LAST_VERSION, LAST_VERSION + 1], random)

const SAID: { readonly [name: string]: Mutation } = {
  'a branch': ({ parts, random }) => {
    const at = random.below(parts.branches.length)
    parts.branches[at] = bent(parts.branches[at], random) as Parts['branches'][number] // may hold anything
  },
  'where a branch stands': (bench) => (pick(bench.parts.branches, bench.random).step = anyPlace(bench)),
  'the version of a branch': ({ parts, random }) => (pick(parts.branches, random).version = version(random)),
  'many branches': (bench) => {
    const { parts, random } = bench
    const count = oneIn(HEAVY_ONE_IN, random) ? pick([1_990, 2_010], random) : 1 + random.below(20)
    for (let made = 0; made < count; made += 1)
      parts.branches.push({
        id: hex(16, random),
        name: pick(TEXTS, random).slice(0, 80),
        step: anyPlace(bench),
        version: 1,
        deleted: oneIn(4, random),
      })
  },
  'a note': ({ parts, random }) => {
    if (parts.notes.length === 0) return
    const at = random.below(parts.notes.length)
    parts.notes[at] = bent(parts.notes[at], random) as Parts['notes'][number] // may hold anything
  },
  'a note more': (bench) =>
    void bench.parts.notes.push({
      id: hex(16, bench.random),
      step: anyPlace(bench),
      body: wildBody(bench.random),
      version: version(bench.random),
      deleted: oneIn(4, bench.random),
    }),
  'an edit of a note': (bench) => {
    const { parts, random } = bench
    const known = parts.notes.length === 0 ? hex(16, random) : String(pick(parts.notes, random).id)
    const edit = {
      note: known,
      by: { id: pick(['0', '1', 'f'], random).repeat(16), name: pick(TEXTS, random).slice(0, 80), sign: 'S' },
      at: pick(['2026-11-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z', '0001-01-01T00:00:00.000Z'], random),
      replaces: [known, hex(16, random)].slice(random.below(2)),
    }
    parts.notes.push({
      id: hex(16, random),
      step: anyPlace(bench),
      body: wildBody(random),
      version: 1,
      deleted: oneIn(3, random),
      edit: oneIn(4, random) ? bent(edit, random) : edit,
    })
  },
  'many notes': (bench) => {
    const { parts, random } = bench
    const body = { kind: 'comment', text: 'word '.repeat(1_000), author: 'x' }
    const count = oneIn(HEAVY_ONE_IN, random) ? pick([48, 60], random) : 1 + random.below(5)
    for (let made = 0; made < count; made += 1)
      parts.notes.push({ id: hex(16, random), step: anyPlace(bench), body, version: 1, deleted: false })
  },
  'the title and the tags': ({ parts, random }) =>
    (parts.label = bent(parts.label, random) as Parts['label']),
  'no title': ({ parts }) => (parts.label = null),
  'an analysis': (bench) => {
    const { parts, random } = bench
    const place = anyPlace(bench)
    const step = parts.steps[place - 1]
    const seats = (parts.header['seats'] as unknown[] | undefined)?.length ?? 2
    const chances = Array.from({ length: seats }, () => 1 / seats)
    const considered = {
      notation: pick(TEXTS, random),
      action: bent(step?.action ?? {}, random),
      chance: 0.5,
    }
    const finding =
      step?.by === 'chance'
        ? { kind: 'luck', luck: chances.map(() => 0) }
        : {
            kind: 'decision',
            seat: step?.by ?? 0,
            before: chances,
            after: chances,
            loss: 0.3,
            grade: 'blunder',
            best: [considered],
            played: considered,
          }
    const settings = { strength: 'usual', version: 1, rules: 1, playouts: 10, samples: 10 }
    parts.analyses.push({
      step: place,
      settings,
      finding: oneIn(4, random) ? bent(finding, random) : finding,
    })
  },
}

export const MUTATIONS: readonly (readonly [string, Mutation])[] = [HEADERS, STEPS, SAID].flatMap((some) =>
  Object.entries(some),
)
