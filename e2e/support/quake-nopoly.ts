/** The Quake-nopoly table as a person meets it: rows of district cards, the tray, and who acts on them. */
import type { Locator, Page } from '@playwright/test'
import type { Input } from '../../src/main/api/api.ts'
import type { Deed as Wish } from './stations.ts'
import { focused, liftCurtain, matchOf as anyMatchOf, passOn, playTable, ready, stepping } from './screen.ts'

export const board = (page: Page): Locator => page.getByRole('grid', { name: 'Quake-nopoly board' })
export const actions = (page: Page): Locator => page.getByRole('group', { name: 'Actions', exact: true })
export const hand = (page: Page): Locator => page.locator('[data-qk-hand]')
export const choice = (page: Page): Locator => page.locator('[data-qk-choice]')
export const commit = (page: Page): Locator => page.locator('[data-qk-do]')
export const waiver = (page: Page): Locator => page.locator('[data-qk-waive]')
export const refusal = (page: Page): Locator => page.locator('[data-qk-refusal]')
export const sheet = (page: Page): Locator => page.locator('[data-qk-sheet]')
/** The board as the seat that lifted the curtain sees it. */
export const OWN_BOARD = '[data-qk-step]:not([data-qk-step^=public])'

const TURN = ['build', 'swapLand', 'review', 'strengthen', 'trade', 'plan', 'pass'] as const
const POWERS = ['exchange', 'lend', 'undercut', 'buy'] as const
export type Deed = (typeof TURN)[number] | (typeof POWERS)[number]
const LETTERS: Readonly<Record<Deed, string>> = {
  build: 'b',
  swapLand: 'l',
  review: 'v',
  strengthen: 's',
  trade: 't',
  plan: 'p',
  pass: 'n',
  buy: 'u',
  exchange: 'x',
  lend: 'g',
  undercut: 'd',
}

/** What on the board can be pressed for the choice in hand. */
type Spot =
  | { readonly on: 'land'; readonly card: string }
  | { readonly on: 'built'; readonly building: string; readonly track: string | null }

/** Pieces still to be named: kinds there are, in the order of their keys. */
interface Purse {
  readonly side: string
  readonly lacks: number
  readonly kinds: readonly string[]
}

const KINDS = ['brick', 'wood', 'stone', 'steel']

export interface Hand {
  deed(deed: Deed): Promise<void>
  card(at: number): Promise<void>
  press(spot: Spot): Promise<void>
  piece(side: string, kind: string): Promise<void>
  /** The option of that place: a role, a forecast, a kept card, a seat. */
  option(of: Locator, at: number): Promise<void>
  track(track: string): Promise<void>
  keep(keeps: boolean): Promise<void>
  commit(): Promise<void>
  waive(): Promise<void>
  pass(): Promise<void>
  lift(): Promise<void>
}

export const pointer = (page: Page): Hand => ({
  deed: (deed) => page.locator(`[data-qk-does=${deed}]`).click(),
  card: (at) => hand(page).nth(at).click(),
  press: (spot) =>
    (spot.on === 'land'
      ? page.locator(`[data-qk-land="${spot.card}"] header`)
      : page.locator(
          `[data-qk-building="${spot.building}"]${spot.track === null ? '' : ` [data-qk-track=${spot.track}]`}`,
        )
    ).click(),
  piece: (side, kind) => page.locator(`[data-qk-piece="${side} ${kind}"]`).click(),
  option: (of, at) => of.nth(at).click(),
  track: (track) => page.locator(`[data-qk-choose-track=${track}]`).click(),
  keep: (keeps) => page.locator(keeps ? '[data-qk-keep]' : '[data-qk-carry-out]').click(),
  commit: () => commit(page).click(),
  waive: () => waiver(page).click(),
  pass: () => passOn(page).click(),
  lift: () => liftCurtain(page, 'pointer', OWN_BOARD),
})

interface Stop {
  readonly row: number
  readonly land: number
  readonly level: number
}

/** Keys alone: the board keeps the focus. */
export const keys = (page: Page): Hand => {
  const strike = async (...strokes: readonly string[]): Promise<void> => {
    await focused(board(page))
    for (const stroke of strokes) await page.keyboard.press(stroke)
  }
  const cursor = async (): Promise<Stop> => {
    const id = (await board(page).getAttribute('aria-activedescendant')) ?? ''
    const [, row, land, level] = /s(\d+)-(\d+)-(\d+)$/.exec(id) ?? []
    return { row: Number(row), land: Number(land), level: Number(level) }
  }
  const stopOf = (spot: Spot): Promise<Stop> =>
    page
      .locator(spot.on === 'land' ? `[data-qk-land="${spot.card}"]` : `[data-qk-building="${spot.building}"]`)
      .evaluate((found) => {
        type Part = typeof found
        const land = found.closest<Part>('[data-qk-land]')
        const number = (of: Part | null, name: string): number =>
          Number(of?.getAttribute(`data-qk-${name}`) ?? 0)
        return {
          row: number(found.closest('[data-qk-row]'), 'row'),
          land: [...(land?.parentElement?.children ?? [])].indexOf(land ?? found),
          level: number(found.closest('[data-qk-level]'), 'level'),
        }
      })
  /** The arrow that leads on: to the row, along it, then to the level. */
  const arrow = (at: Stop, to: Stop): string | null => {
    if (at.row !== to.row) return at.row > to.row ? 'ArrowUp' : 'ArrowDown'
    if (at.land !== to.land) return at.land > to.land ? 'ArrowLeft' : 'ArrowRight'
    return at.level === to.level ? null : at.level < to.level ? 'ArrowUp' : 'ArrowDown'
  }
  const walk = async (to: Stop): Promise<void> => {
    for (let strokes = 0; strokes < 60; strokes += 1) {
      const next = arrow(await cursor(), to)
      if (next === null) return
      await strike(next)
    }
    throw new Error('the arrows do not lead there')
  }
  const digit = (at: number): Promise<void> => strike(String(at + 1))
  return {
    deed: (deed) => strike(LETTERS[deed]),
    card: digit,
    async press(spot) {
      await walk(await stopOf(spot))
      await strike('Space')
      if (spot.on === 'built' && spot.track !== null) await strike(spot.track === 'material' ? 'w' : 'q')
    },
    piece: (_, kind) => digit(KINDS.indexOf(kind)),
    option: (_, at) => digit(at),
    track: (track) => strike(track === 'material' ? 'w' : 'q'),
    keep: (keeps) => digit(keeps ? 1 : 0),
    commit: () => strike('Enter'),
    waive: () => strike('o'),
    async pass() {
      await focused(passOn(page))
      await page.keyboard.press('Enter')
    },
    lift: () => liftCurtain(page, 'keys', OWN_BOARD),
  }
}

/** What a player sees before choosing. */
interface Sight {
  /** Actions and powers that are possible. */
  readonly may: readonly Deed[]
  readonly kept: number
  readonly choice: string | null
  readonly cards: number
  readonly lands: readonly Spot[]
  readonly built: readonly Spot[]
  readonly tracks: readonly string[]
  readonly purses: readonly Purse[]
  readonly ready: boolean
  readonly waivable: boolean
}

const look = (page: Page): Promise<Sight> =>
  page.locator('body').evaluate((body) => {
    type Part = typeof body
    const all = (selector: string): Part[] => [...body.querySelectorAll<Part>(selector)]
    const read = (of: Part | null, name: string): string => of?.getAttribute(`data-qk-${name}`) ?? ''
    const free = (each: Part): boolean => each.getAttribute('aria-disabled') !== 'true'
    const marked = all('.track.marked').map((each) => ({
      on: 'built' as const,
      building: read(each.closest('[data-qk-building]'), 'building'),
      track: read(each, 'track'),
    }))
    const whole = all('.level.target:not(:has(.track.marked))').map((each) => ({
      on: 'built' as const,
      building: read(each, 'building'),
      track: null,
    }))
    return {
      may: all('[data-qk-does]')
        .filter(free)
        .map((each) => read(each, 'does') as Deed),
      kept: all('.actions [data-qk-play]').length,
      choice: all('[data-qk-choice]')[0]?.getAttribute('data-qk-choice') ?? null,
      cards: all('[data-qk-hand]').length,
      lands: all('.land.target').map((each) => ({ on: 'land' as const, card: read(each, 'land') })),
      built: [...marked, ...whole],
      tracks: all('[data-qk-choose-track]').map((each) => read(each, 'choose-track')),
      purses: all('[data-qk-purse]').map((each) => {
        const [now = 0, count = 0] = (each.querySelector('p .num')?.textContent ?? '').split('/').map(Number)
        return {
          side: read(each, 'purse'),
          lacks: count - now,
          kinds: [...each.querySelectorAll('[data-qk-piece]')]
            .filter(free)
            .map((piece) => read(piece, 'piece').split(' ')[1] ?? ''),
        }
      }),
      ready: all('[data-qk-do]').some(free),
      waivable: all('[data-qk-waive]').some(free),
    }
  })

/** Waits for main's word on what is chosen, and does it. */
export const doIt = async (page: Page, way: Hand): Promise<void> => {
  await ready(commit(page))
  await stepping(page, () => way.commit())
}
const letBe = (page: Page, way: Hand): Promise<number> => stepping(page, () => way.waive())

/** Names pieces until there are enough; which ones, turns about. */
const fill = async (page: Page, way: Hand, turn: number): Promise<void> => {
  for (let named = 0; named < 20; named += 1) {
    const purse = (await look(page)).purses.find(({ lacks }) => lacks > 0)
    const kind = purse?.kinds[(turn + named) % purse.kinds.length]
    if (purse === undefined || kind === undefined) return
    await way.piece(purse.side, kind)
  }
}

/** Presses what the board offers: a card, a building, or nothing if there is nothing. */
const pressOne = async (page: Page, way: Hand, turn: number): Promise<void> => {
  const { lands, built } = await look(page)
  const spots = built.length > 0 ? built : lands
  const spot = spots[turn % spots.length]
  if (spot !== undefined) await way.press(spot)
}

/** Chooses an action of the turn and all it takes; nothing is done yet. */
const prepare = async (page: Page, way: Hand, deed: Deed, turn: number): Promise<void> => {
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

/** Round after round four seats build twice, then try everything else; later they mostly pass. */
const WISHES: readonly Deed[] = [
  ...Array.from({ length: 8 }, () => 'build' as const),
  ...(['strengthen', 'trade', 'strengthen', 'plan'] as const),
  ...(['review', 'swapLand', 'pass', 'trade'] as const),
]
const BUSY_ROUNDS = 2

/** What was done so far, and how often: the tally decides what comes next. */
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

const takeTurn = async (page: Page, way: Hand, tally: Tally, sight: Sight): Promise<void> => {
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

/** Puts together an answer to a choice that is not plain yes or no. */
const answer = async (page: Page, way: Hand, what: string, turn: number): Promise<void> => {
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

/** Whoever is at the screen acts once, whatever is waited for. */
export const playOnce = async (page: Page, way: Hand, tally: Tally): Promise<void> => {
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

/** Whoever is at the screen takes an action of this type, which is possible. */
export const playWish = async (page: Page, way: Hand, { type }: Wish): Promise<void> => {
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

/** What the tray asks with. */
export const ASKS = '[role=group][aria-label=Actions], [data-qk-choice]'

/** Plays until the match is over, or until `done` says so; answers what was done how often. */
export const playOn = async (
  page: Page,
  way: Hand,
  done?: () => Promise<boolean>,
  tally: Tally = new Map(),
): Promise<Tally> => {
  await playTable(page, way, { asks: ASKS, act: () => playOnce(page, way, tally), done })
  return tally
}

/** What is to be drawn at the table, by how the tray asks for it; anything where nothing is told. */
export type Luck = ReadonlyMap<string, string[]>

/** Enters one thing drawn. */
export const enterOne = async (page: Page, luck: Luck): Promise<void> => {
  const asked = await page.locator('[data-qk-enter] .lead p').innerText()
  const wish = [...luck].find(([words]) => asked.startsWith(words))?.[1].shift()
  const entry = wish === undefined ? page.locator('[data-qk-entry]') : page.locator(`[data-qk-entry=${wish}]`)
  const enter = page.locator('[data-qk-enter-do]')
  await stepping(page, async () => {
    await entry.first().click()
    if (await enter.isVisible()) await enter.click()
  })
}

export const matchOf = (
  seats: number,
  options: Input<'match.create'>['options'] = {},
  rest: Partial<Input<'match.create'>> = {},
): Input<'match.create'> =>
  anyMatchOf(
    'quake-nopoly',
    seats,
    { roles: 'random', firstSeat: 1, variant: 'standard', ...options },
    { title: 'Quake-nopoly', ...rest },
  )
