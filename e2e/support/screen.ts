/** Passing the screen between people, and opening matches without filling in the form. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Input } from '../../src/main/api/api.ts'
import { inSight, sees, soon } from './waitForNext.ts'
import { ask } from './apiRequest.ts'
import { openTable } from './library.ts'

/** The smallest supported window. */
export const SMALL = { width: 1024, height: 700 }

// Found by position first, and only then by words.
const CURTAIN = ['main.curtain button.hold', /^\s*(Hold|Press) to reveal/] as const
const PASS_ON = ['footer.tray .pass > button', /^\s*(?:P|Hide and p)ass to /] as const
const END = ['section.end[aria-labelledby=end-title]', /wins?\s*$|A draw\s*$/] as const
export const curtain = (page: Page): Locator => page.locator(CURTAIN[0]).filter({ hasText: CURTAIN[1] })
export const passOn = (page: Page): Locator => page.locator(PASS_ON[0]).filter({ hasText: PASS_ON[1] })
export const endCard = (page: Page): Locator =>
  page.locator(END[0]).filter({ has: page.locator('h2').filter({ hasText: END[1] }) })

// Wait in the page while a match is played: a failing `expect` first reads the whole accessibility tree.
export const focused = (of: Locator): Promise<void> => of.and(of.page().locator(':focus')).waitFor()
/** Nothing prevents a press on it. */
export const ready = (of: Locator): Promise<void> =>
  of.and(of.page().locator('[aria-disabled=false]')).waitFor()

/** Makes a plain press lift the curtain from now on; the window reloads with that setting. */
export const pressCurtains = async (page: Page): Promise<void> => {
  await ask(page, 'settings.set', { plainCurtain: true })
  await page.reload()
}

/** Opens a match and lifts its curtain for the seat to act, by a plain press. */
export const openUncovered = async (page: Page, match: string): Promise<void> => {
  await openTable(page, match)
  await expect(page.locator('.stage, .curtain').first()).toBeVisible()
  // In any language.
  const hold = page.locator(CURTAIN[0])
  if (await hold.isVisible()) await hold.click()
  await expect(hold).toHaveCount(0)
  await expect(page.locator('.place > *').first()).toBeVisible()
  // Nothing can be chosen before the hand has come.
  await expect(page.locator('.stage[aria-busy=true]')).toHaveCount(0)
}

/** Holds the curtain's button until the table appears, or presses it where the setting allows that. */
export const liftCurtain = async (page: Page, way: 'pointer' | 'keys', behind: string): Promise<void> => {
  const focus = `document.querySelector(${JSON.stringify(`${CURTAIN[0]}:focus`)})`
  const words = await soon<string>(page, `${focus}?.textContent.trim()`)
  if (words.startsWith('Press')) {
    await (way === 'keys' ? page.keyboard.press('Enter') : curtain(page).click())
    await inSight(page, behind)
    return
  }
  if (way === 'keys') await page.keyboard.down('Space')
  else {
    await curtain(page).hover()
    await page.mouse.down()
  }
  await inSight(page, behind)
  if (way === 'keys') await page.keyboard.up('Space')
  else await page.mouse.up()
}

const saved = (page: Page): Locator => page.locator('.saved')

/** The number of steps in the top bar, all of which are stored; a small window has it without showing it. */
export const stepCount = async (page: Page): Promise<number> => {
  const line = saved(page).filter({ hasText: /Saved/ })
  return Number(/(\d+) step/.exec((await line.textContent()) ?? '')?.[1])
}

/** Runs an action that makes steps and waits until they are stored and shown; returns the number of steps. */
export const stepping = async (page: Page, act: () => Promise<void>): Promise<number> => {
  const before = await stepCount(page)
  await act()
  const line = `document.querySelector('.saved')?.textContent`
  const [, count] = await soon<string[]>(page, `/Saved\\D*(?!${before}\\b)(\\d+) step/.exec(${line})`)
  return Number(count)
}

/** How to play a game from any prompt. */
export interface Play {
  /** A selector of the tray's prompts. */
  readonly asks: string
  /** The seat at the screen acts once; `acted` actions came before. */
  readonly act: (acted: number) => Promise<void>
  readonly done?: ((acted: number) => Promise<boolean>) | undefined
  /** The maximum number of actions. */
  readonly most?: number
}

/** The first prompt of these that appears. */
const awaited = (page: Page, asks: string): Promise<'over' | 'pass' | 'lift' | 'act'> => {
  const [card, verdict] = END
  const signs = [
    [sees(`${card} h2`, verdict), 'over'],
    [sees(...PASS_ON), 'pass'],
    [sees(...CURTAIN), 'lift'],
    [sees(asks), 'act'],
  ]
  return soon(page, signs.map(([sign = '', is = '']) => `(${sign} && '${is}')`).join(' || '))
}

/** Plays until the match is over, `done` returns true or `most` is reached; returns the number of actions. */
export const playTable = async (
  page: Page,
  way: { pass(): Promise<void>; lift(): Promise<void> },
  { asks, act, done, most = Infinity }: Play,
): Promise<number> => {
  for (let acted = 0; acted < 400;) {
    if (acted === most) return acted
    const next = await awaited(page, asks)
    if (next === 'over') return acted
    if (next === 'pass') await way.pass()
    else if (next === 'lift') await way.lift()
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

/** A match between people; `rest` overrides the common fields. */
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

/** The `matchOf` of one game, with a title and its usual options. */
export const matchesOf =
  (game: string, title: string, usual: Wish['options']) =>
  (seats: number, options: Wish['options'] = {}, rest: Partial<Wish> = {}): Wish =>
    matchOf(game, seats, { ...usual, ...options }, { title, ...rest })

/** Creates a match as another window would; returns its id. */
export const createMatch = async (page: Page, wish: Wish): Promise<string> => {
  const { match } = await ask(page, 'match.create', wish)
  return match
}

/** Creates a match as another window would, and opens it. */
export const openMatch = async (page: Page, wish: Wish): Promise<void> =>
  openTable(page, await createMatch(page, wish))

/** To a screen by its address, without a click. */
export const go = (page: Page, way: string): Promise<unknown> =>
  page.goto(new URL(`/#${way}`, page.url()).href)

/** The focus is on this element, or inside it. */
const focusIn = async (page: Page, where: Locator): Promise<boolean> => {
  const focus = page.locator(':focus')
  return (await where.and(focus).or(where.locator(focus)).count()) > 0
}

/** Presses Tab until the focus is there. */
export const tabTo = async (page: Page, where: Locator): Promise<void> => {
  await expect(where.first()).toBeVisible()
  for (let presses = 0; presses < 80 && !(await focusIn(page, where)); presses += 1)
    await page.keyboard.press('Tab')
  expect(await focusIn(page, where), 'Tab leads there').toBe(true)
}

/** The tray's announcement of an entry for screen readers. */
export const entered = (page: Page): Locator => page.locator('footer.tray .vh[role=status]')

/** Goes past what a board tells over the whole window, wherever a driver does not look at it. */
export const passTheatres = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.locator('[data-theatre]'), () => page.keyboard.press('Escape'))
