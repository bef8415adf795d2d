/** From click to painted board: in a real browser, over the real main process, with every step on disk. */
import { chromium, type Page } from '@playwright/test'
import config from '../playwright.config.ts'
import * as changCheng from '../e2e/games/chang-cheng/driver.ts'
import { pointer } from '../e2e/games/quorsum/inputDrivers.ts'
import { makeHome, removeHome, startHost } from '../e2e/support/host.ts'
import { openLibrary, startMatch } from '../e2e/support/library.ts'
import { playOn } from '../e2e/games/quorsum/driver.ts'
import * as qin from '../e2e/games/qin/driver.ts'
import * as quakeNopoly from '../e2e/games/quake-nopoly/driver.ts'
import * as sanMarco from '../e2e/games/san-marco/driver.ts'
import { curtain, endCard, openMatch, stepping } from '../e2e/support/screen.ts'
import { reviewRows, WHEN_PAINTED } from './review.ts'
import { number, percentile, type Row } from './row.ts'

const ACTIONS = 120

/** Makes the page record, for every click that continues the match, the milliseconds to the frame that shows it. */
const watchClicks = (page: Page): Promise<void> =>
  page.evaluate(`{
    const whenPainted = ${WHEN_PAINTED}
    const taken = (window.clickToPaint = [])
    let clicked = 0
    addEventListener('click', (event) => (clicked = event.timeStamp), true)
    const steps = () => /\\d+/.exec(document.querySelector('.saved')?.textContent ?? '')?.[0]
    let shown = steps()
    new MutationObserver(() => {
      if (clicked === 0 || steps() === shown) return
      shown = steps()
      const from = clicked
      clicked = 0
      whenPainted(() => taken.push(performance.now() - from))
    }).observe(document.querySelector('main').parentElement, { subtree: true, childList: true, characterData: true, attributes: true })
  }`)

const notes = (page: Page): Promise<number[]> => page.evaluate('window.clickToPaint')

/** Milliseconds between the frames of an idle page. */
const emptyFrames = (page: Page): Promise<number[]> =>
  page.evaluate(`new Promise((resolve) => {
    const taken = []
    let last = performance.now()
    const next = () => {
      const now = performance.now()
      taken.push(now - last)
      last = now
      if (taken.length < 120) requestAnimationFrame(next)
      else resolve(taken)
    }
    requestAnimationFrame(next)
  })`)

/** How each game is played by pointer: creates the match, starts measuring at its first board, and plays. */
const PLAYS: readonly {
  readonly game: string
  readonly open: (page: Page) => Promise<void>
  readonly play: (page: Page) => Promise<unknown>
}[] = [
  {
    game: 'quorsum',
    open: (page) => startMatch(page, { names: ['Ada', 'Bo'], seed: 'bench', race: '11 points' }),
    play: (page) => playOn(page, pointer(page), { until: (_, actions) => actions >= ACTIONS }),
  },
  {
    game: 'qin',
    // With open hands there is no curtain between clicks.
    open: async (page) => {
      await openMatch(page, qin.matchOf({ openHands: 'on', side: 'both' }))
      await qin.board(page).waitFor()
    },
    play: async (page) => {
      for (let placed = 0; placed < ACTIONS / 4 && !(await endCard(page).isVisible()); placed += 1) {
        await qin.layOne(page, qin.pointer(page))
        await stepping(page, () => qin.pointer(page).place())
      }
    },
  },
  {
    game: 'chang-cheng',
    // Passing the screen on is no step, so only actions are measured.
    open: async (page) => {
      await openMatch(page, changCheng.matchOf(2))
      await curtain(page).waitFor()
    },
    play: (page) =>
      changCheng.playOn(page, changCheng.pointer(page), (acted) => Promise.resolve(acted >= ACTIONS / 4)),
  },
  {
    game: 'san-marco',
    // Passing the screen on is no step, so only actions are measured.
    open: async (page) => {
      await openMatch(page, sanMarco.matchOf(3))
      await curtain(page).waitFor()
    },
    play: (page) =>
      sanMarco.playOn(page, sanMarco.pointer(page), (acted) => Promise.resolve(acted >= ACTIONS / 4)),
  },
  {
    game: 'quake-nopoly',
    // Passing the screen on is no step, so only actions are measured.
    open: async (page) => {
      await openMatch(page, quakeNopoly.matchOf(4))
      await curtain(page).waitFor()
    },
    play: async (page) => {
      const tally: quakeNopoly.Tally = new Map()
      const done = (): Promise<boolean> => Promise.resolve((tally.get('turns') ?? 0) >= ACTIONS / 4)
      await quakeNopoly.playOn(page, quakeNopoly.pointer(page), done, tally)
    },
  },
]

const measure = async (page: Page, { game, open, play }: (typeof PLAYS)[number]): Promise<Row> => {
  await open(page)
  await watchClicks(page)
  await play(page)
  const clicks = (await notes(page)).sort((a, b) => a - b)
  const frames = (await emptyFrames(page)).sort((a, b) => a - b)
  const p95 = percentile(clicks, 0.95)
  return {
    work: `click to painted board, browser, ${game}`,
    figure: `p95 ${number(p95, 1)} ms, median ${number(percentile(clicks, 0.5), 1)} (${clicks.length} clicks)`,
    reference: `an empty frame: p95 ${number(percentile(frames, 0.95), 1)} ms`,
    ratio: '–',
    bar: 'p95 ≤ 100 ms',
    met: clicks.length > 0 && p95 <= 100,
  }
}

export const windowRows = async (): Promise<readonly Row[]> => {
  const home = await makeHome()
  const host = await startHost(home)
  const browser = await chromium.launch(config.use?.launchOptions ?? {})
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto(host.url)
    const rows: Row[] = []
    for (const each of PLAYS) {
      await openLibrary(page)
      rows.push(await measure(page, each))
    }
    return [...rows, ...(await reviewRows(page))]
  } finally {
    await browser.close()
    await host.stop()
    await removeHome(home)
  }
}
