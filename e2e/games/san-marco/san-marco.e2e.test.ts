/** San Marco in the browser: whole matches, secret divisions, the Doge's walk, and accessibility. */
import type { Locator, Page } from '@playwright/test'
import { sanMarco } from '../../../src/engine/games/san-marco/index.ts'
import { walkFrom } from '../../../src/engine/games/san-marco/view/doge-path.ts'
import type { View } from '../../../src/engine/games/san-marco/view/schema.ts'
import { axeViolations } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { cover, seatPeople } from '../../support/library.ts'
import { openTab, turnTo } from '../../support/moves.ts'
import { textsBackAndForward } from '../../support/review.ts'
import {
  board,
  commit,
  complaint,
  DISTRICTS,
  divide,
  doIt,
  drag,
  held,
  keys,
  look,
  lying,
  matchOf,
  offers,
  openPlayed,
  playOn,
  pointer,
  tally,
} from './driver.ts'
import { hintFor, sayHints } from '../../support/hints.ts'
import { importRecord } from '../../support/imports.ts'
import { requireGame } from '../../support/requireGame.ts'
import { endCard, openMatch, openUncovered, passOn, pressCurtains, stepping } from '../../support/screen.ts'
import { openNearEnd, stationOf } from '../../support/stations.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const numbers = (texts: readonly string[]): readonly number[] =>
  texts.map((text) => Number(text.replace('−', '-')))
/** The points of the planned walk, by seat. */
const nets = async (page: Page): Promise<readonly number[]> =>
  numbers(await tally(page).locator('b').allInnerTexts())
const scores = async (page: Page): Promise<readonly number[]> =>
  numbers(
    await page
      .locator('.seats article .big')
      .evaluateAll((all) => all.map((each) => each.firstChild?.textContent?.trim() ?? '')),
  )

/** A Doge card among others, and at least two steps to go, the first only over others’ bridges. */
const isLongWalk = (view: View): boolean => {
  if (view.stage !== 'play' || view.hand.length < 2 || !view.hand.includes('doge')) return false
  const next = walkFrom(view, [])?.next ?? []
  const [first] = [...next].sort((one, other) => one.to - other.to)
  if (first === undefined || next.length > 4) return false
  return (first.change[view.seat ?? 0] ?? 0) < 0 && (walkFrom(view, [first])?.next.length ?? 0) > 0
}
/** The second distributor of a round has to divide. */
const isSecondDivision = ({ stage, tables }: View): boolean =>
  stage === 'divide' && tables.some((table) => table.stage === 'ready')

test('a match of three is set up by pointer alone, and its first division made by dragging', async ({
  app,
}) => {
  await pressCurtains(app)
  await cover(app, 'San Marco').click()
  await seatPeople(app)
  await expect(app.getByRole('radio', { name: '2 house rule', exact: true })).toBeVisible()
  await app.getByRole('button', { name: 'Who takes seat 3: Bot: beginner' }).click()
  await app.getByRole('menuitemradio', { name: 'Person' }).click()
  for (const [seat, name] of ['Ada', 'Bo', 'Cy'].entries())
    await app.getByLabel(`Name of seat ${seat + 1}`).fill(name)
  await app.getByRole('radio', { name: /Your own seed/ }).click()
  await app.getByLabel('Seed', { exact: true }).fill('San Marco')
  await app.getByRole('button', { name: 'Start', exact: true }).click()

  await playOn(app, pointer(app), async () => (await held(app).count()) > 0)
  await expect(held(app)).toHaveCount(10)
  for (let card = 0; card < 10; card += 1) {
    await drag(app, lying(app, 'pool').first(), card % 3)
    await expect(lying(app, 'pool')).toHaveCount(9 - card)
  }
  await expect(commit(app)).toHaveAttribute('aria-disabled', 'false')
  await stepping(app, () => commit(app).click())
  await expect(passOn(app)).toBeVisible()
})

test('SM-46 a match is played to its result by pointer alone, with its six scorings @sweep', async ({
  app,
}) => {
  await pressCurtains(app)
  await openNearEnd(app, sanMarco, { seats: 3 }, 8)
  await playOn(app, pointer(app))
  const result = endCard(app)
  await expect(result.getByRole('table').first()).toContainText('Player 3')
  // Each total appears once, in its place.
  const totals = await result
    .locator('ol:not(.story) > li')
    .evaluateAll((all) =>
      all.map(
        (row) =>
          [row.querySelector('.name')?.textContent, Number(row.querySelector('b')?.textContent)] as const,
      ),
    )
  // Before the final scorings and the six of them add up to each seat's score.
  const ending = result.locator('[data-sm-ending]')
  await expect(ending.getByRole('columnheader')).toHaveCount(8)
  const rows = await ending.locator('tbody tr').evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('td')].map((cell) => {
        const figure = /^[+−]?\d+|^–/.exec((cell.querySelector('b') ?? cell).textContent.trim())?.[0]
        return Number(figure?.replace('−', '-').replace('–', '0'))
      }),
    ),
  )
  expect(rows).toHaveLength(3)
  const sums: number[] = []
  for (const [before = NaN, ...rest] of rows) {
    expect(rest).toHaveLength(6)
    sums.push(before + rest.reduce((sum, each) => sum + each, 0))
  }
  // The rows are in the order of the seats, the places in that of the totals.
  expect(totals.map(([name]) => sums[Number(name?.at(-1)) - 1])).toEqual(totals.map(([, total]) => total))
  expect(await axeViolations(app)).toEqual([])
})

test('the tip of a refused press blocks no press under it @sweep', async ({ app }) => {
  await openMatch(app, matchOf(3))
  await pointer(app).lift()
  const [isle, canal] = [
    app.locator('path.target[data-sm-district="3"]'),
    app.locator('g.free[data-sm-border="2-3"]'),
  ]
  const middle = async (of: Locator) => {
    const { x, y, width, height } = (await of.boundingBox()) ?? { x: NaN, y: NaN, width: 0, height: 0 }
    return { x: x + width / 2, y: y + height / 2, bottom: y + height }
  }
  const { x, bottom } = await middle(isle)
  await app.mouse.click(x, bottom - 40)
  await expect(complaint(app)).toContainText('Click a canal')
  const under = await middle(canal)
  const over = (await complaint(app).boundingBox()) ?? { x: NaN, y: NaN, width: 0, height: 0 }
  expect(under.x).toBeGreaterThan(over.x)
  expect(under.y).toBeGreaterThan(over.y)
  expect(under.y).toBeLessThan(over.y + over.height)
  await app.mouse.click(under.x, under.y)
  await expect(complaint(app)).toHaveCount(0)
  await expect(app.locator('footer .prompt')).toContainText('A bridge between San Polo and San Marco')
})

test('a round of four is begun by keyboard alone: divided, chosen and played @sweep', async ({ app }) => {
  await openMatch(app, matchOf(4))
  await playOn(app, keys(app), (acted) => Promise.resolve(acted >= 5))
})

test('SM-32 to SM-37 a walk of the Doge is planned, taken back, and scores as announced @sweep', async ({
  app,
}) => {
  await openPlayed(app, 3, isLongWalk)
  const way = pointer(app)
  await way.lift()
  // The keys of the table work on the map, too.
  await board(app).focus()
  await app.keyboard.press('i')
  const hint = app.getByRole('region', { name: 'Hint' })
  await expect(hint).toContainText('Chance of winning')
  await app.keyboard.press('Escape')
  await expect(hint).toHaveCount(0)
  await way.pick(app.locator('[data-sm-card=doge]'), 0)
  await expect(tally(app)).toBeVisible()
  const stay = await nets(app)
  /** Goes one step further; over the first bridge where there are several. */
  const step = async (): Promise<readonly number[]> => {
    const [to = ''] = (await look(app)).open
    await way.press(to)
    const bridges = app.locator('[data-sm-way]')
    if ((await bridges.count()) > 0) await way.pick(bridges, 0)
    await expect(app.locator('footer .prompt')).toContainText(`The Doge stops in ${to}`)
    return nets(app)
  }
  const one = await step()
  const two = await step()
  await expect(tally(app)).toContainText(/tolls: [1-9]/)
  expect(await axeViolations(app)).toEqual([])

  await way.back()
  expect(await nets(app)).toEqual(one)
  await way.back()
  expect(await nets(app)).toEqual(stay)
  await expect(commit(app)).toContainText('Stay here')

  // A district out of reach is refused with the rule; the plan stays.
  const { open, doge } = await look(app)
  const [away = ''] = DISTRICTS.filter((name) => name !== doge && !open.includes(name))
  await way.press(away)
  await expect(complaint(app)).toContainText(away)
  await expect(complaint(app)).toContainText(/SM-3\d/)
  expect(await nets(app)).toEqual(stay)
  expect(await axeViolations(app)).toEqual([])
  await complaint(app).getByRole('button', { name: 'Close' }).click()

  const before = await scores(app)
  expect(await step()).toEqual(one)
  expect(await step()).toEqual(two)
  await doIt(app, way)
  await expect.poll(() => scores(app)).toEqual(before.map((score, seat) => score + (two[seat] ?? NaN)))
})

test('cards are laid one after another without moving the pointer', async ({ app }) => {
  await openPlayed(app, 4, isSecondDivision)
  await pointer(app).lift()
  const box = await app.locator('[data-sm-box="0"]').boundingBox()
  if (box === null) throw new Error('there is no offer')
  for (const count of [1, 2, 3]) {
    await app.mouse.click(box.x + 30, box.y + box.height / 2)
    await expect(lying(app, 0)).toHaveCount(count)
  }
})

test('SM-16 SM-17 the record is stepped through around a division, in both directions @sweep', async ({
  app,
}) => {
  await openPlayed(app, 4, isSecondDivision)
  const way = pointer(app)
  await way.lift()
  /** The left edges and widths of the boxes, which stay the same while cards are laid. */
  const places = () =>
    app.locator('[data-sm-box]').evaluateAll((boxes) =>
      boxes.map((box) => {
        const { x, width } = box.getBoundingClientRect()
        return [Math.round(x), Math.round(width)]
      }),
    )
  const before = await places()
  await divide(app, way)
  expect(await places()).toEqual(before)
  await doIt(app, way)
  await way.pass()
  await way.lift()
  await way.pick(offers(app), 0)
  await doIt(app, way)
  await turnTo(app, 'Review')
  await openTab(app, 'Cards')
  /** The panel's text on the offers at the step on the board. */
  const told = async (): Promise<string> =>
    (
      await app
        .locator('.cards-panel .table')
        .evaluateAll((all) =>
          all.map((table) =>
            [...table.children]
              .map(
                (part) =>
                  (part.classList.contains('offer')
                    ? `offer of ${part.querySelectorAll('.slot').length}`
                    : '') || part.textContent.replace(/\s+/g, ' ').trim(),
              )
              .join('; '),
          ),
        )
    ).join(' | ')
  const shown = app.locator('[data-sm-step]')
  const { back, forward } = await textsBackAndForward(app, [shown, 'data-sm-step'], told)
  // From the taking to the turning up, the second and the first division, the draws, and before them.
  expect(back[0]).toMatch(/^Player 1; offer of 4; offer of 4 .* Divided; not revealed yet\.$/)
  expect(back[2]).toMatch(/^Player 1; Divided; not revealed yet\. .* Drawn: 5 action and 3 limit cards\.$/)
  expect(back.at(-1)).toBe('')
  expect(new Set(back).size).toBeGreaterThan(5)
  expect(forward).toEqual([...back].reverse())
})

test('two are marked as a house rule, and their match begins', async ({ app }) => {
  await cover(app, 'San Marco').click()
  const note = app.getByRole('note').filter({ hasText: 'A house rule of ours' })
  await expect(app.getByRole('radio', { name: '3', exact: true })).toBeChecked()
  await expect(note).toHaveCount(0)
  await seatPeople(app)
  await app.getByRole('radio', { name: '2 house rule', exact: true }).click()
  await expect(note).toContainText('published for 3–4 players')
  const roles = app.locator('.option').filter({ has: app.getByRole('heading', { name: 'Roles of a round' }) })
  await expect(roles.getByText('No effect in this setup')).toBeVisible()
  await app.getByRole('button', { name: 'Start', exact: true }).click()
  await pointer(app).lift()
  await expect(board(app)).toBeVisible()
  await expect(app.locator('.seats article')).toHaveCount(2)
})

test('the first distributor gives out the roles, by pointer and by keys', async ({ app }) => {
  await openPlayed(app, 4, ({ stage }) => stage === 'assign', { roles: 'given' })
  await pointer(app).lift()
  const seats = app.locator('[data-sm-role]')
  await expect(seats).toHaveCount(3)
  await seats.nth(1).click()
  await stepping(app, () => commit(app).click())
  await expect(seats).toHaveCount(2)
  await board(app).focus()
  await app.keyboard.press('2')
  await expect(seats.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await stepping(app, () => app.keyboard.press('Enter'))
  await expect(seats).toHaveCount(0)
})

/** Opens a match of three where an action of this type is possible, with a hint that advises it. */
const showHint = async (app: Page, type: string): Promise<void> => {
  const game = requireGame(sanMarco.id)
  const { record, wish } = stationOf(game, [{ seats: 3 }], type, 'hint')
  const spoken = await sayHints(app)
  spoken.say(hintFor(game, record, wish))
  await pressCurtains(app)
  await importRecord(app, record)
  await openUncovered(app, record.root)
  await app.keyboard.press('i')
}

test('a hint frames the card of the hand that it plays', async ({ app }) => {
  await showHint(app, 'transfer')
  await expect(app.locator('.slot.hinted')).toHaveCount(1)
  await expect(app.locator('.slot.hinted')).toHaveAttribute('data-sm-card', 'transfer')
})

test('an advised division shows the whole sum and all totals of each offer', async ({ app }) => {
  await showHint(app, 'divide')
  const boxes = app.locator('[data-sm-box].hinted')
  await expect(boxes).toHaveCount(3)
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 700 },
  ]) {
    await app.setViewportSize(size)
    const cut = (): Promise<readonly string[]> =>
      boxes.evaluateAll((all) =>
        all.flatMap((box) => {
          const { right, bottom } = box.getBoundingClientRect()
          const parts = [...box.querySelectorAll('.sum, .one')]
          return parts.flatMap((part) => {
            const at = part.getBoundingClientRect()
            return at.right > right || at.bottom > bottom ? [part.textContent.trim()] : []
          })
        }),
      )
    await expect.poll(cut, `${size.width}`).toEqual([])
  }
})
