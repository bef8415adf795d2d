/** The Quake-nopoly table from a player's side: rows of district cards, the tray, and the seat that acts on them. */
import type { Page } from '@playwright/test'
import type { Deed as Wish } from '../../support/stations.ts'
import { matchesOf, playTable, ready, stepping } from '../../support/screen.ts'
import { POWERS, TURN, type Deed, type InputDriver } from './inputDrivers.ts'
import { commit } from './locators.ts'
import { look, type Sight } from './visibleChoices.ts'

export * from './locators.ts'
export { keys, pointer, type Deed, type InputDriver } from './inputDrivers.ts'

/** Waits for the engine's answer about the chosen action, and does it. */
export const doIt = async (page: Page, way: InputDriver): Promise<void> => {
  await ready(commit(page))
  await stepping(page, () => way.commit())
}
const letBe = (page: Page, way: InputDriver): Promise<number> => stepping(page, () => way.waive())

/** Chooses pieces until there are enough, of varying kinds. */
const fill = async (page: Page, way: InputDriver, turn: number): Promise<void> => {
  for (let named = 0; named < 20; named += 1) {
    const purse = (await look(page)).purses.find(({ lacks }) => lacks > 0)
    const kind = purse?.kinds[(turn + named) % purse.kinds.length]
    if (purse === undefined || kind === undefined) return
    await way.piece(purse.side, kind)
  }
}

/** Presses a card or a building the board offers, if any. */
const pressOne = async (page: Page, way: InputDriver, turn: number): Promise<void> => {
  const { lands, built } = await look(page)
  const spots = built.length > 0 ? built : lands
  const spot = spots[turn % spots.length]
  if (spot !== undefined) await way.press(spot)
}

/** Chooses an action of the turn and all its parts, without doing it. */
const prepare = async (page: Page, way: InputDriver, deed: Deed, turn: number): Promise<void> => {
  await way.deed(deed)
  switch (deed) {
    case 'build':
      await way.card(0)
      return pressOne(page, way, turn)
    case 'review':
      return way.card(0)
    case 'swapLand':
    case 'strengthen':
    case 'undercut':
      return pressOne(page, way, turn)
    case 'exchange':
      await pressOne(page, way, turn)
      return pressOne(page, way, turn)
    case 'buy':
      await pressOne(page, way, turn)
      await pressOne(page, way, turn)
      return fill(page, way, turn)
    case 'lend':
      await fill(page, way, turn)
      return way.option(page.locator('[data-qk-lend]'), 0)
    case 'trade':
    case 'plan':
      return fill(page, way, turn)
    case 'pass':
      return
  }
}

/** In each round four seats build twice, then try everything else; later they mostly pass. */
const WISHES: readonly Deed[] = [
  ...Array.from({ length: 8 }, () => 'build' as const),
  ...(['strengthen', 'trade', 'strengthen', 'plan'] as const),
  ...(['review', 'swapLand', 'pass', 'trade'] as const),
]
const BUSY_ROUNDS = 2

/** The actions so far and their counts, which decide the next action. */
export type Tally = Map<string, number>
const counted = (tally: Tally, what: string): void => void tally.set(what, (tally.get(what) ?? 0) + 1)

const wishOf = ({ may }: Sight, tally: Tally, turn: number): Deed => {
  const power = POWERS.find((each) => may.includes(each) && (tally.get(each) ?? 0) < 2)
  if (power !== undefined) return power
  const isBusy = turn < WISHES.length * BUSY_ROUNDS
  const wish = isBusy ? WISHES[turn % WISHES.length] : turn % 4 === 0 ? 'build' : 'pass'
  if (wish !== undefined && may.includes(wish)) return wish
  return TURN.find((deed) => may.includes(deed) && !tally.has(deed)) ?? 'pass'
}

const takeTurn = async (page: Page, way: InputDriver, tally: Tally, sight: Sight): Promise<void> => {
  if (sight.kept > 0) {
    await way.option(page.locator('.actions [data-qk-play]'), 0)
    counted(tally, 'play')
    return doIt(page, way)
  }
  const turn = tally.get('turns') ?? 0
  const deed = wishOf(sight, tally, turn)
  await prepare(page, way, deed, turn)
  counted(tally, deed)
  const isBesides = deed === 'exchange' || deed === 'lend' || deed === 'undercut'
  if (!isBesides) counted(tally, 'turns')
  await doIt(page, way)
}

/** Completes the answer to a choice that is not plain yes or no. */
const answer = async (page: Page, way: InputDriver, what: string, turn: number): Promise<void> => {
  switch (what) {
    case 'role':
      return way.option(page.locator('[data-qk-role]'), turn)
    case 'forecast':
      return way.option(page.locator('[data-qk-change]'), turn % 5)
    case 'hit':
      await way.option(page.locator('.choice [data-qk-play]'), 0)
      return pressOne(page, way, turn)
    case 'shiftTo':
      return pressOne(page, way, turn)
    case 'fitOut':
      return way.track((await look(page)).tracks[0] ?? '')
    case 'build':
      await way.card(0)
      return pressOne(page, way, turn)
    case 'reinforce': {
      await pressOne(page, way, turn)
      const { ready, tracks } = await look(page)
      return ready ? undefined : way.track(tracks[0] ?? '')
    }
    case 'putBack':
      for (let card = 0; !(await look(page)).ready; card += 1) await way.card(card)
      return
    default:
      return fill(page, way, turn)
  }
}

/** The seat at the screen acts once, whatever the prompt is. */
export const playOnce = async (page: Page, way: InputDriver, tally: Tally): Promise<void> => {
  const sight = await look(page)
  if (sight.choice === null) return takeTurn(page, way, tally, sight)
  const times = tally.get(sight.choice) ?? 0
  counted(tally, sight.choice)
  if (sight.choice === 'keep') return void (await stepping(page, () => way.keep(times % 3 < 2)))
  await answer(page, way, sight.choice, times)
  const { ready, waivable } = await look(page)
  if (!ready && waivable) return void (await letBe(page, way))
  await doIt(page, way)
}

/** The seat at the screen takes an action of this type, which has to be possible. */
export const playWish = async (page: Page, way: InputDriver, { type }: Wish): Promise<void> => {
  const { choice } = await look(page)
  if (type === 'keep' || type === 'carryOut')
    return void (await stepping(page, () => way.keep(type === 'keep')))
  if (type === 'decline' || type === 'endure') return void (await letBe(page, way))
  if (choice !== null) await answer(page, way, choice, 0)
  else if (type === 'play') await way.option(page.locator('.actions [data-qk-play]'), 0)
  else await prepare(page, way, deedOf(type), 0)
  return doIt(page, way)
}
const deedOf = (type: string): Deed => {
  const deed = [...TURN, ...POWERS].find((each) => each === type)
  if (deed === undefined) throw new Error(`${type} is no action of a turn`)
  return deed
}

/** The prompts of the tray. */
export const ASKS = '[role=group][aria-label=Actions], [data-qk-choice]'

/** Plays until the match is over or `done` returns true; returns the counts of the actions. */
export const playOn = async (
  page: Page,
  way: InputDriver,
  done?: () => Promise<boolean>,
  tally: Tally = new Map(),
): Promise<Tally> => {
  await playTable(page, way, { asks: ASKS, act: () => playOnce(page, way, tally), done })
  return tally
}

/** What to draw at the table, by the tray's prompt; any card by default. */
export type Luck = ReadonlyMap<string, string[]>

/** Enters one draw. */
export const enterOne = async (page: Page, luck: Luck): Promise<void> => {
  const asked = await page.locator('[data-qk-enter] .lead p').innerText()
  const wish = [...luck].find(([words]) => asked.startsWith(words))?.[1].shift()
  const entry = wish === undefined ? page.locator('[data-qk-entry]') : page.locator(`[data-qk-entry=${wish}]`)
  const enter = page.locator('[data-tray-commit]')
  await stepping(page, async () => {
    await entry.first().click()
    if (await enter.isVisible()) await enter.click()
  })
}

export const matchOf = matchesOf('quake-nopoly', 'Quake-nopoly', {
  roles: 'random',
  firstSeat: 1,
  variant: 'standard',
})
