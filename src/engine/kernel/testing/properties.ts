/**
 * The contract of a game as property tests over random matches.
 *
 * ```ts
 * describeGame(quorsum, {
 *   setups: [{ options: { raceTo: 1, flipLock: 'reply' }, seats: 2 }],
 *   bound: 2_000,
 *   probes: [{ type: 'stop' }, { type: 'flip', tile: 3 }],
 *   laws: { 'there are sixteen tiles or none': (state) => [0, 16].includes(state.tiles.length) },
 * })
 * ```
 */
import { describe, expect, it } from 'vitest'
import type { Game, GameEvent, Setup } from '../game.ts'
import type { Protocol } from '../protocol.ts'
import { seededRandom } from '../random.ts'
import { checkActions } from './checks/actions.ts'
import { checkChance } from './checks/chance.ts'
import { playRandomly, type Choose } from './play.ts'
import { checkReasons } from './checks/reasons.ts'
import { expectSame, survivesJson } from './same.ts'
import {
  checkBlind,
  checkContinued,
  checkPartly,
  halfOpen,
  halfSeen,
  type UnseenUnderTest,
  type PlayedMatch,
} from './checks/unseen.ts'
import { readPage } from './checks/game-page.ts'
import { checkProtocol } from './checks/protocol.ts'
import { checkSecrecy } from './checks/secrecy.ts'
import { checkChanges, checkSentences, checkTexts } from './checks/sentences.ts'
import { checkShape } from './checks/shape.ts'

interface GameUnderTest<O, S, A, E> {
  readonly setups: readonly Setup<O>[]
  /** The most steps a match may take. */
  readonly bound: number
  /** Invariants of every position, each by the sentence that states it. */
  readonly laws: { readonly [sentence: string]: (state: S, setup: Setup<O>) => boolean }
  /**
   * At least one action of each kind; the tests try them in every position, unchanged and slightly mutated by turns.
   */
  readonly probes: readonly A[]
  /** Random matches per setup; 6 by default. */
  readonly matches?: number
  /** Chooses actions with more purpose than chance in every second match, to get deeper into the game. */
  readonly choose?: Choose<S, A>
  /** Set if the game allows unseen things; every other setup with secrets is then also played with some. */
  readonly unseen?: UnseenUnderTest<S, A, E>
  /** The description of the game for programs and the text of its page, `docs/games/<id>.md`, if it has one. */
  readonly described?: { readonly protocol: Protocol; readonly page: string }
}

/** Matches with unseen parts that are written down and continued, per setup: in the first tier of the tests, and in the second. */
const WRITTEN = 1
const SWEPT = 20

/** How far apart the positions are that the description for programs is held to, and in how many matches of the second tier. */
const TOLD = { stride: 9, matches: 500 }

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const playAll = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  { setups, bound, choose, matches = 6 }: GameUnderTest<O, S, A, E>,
): readonly PlayedMatch<O, S, A, E>[] =>
  setups.flatMap((setup, row) =>
    Array.from({ length: matches }, (_, match) => {
      const random = seededRandom(`${game.id} properties ${row}`, match)
      const purposeful = choose !== undefined && match % 2 === 1 ? { choose } : {}
      return { ...playRandomly(game, setup, random, { bound, ...purposeful }), setup }
    }),
  )

/** Plays matches of every other setup with secrets in which about half is not seen. */
const playUnseen = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  { setups, bound, choose, unseen }: GameUnderTest<O, S, A, E>,
): readonly PlayedMatch<O, S, A, E>[] =>
  setups
    .filter(({ options }) => game.hasHiddenInformation(options))
    .flatMap((known, row) => {
      if (unseen === undefined || row % 2 === 1) return []
      const setup = { ...known, partialEntry: true }
      const random = seededRandom(`${game.id} unseen`, row)
      const rules = {
        bound,
        chance: halfOpen(game, unseen),
        choose: halfSeen(game, row % 4 === 2 ? choose : undefined),
      }
      return [{ ...playRandomly(game, setup, random, rules), setup, unseen }]
    })

/** Registers the tests of a game's contract. */
export const describeGame = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  wanted: GameUnderTest<NoInfer<O>, NoInfer<S>, NoInfer<A>, NoInfer<E>>,
): void => {
  describe(`${game.id} keeps the contract of a game`, () => {
    let played: readonly PlayedMatch<O, S, A, E>[] | undefined
    const samples = (): readonly PlayedMatch<O, S, A, E>[] =>
      (played ??= [...playAll(game, wanted), ...playUnseen(game, wanted)])

    it('ends every random match within its bound, with a place and a score for every seat', () => {
      for (const { final, setup } of samples()) {
        const turn = game.turn(final)
        if (turn.by !== 'nobody') throw new Error('the match is not over')
        expect(turn.outcome.places).toHaveLength(setup.seats)
        expect(turn.outcome.scores).toHaveLength(setup.seats)
        const { places } = turn.outcome
        expect(Math.min(...places)).toBe(1)
        for (const place of places) expect(place).toBe(1 + places.filter((other) => other < place).length)
        for (const texts of Object.values(game.text.locales))
          expect(texts.ending).toHaveProperty(turn.outcome.ending)
        expect([...game.legal(final)]).toEqual([])
      }
    })

    it('folds the same events to the same positions, changing none in place', () => {
      for (const { setup, steps, states } of samples()) {
        // `playRandomly` froze every state, so a change in place would have thrown by now.
        let state = game.start(setup)
        for (const [at, { events }] of steps.entries()) {
          for (const event of events) state = game.evolve(state, event)
          expectSame(state, states[at + 1])
        }
      }
    })

    it('has states, actions and events that survive JSON', () => {
      const met = new WeakSet()
      for (const { states, actions, events, final } of samples()) {
        for (const value of [...states, ...actions, ...events])
          if (!survivesJson(value, met)) expect(plain(value)).toStrictEqual(value)
        expect(plain(final)).toStrictEqual(final)
      }
    })

    it('gives events and actions that fit their schemas, and options that do', () => {
      for (const { setup, actions, events } of samples()) {
        expect(game.schemas.options.parse(setup.options)).toStrictEqual(setup.options)
        for (const action of actions) expectSame(game.schemas.action.parse(action), action)
        for (const event of events) expectSame(game.schemas.event.parse(event), event)
      }
    })

    for (const [sentence, holds] of Object.entries(wanted.laws))
      it(`always: ${sentence}`, () => {
        for (const { states, setup } of samples())
          for (const state of states)
            if (!holds(state, setup)) expect.fail(`broken in ${JSON.stringify(state)}`)
      })

    if (wanted.described !== undefined) {
      const described = { ...wanted.described, page: readPage(wanted.described.page) }
      it('is as programs are told: views, stages, actions, events, outcomes and refusals', () => {
        for (const [at, sample] of samples().entries())
          checkProtocol(game, described, sample, wanted.probes, at, TOLD.stride)
      })

      it(`is as programs are told, in ${TOLD.matches} matches`, { tags: ['sweep'] }, () => {
        const { setups, bound, choose } = wanted
        for (let match = 0; match < TOLD.matches; match += 1) {
          const setup = setups[match % setups.length]
          if (setup === undefined) throw new Error('there is a setup')
          const random = seededRandom(`${game.id} told`, match)
          const purposeful = choose !== undefined && match % 4 === 1 ? { choose } : {}
          const sample = { ...playRandomly(game, setup, random, { bound, ...purposeful }), setup }
          checkProtocol(game, described, sample, wanted.probes, match, TOLD.stride)
        }
      })
    }

    it('lists exactly the actions it accepts, each once', () => {
      for (const [at, sample] of samples().entries()) checkActions(game, sample, wanted.probes, at)
    })

    it('draws, lists and weighs the outcomes of chance alike', () => {
      for (const sample of samples()) checkChance(game, sample)
    })

    it('shows a viewer nothing that depends on what is hidden from it', () => {
      let hidden = 0
      for (const [at, sample] of samples().entries()) {
        const changed = checkSecrecy(game, sample, at)
        if (game.hasHiddenInformation(sample.setup.options)) hidden += changed
        else expect(changed).toBe(0)
      }
      const isSecretive = wanted.setups.some(({ options }) => game.hasHiddenInformation(options))
      expect(hidden > 0).toBe(isSecretive)
    })

    if (wanted.unseen !== undefined) {
      const { unseen } = wanted
      it('comes to the same end when nothing hidden is seen', () => {
        for (const sample of samples())
          if (sample.unseen === undefined && unseen.inOrder?.(sample.setup) !== false)
            checkBlind(game, unseen, sample.setup, sample)
      })

      const checkWrittenFurther = (matches: number): void => {
        for (const [row, setup] of wanted.setups.entries()) {
          if (!game.hasHiddenInformation(setup.options)) continue
          for (let match = 0; match < matches; match += 1) {
            const choose = (row + match) % 2 === 1 ? wanted.choose : undefined
            checkContinued(game, unseen, setup, seededRandom(`${game.id} further ${row}`, match), choose)
          }
        }
      }
      it('can be written down further, whatever was written so far and whatever then happens at the table', () =>
        checkWrittenFurther(WRITTEN))
      it(`can be written down further, ${SWEPT} times a setup`, { tags: ['sweep'] }, () =>
        checkWrittenFurther(SWEPT),
      )

      it('can be written down whichever part of what is hidden was seen', () => {
        for (const [at, sample] of samples().entries()) {
          if (sample.unseen !== undefined || unseen.inOrder?.(sample.setup) === false) continue
          const random = seededRandom(`${game.id} partly`, at)
          checkPartly(game, unseen, sample.setup, sample, random)
        }
      })
    }

    it('says at every position whose turn it is, where in the match, and the score', () => {
      for (const sample of samples()) checkShape(game, sample)
    })

    it('has a sentence in every language for all that happens', () => {
      for (const sample of samples()) checkSentences(game, sample)
    })

    it('tells each seat in every language what changed for it, and nothing if nothing did', () => {
      for (const sample of samples()) checkChanges(game, sample)
    })

    it('gives for actions only reasons that it can say and that follow from what the seat sees', () => {
      const given = samples().map((sample, at) => checkReasons(game, sample, at))
      expect(given.some((count) => count > 0)).toBe(game.heuristics?.reason !== undefined)
    })

    it('has the same texts in every language, with the same blanks', () => {
      checkTexts(game)
    })
  })
}
