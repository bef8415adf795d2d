/** A screen that goes from one person to the next, and matches opened without filling in the form. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Input } from '../../src/main/api/api.ts'
import { inSight, sees, soon } from './waitForNext.ts'
import { ask } from './apiRequest.ts'
import { openTable } from './library.ts'

/** The smallest window in which everything is to be used. */
export const SMALL = { width: 1024, height: 700 }

// Found by their place, and only then by their words.
const CURTAIN = ['main.curtain button.hold', /^\s*(Hold|Press) to reveal/] as const
const PASS_ON = ['footer.tray .pass > button', /^\s*(?:P|Hide and p)ass to /] as const
const END = ['section.end[aria-labelledby=end-title]', /wins?\s*$|A draw\s*$/] as const
export const curtain = (page: Page): Locator => page.locator(CURTAIN[0]).filter({ hasText: CURTAIN[1] })
export const passOn = (page: Page): Locator => page.locator(PASS_ON[0]).filter({ hasText: PASS_ON[1] })
export const endCard = (page: Page): Locator =>
  page.locator(END[0]).filter({ has: page.locator('h2').filter({ hasText: END[1] }) })

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

/** Opens a match; its curtain, which a plain press lifts, is lifted by whoever is to act. */
export const openUncovered = async (page: Page, match: string): Promise<void> => {
  await openTable(page, match)
  await expect(page.locator('.stage, .curtain').first()).toBeVisible()
  // In whatever language.
  const hold = page.locator(CURTAIN[0])
  if (await hold.isVisible()) await hold.click()
  await expect(page.locator('.place > *').first()).toBeVisible()
}

/** Holds the curtain's button until what is behind is in sight, or presses it where people have set it so. */
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

/** Steps in the match, as the top bar says; all of them are on disk. */
export const stepCount = async (page: Page): Promise<number> => {
  const line = saved(page).filter({ hasText: /Saved/ })
  return Number(/(\d+) step/.exec(await line.innerText())?.[1])
}

/** Does something that makes steps and waits until they are saved and shown; answers how many there are. */
export const stepping = async (page: Page, act: () => Promise<void>): Promise<number> => {
  const before = await stepCount(page)
  await act()
  const line = `document.querySelector('.saved')?.textContent`
  const [, count] = await soon<string[]>(page, `/Saved\\D*(?!${before}\\b)(\\d+) step/.exec(${line})`)
  return Number(count)
}

/** How a game is played from whatever the table waits for. */
export interface Play {
  /** A selector of what the tray asks whoever is at the screen with. */
  readonly asks: string
  /** Whoever is at the screen acts once; `acted` actions came before. */
  readonly act: (acted: number) => Promise<void>
  readonly done?: ((acted: number) => Promise<boolean>) | undefined
  /** So many actions and no more. */
  readonly most?: number
}

/** What the table waits for, as soon as that is in sight; the first of these that is so. */
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

/** Plays until the match is over, `done` says so or `most` is reached; answers how many actions were taken. */
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

/** Makes a match as another window would; answers its id. */
export const createMatch = async (page: Page, wish: Wish): Promise<string> => {
  const { match } = await ask(page, 'match.create', wish)
  return match
}

/** Makes a match as another window would, and opens it. */
export const openMatch = async (page: Page, wish: Wish): Promise<void> =>
  openTable(page, await createMatch(page, wish))

/** To a screen by its address, without a click. */
export const go = (page: Page, way: string): Promise<unknown> =>
  page.goto(new URL(`/#${way}`, page.url()).href)
