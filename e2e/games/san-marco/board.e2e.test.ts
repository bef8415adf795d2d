/** The board of San Marco: what is written on its cards, its tips, and a turn against bots. */
import { sanMarco } from '../../../src/engine/games/san-marco/index.ts'
import type { View as VeniceView } from '../../../src/engine/games/san-marco/view/schema.ts'
import type { AnyGame } from '../../../src/engine/kernel/game.ts'
import { MAIN } from '../../../src/engine/record/step.ts'
import { lineTo } from '../../../src/engine/record/tree.ts'
import { headerFor } from '../../../src/engine/record/testing/player.ts'
import { ask } from '../../support/apiRequest.ts'
import { chooserOf } from '../../support/choosers.ts'
import { expect, test } from '../../support/fixtures.ts'
import { importRecord } from '../../support/imports.ts'
import { boxes, holds, isWithin, openPlayed, overlaps, toReview } from '../../support/layoutBoxes.ts'
import { Sweep } from '../../support/layoutFaults.ts'
import { openTable } from '../../support/library.ts'
import { played } from '../../support/playedMatch.ts'
import { curtain, openMatch, openUncovered, pressCurtains } from '../../support/screen.ts'
import { studyOf } from '../../support/studiedMatches.ts'
import { matchOf, playOn, pointer } from './driver.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const bot = { kind: 'bot', bot: 'search', level: 1 } as const

test('a limit total stays on its card beside the viewpoints @sweep', async ({ app }) => {
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

test('in review a division shows its offers, and the step after it the offer taken', async ({ app }) => {
  const { record, title } = studyOf(sanMarco.id)
  await importRecord(app, record, title)
  const line = lineTo(record, record.branches.get(MAIN)?.step ?? record.root)
  const stepOf = (type: string): number =>
    line.findIndex(
      ({ action }) =>
        typeof action === 'object' && action !== null && 'type' in action && action.type === type,
    ) + 1
  const offers = app.locator('.step-hands .offer')
  await openTable(app, `${record.root}?review=1&at=${stepOf('divide')}`)
  await expect(offers).toHaveCount(3)
  await expect(offers.and(app.locator('.solid'))).toHaveCount(0)
  await openTable(app, `${record.root}?review=1&at=${stepOf('choose')}`)
  await expect(offers).toHaveCount(3)
  await expect(offers.and(app.locator('.solid'))).toHaveCount(1)
  // What is done with the cards is seen on the board.
  await app.keyboard.press('ArrowRight')
  await expect(offers).toHaveCount(0)
})

test('the names on the cards are not cut off @sweep', async ({ app }) => {
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

test('the choice of whom to banish is visible @sweep', async ({ app }) => {
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

test('the tip of a sign under a resting pointer closes when the sign changes @sweep', async ({ app }) => {
  const game = sanMarco as unknown as AnyGame
  const header = headerFor(game, { seats: 3, chance: { source: 'seeded', seed: 'signs' } })
  const record = played(game, header, chooserOf(game), 60)
  await pressCurtains(app)
  await importRecord(app, record, 'signs')
  await openUncovered(app, record.root)

  const tip = app.getByRole('tooltip')
  const deck = app.locator('.status .left.limits')
  await deck.hover()
  await expect(tip).toHaveText(/^\d+ limit cards? left/)
  await app.keyboard.press('Home')
  await expect(tip).toBeHidden()
})

test('a person plays a turn against two bots, without a curtain @sweep', async ({ app }) => {
  await ask(app, 'settings.set', { botPace: 'none' })
  const wish = matchOf(3)
  const seats = wish.seats.map((seat, at) => (at === 0 ? seat : { ...seat, player: bot }))
  await openMatch(app, { ...wish, seats })
  const acted = await playOn(app, pointer(app), () =>
    app.getByText('turn 3', { exact: false }).first().isVisible(),
  )
  expect(acted).toBeGreaterThan(1)
  await expect(curtain(app)).toHaveCount(0)
})
