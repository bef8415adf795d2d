/** Boards, trays and cards in windows of every size: no text is covered or cut off. */
import type { Locator, Page } from '@playwright/test'
import { changCheng } from '../src/engine/games/chang-cheng/index.ts'
import type { View as WallView } from '../src/engine/games/chang-cheng/view/types.ts'
import type { View as QuakeView } from '../src/engine/games/quake-nopoly/view/types.ts'
import { sanMarco } from '../src/engine/games/san-marco/index.ts'
import type { View as VeniceView } from '../src/engine/games/san-marco/view/types.ts'
import { headerFor } from '../src/engine/record/testing/player.ts'
import { expect, test } from './support/fixtures.ts'
import { importRecord } from './support/imports.ts'
import { LANGUAGES, SIZES, Sweep } from './support/layoutFaults.ts'
import { requireGame } from './support/requireGame.ts'
import { openUncovered, pressCurtains } from './support/screen.ts'
import { chooserOf } from './support/choosers.ts'
import { staged, standAt } from './support/stages.ts'
import { played } from './support/playedMatch.ts'
import { ask } from './support/apiRequest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Box {
  readonly what: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The boxes of all visible ones. */
const boxes = (of: Locator): Promise<readonly Box[]> =>
  of.evaluateAll((all) =>
    all.flatMap((each) => {
      const { left, right, top, bottom, width, height } = each.getBoundingClientRect()
      if (width === 0 || height === 0 || !each.checkVisibility({ visibilityProperty: true })) return []
      return [{ what: each.textContent.trim() || each.outerHTML.slice(0, 60), left, right, top, bottom }]
    }),
  )

/** An overlap of one pixel is none: borders touch, and letters are measured with the room around them. */
const SLACK = 1
const covers = (one: Box, other: Box): boolean =>
  one.left < other.right - SLACK &&
  other.left < one.right - SLACK &&
  one.top < other.bottom - SLACK &&
  other.top < one.bottom - SLACK
const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - SLACK &&
  inner.right <= outer.right + SLACK &&
  inner.top >= outer.top - SLACK &&
  inner.bottom <= outer.bottom + SLACK

/** Every pair that overlaps, in words. */
const overlaps = (some: readonly Box[], others: readonly Box[]): readonly string[] =>
  some.flatMap((one) =>
    others.filter((other) => covers(one, other)).map(({ what }) => `${one.what} × ${what}`),
  )

/** Expects no faults of `parts` in any size and language; some of each part must be visible. */
const holds = async (
  page: Page,
  parts: readonly Locator[],
  faults: () => Promise<readonly string[]>,
): Promise<void> => {
  for (const language of LANGUAGES) {
    await ask(page, 'settings.set', { language })
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const where = `${language}, ${size.width} × ${size.height}`
      for (const part of parts) await expect(part.filter({ visible: true }), where).not.toHaveCount(0)
      await expect.poll(faults, { message: where }).toEqual([])
    }
  }
}

/** Imports a match played up to a wanted position, or to its end, and opens it as the seat to act. */
const openPlayed = async (
  page: Page,
  id: string,
  seats: number,
  wish: { readonly until?: (view: unknown) => boolean; readonly seed?: string } = {},
): Promise<string> => {
  const game = requireGame(id)
  const { until, seed = 'layout' } = wish
  const header = headerFor(game, { seats, chance: { source: 'seeded', seed } })
  const isReached = (state: unknown): boolean => until?.(game.view(state, 'public')) ?? false
  const match = await importRecord(page, played(game, header, chooserOf(game), isReached))
  await pressCurtains(page)
  await openUncovered(page, match)
  return match
}

const toReview = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(page.locator('.film')).toBeVisible()
}

test('the value of a province of Chang Cheng stays inside its province @sweep', async ({ app }) => {
  const isNarrow = (view: unknown): boolean =>
    // Only positions of Chang Cheng arrive here.
    (view as WallView).provinces.some(
      ({ spaces, prestige, change }) => spaces.length === 3 && prestige !== null && change !== 0,
    )
  await openPlayed(app, changCheng.id, 2, { until: isNarrow, seed: 'a' })
  const sums = app.locator('.place text.sum')
  await expect(sums.filter({ hasText: /\d.\d.\d/ }).first()).toBeAttached()
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

for (const id of ['qin', 'chang-cheng', 'san-marco'])
  test(`${id}: neither the name of one of four seats nor its turn runs into its points @sweep`, async ({
    app,
  }) => {
    let decisions = 0
    const isMiddle = (): boolean => {
      decisions += 1
      return decisions > 45
    }
    await openPlayed(app, id, 4, { until: isMiddle })
    const words = app.locator('.seats .seat :is(.who, .flag [lang])')
    const points = app.locator('.seats .seat .big')
    const apart = (): Promise<void> =>
      holds(app, [words, points], async () => overlaps(await boxes(words), await boxes(points)))
    await apart()
    await ask(app, 'settings.set', { language: 'en' })
    await toReview(app)
    await apart()
  })

test('a limit total of San Marco stays on its card beside the viewpoints @sweep', async ({ app }) => {
  await openPlayed(app, sanMarco.id, 4)
  await toReview(app)
  const card = app.locator('.seats > .seat')
  const count = app.locator('.seats .seat .counts > span')
  const eyes = app.locator('.viewpoint')
  await holds(app, [card, count, eyes], async () => {
    const cards = await boxes(card)
    const parts = await boxes(count)
    const viewpoint = await boxes(eyes)
    return [
      ...(parts.length === 12 ? [] : [`${parts.length} parts`]),
      ...parts.filter((part) => !cards.some((card) => isWithin(part, card))).map(({ what }) => what),
      ...overlaps(parts, viewpoint),
      ...overlaps(parts, parts).filter((pair) => pair.split(' × ')[0] !== pair.split(' × ')[1]),
    ]
  })
})

test('the names on the cards of San Marco are not cut off @sweep', async ({ app }) => {
  await openPlayed(app, sanMarco.id, 3, {
    until: (view) => {
      // Only positions of San Marco arrive here.
      const { stage, hand } = view as VeniceView
      return stage === 'play' && hand.length > 1 && hand.includes('transfer')
    },
  })
  const names = app.locator('footer.tray .card .nm')
  await expect(names.filter({ hasText: 'Transf' }).first()).toBeVisible()
  await holds(app, [names], () =>
    names.evaluateAll((all) =>
      all.flatMap((each) => (each.scrollWidth > each.clientWidth ? [each.textContent.trim()] : [])),
    ),
  )
})

test('the choice of whom to banish in San Marco is visible @sweep', async ({ app }) => {
  // The shorter a district's words, the narrower it may get.
  await openPlayed(app, sanMarco.id, 4, {
    until: (view) =>
      // Only positions of San Marco arrive here.
      (view as VeniceView).possible.remove?.of.every((count) => count > 0) ?? false,
  })
  await expect(app.locator('footer.tray .remove li')).toHaveCount(4)
  const sweep = new Sweep()
  await sweep.look(app, 'banishment')
  expect(sweep.found).toEqual([])
})

test('viewpoints and drawing tools of Quake-nopoly do not cover the board @sweep', async ({ app }) => {
  await openPlayed(app, 'quake-nopoly', 6)
  await toReview(app)
  await expect(app.getByRole('radiogroup', { name: 'Viewpoint' })).toBeVisible()
  const headings = app.locator(
    '.place [data-qk-seat], .place [data-qk-land], .place [data-qk-phase], .place .legend',
  )
  const seg = app.locator('.viewpoint .seg')
  const pens = app.locator('.pens')
  const words = app.locator('.place svg text')
  const faults = async (): Promise<readonly string[]> =>
    overlaps(
      [...(await boxes(seg)), ...(await boxes(pens))],
      [...(await boxes(headings)), ...(await boxes(words))],
    )
  await holds(app, [seg, headings, words], faults)
  await app.keyboard.press('x')
  await expect(app.locator('.pens[role=toolbar]')).toBeVisible()
  await holds(app, [seg, pens, headings, words], faults)
})

const paysTwoBricks = (view: unknown): boolean => {
  // Only positions of Quake-nopoly arrive here.
  const { by, players, turnPossible } = view as QuakeView
  const [brick = 0] = (typeof by === 'number' ? players[by]?.stock : undefined) ?? []
  const { pay, why } = turnPossible?.trade ?? {}
  return pay === 2 && why === null && brick >= 2
}

for (const seats of [2, 6])
  test(`the pieces a choice takes from one of ${seats} seats of Quake-nopoly cover neither a name nor a role @sweep`, async ({
    app,
  }) => {
    await openPlayed(app, 'quake-nopoly', seats, { until: paysTwoBricks })
    await app.locator('[data-qk-does=trade]').click()
    for (const piece of ['pay brick', 'pay brick', 'take steel'])
      await app.locator(`[data-qk-piece="${piece}"]`).click()
    const changes = app.locator('.place .change')
    await expect(changes).toHaveText(['−2', '+1'])
    const pickers = app.locator('footer.tray .picker')
    const names = app.locator('.place .seatrow :is(.nm, .role)')
    const [paid, taken] = [pickers.first().locator('li'), pickers.last().locator('li')]
    await holds(app, [changes, names, paid, taken], async () => [
      ...overlaps(await boxes(changes), await boxes(names)),
      ...overlaps(await boxes(paid), await boxes(taken)),
    ])
  })

test('where a tray has no room for both payment and gain, the unfinished one is visible', async ({ app }) => {
  await app.setViewportSize({ width: 1024, height: 700 })
  await openPlayed(app, 'quake-nopoly', 2, { until: paysTwoBricks })
  await app.locator('[data-qk-does=trade]').click()
  const [paid, taken] = [app.locator('[data-qk-purse=pay]'), app.locator('[data-qk-purse=take]')]
  await expect(paid).toBeInViewport({ ratio: 0.95 })
  for (let brick = 0; brick < 2; brick += 1) await app.locator('[data-qk-piece="pay brick"]').click()
  await expect(taken).toBeInViewport({ ratio: 0.95 })
  await expect(paid).not.toBeInViewport({ ratio: 0.95 })
  await paid.getByRole('button', { name: 'One brick fewer' }).click()
  await expect(paid).toBeInViewport({ ratio: 0.95 })
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

test('names of buildings at a table of six are not cut off in a large window, nor in a small one @sweep', async ({
  app,
}) => {
  await pressCurtains(app)
  const { record, stops } = staged(requireGame('quake-nopoly'), { seats: 6 })
  await importRecord(app, record)
  const late = stops.findLast(({ waits }) => !/luck|over/.test(waits))
  const over = stops.findLast(({ waits }) => waits.includes('over'))
  // At the end a seat has four districts.
  for (const stop of [late, over]) {
    await ask(app, 'settings.set', { language: 'en' })
    await standAt(app, record, stop?.step ?? record.root)
    const names = app.locator('.level.built .words')
    await holds(app, [names], () =>
      names.evaluateAll((all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth).map(({ textContent }) => textContent),
      ),
    )
  }
})

test('buildings on the narrow cards of five districts are not cut off @sweep', async ({ app }) => {
  await pressCurtains(app)
  const course = { seats: 4, options: { variant: 'beginner' } }
  const { record } = staged(requireGame('quake-nopoly'), course)
  await importRecord(app, record)
  await openUncovered(app, record.root)
  const [levels, written] = [app.locator('.level.built'), '.words, .track em']
  await holds(app, [levels], () =>
    levels.evaluateAll(
      (all, parts) =>
        all.flatMap((level) => {
          const edge = level.getBoundingClientRect()
          return [...level.querySelectorAll(parts)].flatMap((part) => {
            const { right, bottom } = part.getBoundingClientRect()
            const isWhole = part.scrollWidth <= part.clientWidth || part.clientWidth === 0
            return isWhole && right <= edge.right && bottom <= edge.bottom ? [] : [part.textContent]
          })
        }),
      written,
    ),
  )
})

test('the beginners’ game of Quake-nopoly hides the values it does not use @sweep', async ({ app }) => {
  await pressCurtains(app)
  const course = { seats: 3, options: { variant: 'beginner' } }
  const { record, stops } = staged(requireGame('quake-nopoly'), course)
  await importRecord(app, record)
  const stop = stops.find(({ waits }) => !/luck|over/.test(waits))
  await standAt(app, record, stop?.step ?? record.root)
  await expect(app.locator('.land header').first()).toBeVisible()
  await expect(app.locator('.land .hazard')).toHaveCount(0)
})
