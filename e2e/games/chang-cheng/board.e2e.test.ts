/** The board of Chang Cheng: what is written on it, its tips, a hint beside the wall, and its reveal in a lesson. */
import type { Locator, Page } from '@playwright/test'
import { changCheng } from '../../../src/engine/games/chang-cheng/index.ts'
import type { State } from '../../../src/engine/games/chang-cheng/state.ts'
import type { View as WallView } from '../../../src/engine/games/chang-cheng/view/schema.ts'
import type { AnyGame } from '../../../src/engine/kernel/game.ts'
import { headerFor } from '../../../src/engine/record/testing/player.ts'
import { ask } from '../../support/apiRequest.ts'
import { chooserOf } from '../../support/choosers.ts'
import { expect, test } from '../../support/fixtures.ts'
import { importRecord } from '../../support/imports.ts'
import { boxes, holds, isWithin, openPlayed, overlaps, toReview } from '../../support/layoutBoxes.ts'
import { Sweep } from '../../support/layoutFaults.ts'
import { lessonPanel, openLesson, walkLesson } from '../../support/lessons.ts'
import { openTable } from '../../support/library.ts'
import { lineTo } from '../../../src/engine/record/tree.ts'
import { MAIN } from '../../../src/engine/record/step.ts'
import { studyOf } from '../../support/studiedMatches.ts'
import { openLesson as openPhoneLesson, openPage } from '../../support/phonePage.ts'
import { played } from '../../support/playedMatch.ts'
import { go, liftCurtain, openUncovered, pressCurtains, SMALL } from '../../support/screen.ts'
import { commit, effects, OWN_BOARD, place, reveal } from './driver.ts'
import { beginChangCheng } from './partialMatch.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// The list of games erases the game's own types.
const game = changCheng as unknown as AnyGame

test('the value of a province stays inside its province @sweep', async ({ app }) => {
  const isNarrow = (view: unknown): boolean =>
    // Only positions of Chang Cheng arrive here.
    (view as WallView).provinces.some(
      ({ spaces, prestige, change }) => spaces.length === 3 && prestige !== null && change !== 0,
    )
  await openPlayed(app, changCheng.id, 2, { until: isNarrow, seed: 'a' })
  const sums = app.locator('.place text.sum')
  // What cards change has a line of its own where the whole sum has no room.
  await expect(sums.filter({ hasText: /\d.\d.\d|^\s*[+−]\d/ }).first()).toBeAttached()
  const tile = app.locator('.place rect.tile')
  const label = app.locator('.place .label')
  await holds(app, [sums, tile, label], async () => {
    const all = await boxes(sums)
    const tiles = await boxes(tile)
    const labels = await boxes(label)
    // A province's own name is right above its sum.
    const run = all.flatMap((sum) =>
      overlaps(
        [sum],
        labels.filter(({ left }) => Math.abs(left - sum.left) > 2),
      ),
    )
    return [...overlaps(all, tiles), ...run]
  })
})

test('all provinces of a long wall are written alike, and each has its points', async ({ app }) => {
  await openPlayed(app, changCheng.id, 4, { seed: 'narrow' })
  const labels = app.locator('.place text.label')
  const totals = app.locator('.place .total text')
  await holds(app, [labels, totals], async () => {
    const names = await boxes(labels)
    const points = await boxes(totals)
    // Regions and provinces have a row each.
    const forms = new Set(names.map(({ what, top }) => `${Math.round(top)} ${what.replace(/\d+/, 'n')}`))
    const sizes = await app
      .locator('.place text.sum')
      .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('style')))])
    return [
      ...(forms.size > 2 ? forms : []),
      ...(sizes.length > 1 ? sizes.map(String) : []),
      ...points.filter(({ what }) => !/\d/.test(what)).map(({ what }) => `points ${what}`),
      ...[names, points].flatMap((row) => row.flatMap((one, at) => overlaps([one], row.slice(at + 1)))),
    ]
  })
})

test('in a small window each province of a long wall has its sum, and no block of walls shrinks to a line', async ({
  app,
}) => {
  await app.setViewportSize(SMALL)
  await openPlayed(app, changCheng.id, 4, { seed: 'narrow' })
  await app.getByRole('button', { name: 'Whole', exact: true }).click()
  const provinces = app.locator('.place .total')
  const sums = app.locator('.place text.sum')
  const blocks = app.locator('.place rect.block')
  await holds(app, [sums, blocks], async () => {
    const count = await provinces.count()
    const places = await boxes(sums)
    // A long sum may have two lines, one right below the other.
    const columns = new Set(places.map(({ left }) => Math.round(left)))
    return [
      ...(count > 6 && columns.size === count ? [] : [`${columns.size} sums of ${count} provinces`]),
      ...(await boxes(blocks))
        .filter(({ left, right }) => right - left < 3)
        .map(({ what }) => `block ${what}`),
    ]
  })
})

test('the card that was laid last is marked in its province, at the table and in review', async ({ app }) => {
  const isLaid = (view: unknown): boolean =>
    // Only positions of Chang Cheng arrive here.
    (view as WallView).provinces.some(({ cards }) => cards.length > 0)
  await openPlayed(app, changCheng.id, 2, { until: isLaid })
  await expect(app.locator('.place [data-cc-laid] path').first()).toBeVisible()
  await toReview(app)
  await expect(app.locator('.place [data-cc-laid] path').first()).toBeVisible()
})

test('in a small window the words of a narrow province stay inside it, in both languages', async ({
  app,
}) => {
  await app.setViewportSize(SMALL)
  await openPlayed(app, changCheng.id, 2, { seed: 'narrow' })
  const tile = app.locator('.place rect.tile')
  const words = ['label', 'sum', 'scored'].map((name) => app.locator(`.place text.${name}`))
  for (const language of ['en', 'zh-Hant'] as const) {
    await ask(app, 'settings.set', { language })
    await expect(app.locator('html')).toHaveAttribute('lang', language)
    await holds(app, [tile, ...words], async () => {
      const tiles = await boxes(tile)
      const each = await Promise.all(words.map(boxes))
      return each.flatMap((row) => [
        ...overlaps(row, tiles),
        ...row.flatMap((one, at) => overlaps([one], row.slice(at + 1))),
      ])
    })
  }
})

test('the history of a place is visible while the tip of the board makes way and returns @sweep', async ({
  app,
}) => {
  await openPlayed(app, changCheng.id, 4)
  await toReview(app)
  const [board] = await boxes(app.locator('.place'))
  const provinces = await boxes(app.locator('.place .label').filter({ hasText: /^\s*P/ }))
  // The first one that is whole in the close view; the last reveal covers the later ones.
  const [province] = provinces
    .filter(({ left }) => left > (board?.left ?? 0) + 60)
    .sort((one, other) => one.left - other.left)
  if (province === undefined) throw new Error('no province is in sight')
  const at = [province.left + 20, province.bottom + 60] as const
  await app.mouse.move(...at)
  const tips = app.locator('.place :is(div, p).tip')
  await expect(tips).toBeVisible()
  await app.mouse.click(...at)
  const popup = app.locator('.place-history')
  await expect(popup).toBeVisible()
  // The tip makes way, so that neither covers the other.
  await expect(tips).toBeHidden()
  await app.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  // A key hides the tip of a pointer at rest; the pointer's next move shows it again.
  await expect(tips).toBeHidden()
  await app.mouse.move(at[0] + 1, at[1])
  await expect(tips).toBeVisible()
})

test('a tower that reserves a space has a lock, and says for whom and until when @sweep', async ({ app }) => {
  const header = headerFor(changCheng, { seats: 2, chance: { source: 'seeded', seed: 'signs' } })
  const choose = chooserOf(changCheng)
  const record = played(
    changCheng,
    header,
    (state) => [...changCheng.legal(state as State)].find(({ type }) => type === 'tower') ?? choose(state),
    (state) => (state as State).keeps.length > 0,
  )
  await pressCurtains(app)
  await importRecord(app, record, 'locks')
  await openUncovered(app, record.root)

  await expect(app.locator('.lock').first()).toBeVisible()
  await app.locator('[data-cc-is=space][aria-label*="tower of"]').hover()
  await expect(app.locator('.tip')).toHaveText(/tower of .+ reserves a space beside it until .+ builds there/)
})

test('the place of a hint scrolls into sight, wherever the wall was, and its text does not cover it @sweep', async ({
  app,
}) => {
  await app.setViewportSize(SMALL)
  await pressCurtains(app)
  const header = headerFor(game, { seats: 3, chance: { source: 'seeded', seed: 'a long wall' } })
  const record = played(game, header, chooserOf(game), 50)
  await importRecord(app, record)
  await openTable(app, record.root)
  await liftCurtain(app, 'pointer', OWN_BOARD)
  const map = app.locator('.wood .window')
  const framed = app.locator('[data-testid=preview] [data-place]').first()
  const hint = app.getByRole('region', { name: 'Hint' })
  const boxOf = async (of: Locator): Promise<Record<'left' | 'right' | 'top' | 'bottom', number>> => {
    const box = await of.boundingBox()
    if (box === null) throw new Error('nothing is there')
    return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height }
  }
  for (const way of [-1, 1]) {
    await map.hover()
    await app.mouse.wheel(way * 4000, 0)
    await app.keyboard.press('i')
    await expect(hint).toContainText('Chance of winning')
    const [place, sight, words] = [await boxOf(framed), await boxOf(map), await boxOf(hint)]
    expect(place.left).toBeGreaterThanOrEqual(sight.left)
    expect(place.right).toBeLessThanOrEqual(sight.right)
    expect(place.bottom <= words.top || place.top >= words.bottom).toBe(true)
    await app.keyboard.press('Escape')
    await expect(hint).toHaveCount(0)
  }
})

test('the reveal of a province does not cover it, wherever it is on the wall', async ({ app }) => {
  const { record } = studyOf(changCheng.id)
  const line = lineTo(record, record.branches.get(MAIN)?.step ?? record.root)
  const scored = line.flatMap(({ events }, at) =>
    events.flatMap((event) =>
      event.type === 'province.scored' && 'province' in event
        ? [{ step: at + 1, province: Number(event.province) + 1 }]
        : [],
    ),
  )
  // The last one is the end of the match.
  const shown = scored.filter(({ step }) => step < line.length)
  expect(shown.length).toBeGreaterThan(5)
  await importRecord(app, record, 'Beyond the wall')
  await app.setViewportSize({ width: 1024, height: 700 })
  for (const { step, province } of shown) {
    await openTable(app, `${record.root}?review=1&at=${step}`)
    await expect(reveal(app)).toHaveAccessibleName(`Province ${province} is complete`)
    expect(overlaps(await boxes(reveal(app)), await boxes(place(app, 'province', province)))).toEqual([])
    const [box, wood] = [await boxes(reveal(app)), await boxes(app.locator('.cc .wood'))]
    expect(box[0]?.top).toBeGreaterThanOrEqual(wood[0]?.top ?? 0)
  }
})

test('on a phone the words of a long wall are whole at its edges', async ({ browser, home }) => {
  const page = await openPage(browser, home, 'chang-cheng')
  const words = page.locator('.place .map text')
  await expect(words.first()).toBeVisible()
  const [window] = await boxes(page.locator('.place .window'))
  if (window === undefined) throw new Error('the wall has no window')
  const cut = (await boxes(words)).filter(
    ({ left, right }) =>
      left < window.right && right > window.left && (left < window.left - 1 || right > window.right + 1),
  )
  expect(cut).toEqual([])
  await page.context().close()
})

test('on a phone each step scrolls its place into sight @sweep', async ({ browser, home }) => {
  const page = await openPage(browser, home, changCheng.id)
  await page.evaluate("location.hash = 'at=70'")
  await expect(page.getByRole('gridcell', { name: /^space 20, wall of/ })).toBeInViewport({ ratio: 1 })
  await page.context().close()
})

test('a puzzle tells a province on the board, and no report lies over it', async ({ app }) => {
  await go(app, '/puzzles?game=chang-cheng')
  const puzzle = app.getByRole('link', { name: /^Puzzle 1 / })
  await expect(puzzle.locator('svg.thumb .marked')).toHaveCount(1)
  await puzzle.click()
  await expect(app.locator('.stage [data-cc-turned]')).not.toHaveCount(0)
  await app.keyboard.press('Shift+I')
  await expect(app.getByRole('region', { name: 'Compared' })).toBeVisible()
  await expect(app.locator('[data-cc-reveal]')).toHaveCount(0)
})

test('a lesson’s board names no keys on a device without a keyboard @sweep', async ({ browser, home }) => {
  const page = await openPhoneLesson(browser, home, changCheng.id)
  // A reveal stops at a choice, whose buttons have keys elsewhere.
  const effects = page.getByRole('group', { name: 'Effects' })
  const onward = page.getByRole('button', { name: /^(Go on|Skip this task)/ })
  await expect(async () => {
    if (!(await effects.isVisible())) await onward.first().tap({ timeout: 1_000 })
    await expect(effects).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.locator('[data-cc-reveal]')).toBeVisible()
  await expect(page.locator('footer.tray kbd').first()).toBeAttached()
  await expect(page.locator('kbd').filter({ visible: true })).toHaveCount(0)
  await page.context().close()
})

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`A lesson says and asks nothing during a reveal on the board: motion ${reducedMotion} @sweep`, async ({
    app,
  }) => {
    await app.emulateMedia({ reducedMotion })
    await openLesson(app, changCheng.id)
    await expect(lessonPanel(app)).toContainText('Begin with one wall')
    await walkLesson(app, async (stop) => {
      if (stop === 'task')
        await expect(app.locator('.stage [data-cc-reveal]:not([data-cc-beat=due])')).toHaveCount(0)
    })
  })

test('naming unseen cards fits @sweep', async ({ app }) => {
  test.setTimeout(600_000)
  const sweep = new Sweep()
  await pressCurtains(app)
  await beginChangCheng(app)
  await app.locator('.curtain .hold').click()
  // The board takes the focus once the seat's information is there and it is playable.
  await expect(app.getByRole('grid', { name: 'Chang Cheng board' })).toBeFocused()
  await app.keyboard.press('b')
  const unseen = app.getByRole('button', { name: 'Not seen' }).first()
  await sweep.look(app, 'cards not seen', unseen)
  expect(sweep.found).toEqual([])
})

/** Completes a province whose reveal asks the seat that completed it, which is still being told. */
const completeProvince = async (app: Page): Promise<void> => {
  let end: { readonly type: string; readonly spaces?: readonly number[] } | undefined
  const header = headerFor(game, { seats: 3, chance: { source: 'seeded', seed: 'told 1' } })
  const record = played(game, header, chooserOf(game), (state) => {
    const { by } = changCheng.turn(state as State)
    end = [...changCheng.legal(state as State)].find((action) => {
      if (action.type !== 'double') return false
      const decided = changCheng.decide(state as State, action)
      if (!decided.ok || !decided.events.some(({ type }) => type === 'cards.revealed')) return false
      return changCheng.turn(decided.events.reduce(changCheng.evolve, state as State)).by === by
    })
    return end !== undefined
  })
  await pressCurtains(app)
  await importRecord(app, record)
  await openUncovered(app, record.root)
  await app.locator('[data-cc-letter=D]').click()
  await expect(app.locator('[data-cc-letter=D]')).toHaveAttribute('aria-pressed', 'true')
  await place(app, 'space', (end?.spaces?.[0] ?? 0) + 1).click()
  await commit(app).click()
  await expect(reveal(app)).toBeVisible()
  await expect(app.locator('[data-cc-telling]')).toContainText('is being scored')
  await expect(commit(app)).toHaveCount(0)
}

test('all choices of a traitor are seen in the tray, or reached by scrolling where it is small', async ({
  app,
}) => {
  const header = headerFor(game, { seats: 2, chance: { source: 'seeded', seed: 'traitor 1' } })
  const record = played(game, header, chooserOf(game), (state) => {
    const actions = [...changCheng.legal(state as State)]
    return actions.length === 8 && actions.some(({ type }) => type === 'dismiss')
  })
  await pressCurtains(app)
  await importRecord(app, record)
  await openUncovered(app, record.root)
  const options = effects(app).getByRole('button')
  await expect(options).toHaveCount(8)
  const [room] = await boxes(effects(app))
  const cut = (await boxes(options)).filter((box) => room === undefined || !isWithin(box, room))
  expect(cut.map(({ what }) => what)).toEqual([])
  await app.setViewportSize(SMALL)
  await options.last().scrollIntoViewIfNeeded()
  await expect(options.last()).toBeInViewport({ ratio: 1 })
})

test('a province is told before the tray asks on', async ({ app }) => {
  await completeProvince(app)
  while (await app.locator('[data-cc-telling]').isVisible())
    await reveal(app).locator('[data-cc-next]').click()
  await expect(commit(app)).toBeVisible()
})

test('a hint for the choice within a reveal ends what is being told', async ({ app }) => {
  await completeProvince(app)
  // It does not go on by itself.
  await reveal(app).getByText('Step', { exact: true }).click()
  await app.getByRole('button', { name: 'Hint', exact: true }).click()
  await expect(app.getByRole('button', { name: 'Play this' })).toBeVisible({ timeout: 60_000 })
  await expect(app.locator('[data-cc-telling]')).toHaveCount(0)
  await expect(commit(app)).toBeVisible()
})

test('after a wrong answer, Enter does what was chosen in the tray', async ({ app }) => {
  const panel = app.getByRole('region', { name: 'Puzzle', exact: true })
  await go(app, '/puzzles?game=chang-cheng')
  await app
    .getByRole('list', { name: 'Chang Cheng' })
    .getByRole('link', { name: /^Puzzle 1 / })
    .click()
  await effects(app)
    .getByRole('button', { name: /^Do nothing/ })
    .click()
  await app.keyboard.press('Enter')
  await expect(panel.getByText('Not the best move')).toBeVisible()
  await expect(panel).toContainText('Think of the points you can lose.')
  await app.getByRole('button', { name: 'Try again' }).click()
  await effects(app)
    .getByRole('button', { name: /^Remove threat 4/ })
    .click()
  await app.keyboard.press('Enter')
  await expect(panel.getByText('Right', { exact: true })).toBeVisible()
})
