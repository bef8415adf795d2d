/** The San Marco table from a player's side: dividing, choosing, the map, and the seat that acts on it. */
import { expect, type Locator, type Page } from '@playwright/test'
import { sanMarco } from '../../../src/engine/games/san-marco/index.ts'
import type { View } from '../../../src/engine/games/san-marco/view/schema.ts'
import type { AnyGame } from '../../../src/engine/kernel/game.ts'
import { seededRandom } from '../../../src/engine/kernel/random.ts'
import type { Header } from '../../../src/engine/record/step.ts'
import { headerFor } from '../../../src/engine/record/testing/player.ts'
import { importRecord } from '../../support/imports.ts'
import { openTable } from '../../support/library.ts'
import {
  focused,
  liftCurtain,
  matchesOf,
  passOn,
  playTable,
  ready,
  stepping,
  tabTo,
} from '../../support/screen.ts'
import type { Deed } from '../../support/stations.ts'
import { played } from '../../support/playedMatch.ts'

export const board = (page: Page): Locator => page.getByRole('listbox', { name: 'Map of Venice' })
/** The board as the seat that lifted the curtain sees it. */
const OWN_BOARD = '[data-sm-step]:not([data-sm-step^=public])'
export const commit = (page: Page): Locator => page.locator('footer.tray [data-tray-commit]')
export const held = (page: Page): Locator => page.locator('[data-sm-held]')
/** Cards in this offer, or in none yet. */
export const lying = (page: Page, box: number | 'pool'): Locator =>
  page.locator(`[data-sm-box="${box}"] [data-sm-held]`)
export const offers = (page: Page): Locator => page.locator('[data-sm-offer]')
export const cards = (page: Page): Locator => page.locator('[data-sm-card]')
/** The seats that a role of the round can be given to. */
export const roles = (page: Page): Locator => page.locator('[data-sm-role]')
const ways = (page: Page): Locator => page.locator('[data-sm-way]')
const opponents = (page: Page): Locator => page.locator('[data-sm-opponent]')
const removals = (page: Page): Locator =>
  page.locator('[data-sm-remove]').getByRole('button', { name: /^One more / })
export const tally = (page: Page): Locator => page.locator('[data-sm-tally=doge]')
export const complaint = (page: Page): Locator => page.locator('[data-sm-complaint]')

/** Districts by their numbers on the map. */
export const DISTRICTS = ['Cannaregio', 'Santa Croce', 'San Polo', 'San Marco', 'Dorsoduro', 'Castello']

/** A place of the map by its name, without its content: `Castello`, `Canal between … and …`. */
const nameIn = (spoken: string): string =>
  spoken.replace(/, can be chosen$/, '').replace(/, (?:worth|bridge of|no bridge).*/, '')

/** Its two districts on the map, or one of them alone. */
const numbersIn = (name: string): string => {
  const [, one, other] = /between (.+) and (.+)$/.exec(name) ?? []
  const ends = one === undefined || other === undefined ? [name] : [one, other]
  return ends.map((end) => DISTRICTS.indexOf(end)).join('-')
}

/** Where to press a place: a district by its name, a canal where the bridge would be, a bridge itself. */
export const placeOf = (page: Page, name: string): Locator => {
  const numbers = numbersIn(name)
  if (name.startsWith('Canal')) return page.locator(`.free[data-sm-border="${numbers}"]`).first()
  return name.startsWith('Bridge')
    ? page.locator(`[data-sm-border="${numbers}"] .bridge.open`).first()
    : page.locator(`[data-sm-name="${numbers}"]`)
}
/** The cursor's stop for a place: the island or the canal. */
const groundOf = (page: Page, name: string): Locator =>
  page.locator(`.target[data-sm-district="${numbersIn(name)}"], .canal[data-sm-border="${numbersIn(name)}"]`)

/** Everything a player reads before choosing. */
interface Sight {
  /** Names of the places that can be chosen. */
  readonly open: readonly string[]
  /** The Doge's district. */
  readonly doge: string
  readonly isReady: boolean
  readonly prompt: string
}

export const look = async (page: Page): Promise<Sight> => {
  const seen = await page.locator('main.view').evaluate((main) => ({
    spoken: [...main.querySelectorAll('[data-sm-board] [role=option]')].map(
      (each) => each.getAttribute('aria-label') ?? '',
    ),
    isReady: main.querySelector('footer.tray [data-tray-commit]')?.getAttribute('aria-disabled') === 'false',
    prompt: main.querySelector('footer .prompt')?.textContent ?? '',
  }))
  return {
    open: seen.spoken.filter((each) => each.endsWith('can be chosen')).map(nameIn),
    doge: nameIn(seen.spoken.find((each) => each.includes('the Doge is here')) ?? ''),
    isReady: seen.isReady,
    prompt: seen.prompt,
  }
}

export interface InputDriver {
  /** Lays the picked card into an offer, which picks the next card. */
  lay(offer: number): Promise<void>
  /** One of several options side by side: a card, an offer, an opponent, a bridge to cross. */
  pick(of: Locator, at: number): Promise<void>
  /** A place of the map. */
  press(name: string): Promise<void>
  /** Keeps the Doge in place. */
  stay(): Promise<void>
  back(): Promise<void>
  giveUp(): Promise<void>
  decline(): Promise<void>
  commit(): Promise<void>
  pass(): Promise<void>
  lift(): Promise<void>
}

export const pointer = (page: Page): InputDriver => ({
  lay: (offer) => page.locator(`[data-sm-box="${offer}"] header`).click(),
  pick: (of, at) => of.nth(at).click(),
  press: (name) => placeOf(page, name).click(),
  stay: () => commit(page).click(),
  back: () => page.locator('[data-sm-back]').click(),
  giveUp: () => page.locator('[data-sm-give-up]').click(),
  decline: () => page.locator('[data-sm-decline]').click(),
  commit: () => commit(page).click(),
  pass: () => passOn(page).click(),
  lift: () => liftCurtain(page, 'pointer', OWN_BOARD),
})

/** Drags a card into an offer. */
export const drag = async (page: Page, card: Locator, offer: number): Promise<void> => {
  const from = await card.boundingBox()
  const to = await page.locator(`[data-sm-box="${offer}"]`).boundingBox()
  if (!from || !to) throw new Error('nothing to drag, or nowhere to')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 })
  await page.mouse.up()
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const

/** Keys alone: the picked card has the focus during a division, otherwise the map. */
export const keys = (page: Page): InputDriver => {
  const strike = async (key: string): Promise<void> => {
    await focused(board(page))
    await page.keyboard.press(key)
  }
  const cursor = async (): Promise<string> =>
    nameIn(await board(page).evaluate((map) => map.querySelector('[aria-selected=true]')?.ariaLabel ?? ''))
  const middleOf = async (name: string): Promise<{ x: number; y: number }> => {
    const box = await groundOf(page, name).boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  /** Presses arrows towards a place; does not repeat an arrow that did not help from the same place. */
  const walk = async (name: string): Promise<void> => {
    const to = await middleOf(name)
    const struck = new Set<string>()
    for (let at = await cursor(); at !== name; at = await cursor()) {
      const from = await middleOf(at)
      const [x, y] = [to.x - from.x, to.y - from.y]
      const [arrow] = ARROWS.filter((each) => !struck.has(`${at} ${each}`)).sort(
        (one, other) => ahead(other, x, y) - ahead(one, x, y),
      )
      if (arrow === undefined) throw new Error(`no arrows lead to ${name}`)
      struck.add(`${at} ${arrow}`)
      await strike(arrow)
    }
  }
  const pressButton = async (button: Locator): Promise<void> => {
    await tabTo(page, button)
    await page.keyboard.press('Enter')
  }
  return {
    async lay(offer) {
      await focused(page.locator('[data-sm-held][aria-pressed=true]'))
      await page.keyboard.press(String(offer + 1))
    },
    pick: (_, at) => strike(String(at + 1)),
    async press(name) {
      await walk(name)
      await strike('Enter')
    },
    stay: () => strike('Enter'),
    back: () => strike('Backspace'),
    async giveUp() {
      await pressButton(page.locator('[data-sm-give-up]'))
      if (!(await passOn(page).isVisible())) await tabTo(page, board(page).or(passOn(page)))
    },
    decline: () => pressButton(page.locator('[data-sm-decline]')),
    commit: () => page.keyboard.press('Enter'),
    async pass() {
      await focused(passOn(page))
      await page.keyboard.press('Enter')
    },
    lift: () => liftCurtain(page, 'keys', OWN_BOARD),
  }
}

/** How much an arrow helps towards a place at this distance to the right and down. */
const ahead = (arrow: (typeof ARROWS)[number], x: number, y: number): number =>
  ({ ArrowLeft: -x, ArrowRight: x, ArrowUp: -y, ArrowDown: y })[arrow]

/** Waits for the engine's answer about the chosen action, and does it. */
export const doIt = async (page: Page, way: InputDriver): Promise<void> => {
  await ready(commit(page))
  await stepping(page, () => way.commit())
}

const isThere = async (of: Locator): Promise<boolean> => (await of.count()) > 0

/** Lays all cards into offers in turn, without submitting. */
export const divide = async (page: Page, way: InputDriver, turn = 0): Promise<void> => {
  const count = await page.locator('[data-sm-box]:not([data-sm-box=pool])').count()
  const free = await lying(page, 'pool').count()
  for (let card = 0; card < free; card += 1) await way.lay((card + turn) % count)
  await expect(lying(page, 'pool')).toHaveCount(0)
}

/** Takes one of the offers. */
const choose = async (page: Page, way: InputDriver, turn: number): Promise<void> => {
  const all = await offers(page).evaluateAll((each) =>
    each.flatMap((offer, at) => (offer.getAttribute('aria-disabled') === 'true' ? [] : [at])),
  )
  await way.pick(offers(page), all[turn % all.length] ?? 0)
  await doIt(page, way)
}

/** Chooses the missing parts one by one; false if the card in hand can only be given up. */
const complete = async (page: Page, way: InputDriver, turn: number): Promise<boolean> => {
  for (let part = 0; part < 12; part += 1) {
    const { isReady, open } = await look(page)
    const isWalk = await isThere(tally(page))
    if (await isThere(ways(page))) await way.pick(ways(page), 0)
    else if (await isThere(opponents(page))) await way.pick(opponents(page), 0)
    else if (isReady && !(isWalk && part < 2 && turn % 2 === 0 && open.length > 0)) return true
    else if (await isThere(removals(page))) {
      const all = await removals(page).count()
      await way.pick(removals(page), part % all)
    } else if (open.length > 0) await way.press(open[turn % open.length] ?? '')
    else return false
  }
  throw new Error('the choice cannot be completed')
}

/** The index of the wanted card among those in hand. */
const slotOf = async (page: Page, wish: Deed | undefined, turn: number): Promise<number> => {
  const kinds = await cards(page).evaluateAll((all) =>
    all.map((each) => each.getAttribute('data-sm-card') ?? ''),
  )
  if (wish === undefined) return turn % kinds.length
  const wished = wish['card'] ?? CARDS_FOR[wish.type]
  return kinds.findIndex((kind) => (wish.type === 'place' ? /^\d$/.test(kind) : kind === wished))
}
const CARDS_FOR: Readonly<Record<string, string>> = {
  bridge: 'bridge',
  transfer: 'transfer',
  doge: 'doge',
  banish: 'banishment',
}

/** The seat at the screen acts once, whatever the prompt is; with an action of a given kind, if one is wanted. */
export const playOnce = async (page: Page, way: InputDriver, turn: number, wish?: Deed): Promise<void> => {
  if (await isThere(held(page))) {
    await divide(page, way, turn)
    return doIt(page, way)
  }
  if (await isThere(offers(page))) return choose(page, way, turn)
  if (await isThere(roles(page))) {
    await way.pick(roles(page), 0)
    return doIt(page, way)
  }
  if (wish?.type === 'decline') return void (await stepping(page, () => way.decline()))
  const up = page.locator('[data-sm-card][aria-pressed=true]')
  const inHand = await cards(page).count()
  if (inHand > 0 && (wish !== undefined || !(await isThere(up))))
    await way.pick(cards(page), await slotOf(page, wish, turn))
  if (wish?.type === 'giveUp') return void (await stepping(page, () => way.giveUp()))
  if (!(await complete(page, way, turn))) return void (await stepping(page, () => way.giveUp()))
  const { doge, isReady, prompt } = await look(page)
  expect(isReady, prompt).toBe(true)
  const stays = (await isThere(tally(page))) && prompt.includes(`leave the Doge in ${doge}`)
  await stepping(page, () => (stays ? way.stay() : way.commit()))
}

/** The prompts of the tray. */
export const ASKS = 'footer.tray [data-tray-commit]'

/** Plays until the match is over or `done` returns true; returns the number of actions. */
export const playOn = (
  page: Page,
  way: InputDriver,
  done?: (acted: number) => Promise<boolean>,
): Promise<number> => playTable(page, way, { asks: ASKS, act: (acted) => playOnce(page, way, acted), done })

export const matchOf = matchesOf('san-marco', 'San Marco', { firstSeat: 1, bridgeLimit: 'auto' })

/** Imports a match played at random, up to a seat's first position that satisfies the condition. */
export const openPlayed = async (
  page: Page,
  seats: number,
  until: (view: View) => boolean,
  options: Header['options'] = {},
): Promise<void> => {
  const random = seededRandom('San Marco e2e', 0)
  const game: AnyGame = sanMarco
  const record = played(
    game,
    headerFor(game, { seats, options }),
    (state) => game.sampleLegal(state, random),
    // Only positions of San Marco arrive here.
    (state) => until(game.view(state, 'public') as View),
  )
  await importRecord(page, record, 'San Marco')
  await openTable(page, record.root)
}
