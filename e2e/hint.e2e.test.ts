/** The drawing of a hint on a board: it crosses no text, has a colour of its own. */
import type { Page } from '@playwright/test'
import { GAMES } from '../src/engine/index.ts'
import { replayOf } from '../src/engine/record/positions.ts'
import { MAIN } from '../src/engine/record/step.ts'
import { headerFor } from '../src/engine/record/testing/player.ts'
import { expect, test } from './support/fixtures.ts'
import { importRecord } from './support/imports.ts'
import { openUncovered, pressCurtains, SMALL } from './support/screen.ts'
import { chooserOf } from './support/choosers.ts'
import { GAME_DRIVERS } from './support/gameDrivers.ts'
import { played } from './support/playedMatch.ts'
import { ask } from './support/apiRequest.ts'
import { hintFor, sayHints } from './support/hints.ts'
import { requireGame, sampleGame } from './support/requireGame.ts'
import { legsOf, stationOf, typesOf } from './support/stations.ts'
import { sweepUnless } from './support/tiers.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Texts of the board that a line of the hint crosses. */
const crossed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const preview = document.querySelector('[data-testid=preview]')
    const place = preview.closest('.place')
    const texts = []
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement
      // Text drawn over the line is readable.
      const isOver = preview.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING
      if (preview.ownerSVGElement && isOver && preview.ownerSVGElement.contains(node)) continue
      if (of.closest('.board-popup')) continue
      if (node.data.trim() === '' || of.closest('.vh') || !of.checkVisibility({ opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const box = { left, right, top, bottom }
        // Hidden parts of a text cannot be crossed.
        for (let up = of; up !== place; up = up.parentElement)
          if (getComputedStyle(up).overflowX === 'hidden') {
            const frame = up.getBoundingClientRect()
            box.left = Math.max(box.left, frame.left)
            box.right = Math.min(box.right, frame.right)
          }
        texts.push({ box, words: node.data.trim() })
      }
    }
    const told = new Set()
    for (const line of preview.querySelectorAll('.mark')) {
      const onScreen = line.getScreenCTM()
      for (let at = 0; at <= line.getTotalLength(); at += 1) {
        const { x, y } = line.getPointAtLength(at).matrixTransform(onScreen)
        for (const { box, words } of texts)
          if (x > box.left && x < box.right && y > box.top && y < box.bottom) told.add(words)
      }
    }
    return [...told]
  })()`)

const FOLDER = process.env['QIPU_HINTS']

for (const game of GAMES)
  test(`${game.id}: a hint on the board crosses no text @sweep`, async ({ app }) => {
    await pressCurtains(app)
    const header = headerFor(game, {
      seats: game.seats.min,
      chance: { source: 'seeded', seed: `hint ${game.id}` },
    })
    for (const until of GAME_DRIVERS.get(game.id)?.hints?.after ?? [16, 40]) {
      const nonce = String(until).padStart(32, '0')
      const record = played(game, { ...header, nonce }, chooserOf(game), until)
      await importRecord(app, record)
      await openUncovered(app, record.root)
      await app.keyboard.press('i')
      await expect(app.getByRole('region', { name: 'Hint' })).toContainText('Chance of winning', {
        timeout: 60_000,
      })
      const preview = app.getByTestId('preview')
      for (const size of [SMALL, { width: 1440, height: 900 }]) {
        await app.setViewportSize(size)
        if (FOLDER !== undefined)
          await app.screenshot({ path: `${FOLDER}/${game.id}-${until}-${size.width}.png` })
        // An action without a place is described only in words.
        // The board takes its new size a little after the window.
        if ((await preview.count()) > 0)
          await expect.poll(() => crossed(app), `${until}, ${size.width}`).toEqual([])
      }
    }
  })

/** The faults of a hint's frames: one that is open, or that leaves its own place. */
const loose = (page: Page): Promise<readonly string[]> =>
  page.getByTestId('preview').evaluateAll((all) =>
    all.flatMap((preview) =>
      [...preview.querySelectorAll('[data-place]')].flatMap((place) => {
        const line = place.querySelector('.mark')?.getAttribute('d') ?? ''
        const isClosed = (line.match(/M/g) ?? []).length === 1 && line.endsWith('Z')
        return isClosed ? [] : [`${place.getAttribute('data-place')}: ${line}`]
      }),
    ),
  )

for (const [id, { hints }] of GAME_DRIVERS) {
  if (hints === undefined) continue
  const { courses, placeless } = hints
  const game = requireGame(id)
  for (const types of legsOf(typesOf(game, placeless)))
    test(`${id}: a hint frames its places, and crosses no text: ${types.join(', ')}${sweepUnless(id === sampleGame(1))}`, async ({
      app,
    }) => {
      const spoken = await sayHints(app)
      await pressCurtains(app)
      for (const type of types) {
        const { record, wish } = stationOf(game, courses, type, 'hint')
        spoken.say(hintFor(game, record, wish))
        await importRecord(app, record)
        await openUncovered(app, record.root)
        await app.keyboard.press('i')
        await expect(app.getByRole('region', { name: 'Hint' })).toContainText('Chance of winning')
        const preview = app.getByTestId('preview')
        for (const size of [SMALL, { width: 1440, height: 900 }]) {
          await app.setViewportSize(size)
          if (FOLDER !== undefined)
            for (const theme of ['night', 'paper'] as const) {
              await ask(app, 'settings.set', { theme })
              await expect(app.locator('html')).toHaveAttribute('data-theme', theme)
              await app.screenshot({ path: `${FOLDER}/${id}-${type}-${size.width}-${theme}.png` })
            }
          if ((await preview.count()) === 0) continue
          await expect.poll(() => loose(app), `${type}, ${size.width}`).toEqual([])
          await expect.poll(() => crossed(app), `${type}, ${size.width}`).toEqual([])
        }
      }
    })
}

/** A position of Qin, and its first two legal actions. */
const choiceOf = (seed: string) => {
  const game = requireGame('qin')
  const header = headerFor(game, { seats: 2, chance: { source: 'seeded', seed } })
  const record = played(game, header, chooserOf(game), 8)
  const tip = record.branches.get(MAIN)?.step ?? record.root
  const [advised, other] = [...game.legal(replayOf(record, game).positions.at(tip))] as { type: string }[]
  if (advised === undefined || other === undefined) throw new Error('there is no choice')
  return { game, record, advised, other }
}

test('alternatives that read like the advice or like each other are told once', async ({ app }) => {
  const { game, record, advised, other } = choiceOf('alternatives')
  const spoken = await sayHints(app)
  const alternative = (action: { type: string }) => ({
    action,
    notation: '',
    events: [],
    chance: 0.4,
    error: 0.01,
  })
  spoken.say({ ...hintFor(game, record, advised), others: [advised, other, other].map(alternative) })
  await pressCurtains(app)
  await importRecord(app, record)
  await openUncovered(app, record.root)
  await app.keyboard.press('i')
  const hint = app.getByRole('region', { name: 'Hint' })
  await expect(hint).toContainText(/Alternatives: .*\(40%\)/)
  await expect(hint).not.toContainText(/\(40%\).*\(40%\)/)
  // Rules are not bare codes.
  await expect(hint.getByRole('button', { name: /^Rule QIN-/ })).not.toHaveCount(0)
})

test('what the last hint said is told with what has changed it', async ({ app }) => {
  const { game, record, advised } = choiceOf('earlier')
  const spoken = await sayHints(app)
  await pressCurtains(app)
  await importRecord(app, record)
  await openUncovered(app, record.root)
  const hint = app.getByRole('region', { name: 'Hint' })
  const earlier = { chance: 0.62, error: 0.01, luck: true, seats: [1] }
  const tellings = [
    { of: { ...earlier, seats: [] }, words: 'Your last hint said 62%; luck has changed that.' },
    {
      of: { ...earlier, luck: false },
      words: 'Your last hint said 62%; what Player 2 did has changed that.',
    },
    {
      of: { ...earlier, error: 0.05 },
      words: 'Your last hint said 55%–65%; luck and what Player 2 did have changed that.',
    },
  ]
  for (const { of, words } of tellings) {
    spoken.say({ ...hintFor(game, record, advised), earlier: of })
    await app.keyboard.press('i')
    await expect(hint).toContainText(words)
    await hint.getByRole('button', { name: 'Close' }).click()
  }
})

test('equal alternatives are told in one line without a comparison, those in the same range not at all', async ({
  app,
}) => {
  const { game, record, advised, other } = choiceOf('equal')
  const spoken = await sayHints(app)
  const reason = { key: 'tagline', params: {} }
  const does = { key: 'name', params: {} }
  const sayWith = (error: number, chance = 0.499, compared: typeof reason | null = reason, count = 1): void =>
    spoken.say({
      ...hintFor(game, record, advised),
      error,
      reason: compared,
      does,
      others: Array.from({ length: count }, () => ({
        action: other,
        notation: '',
        events: [],
        chance,
        error,
      })),
    })
  await pressCurtains(app)
  await importRecord(app, record)
  await openUncovered(app, record.root)
  const hint = app.getByRole('region', { name: 'Hint' })
  sayWith(0.01)
  await app.keyboard.press('i')
  await expect(hint).toContainText('These are about equal.')
  await expect(hint).not.toContainText('(50%)')
  await expect(hint).not.toContainText(String(game.text.locales.en['tagline']))
  await expect(hint).toContainText(String(game.text.locales.en['name']))
  await hint.getByRole('button', { name: 'Close' }).click()
  sayWith(0.05)
  await app.keyboard.press('i')
  await expect(hint).toContainText('about 45%–55%')
  await expect(hint).toContainText(String(game.text.locales.en['tagline']))
  await expect(hint).not.toContainText(/Alternatives|equal/)
  await hint.getByRole('button', { name: 'Close' }).click()
  sayWith(0.01, 0.4, null)
  await app.keyboard.press('i')
  await expect(hint).toContainText(`${String(game.text.locales.en['name'])} The alternative does this too.`)
  await hint.getByRole('button', { name: 'Close' }).click()
  sayWith(0.01, 0.4, null, 2)
  await app.keyboard.press('i')
  await expect(hint).toContainText('Alternatives')
  await expect(hint).not.toContainText('does this too')
})

test('a half-made choice is out of sight while a hint is shown, and back after it', async ({ app }) => {
  const game = requireGame('quake-nopoly')
  const { record, wish } = stationOf(game, [{ seats: 4, options: { roles: 'choose' } }], 'build', 'hint')
  const spoken = await sayHints(app)
  spoken.say(hintFor(game, record, wish))
  await pressCurtains(app)
  await importRecord(app, record)
  await openUncovered(app, record.root)
  const trade = app.locator('[data-qk-does="trade"]')
  await trade.click()
  await expect(trade).toHaveAttribute('aria-pressed', 'true')
  await app.keyboard.press('i')
  const build = app.locator('[data-qk-does="build"]')
  await expect(build).toHaveClass(/hinted/)
  await expect(trade).toHaveAttribute('aria-pressed', 'false')
  await app.getByRole('region', { name: 'Hint' }).getByRole('button', { name: 'Close' }).click()
  await expect(trade).toHaveAttribute('aria-pressed', 'true')
  await expect(build).not.toHaveClass(/hinted/)
})

for (const game of GAMES)
  test(`${game.id}: how it may go on after a hint is stepped through, and leaves the table as it is${sweepUnless(game.id === sampleGame(1))}`, async ({
    app,
  }) => {
    const header = headerFor(game, {
      seats: game.seats.min,
      chance: { source: 'seeded', seed: `continued ${game.id}` },
    })
    const record = played(game, header, chooserOf(game), 30)
    await pressCurtains(app)
    await importRecord(app, record)
    await openUncovered(app, record.root)
    await app.keyboard.press('i')
    const hint = app.getByRole('region', { name: 'Hint' })
    await hint.getByRole('button', { name: 'How it may go on' }).click({ timeout: 60_000 })
    const dialog = app.getByRole('dialog', { name: 'How it may go on' })
    const steps = dialog.getByRole('listitem')
    await expect(steps.last()).toContainText('The position after that', { timeout: 60_000 })
    const current = dialog.locator('[aria-current=step]')
    await expect(current).toBeFocused()
    const count = await steps.count()
    expect(count).toBeGreaterThan(2)
    const texts = await steps.allTextContents()
    for (let at = 0; at < count; at += 1) {
      await expect(current).toHaveText(texts[at] ?? '')
      if (FOLDER !== undefined) await app.screenshot({ path: `${FOLDER}/${game.id}-continued-${at}.png` })
      await app.keyboard.press('ArrowRight')
    }
    await app.keyboard.press('Home')
    await expect(current).toHaveText(texts[0] ?? '')
    await app.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(hint.getByRole('button', { name: 'Play this' })).toBeVisible()
    expect((await ask(app, 'table.read', { match: record.root })).size).toBe(record.steps.size + 1)
  })
