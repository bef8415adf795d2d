/**
 * Whole matches on one screen that goes around: everything a window is answered or told unasked,
 * searched for what those who look at the screen must not know.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import { hasSecrets } from '../../engine/kernel/testing/has-secrets.ts'
import { BUILDING_IDS, EVENT_IDS } from '../../engine/games/quake-nopoly/components/cards.ts'
import type { State as QuakeState } from '../../engine/games/quake-nopoly/state.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { seededRandom } from '../../engine/kernel/random.ts'
import type { Seat, Viewer } from '../../engine/kernel/seat.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { createPositions, type Positions } from '../../engine/record/positions.ts'
import { MAIN, type Header, type MatchId, type StepId } from '../../engine/record/step.ts'
import { headerFor } from '../../engine/record/testing/player.ts'
import { addStep, createRecord, putBranch, type MatchRecord } from '../../engine/record/tree.ts'
import type { Answer, Input, Method, Output, Table } from '../api/api.ts'
import type { Json } from '../../engine/kernel/json.ts'
import { findSecrets as changChengSecrets } from '../../engine/games/chang-cheng/testing/secrets.ts'
import { findSecrets as qinSecrets } from '../../engine/games/qin/testing/secrets.ts'
import { findSecrets as quakeNopolySecrets } from '../../engine/games/quake-nopoly/testing/secrets.ts'
import { findSecrets as sanMarcoSecrets } from '../../engine/games/san-marco/testing/secrets.ts'
import { hiddenFacts, type HiddenFacts } from '../testing/redacted-facts.ts'
import { SECRET_FINDERS } from '../testing/secret-finders.ts'
import { secretsIn, type Secret, type SecretFinder } from '../../engine/kernel/testing/secrets.ts'
import { createTestService, type TestService } from '../testing/test-service.ts'

let program: TestService
beforeEach(() => {
  program = createTestService()
})
afterEach(() => program.close())

interface Setup {
  readonly game: string
  readonly seats: number
  readonly options?: Header['options']
  /** Of which the luck is made, and what is chosen. */
  readonly luck: number
}

/** The match as it is known to the test alone: the record with everything in it. */
interface Truth {
  readonly game: AnyGame
  readonly record: MatchRecord
  readonly positions: Positions
  /** What the game redacts in its record. */
  readonly facts: HiddenFacts
}

/** A match not begun yet, taken in from a file: so its luck is the same in every run. */
const begun = async ({ game: id, seats, options = {}, luck }: Setup): Promise<Truth> => {
  const game = GAMES.find((each) => each.id === id) ?? expect.fail(id)
  const header = headerFor(game, { seats, options, nonce: String(luck).padStart(32, '0') })
  const record = createRecord(header)
  putBranch(record, { id: MAIN, name: 'main', step: record.root, version: 1, deleted: false })
  const bytes = Buffer.from(encode(record)).toString('base64')
  const window = program.window()
  await window.ask('library.import', { name: 'a.qipu', bytes })
  window.close()
  return { game, record, positions: createPositions(record, game), facts: hiddenFacts(game, seats) }
}

/** Takes over what the program has made durable since; the positions that came about. */
const follow = ({ record, positions, facts }: Truth): readonly unknown[] => {
  const loaded = program.library.load(record.root as MatchId)
  if (!loaded.ok) throw new Error(loaded.error.code)
  const fresh = [...loaded.value.steps.values()].filter(({ id }) => !record.steps.has(id))
  for (const step of fresh) {
    addStep(record, step)
    facts.add(step)
  }
  return fresh.map(({ id }) => positions.at(id))
}

interface Watch {
  /** A position has come about. */
  readonly reached?: (state: unknown) => void
  readonly told?: (message: Json, viewer: Seat | null) => void
}
type Change = 'table.act' | 'table.undo' | 'table.passOn' | 'table.liftCurtain'

/** Two windows on one screen that goes around, and whoever looks at it. */
const screenOn = (truth: Truth, tell: SecretFinder, { reached, told }: Watch) => {
  const match = truth.record.root
  const messages: Json[] = []
  // Messages are plain JSON: that is how hosts carry them.
  const hear = (message: unknown): void => void messages.push(JSON.parse(JSON.stringify(message)) as Json)
  const connect = () => program.service.connect((push, value) => hear({ push, value }))
  const [one, other] = [connect(), connect()]
  /** Who has lifted the curtain last and has not left since. */
  let present: Seat | null = null
  let table: Table
  const found = new Set<string>()
  const facts = new Set<string>()

  /** Nobody may read what comes while the screen is to be passed on; all may once the match is over. */
  const search = (): void => {
    const { tip, turn } = table
    if (tip !== match && !truth.record.steps.has(tip as StepId))
      for (const state of follow(truth)) reached?.(state)
    const viewer = turn.by === present ? present : null
    for (const message of messages.splice(0)) {
      if (turn.by === 'nobody') continue
      told?.(message, viewer)
      const hold = ({ what, seats }: Secret): void => {
        if (viewer === null || !seats.includes(viewer))
          expect.fail(`${what} told to ${viewer ?? 'the public'}: ${JSON.stringify(message).slice(0, 400)}`)
      }
      for (const secret of secretsIn(message, tell)) {
        found.add(secret.what)
        hold(secret)
      }
      for (const secret of secretsIn(message, truth.facts.find)) {
        facts.add(secret.what)
        hold(secret)
      }
    }
  }
  const ask = async <M extends Method>(method: M, input: Input<M>): Promise<Output<M>> => {
    // Answers are held against the contract in other tests.
    const answer = (await one.handle(method, input)) as Answer<Output<M>>
    hear(answer)
    return answer.ok ? answer.value : expect.fail(`${method}: ${JSON.stringify(answer.error)}`)
  }
  const change = async <M extends Change>(method: M, input: Input<M>): Promise<Table> => {
    // All of them answer with the table.
    ;({ table } = (await ask(method, input)) as Output<Change>)
    search()
    return table
  }
  return {
    found,
    facts,
    async open() {
      await other.handle('table.open', { match })
      table = await ask('table.open', { match })
      search()
      return table
    },
    act: (action: Input<'table.act'>['action']) => change('table.act', { match, at: table.tip, action }),
    undo: () => change('table.undo', { match, at: table.tip }),
    passOn() {
      present = null
      return change('table.passOn', { match })
    },
    lift(seat: Seat) {
      present = seat
      return change('table.liftCurtain', { match, seat })
    },
    /** What a window shows of the table now, and what it is refused. */
    async look(whole: boolean) {
      const { tip, size, turn, seats } = table
      const viewer: Viewer = turn.by === present ? present : 'public'
      await ask('table.position', { match, step: tip, viewer })
      await ask('table.rows', { match, viewer, from: whole ? 0 : Math.max(0, size - 8), differing: whole })
      if (whole) {
        await ask('table.read', { match })
        await ask('library.list', {})
      }
      for (const as of ['all', ...seats.keys()] as const) {
        if (as === viewer) continue
        for (const [method, step] of [
          ['table.position', { step: tip }],
          ['table.rows', {}],
        ] as const)
          expect(await one.handle(method, { match, viewer: as, ...step })).toMatchObject({
            error: { code: 'notYourSecret' },
          })
      }
      search()
    },
    async check(action: Input<'table.check'>['action']) {
      await ask('table.check', { match, at: table.tip, action })
      search()
    },
    close() {
      one.close()
      other.close()
    },
  }
}

/** Acts of a match after which both kinds of undo have come up, each being tried after one of eight. */
const MANY_ACTS = 40

/** Plays it whole, with actions undone both before and after the screen was passed on; gives what came by. */
const playThrough = async (setup: Setup, tell: SecretFinder, watch: Watch = {}) => {
  const truth = await begun(setup)
  const { game, positions } = truth
  const random = seededRandom('secrecy', setup.luck)
  const screen = screenOn(truth, tell, watch)
  const done = new Map<string, number>()
  /** One of a few, of the type done least so far: what is rare among what is possible comes up as well. */
  const choose = (state: unknown): { readonly type: string } => {
    // Every action is an object with a type.
    const few = Array.from({ length: 4 }, () => game.sampleLegal(state, random) as { readonly type: string })
    const times = ({ type }: { readonly type: string }): number => done.get(type) ?? 0
    const chosen = few.reduce((least, next) => (times(next) < times(least) ? next : least))
    done.set(chosen.type, times(chosen) + 1)
    return chosen
  }
  const undone = { atOnce: 0, passedOn: 0 }
  const goesBack = ({ undoTo }: Table): boolean => 'step' in undoTo && random.below(8) === 0
  let table = await screen.open()
  let acts = 0
  for (let turns = 0; table.turn.by !== 'nobody'; turns += 1) {
    const whole = turns % 16 === 0
    if (table.curtain !== null) {
      await screen.passOn()
      await screen.look(whole)
      if (goesBack(table)) {
        undone.passedOn += 1
        table = await screen.undo()
      }
      table = await screen.lift(table.curtain ?? expect.fail('an undo leads behind a curtain'))
    }
    await screen.look(whole)
    const action = choose(positions.at(program.storedTip(table)))
    await screen.check({ ...action })
    table = await screen.act({ ...action })
    acts += 1
    if (table.turn.by === 'nobody' || !goesBack(table)) continue
    undone.atOnce += 1
    table = await screen.undo()
  }
  screen.close()
  // The short match of a small game gives little occasion for either.
  if (game.shelf !== undefined || acts >= MANY_ACTS)
    expect(Math.min(undone.atOnce, undone.passedOn), 'both kinds of undo came up').toBeGreaterThan(0)
  expect(screen.facts.size, 'seats were told what others may not know').toBeGreaterThan(0)
  return screen.found
}

const handsOf = (seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => `the hand of seat ${seat}`)
/** Everything there is to keep came by where it may: else the search would prove nothing. */
const expectFound = (found: ReadonlySet<string>, ...all: readonly string[]): void =>
  expect([...found].toSorted()).toEqual(all.toSorted())

/** Longer matches belong to the second tier. */
const tierOf = (isLong: boolean) => ({ tags: isLong ? ['sweep'] : [] })

for (const [seats, side] of [
  [2, 'bird'],
  [2, 'both'],
  [4, 'both'],
] as const)
  it(
    `other seats are not told a hand or a draw of Qin: ${seats} seats, side ${side}`,
    tierOf(side === 'both'),
    async () => {
      const found = await playThrough({ game: 'qin', seats, options: { side }, luck: seats }, qinSecrets)
      expectFound(found, 'a draw', 'tiles given', ...handsOf(seats))
    },
  )

const CARDS = ['a card face down', 'a card laid', 'cards in a notation']
const LOOKS = ['a look', 'a threat tile']
it.each([
  // What was looked at is shown until the turn is over, and by nothing that is told later.
  { seats: 2, options: { neutral: 'on', memory: 'once' }, luck: 1, kept: [...CARDS, 'a threat tile'] },
  { seats: 3, luck: 2, kept: [...CARDS, ...LOOKS] },
  // With event cards nobody looks at tiles.
  { seats: 4, options: { events: 'diplomacy-scouting' }, luck: 3, kept: CARDS },
])(
  'CC-48 other seats are not told tiles, hands or face-down cards, not even after a look or its undo: $seats seats',
  async ({ kept, ...setup }) => {
    const found = await playThrough({ game: 'chang-cheng', ...setup }, changChengSecrets)
    expectFound(found, ...kept, ...handsOf(setup.seats))
  },
)

for (const seats of [3, 4])
  it(
    `SM-16 SM-48 other seats are not told cards or offers before they are turned up, nor after an undo: ${seats} seats`,
    tierOf(seats === 4),
    async () => {
      const found = await playThrough({ game: 'san-marco', seats, luck: seats }, sanMarcoSecrets)
      const events = ['cards.dealt', 'limits.dealt', 'offers.divided']
      const actions = ['dealCards', 'dealLimits']
      expectFound(found, 'a deal', 'a division', 'a table face down', ...events, ...actions)
    },
  )

describe('QK-43 other seats are not told a hand, a card put back, or what is in the decks or out of the game', () => {
  it.each([
    { seats: 2, options: { variant: 'standard' }, luck: 1 },
    { seats: 3, options: { variant: 'beginner' }, luck: 2 },
  ])('with $seats seats', async (setup) => {
    /** Cards that came to light for all, and what each seat has held. */
    const open = new Set<string>()
    const held = Array.from({ length: setup.seats }, () => new Set<string>())
    const reached = (state: unknown): void => {
      // Positions of this game alone.
      const { lands, hands, decks } = state as QuakeState
      for (const { levels } of lands.flat())
        for (const built of levels) if (built !== null) open.add(built.building)
      for (const { building, by } of decks.buildings.bottom) if (by === null) open.add(building)
      for (const event of decks.events.turned) open.add(event)
      for (const [seat, hand] of hands.entries()) for (const building of hand) held[seat]?.add(building)
    }
    const cards = new Set<string>([...BUILDING_IDS, ...EVENT_IDS])
    const told = (message: Json, viewer: Seat | null): void => {
      // What chance may still choose from is known to all.
      const text = JSON.stringify(message, (name, value: unknown) => (name === 'luck' ? null : value))
      const named = (text.match(/\w+/g) ?? []).filter((word) => cards.has(word))
      const known = (card: string): boolean =>
        open.has(card) || (viewer !== null && held[viewer]?.has(card) === true)
      expect(named.filter((card) => !known(card))).toEqual([])
    }
    const found = await playThrough({ game: 'quake-nopoly', ...setup }, quakeNopolySecrets, { reached, told })
    const put = ['a card put back', 'building.putBack']
    expectFound(found, 'a draw', 'building.drawn', 'drawBuilding', ...put, ...handsOf(setup.seats))
  })
})

// The games with a finder are played above.
for (const { id, seats } of GAMES.filter((game) => hasSecrets(game) && !SECRET_FINDERS.has(game.id)))
  it(`other seats are not told what ${id} redacts`, async () => {
    await playThrough({ game: id, seats: seats.min, luck: 1 }, () => [])
  })
