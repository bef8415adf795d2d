/** The tray of Quorsum: whatever it holds, all of it is in sight in every window and language. */
import type { Page } from '@playwright/test'
import type { Action } from '../src/engine/games/quorsum/action.ts'
import { quorsum } from '../src/engine/games/quorsum/index.ts'
import type { Stage, State } from '../src/engine/games/quorsum/state.ts'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { seededRandom } from '../src/engine/kernel/random.ts'
import { encode } from '../src/engine/record/codec.ts'
import { headerFor } from '../src/engine/record/testing/player.ts'
import { beginQuorum } from './support/partialMatches.ts'
import { expect, test } from './support/fixtures.ts'
import { openTable } from './support/library.ts'
import { cell } from './support/quorsum.ts'
import { SMALL } from './support/screen.ts'
import { played } from './shots/played.ts'
import { request } from './support/apiRequest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SIZES = [SMALL, { width: 1440, height: 900 }, { width: 1920, height: 1080 }] as const
const LANGUAGES = ['en', 'zh-Hant', 'both'] as const
const game = quorsum as unknown as AnyGame

/** Every match is one of its own. */
let opened = 0
/** Plays with so many actions a turn until the table waits for what `until` looks for. */
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
  const bytes = Buffer.from(encode(record)).toString('base64')
  expect(await request(page, 'library.import', { name: 'tray.qipu', bytes })).toMatchObject({ ok: true })
  await openTable(page, record.root)
  await expect(page.locator('.tray .hand > *').first()).toBeVisible()
}

/** What of the tray is cut off, lies beyond its card or the tray, or over something else. */
const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const tray = document.querySelector('.tray')
    const hand = tray.querySelector('.hand')
    const told = []
    const within = (a, b) =>
      a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1
    const say = (each) => (each.textContent.trim() || each.getAttribute('aria-label') || each.className) 
    const pieces = []
    const walker = document.createTreeWalker(hand, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement
      if (node.data.trim() === '' || of.closest('.vh') || !of.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) if (box.width > 0) pieces.push({ of, box, words: node.data.trim() })
    }
    for (const of of hand.querySelectorAll('button, .die'))
      if (of.checkVisibility()) pieces.push({ of, box: of.getBoundingClientRect(), words: say(of) })
    for (const { of, box, words } of pieces) {
      if (!within(box, tray.getBoundingClientRect())) told.push('beyond the tray: ' + words)
      const card = of.closest('[data-quorsum-card], .commit, button')
      if (card && card !== of && !within(box, card.getBoundingClientRect())) told.push('beyond its card: ' + words)
      for (let up = of; up !== hand; up = up.parentElement)
        // A name too long for its place ends in dots, and is told in full by its title.
        if (!up.hasAttribute('title') && getComputedStyle(up).overflow !== 'visible' && !within(box, up.getBoundingClientRect()))
          told.push('cut off: ' + words)
    }
    for (const [at, one] of pieces.entries())
      for (const other of pieces.slice(at + 1)) {
        if (one.of.contains(other.of) || other.of.contains(one.of)) continue
        const [a, b] = [one.box, other.box]
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2)
          told.push(one.words + ' lies over ' + other.words)
      }
    return [...new Set(told)]
  })()`)

const FOLDER = process.env['QIPU_TRAYS']
const expectToFit = async (page: Page, what: string): Promise<void> => {
  for (const language of LANGUAGES) {
    await request(page, 'settings.set', { language })
    await expect(page.locator('html')).toHaveAttribute('data-lang', language)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      if (FOLDER !== undefined)
        await page.screenshot({ path: `${FOLDER}/${what}-${language}-${size.width}.png` })
      expect.soft(await misfits(page), `${what}, ${language}, ${size.width}`).toEqual([])
    }
  }
  await request(page, 'settings.set', { language: 'en' })
  await page.setViewportSize(SIZES[1])
}

const is = (wanted: Stage['is']) => (state: State) => state.stage.is === wanted
const isOpen = (count: number, stage: Stage['is']) => (state: State) =>
  state.stage.is === stage && state.open.length === count

test('before the first turn', async ({ app }) => {
  await openAt(app, 1, is('choose'))
  await expectToFit(app, 'choose')
  await openAt(app, 1, is('place'))
  await expectToFit(app, 'place')
})

test('allotting dice to one to four actions', async ({ app }) => {
  await openAt(app, 2, is('allot'))
  await expectToFit(app, 'allot-0')
  const places = ['A1', 'B1', 'C1', 'D1', 'A2', 'B2', 'C2', 'D2']
  let made = 0
  for (const place of places) {
    if (made === 4) break
    await cell(app, place).click({ force: true, position: { x: 8, y: 8 } })
    made = await app.locator('[data-quorsum-card]').count()
    await expectToFit(app, `allot-${made}-${place}`)
  }
  expect(made).toBe(4)
})

for (const actions of [1, 2, 3, 4])
  test(`carrying out ${actions} of them`, async ({ app }) => {
    await openAt(app, actions, isOpen(actions, 'carry'))
    await expectToFit(app, `carry-${actions}`)
    // With one die each no pawn goes on; then some are done and some are not.
    await openAt(app, actions, actions === 4 ? isOpen(2, 'carry') : is('chain'))
    await expectToFit(app, `later-${actions}`)
  })

test('entering what was rolled', async ({ app }) => {
  await beginQuorum(app, ({ is: stage }) => stage === 'lay', '1')
  await expectToFit(app, 'enter-tiles')
  await beginQuorum(app, ({ is: stage }) => stage === 'opening', '2')
  await expectToFit(app, 'enter-opening')
  for (const dice of [1, 4]) {
    await beginQuorum(app, (stage) => stage.is === 'roll' && stage.attempt.dice === dice, `${2 + dice}`, dice)
    await expect(app.locator('.slots .die')).toHaveCount(dice)
    await expectToFit(app, `enter-${dice}`)
    await app.keyboard.type('3')
    await expectToFit(app, `entered-${dice}`)
  }
})
