/** From click to painted board: in a real browser, over the real main process, with every step on disk. */
import { chromium, type Page } from '@playwright/test'
import config from '../playwright.config.ts'
import { GAME_DRIVERS, type GameDriver } from '../e2e/support/gameDrivers.ts'
import { makeHome, removeHome, startHost } from '../e2e/support/host.ts'
import { openLibrary } from '../e2e/support/library.ts'
import { passTheatres } from '../e2e/support/screen.ts'
import { reviewRows, WHEN_PAINTED } from './review.ts'
import { median, number, percentile, type Row } from './row.ts'

const ACTIONS = 120

/**
 * Makes the page record, for every click that continues the match on the same board, the milliseconds to the frame that
 * shows it. Lifting a curtain continues nothing, and a curtain that comes down shows no board.
 */
const watchClicks = (page: Page): Promise<void> =>
  page.evaluate(`{
    const whenPainted = ${WHEN_PAINTED}
    const taken = (window.clickToPaint = [])
    let clicked = 0
    addEventListener('click', (event) => (clicked = event.timeStamp), true)
    const steps = () => Number(/\\d+/.exec(document.querySelector('.saved')?.textContent ?? '')?.[0])
    let shown = steps()
    new MutationObserver(() => {
      const now = steps()
      if (Object.is(now, shown)) return
      const from = clicked
      const continued = now > shown
      clicked = 0
      shown = now
      if (from !== 0 && continued) whenPainted(() => taken.push(performance.now() - from))
    }).observe(document.querySelector('main').parentElement, { subtree: true, childList: true, characterData: true, attributes: true })
  }`)

const notes = (page: Page): Promise<number[]> => page.evaluate('window.clickToPaint')

/** Milliseconds between the frames of an idle page, its median. */
const emptyFrame = async (page: Page): Promise<number> =>
  median(
    await page.evaluate<number[]>(`new Promise((resolve) => {
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
    })`),
  )

const measure = async (
  page: Page,
  game: string,
  { open, play }: NonNullable<GameDriver['clicks']>,
): Promise<readonly Row[]> => {
  await open(page)
  await watchClicks(page)
  await play(page, ACTIONS)
  const clicks = (await notes(page)).sort((a, b) => a - b)
  if (clicks.length === 0) throw new Error(`no click changed the board of ${game}`)
  const frame = await emptyFrame(page)
  const row = (name: string, part: number, most: number): Row => {
    const value = percentile(clicks, part)
    return {
      work: `click to painted board, ${game}, ${name}`,
      value,
      unit: 'ms',
      figure: `${number(value, 1)} ms (${clicks.length} clicks)`,
      reference: `an empty frame: ${number(frame, 1)} ms`,
      beside: frame,
      bar: { of: 'reference', most },
    }
  }
  return [row('p95', 0.95, 3), row('median', 0.5, 1.5)]
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
    await passTheatres(page)
    await page.goto(host.url)
    const rows: Row[] = []
    for (const [id, { clicks }] of GAME_DRIVERS) {
      if (clicks === undefined) continue
      await openLibrary(page)
      rows.push(...(await measure(page, id, clicks)))
    }
    return [...rows, ...(await reviewRows(page, await emptyFrame(page)))]
  } finally {
    await browser.close()
    await host.stop()
    await removeHome(home)
  }
}
