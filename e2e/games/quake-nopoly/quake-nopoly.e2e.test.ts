/** Quake-nopoly in the browser: whole matches, disasters forecast before they strike, and accessibility. */
import type { Locator, Page } from '@playwright/test'
import { quakeNopoly } from '../../../src/engine/games/quake-nopoly/index.ts'
import { specialOf } from '../../../src/engine/games/quake-nopoly/components/cards.ts'
import { namesEn } from '../../../src/engine/games/quake-nopoly/text/locales/en.ts'
import { namesZhHant } from '../../../src/engine/games/quake-nopoly/text/locales/zh-Hant.ts'
import { BUILDINGS, DISTRICTS } from '../../../src/engine/games/quake-nopoly/components/deck/deck.ts'
import type { State } from '../../../src/engine/games/quake-nopoly/state.ts'
import type { View } from '../../../src/engine/games/quake-nopoly/view/schema.ts'
import { greedyAction } from '../../../src/engine/games/quake-nopoly/bot/greedy-action.ts'
import { seededRandom } from '../../../src/engine/kernel/random.ts'
import { headerFor } from '../../../src/engine/record/testing/player.ts'
import type { MatchRecord } from '../../../src/engine/record/tree.ts'
import { axeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { importRecord } from '../../support/imports.ts'
import { cover, openTable, seatPeople } from '../../support/library.ts'
import {
  actions,
  doIt,
  enterOne,
  hand,
  keys,
  matchOf,
  playOn,
  pointer,
  refusal,
  sheet,
  type Luck,
  type Tally,
} from './driver.ts'
import {
  curtain,
  endCard,
  openMatch,
  openUncovered,
  passOn,
  pressCurtains,
  SMALL,
  stepping,
} from '../../support/screen.ts'
import { openNearEnd } from '../../support/stations.ts'
import { chooserOf } from '../../support/choosers.ts'
import { played } from '../../support/playedMatch.ts'
import { requireGame } from '../../support/requireGame.ts'
import { ask } from '../../support/apiRequest.ts'

test.use({ actionTimeout: 15_000, contextOptions: { reducedMotion: 'reduce' } })

const texts = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((found) => found.map((each) => (each.textContent ?? '').replace(/\s+/g, ' ').trim()))

test('a match of four is set up and begun by pointer alone', async ({ app }) => {
  await pressCurtains(app)
  await cover(app, 'Quake-nopoly').click()
  await seatPeople(app)
  await app.getByRole('radio', { name: '4', exact: true }).click()
  for (const [seat, name] of ['Ada', 'Bo', 'Cy', 'Di'].entries())
    await app.getByLabel(`Name of seat ${seat + 1}`).fill(name)
  await app.getByRole('radio', { name: /Your own seed/ }).click()
  await app.getByLabel('Seed', { exact: true }).fill('four at the table')
  await app.getByRole('button', { name: 'Start', exact: true }).click()
  const turns: Tally = new Map()
  await playOn(app, pointer(app), () => Promise.resolve((turns.get('turns') ?? 0) >= 5), turns)
  expect(turns.get('build')).toBe(5)
})

for (const name of ['pointer', 'keys'] as const)
  test(`a match is played to its result by ${name} alone @sweep`, async ({ app }) => {
    if (name === 'keys') await app.setViewportSize(SMALL)
    await pressCurtains(app)
    const course = { seats: 2, options: { variant: name === 'keys' ? 'beginner' : 'standard' } }
    await openNearEnd(app, quakeNopoly, course, 8)
    const way = name === 'keys' ? keys(app) : pointer(app)
    await playOn(app, way, undefined, new Map([['turns', 100]]))
    await expect(endCard(app).getByRole('table').first()).toContainText('Player 2')
    if (name === 'pointer') expect(await axeViolations(app)).toEqual([])
  })

test('QK-20 a storm is forecast district by district and building by building, and strikes that way @sweep', async ({
  app,
}) => {
  test.setTimeout(200_000)
  await openMatch(app, matchOf(2, { roles: 'choose' }, { chance: { source: 'manual' } }))
  const byMaterial = [...BUILDINGS].sort((one, other) => one.material.base - other.material.base)
  const [weak, strong] = [byMaterial[0], byMaterial.at(-1)]
  if (!weak || !strong) throw new Error('no buildings')
  const others = byMaterial.slice(1, -1).map(({ id }) => id)
  const luck: Luck = new Map([
    ['Ada draws a district card', ['pingtung', 'taichung', 'chiayi']],
    ['Bo draws a district card', ['pingtung', 'yilan', 'hualien']],
    ['Ada draws a building card', [strong.id, ...others.slice(0, 2)]],
    ['Bo draws a building card', [weak.id, ...others.slice(2, 5)]],
    ['Ada turns up an event card', ['downslopeWind']],
  ])
  const way = pointer(app)
  const options = app.locator('[data-qk-choice]')
  /** Enters draws and lifts curtains until this prompt appears. */
  const onTo = async (wanted: Locator): Promise<void> => {
    const drawn = app.locator('[data-qk-enter]')
    for (let steps = 0; steps < 40; steps += 1) {
      await expect(wanted.or(drawn).or(passOn(app)).or(curtain(app)).first()).toBeVisible()
      if (await passOn(app).isVisible()) await way.pass()
      else if (await curtain(app).isVisible()) await way.lift()
      else if (await drawn.isVisible()) await enterOne(app, luck)
      else return
    }
    throw new Error('it is not asked for')
  }
  for (const role of ['meteorologist', 'architect']) {
    await onTo(app.locator('[data-qk-role]').first())
    await app.locator(`[data-qk-role=${role}]`).click()
    await doIt(app, way)
  }

  // An illegal choice is refused with a reason.
  await onTo(actions(app))
  expect(await axeViolations(app)).toEqual([])
  await app.locator('[data-qk-does=strengthen]').click({ force: true })
  await expect(refusal(app)).toContainText('no room')
  await app.locator(`[data-qk-hand=${strong.id}]`).click()
  await app.locator('[data-qk-row="1"] .land header').first().click()
  await expect(refusal(app)).toContainText('district card')
  await app.locator('[data-qk-row="0"] .land header').first().click()
  await doIt(app, way)
  await onTo(actions(app))
  await app.locator(`[data-qk-hand=${weak.id}]`).click()
  await app.locator('[data-qk-row="1"] .land header').first().click()
  expect(await axeViolations(app)).toEqual([])
  await doIt(app, way)
  for (let passed = 0; passed < 4; passed += 1) {
    await onTo(actions(app))
    await way.deed('pass')
    await doIt(app, way)
  }
  await onTo(options)
  // The seat asked for a forecast sees its own hand.
  const nameOf = new Map(Object.entries(namesEn.building))
  const held = others.slice(0, 2).map((id) => nameOf.get(id)?.short ?? id)
  await expect(app.locator('[data-qk-held] .card')).toContainText(held)
  await app.locator('[data-qk-change="-1"]').click()
  await doIt(app, way)

  // The storm is open, and its seat may still roll.
  await onTo(app.locator('[data-qk-choice=shift]'))
  const storm = specialOf('downslopeWind')
  if (!storm) throw new Error('no storm')
  const rows = storm.targets.map((target) => {
    const land = DISTRICTS.find(({ id }) => id === target)?.weather ?? 0
    return { name: namesEn.district[target], land, damage: storm.damage + land - 1 }
  })
  expect(await texts(app, '[data-qk-event=downslopeWind] tbody tr')).toEqual(
    rows.map(({ name, land, damage }) => `${name}${storm.damage}${land}−1${damage}`),
  )
  const damage = rows.find(({ name }) => name === 'Pingtung')?.damage ?? 0
  const left = strong.material.base - damage
  await expect(sheet(app)).toContainText('If nobody responds')
  const told = (): Promise<string[]> => texts(app, '[data-qk-outcome]')
  const foretold = await told()
  expect(foretold).toHaveLength(2)
  expect(foretold[0]).toContain(`${strong.material.base}−${damage} ${left} left`)
  expect(foretold[1]).toContain(`${weak.material.base}−${damage} collapses`)
  const cell = (building: string): Locator => app.locator(`[role=gridcell][data-qk-building=${building}]`)
  await expect(cell(strong.id)).toHaveAccessibleName(new RegExp(`${damage} damage, ${left} left`))
  await expect(cell(weak.id)).toHaveAccessibleName(
    new RegExp(`${damage} damage against ${weak.material.base}: collapses`),
  )
  expect(await axeViolations(app)).toEqual([])
  await stepping(app, () => way.waive())

  // It did what was forecast.
  await onTo(options)
  await expect(sheet(app)).toContainText('What happened')
  expect(await told()).toEqual(foretold)
  await expect(cell(strong.id)).toHaveAccessibleName(new RegExp(`material ${left} of`))
  await expect(cell(weak.id)).toHaveCount(0)
})

/** Steps after which six seats have three district cards each, and some of them a fourth. */
const FEW_CARDS = 200
const MORE_CARDS = 420

/** A match of six in the middle, played sensibly. */
const crowd = (until: number): MatchRecord => {
  const random = seededRandom('crowd', 0)
  const header = headerFor(quakeNopoly, {
    seats: 6,
    chance: { source: 'seeded', seed: 'crowd' },
    nonce: String(until).padStart(32, '0'),
  })
  // A position of Quake-nopoly is a state of Quake-nopoly.
  const choose = (state: unknown): unknown =>
    greedyAction(state as State, () => [...quakeNopoly.legal(state as State)], random)
  return played(quakeNopoly, header, choose, until)
}

/** Elements that do not fit their box, or extend outside the one around it. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('div.quake').evaluate((quake) => {
    type Part = typeof quake
    const all = (of: Part, parts: string): Part[] => [...of.querySelectorAll<Part>(parts)]
    const named = (part: Part): string =>
      `${part.getAttribute('class')}: ${(part.textContent ?? '').replace(/\s+/g, ' ').slice(0, 40)}`
    const inside = (box: Part, part: Part): boolean => {
      const [outer, inner] = [box.getBoundingClientRect(), part.getBoundingClientRect()]
      return (
        inner.width === 0 ||
        (inner.top >= outer.top - 1 &&
          inner.left >= outer.left - 1 &&
          inner.right <= outer.right + 1 &&
          inner.bottom <= outer.bottom + 1)
      )
    }
    const fits = (part: Part): boolean =>
      part.scrollWidth <= part.clientWidth + 1 && part.scrollHeight <= part.clientHeight + 1
    const within = (boxes: string, parts: string): string[] =>
      all(quake, boxes).flatMap((box) =>
        all(box, parts).flatMap((part) => (inside(box, part) ? [] : [`${named(part)} in ${named(box)}`])),
      )
    // A fourth card leaves no room for full names: they are in the cell's title and its accessible name.
    const names = all(quake, '.land:nth-child(4)').length > 0 ? '' : ', .words'
    return [
      ...all(quake, `.rows, .seatrow, .head, .nm, .role, .stock, .cards, .land, .land header${names}`)
        .filter((part) => !fits(part))
        .map(
          (part) =>
            `${named(part)} ${part.scrollWidth}x${part.scrollHeight} in ${part.clientWidth}x${part.clientHeight}`,
        ),
      ...within('.rows', '.seatrow'),
      ...within('.seatrow', '.head > *, .land'),
      ...within('.land', 'header, .level'),
      ...within('.level', '.words, .track, .bonus, .empty'),
    ]
  })

/** Names that would be clipped on a level, in bold. */
const longNames = (page: Page, names: readonly string[]): Promise<string[]> =>
  page
    .locator('.level.line.built .words')
    .first()
    .evaluate((words, all) => {
      const before = words.innerHTML
      words.style.fontWeight = 'bold'
      const long = all.filter((name) => {
        words.textContent = name
        return words.scrollWidth > words.clientWidth
      })
      words.innerHTML = before
      words.style.fontWeight = ''
      return long
    }, names)

test('six seats fit a window of 1024 by 700 with nothing cut off and no accessibility violations @sweep', async ({
  app,
}) => {
  await pressCurtains(app)
  await app.setViewportSize(SMALL)
  for (const until of [FEW_CARDS, MORE_CARDS]) {
    const record = crowd(until)
    await importRecord(app, record, 'Six')
    await openTable(app, record.root)
    await pointer(app).lift()
    await expect(app.locator('[data-qk-row]')).toHaveCount(6)
    for (const language of ['en', 'zh-Hant'] as const) {
      await ask(app, 'settings.set', { language })
      await expect(app.locator('html')).toHaveAttribute('lang', language)
      await expect.poll(() => cutOff(app)).toEqual([])
      const names = language === 'en' ? namesEn : namesZhHant
      const short = Object.values(names.building).map((each) => each.short)
      if (until === FEW_CARDS) await expect.poll(() => longNames(app, short)).toEqual([])
      expect(await axeViolations(app)).toEqual([])
    }
    await ask(app, 'settings.set', { language: 'en' })
  }
})

test('a building is dragged onto a district of its own', async ({ app }) => {
  const game = requireGame('quake-nopoly')
  const header = headerFor(game, { seats: 2, chance: { source: 'seeded', seed: 'dragged' } })
  const cardsOf = (state: unknown): readonly number[] => {
    // Only positions of Quake-nopoly arrive here.
    const { build } = (game.view(state, 'public') as View).turnPossible ?? {}
    return build?.why === null ? build.cards.map(({ card }) => card) : []
  }
  let cards: readonly number[] = []
  const record = played(game, header, chooserOf(game), (state) => (cards = cardsOf(state)).length > 0)
  await pressCurtains(app)
  await openUncovered(app, await importRecord(app, record))
  const building = hand(app).first()
  await building.dragTo(app.locator(`[data-qk-land="${cards[0]}"] header`))
  await expect(building).toHaveAttribute('aria-pressed', 'true')
  await expect(app.locator('.level.ghost')).toBeVisible()
})
