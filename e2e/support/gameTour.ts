/** A tour of one game through the window, the same for every game: it needs neither a driver nor a board of its own. */
import { expect, type Browser, type Page } from '@playwright/test'
import { ask } from './apiRequest.ts'
import { cover, openShared } from './library.ts'
import { chooseAt, moves, openTab, rowAt, rows, turnTo } from './moves.ts'
import { comments, field, kept, unfoldNotes } from './notes.ts'
import { liftCurtain, curtain, stepCount } from './screen.ts'

/** What the tour needs to know of a game. */
export interface Toured {
  /** Its name in English. */
  readonly name: string
  readonly seats: number
}

/** Own actions in the match; the match may be over sooner. */
const ACTIONS = 3
const COMMENT = 'Here it could have gone otherwise'

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })

/** Starts a match from the form of a game not played before: a person in seat 1, beginners in the others. */
const setUp = async (page: Page, { name, seats }: Toured): Promise<void> => {
  await ask(page, 'settings.set', { botPace: 'none' })
  await cover(page, name).click()
  await page.getByLabel('Name of seat 1').fill('Ada')
  // A first match is against beginners.
  for (let seat = 2; seat <= seats; seat += 1)
    await expect(page.getByRole('button', { name: `Who takes seat ${seat}: Bot: beginner` })).toBeVisible()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page).toHaveURL(/#\/table\/[0-9a-f]{32}$/)
}

const result = (page: Page) => page.getByRole('tab', { name: 'Result', exact: true })

/** The button for a hint; a hint can be asked for where Ada is to act. */
const hintButton = (page: Page) => page.getByRole('button', { name: 'Hint', exact: true })

/** Waits until Ada is to act or the match is over. */
const untilAda = async (page: Page): Promise<void> => {
  if (await curtain(page).isVisible()) await liftCurtain(page, 'pointer', '.place')
  await expect(
    hintButton(page).and(page.locator('[aria-disabled=false]')).or(result(page)).first(),
  ).toBeVisible()
}

/** Asks for a hint and follows it, which every game has; does nothing once the match is over. */
const act = async (page: Page): Promise<void> => {
  await untilAda(page)
  if (await result(page).isVisible()) return
  const before = await stepCount(page)
  const hint = page.getByRole('region', { name: 'Hint' })
  await hintButton(page).click()
  await hint.getByRole('button', { name: 'Play this' }).click()
  await expect.poll(() => stepCount(page)).toBeGreaterThan(before)
}

/**
 * Plays against bots, undoes and redoes, branches off, comments in review, and shares a page that opens without a network.
 * `home` is a folder for the page. Begins in the library.
 */
export const tourGame = async (
  page: Page,
  { browser, home, ...game }: Toured & { readonly browser: Browser; readonly home: string },
): Promise<void> => {
  await setUp(page, game)
  for (let acted = 0; acted < ACTIONS; acted += 1) await act(page)

  await untilAda(page)
  await undo(page).click()
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await untilAda(page)

  // A game's own sheet may be in front of the moves, and comes there with what bots have just caused.
  await expect(async () => {
    await openTab(page, 'Moves')
    await expect(rows(page).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  // Where a seat is to act, as Ada is now; after the end, before the last step of a seat.
  const listed = (await moves(page)).filter(({ takenBack }) => !takenBack)
  const before = (await result(page).isVisible())
    ? listed.findLast((_, at) => (listed[at + 1]?.actor ?? 'Chance') !== 'Chance')
    : listed.at(-1)
  expect(before).toBeDefined()
  await chooseAt(rowAt(page, before?.depth ?? 0).first(), 'Try from here')
  await expect(page.getByRole('region', { name: 'Branch A' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the match' }).click()

  await turnTo(page, 'Review')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await unfoldNotes(page)
  await field(page).fill(COMMENT)
  await field(page).press('Escape')
  await kept(page)

  const { shared } = await openShared(page, { browser, home })
  await shared.keyboard.press('Home')
  await shared.keyboard.press('ArrowRight')
  await expect(comments(shared)).toContainText(COMMENT)
  await shared.context().close()
}
