/**
 * Every request of the contract, asked in the middle of matches with secrets, with the curtain down and up: answers
 * and what is told unasked hold only what the viewer may see. A new request is asked here too, or says why not.
 */
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import { hasSecrets } from '../../engine/kernel/testing/has-secrets.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { seededRandom } from '../../engine/kernel/random.ts'
import type { Seat } from '../../engine/kernel/seat.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { decideStep } from '../../engine/record/play.ts'
import { createPositions, replayOf } from '../../engine/record/positions.ts'
import { MAIN, type BranchId, type ChanceSource, type Step, type StepId } from '../../engine/record/step.ts'
import { midwayRecord } from '../../engine/record/testing/player.ts'
import { addStep, createRecord, lineTo, putBranch, type MatchRecord } from '../../engine/record/tree.ts'
import { api, type Answer, type Input, type Method, type Output } from '../api/api.ts'
import { EXPORT_FORMATS } from '../sharing/export.ts'
import { hiddenFacts } from '../testing/redacted-facts.ts'
import { SECRET_FINDERS } from '../testing/secret-finders.ts'
import type { Json } from '../../engine/kernel/json.ts'
import { isObject, secretsIn, type SecretFinder } from '../../engine/kernel/testing/secrets.ts'
import { createTestService, type TestService } from '../testing/test-service.ts'
import { firstItems } from '../../engine/kernel/rules/lists.ts'

let program: TestService
beforeEach(() => {
  program = createTestService()
})
afterEach(() => program.close())

interface Action {
  readonly type: string
}
/** What requests are made of: a match in the middle, and some of its steps. */
interface Middle {
  readonly match: string
  readonly tip: string
  readonly steps: readonly string[]
  readonly seats: number
  readonly branch: string
  /** An action its player may do. */
  readonly action: Action
  /** For steps at which chance acted, and where chance is to act: outcomes of every kind, those that can and cannot be. */
  readonly outcomes: readonly Outcome[]
}
interface Outcome {
  readonly step: string
  readonly outcome: Action
}
type Asked = { readonly [M in Method]: string | ((middle: Middle) => readonly Input<M>[]) }

const NO_MATCH = 'is about no match'
const FILES = 'is about files of libraries, whose matches open like any other'
const LAST = 'ends the match or its table'

const everyViewer = ({ seats }: Middle) =>
  ['all', 'public', ...Array.from({ length: seats }, (_, n) => n)] as const
const ofMatch = ({ match }: Middle) => [{ match }]
/** Steps as whoever practises names them, by their numbers. */
const everyPlace = ({ match, steps }: Middle) => [0, ...steps.keys()].map((at) => ({ match, at }))
const atTip = ({ match, tip }: Middle) => [{ match, at: tip }]
const exports = (middle: Middle): readonly Input<'library.export'>[] =>
  EXPORT_FORMATS.flatMap((format) =>
    everyViewer(middle).flatMap((as) =>
      (['tree', 'played'] as const).map((lines) => ({ match: middle.match, format, as, lines })),
    ),
  )

/** In this order: what changes the match comes last. */
const ASKED: Asked = {
  'app.info': NO_MATCH,
  'settings.get': NO_MATCH,
  'settings.set': NO_MATCH,
  'library.opening': FILES,
  'library.open': FILES,
  'backups.list': FILES,
  'backups.make': FILES,
  'backups.matches': FILES,
  'backups.restore': FILES,
  'backups.import': FILES,
  'backups.look': FILES,
  'library.pageTemplate': NO_MATCH,
  'library.list': () => [{}, { text: 'Rainy' }],
  'library.thumbnail': ofMatch,
  'library.course': ofMatch,
  'library.statistics': 'counts matches and holds no position',
  'library.names': () => [{ text: 'P' }],
  'library.searches': () => [{}],
  'library.saveSearch': NO_MATCH,
  'library.renameSearch': NO_MATCH,
  'library.dropSearch': NO_MATCH,
  'library.deals': ofMatch,
  'library.rename': ({ match }) => [{ match, title: 'Rainy night' }],
  'library.tag': ({ match }) => [{ match, tags: ['club'] }],
  'collections.list': () => [{}],
  'collections.open': () => [{ collection: 'c'.repeat(32) }],
  'collections.put': ({ match }) => [
    { collection: 'c'.repeat(32), title: 'Evening', introduction: '', matches: [match] },
  ],
  'collections.add': ({ match }) => [{ collection: 'c'.repeat(32), matches: [match] }],
  'collections.import': ({ match }) => [
    { collection: 'd'.repeat(32), title: 'Evening', introduction: '', matches: [match] },
  ],
  'collections.watch': ({ match }) => [{ match, at: 1 }],
  'collections.drop': () => [{ collection: 'd'.repeat(32) }],
  'library.tagMany': ({ match }) => [{ matches: [match], tag: 'club', on: true }],
  'library.import': 'answers ids and counts, which the tests of imports hold',
  'samples.list': 'answers what comes with the program',
  'samples.edition': 'answers what comes with the program',
  'samples.keep': 'answers nothing; only what comes with the program can be kept',
  'puzzles.list': 'answers what comes with the program',
  'puzzles.pose': 'answers about puzzles, which come with the program',
  'puzzles.verdict': 'answers about puzzles, which come with the program',
  'puzzles.reply': 'answers about puzzles, which come with the program',
  'puzzles.showDay': 'keeps which puzzle was shown, and answers nothing',
  'puzzles.figures': 'answers about puzzles, which come with the program',
  'imports.list': ({ match }) => [{}, { match }],
  'library.export': exports,
  'library.exportSize': exports,
  'library.disclosure': (middle) => everyViewer(middle).map((as) => ({ match: middle.match, as })),
  'table.open': ofMatch,
  'table.read': ofMatch,
  'table.rows': (middle) =>
    everyViewer(middle).flatMap((viewer) => [
      { match: middle.match, viewer },
      { match: middle.match, viewer, from: 5, differing: true },
    ]),
  'table.position': (middle) =>
    everyViewer(middle).flatMap((viewer) =>
      [middle.match, ...middle.steps].map((step) => ({ match: middle.match, step, viewer })),
    ),
  'table.check': ({ match, tip, action, outcomes, steps }) => [
    { match, at: tip, action: { ...action } },
    ...outcomes.flatMap(({ outcome }) => [
      { match, at: tip, action: { ...outcome } },
      ...steps.map((instead) => ({ match, at: tip, action: { ...outcome }, instead })),
    ]),
  ],
  'table.learned': ofMatch,
  'table.reflog': ofMatch,
  'table.verify': ofMatch,
  'notes.list': ofMatch,
  'notes.edit': ({ match, tip }) => [
    {
      match,
      edits: [
        { id: 'a'.repeat(16), step: tip, body: { kind: 'comment', text: 'x', author: '' }, deleted: false },
      ],
    },
  ],
  'notes.versions': ({ match }) => [{ match }, { match, id: 'a'.repeat(16) }],
  'notes.restore': ({ match }) => [{ match, id: 'a'.repeat(16), n: 1 }],
  'notes.undo': ofMatch,
  'notes.redo': ofMatch,
  'practice.open': ofMatch,
  'practice.look': everyPlace,
  'practice.next': (middle) => everyPlace(middle).map((each) => ({ ...each, skips: true })),
  'practice.check': (middle) => everyPlace(middle).map((each) => ({ ...each, action: { ...middle.action } })),
  'practice.answer': (middle) =>
    everyPlace(middle).map((each) => ({ ...each, action: { ...middle.action } })),
  'practice.hint': everyPlace,
  'practice.show': everyPlace,
  'practice.restart': ofMatch,
  'practice.rehearse': ({ match, steps, action }) =>
    [match, ...steps].map((step) => ({ match, step, action: { ...action } })),
  'unread.list': ofMatch,
  'unread.seen': ({ match }) => [{ match, ids: [] }],
  'analysis.look': ofMatch,
  'analysis.reason': ({ match, steps }) => steps.map((step) => ({ match, step })),
  'analysis.start': ofMatch,
  'analysis.pause': ({ match }) => [{ match, paused: true }],
  'analysis.stop': ofMatch,
  'analysis.drop': ofMatch,
  'bots.look': ofMatch,
  'bots.pause': ({ match }) => [{ match, paused: true }],
  'bots.hold': ({ match }) => [{ match, held: false }],
  'bots.retry': ofMatch,
  'bots.substitute': ({ match }) => [{ match, seat: 0, by: 'person' }],
  'bots.hint': 'is about what the viewer may see; the tests of hints hold it',
  'bots.continuation': 'starts from a deal made up for the viewer; the tests of hints hold it',
  'bots.stopHint': () => [{}],
  'match.create': ({ match }) => [{ game: 'qin', seats: [], options: {}, chance: { source: 'same', match } }],
  'table.act': ({ match, tip, action }) => [{ match, at: tip, action: { ...action } }],
  'table.undo': atTip,
  'table.redo': atTip,
  'table.goto': ({ match, tip, steps }) => steps.map((step) => ({ match, at: tip, step })),
  'table.enter': ({ match, tip, action, outcomes }) => [
    { match, at: tip, outcome: { ...action } },
    ...outcomes.map(({ outcome }) => ({ match, at: tip, outcome: { ...outcome } })),
  ],
  'table.roll': atTip,
  'table.correct': ({ match, tip, steps, outcomes }) =>
    steps.flatMap((step) => [
      { match, at: tip, step },
      ...outcomes.map(({ outcome }) => ({ match, at: tip, step, action: { ...outcome } })),
    ]),
  'table.branch': ({ match, steps, outcomes }) => [
    ...outcomes.map(({ step, outcome }) => ({ match, step, outcome: { ...outcome } })),
    ...steps.map((step) => ({ match, step })),
  ],
  'table.switch': ({ match, branch }) => [{ match, branch }],
  'table.renameBranch': ({ match, branch }) => [{ match, branch, name: 'other' }],
  'table.promote': ({ match, branch }) => [{ match, branch }],
  'table.deleteBranch': ({ match, branch }) => [{ match, branch }],
  'table.recoverBranch': ({ match, branch }) => [{ match, branch }],
  'table.passOn': ofMatch,
  'table.writeAlone': 'lifts curtains as somebody at the screen asks for, and only in matches without a seed',
  'table.liftCurtain': 'is how the screen gets its viewer, which the whole matches above go through',
  'table.close': LAST,
  'imports.undo': LAST,
  'library.bin': LAST,
  'library.restore': LAST,
  'library.emptyBin': LAST,
}

const TRIED = 'b'.repeat(16)
/** A match that goes on, with a branch and lines that were tried. */
const begun = (
  game: AnyGame,
  steps: number,
  chance: ChanceSource = { source: 'seeded', seed: 'jade' },
): MatchRecord => {
  const nonce = String(steps).padStart(32, '0')
  const { record, tip } = midwayRecord(game, { steps, changes: 6, nonce, chance })
  putBranch(record, { id: MAIN, name: 'main', step: tip, version: 1_000, deleted: false })
  const [, early] = lineTo(record, tip)
  const step = early?.id ?? tip
  putBranch(record, { id: TRIED as BranchId, name: 'tried', step, version: 1, deleted: false })
  return record
}

/** As many outcomes of one kind are asked for at one step. */
const MOST_OUTCOMES = 24

/**
 * What can be asked for in the place of an act of chance: of every kind that occurs on a line at its last two steps of it,
 * and where chance is to act, whatever it could bring there or could have brought at the first of the kind. So among
 * them is what cannot be there, as seats hold it already.
 */
const outcomesOn = (game: AnyGame, record: MatchRecord, line: readonly Step[]): readonly Outcome[] => {
  const positions = createPositions(record, game)
  const possible = (step: StepId): readonly Action[] =>
    // Every action is an object with a type.
    game.turn(positions.at(step)).by === 'chance'
      ? firstItems(game.legal(positions.at(step)), MOST_OUTCOMES).map((each) => each as Action)
      : []
  const drawn = line.filter(({ actor }) => actor === 'chance')
  const kinds = Map.groupBy(drawn, ({ action }) => (action as Action).type)
  return [...kinds.values()].flatMap((steps) => {
    const [first] = steps
    const tip = line.at(-1)
    const at = [...steps.slice(-2), ...(tip === undefined ? [] : [{ ...tip, parent: tip.id }])]
    return at.flatMap(({ parent, action }) => {
      const { seat } = action as { readonly seat?: unknown } // an action may name one
      const all = [...possible(first?.parent ?? parent), ...possible(parent), action as Action].map((each) =>
        seat === undefined ? each : { ...each, seat },
      )
      return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()].map((outcome) => ({
        step: parent,
        outcome,
      }))
    })
  })
}

/** A file says `by` for who acted. */
const asOnTheWire = (line: Json): Json => {
  const step = isObject(line) && isObject(line['step']) ? line['step'] : undefined
  return step === undefined ? line : { ...step, actor: step['by'] ?? null }
}

/** What is in a file that was exported, as JSON to search. */
const contentOf = ({ type, bytes }: { readonly type: string; readonly bytes: string }): Json => {
  const packed = Buffer.from(bytes, 'base64')
  const inPage = /id="record"[^>]*>([^<]*)</.exec(packed.toString('utf8'))?.[1]
  const file = inPage === undefined ? packed : Buffer.from(inPage, 'base64')
  const text = (type.includes('qipu') || inPage !== undefined ? gunzipSync(file) : file).toString('utf8')
  if (type.startsWith('text/plain')) return text.split('\n').flatMap((line) => line.split(/\s{2,}/))
  return text
    .trimEnd()
    .split('\n')
    .map((line) => asOnTheWire(JSON.parse(line) as Json))
}

/** Asks everything of a match after so many steps; gives the secrets its viewer was told. */
const askEverything = async (
  game: AnyGame,
  steps: number,
  isLifted: boolean,
): Promise<ReadonlySet<string>> => {
  const record = begun(game, steps)
  const facts = hiddenFacts(game, record.header.seats.length)
  for (const step of record.steps.values()) facts.add(step)
  const tell: SecretFinder = (value) => [
    ...(SECRET_FINDERS.get(game.id)?.(value) ?? []),
    ...facts.find(value),
  ]
  const match = record.root
  const messages: Json[] = []
  // Messages are plain JSON: that is how hosts carry them.
  const hear = (message: unknown): void =>
    void messages.push(JSON.parse(JSON.stringify(message ?? null)) as Json)
  const screen = program.service.connect((push, value) => hear({ push, value }))
  // Answers are held against the contract in other tests.
  const ask = async <M extends Method>(method: M, input: Input<M>): Promise<Answer<Output<M>>> =>
    (await screen.handle(method, input)) as Answer<Output<M>>
  const bytes = Buffer.from(encode(record)).toString('base64')
  await ask('library.import', { name: 'Rainy night.qipu', bytes })
  const opened = await ask('table.open', { match })
  const { curtain } = opened.ok ? opened.value : expect.fail(opened.error.code)
  /** Who has lifted the curtain and has not left since. */
  let present: Seat | null = null
  /** Who had the screen last, and has it again if their action is taken back before it is passed on. */
  let last: Seat | null = null
  if (isLifted && curtain !== null) {
    present = curtain
    await ask('table.liftCurtain', { match, seat: curtain })
  }
  const found = new Set<string>()
  const search = (asked: string): void => {
    for (const message of messages.splice(0))
      for (const { what, seats } of secretsIn(message, tell)) {
        found.add(what)
        if (present !== null && seats.includes(present)) continue
        const told = JSON.stringify(message).slice(0, 300)
        expect.fail(`${asked} told ${what} to ${present ?? 'the public'}: ${told}`)
      }
  }
  const main = record.branches.get(MAIN)?.step ?? record.root
  const line = lineTo(record, main)
  // Every action is an object with a type.
  const action = game.sampleLegal(createPositions(record, game).at(main), seededRandom('asked', 0)) as Action
  const outcomes = outcomesOn(game, record, line)
  expect(outcomes.length).toBeGreaterThan(10)
  let answered = 0
  for (const [method, inputs] of Object.entries(ASKED) as [Method, Asked[Method]][]) {
    if (typeof inputs === 'string') continue
    const table = await ask('table.read', { match })
    const { tip } = table.ok ? table.value : expect.fail(table.error.code)
    const middle: Middle = {
      match,
      tip,
      steps: [line[1], line.at(-3), line.at(-1)].flatMap((step) => step?.id ?? []),
      seats: record.header.seats.length,
      branch: TRIED,
      action,
      outcomes,
    }
    /** What was said to outcomes at one place: it must not depend on the outcome. */
    const said = new Map<string, Set<string>>()
    // One method's inputs, as the table has them.
    for (const input of inputs(middle) as readonly Input<Method>[]) {
      const answer = await ask(method, input)
      if (answer.ok) answered += 1
      const asked: { readonly [name: string]: unknown } = { ...input }
      if (asked['outcome'] !== undefined && asked['outcome'] !== action) {
        const place = `${method} at ${String(asked['step'] ?? 'the tip')}`
        said.set(place, (said.get(place) ?? new Set()).add(answer.ok ? 'ok' : JSON.stringify(answer.error)))
      }
      const now = await ask('table.read', { match })
      // Whose turn it no longer is has the screen no more, until it is taken back.
      last = present ?? last
      const isBack = now.ok && now.value.turn.by === last && now.value.curtain === null
      present = isBack ? last : null
      const isFile = method === 'library.export' && answer.ok
      hear(isFile ? contentOf(answer.value as Output<'library.export'>) : answer)
      search(`${method} ${JSON.stringify(input)}`)
    }
    for (const [place, answers] of said)
      expect([...answers], `${place}, whatever the outcome`).toHaveLength(1)
  }
  screen.close()
  expect(answered).toBeGreaterThan(40)
  return found
}

it('every request of the contract is asked here, or says why not', () => {
  expect(Object.keys(ASKED).toSorted()).toEqual(Object.keys(api).toSorted())
})

describe.each(GAMES.filter(hasSecrets).map((game) => [game.id, game] as const))(
  'a match of %s',
  (id, game) => {
    for (const [steps, tags] of [
      [24, []],
      [9, ['sweep']],
    ] as const)
      it(
        `tells nothing that is hidden while the curtain is down, whatever is asked after ${steps} steps`,
        { tags: [...tags] },
        async () => {
          expect([...(await askEverything(game, steps, false))]).toEqual([])
        },
      )

    for (const [tier, tags] of [
      [[10, 25], []],
      [[10, 14], ['sweep']],
    ] as const)
      it(
        `tells the seat that lifted the curtain only its own secrets, whatever is asked after ${tier.join(' and ')} steps`,
        { tags: [...tags] },
        async () => {
          const found = new Set<string>()
          for (const steps of tier) for (const what of await askEverything(game, steps, true)) found.add(what)
          // Their own was among it: else this would prove nothing.
          expect(found.size).toBeGreaterThan(0)
        },
      )

    it('says the same to all that cannot have come, where people enter it', async () => {
      // Late in the match: a kind may have to be used up.
      const made = [40, 60, 80, 100, 120].map((steps) => begun(game, steps, { source: 'manual' }))
      const found = made.map((record) => {
        const positions = createPositions(record, game)
        const line = lineTo(record, record.branches.get(MAIN)?.step ?? record.root)
        const unfit = outcomesOn(game, record, line).filter(({ step, outcome }) => {
          const state = positions.at(step as StepId) // one of the line's
          const parsed = game.schemas.action.safeParse(outcome)
          return parsed.success && game.turn(state).by === 'chance' && !game.decide(state, parsed.data).ok
        })
        return { record, line, unfit }
      })
      const known = found.find((each) => each.unfit.length > 0)
      // Qin has so many tiles of each kind that these matches end before one is used up.
      if (known === undefined) return expect(id).toBe('qin')
      const { record, line, unfit } = known
      for (const [step, outcomes] of Map.groupBy(unfit, (each) => each.step)) {
        const nonce = step
        const at = createRecord({ ...record.header, nonce })
        let tip = at.root
        for (const { actor, action, id } of line) {
          if (record.steps.get(id)?.parent === step) break
          const made = decideStep(replayOf(at, game), tip, actor, action)
          tip = made.ok ? made.value.id : expect.fail(made.error.code)
          if (made.ok) addStep(at, made.value)
        }
        putBranch(at, { id: MAIN, name: 'main', step: tip, version: 1, deleted: false })
        const window = program.window()
        const bytes = Buffer.from(encode(at)).toString('base64')
        await window.ask('library.import', { name: 'Real cards.qipu', bytes })
        const table = await window.ask('table.open', { match: at.root })
        expect(table.turn.by).toBe('chance')
        for (const { outcome } of outcomes)
          expect(
            await window.refused('table.enter', { match: at.root, at: table.tip, outcome: { ...outcome } }),
            JSON.stringify(outcome),
          ).toEqual({ code: 'impossibleOutcome' })
      }
    })
  },
)
