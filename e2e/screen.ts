/** A screen that goes from one person to the next, and matches opened without filling in the form. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Input } from '../src/main/api.ts'
import { ask } from './wire.ts'

/** The smallest window in which everything is to be used. */
export const SMALL = { width: 1024, height: 700 }

// Asked for again and again while a match is played: found by their place, and only then by their words.
export const curtain = (page: Page): Locator =>
  page.locator('main.curtain button.hold').filter({ hasText: /^\s*(Hold|Press) to reveal/ })
export const passOn = (page: Page): Locator =>
  page.locator('footer.tray .pass > button').filter({ hasText: /^\s*Pass to / })
export const endCard = (page: Page): Locator =>
  page
    .locator('section.end[aria-labelledby=end-title]')
    .filter({ has: page.locator('h2').filter({ hasText: /wins?\s*$|A draw\s*$/ }) })

// While a match is played these wait for what the eye waits for: a failing `expect` reads the whole page aloud.
export const focused = (of: Locator): Promise<void> => of.and(of.page().locator(':focus')).waitFor()
/** Nothing keeps it from being pressed. */
export const ready = (of: Locator): Promise<void> =>
  of.and(of.page().locator('[aria-disabled=false]')).waitFor()

/** From now on a plain press lifts the curtain: the window begins anew with that setting. */
export const pressCurtains = async (page: Page): Promise<void> => {
  await ask(page, 'settings.set', { plainCurtain: true })
  await page.reload()
}

/** Holds the curtain's button until the board is there, or presses it where people have set it so. */
export const liftCurtain = async (page: Page, way: 'pointer' | 'keys', board: Locator): Promise<void> => {
  await focused(curtain(page))
  if ((await curtain(page).innerText()).startsWith('Press')) {
    await (way === 'keys' ? page.keyboard.press('Enter') : curtain(page).click())
    return board.waitFor()
  }
  if (way === 'keys') await page.keyboard.down('Space')
  else {
    await curtain(page).hover()
    await page.mouse.down()
  }
  await board.waitFor()
  if (way === 'keys') await page.keyboard.up('Space')
  else await page.mouse.up()
}

/** How a game is played from whatever the table waits for. */
export interface Play {
  readonly waits: Locator
  /** Whoever is at the screen acts once; `acted` actions came before. */
  readonly act: (acted: number) => Promise<void>
  readonly done?: ((acted: number) => Promise<boolean>) | undefined
}

/** Plays until the match is over, or until `done` says so; answers how many actions were taken. */
export const playTable = async (
  page: Page,
  way: { pass(): Promise<void>; lift(): Promise<void> },
  { waits, act, done }: Play,
): Promise<number> => {
  for (let acted = 0; acted < 400;) {
    await waits.first().waitFor()
    if (await endCard(page).isVisible()) return acted
    if (await passOn(page).isVisible()) await way.pass()
    else if (await curtain(page).isVisible()) await way.lift()
    else if (await done?.(acted)) return acted
    else {
      await act(acted)
      acted += 1
    }
  }
  throw new Error('the match does not end')
}

type Wish = Input<'match.create'>
const PEOPLE = [
  { name: 'Ada', colour: 1 },
  { name: 'Bo', colour: 2 },
  { name: 'Cy', colour: 3 },
  { name: 'Di', colour: 4 },
  { name: 'Ed', colour: 5 },
  { name: 'Flo', colour: 6 },
] as const

/** A match of persons; `rest` overrides what is not of the game's own. */
export const matchOf = (
  game: string,
  seats: number,
  options: Wish['options'],
  rest: Partial<Wish> = {},
): Wish => ({
  game,
  title: '',
  seats: PEOPLE.slice(0, seats).map((each) => ({ ...each, player: { kind: 'person' } })),
  options,
  chance: { source: 'seeded', seed: `${game} e2e` },
  undo: 'free',
  ...rest,
})

/** Makes a match as another window would, and opens it. */
export const openMatch = async (page: Page, match: Wish): Promise<void> => {
  const answer = (await ask(page, 'match.create', match)) as {
    readonly ok: boolean
    readonly value: { readonly match: string }
  }
  expect(answer.ok, JSON.stringify(answer)).toBe(true)
  await page.goto(new URL(`/#/table/${answer.value.match}`, page.url()).href)
}
