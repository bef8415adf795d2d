/** Half-transcribed matches of a real table. */
import type { Page } from '@playwright/test'
import { changCheng } from '../../src/engine/games/chang-cheng/index.ts'
import { parseNotation } from '../../src/engine/games/chang-cheng/text/notation.ts'
import { quakeNopoly } from '../../src/engine/games/quake-nopoly/index.ts'
import type { Action } from '../../src/engine/games/quake-nopoly/action.ts'
import type { State } from '../../src/engine/games/quake-nopoly/state.ts'
import { quorsum } from '../../src/engine/games/quorsum/index.ts'
import type { Stage, State as QuorsumState } from '../../src/engine/games/quorsum/state.ts'
import { sanMarco } from '../../src/engine/games/san-marco/index.ts'
import type { AnyGame } from '../../src/engine/kernel/game.ts'
import { seededRandom } from '../../src/engine/kernel/random.ts'
import { decideStep } from '../../src/engine/record/play.ts'
import { replayOf } from '../../src/engine/record/positions.ts'
import { MAIN, type Header } from '../../src/engine/record/step.ts'
import { headerFor, playStep } from '../../src/engine/record/testing/player.ts'
import { addStep, createRecord, putBranch } from '../../src/engine/record/tree.ts'
import { importRecord } from './imports.ts'
import { openTable } from './library.ts'

/** Any possible action. */
const ANY = 'any'
const HERE = 'here'

/** A match that continues as long as `next` returns an action, opened at the table. */
const begin = async (
  page: Page,
  game: AnyGame,
  wish: { readonly seats: number; readonly options?: Header['options']; readonly nonce?: string },
  next: (state: unknown) => unknown,
): Promise<void> => {
  const record = createRecord(headerFor(game, { ...wish, chance: { source: 'manual' } }))
  const replay = replayOf(record, game)
  const { positions } = replay
  const random = seededRandom('begun', 0)
  let at = record.root
  for (;;) {
    const state = positions.at(at)
    const action = next(state)
    const { by } = game.turn(state)
    if (action === HERE || by === 'nobody') break
    if (action === ANY) {
      at = playStep(replay, at, random)?.id ?? at
      continue
    }
    const made = decideStep(replay, at, by, action)
    if (!made.ok) throw new Error(`${JSON.stringify(action)}: ${made.error.code}`)
    addStep(record, made.value)
    at = made.value.id
  }
  putBranch(record, { id: MAIN, name: 'main', step: at, version: 1, deleted: false })
  await importRecord(page, record)
  await openTable(page, record.root)
}

/** Quorsum up to the first position that satisfies a condition; every turn puts `dice` on one tile. */
export const beginQuorum = (
  page: Page,
  waits: (stage: Stage) => boolean,
  nonce: string,
  dice = 4,
): Promise<void> =>
  begin(page, quorsum as unknown as AnyGame, { seats: 2, nonce: nonce.padStart(32, '0') }, (state) => {
    // The list of games erases the game's own types.
    const { stage, mover } = state as QuorsumState
    if (waits(stage)) return HERE
    return stage.is === 'allot' ? { type: 'allot', allotments: [{ tile: 5 + mover, dice }] } : ANY
  })

/** San Marco up to the first deal of the first distributor. */
export const beginSanMarco = (page: Page, seats: number): Promise<void> =>
  begin(page, sanMarco as unknown as AnyGame, { seats }, (state) =>
    // The list of games erases the game's own types.
    (state as { readonly stage: { readonly is: string } }).stage.is === 'cards' ? HERE : ANY,
  )

/**
 * Chang Cheng with two seats, Scouting among its event cards, the second seat to act. Only space 5 is free in province
 * 2, where each seat has an unseen card; all tiles are unseen.
 */
export const beginChangCheng = (page: Page): Promise<void> => {
  const options = { board1: '1A', board2: '2A', neutral: 'off', events: 'diplomacy-scouting' }
  const laid = ['m[? ? ?]', 'p[0 1 2]', 'm[? ? ?]', 'p[1 1 2]']
  const turns = ['6', 'm2=-3', '7', '?p2 ?p4', '?p2 5p5', '8', '14', 'm4=-2', '9', '19', 'm5=-4', '10', '20']
  const steps = [...laid, ...turns].values()
  return begin(page, changCheng as unknown as AnyGame, { seats: 2, options }, () => {
    const { done, value } = steps.next()
    return done === true ? HERE : parseNotation(value)
  })
}

/** Quake-nopoly up to the first building cards, and from there on as long as `next` returns an action. */
export const beginQuakeNopoly = (
  page: Page,
  seats: number,
  next: (state: State) => Action | undefined = () => undefined,
): Promise<void> =>
  begin(page, quakeNopoly as unknown as AnyGame, { seats }, (of) => {
    const state = of as State // a state of this game alone
    const [task] = state.agenda
    if (state.phase === 'setup' && task?.do !== 'drawBuildings') return ANY
    return next(state) ?? HERE
  })
