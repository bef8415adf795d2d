/** The tray of Quorsum: all of its content is visible in every window and language. */
import type { Page } from '@playwright/test'
import type { Action } from '../src/engine/games/quorsum/action.ts'
import { quorsum } from '../src/engine/games/quorsum/index.ts'
import type { Stage, State } from '../src/engine/games/quorsum/state.ts'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { seededRandom } from '../src/engine/kernel/random.ts'
import { headerFor } from '../src/engine/record/testing/player.ts'
import { importRecord } from './support/imports.ts'
import { beginQuorum } from './games/quorsum/partialMatch.ts'
import { expect, test } from './support/fixtures.ts'
import { Sweep } from './support/layoutFaults.ts'
import { openTable } from './support/library.ts'
import { cell } from './games/quorsum/locators.ts'
import { played } from './support/playedMatch.ts'
import { ask } from './support/apiRequest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const game = quorsum as unknown as AnyGame

/** Every match has its own seed. */
let opened = 0
/** Plays with a number of actions a turn until the position satisfies `until`. */
const openAt = async (page: Page, actions: number, until: (state: State) => boolean): Promise<void> => {
  const random = seededRandom(`tray ${actions}`, 0)
  const choose = (state: unknown): unknown => {
    for (;;) {
      const action = game.sampleLegal(state, random) as Action
      const isWanted = action.type !== 'allot' || action.allotments.length === actions
      if (isWanted && action.type !== 'stop' && action.type !== 'giveUp') return action
    }
  }
  opened += 1
  const header = headerFor(game, {
    seats: 2,
    chance: { source: 'seeded', seed: `tray ${actions}` },
    nonce: String(opened).padStart(32, '0'),
  })
  const seats = header.seats.map((seat, at) => ({ ...seat, name: at === 0 ? 'Wilhelmina' : '陳博文與朋友' }))
  // A position of the game is a state of the game.
  const record = played(game, { ...header, seats }, choose, (state) => until(state as State))
  await importRecord(page, record)
  await openTable(page, record.root)
  await expect(page.locator('.tray .hand > *').first()).toBeVisible()
}

/** In English and in both languages at once, which takes the most room; the sweep of all screens has each alone. */
const sweepOfTrays = (): Sweep =>
  new Sweep((page, language) => ask(page, 'settings.set', { language: language === 'en' ? 'en' : 'both' }))

/** Faults beside the board, which the sweep of all screens checks. */
const besideBoard = ({ found }: Sweep): readonly string[] =>
  found.filter((fault) => !fault.includes(' · div.place '))

const is = (wanted: Stage['is']) => (state: State) => state.stage.is === wanted
const isOpen = (count: number, stage: Stage['is']) => (state: State) =>
  state.stage.is === stage && state.open.length === count

test('before the first turn, and allotting dice to one to four actions @sweep', async ({ app }) => {
  const sweep = sweepOfTrays()
  await openAt(app, 1, is('choose'))
  await sweep.look(app, 'choose')
  await openAt(app, 1, is('place'))
  await sweep.look(app, 'place')
  await openAt(app, 2, is('allot'))
  const cards = app.locator('[data-quorsum-card]')
  let made = 0
  for (const place of ['A1', 'B1', 'C1', 'D1', 'A2', 'B2', 'C2', 'D2']) {
    if (made === 4) break
    await cell(app, place).click({ force: true, position: { x: 8, y: 8 } })
    const now = await cards.count()
    if (now > made) await sweep.look(app, `allot ${now}`)
    made = now
  }
  expect(made).toBe(4)
  expect(besideBoard(sweep)).toEqual([])
})

test('carrying out one to four of them @sweep', async ({ app }) => {
  const sweep = sweepOfTrays()
  for (const actions of [1, 2, 3, 4]) {
    await openAt(app, actions, isOpen(actions, 'carry'))
    if (actions === 4) await sweep.look(app, 'carry 4')
    else await sweep.look(app, `carry ${actions}`)
    // With one die each no pawn goes on; then some are done and some are not.
    await openAt(app, actions, actions === 4 ? isOpen(2, 'carry') : is('chain'))
    await sweep.look(app, `later ${actions}`)
  }
  expect(besideBoard(sweep)).toEqual([])
})

test('entering a roll @sweep', async ({ app }) => {
  const sweep = sweepOfTrays()
  await beginQuorum(app, ({ is: stage }) => stage === 'lay', '1')
  await sweep.look(app, 'enter tiles')
  await beginQuorum(app, ({ is: stage }) => stage === 'opening', '2')
  await sweep.look(app, 'enter opening')
  for (const dice of [1, 4]) {
    await beginQuorum(app, (stage) => stage.is === 'roll' && stage.attempt.dice === dice, `${2 + dice}`, dice)
    await expect(app.locator('.slots .die')).toHaveCount(dice)
    await sweep.look(app, `enter ${dice}`)
    await app.keyboard.type('3')
    await sweep.look(app, `entered ${dice}`)
  }
  expect(besideBoard(sweep)).toEqual([])
})
