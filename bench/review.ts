/** Reviewing a large record compared with a usual one: opening it, stepping through it, scrolling its moves. */
import type { Page } from '@playwright/test'
import { generatedRecord, large } from '../e2e/support/generatedRecords.ts'
import { importFile } from '../e2e/support/imports.ts'
import { openLibrary } from '../e2e/support/library.ts'
import { median, number, percentile, type Row } from './row.ts'
import { referenceGame } from './matches.ts'

/** Script for the page: calls `then` once the next frame has been painted. */
export const WHEN_PAINTED = `(then) => requestAnimationFrame(() => {
  // A message sent from an animation frame is handled after that frame has been painted.
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = then
  port2.postMessage(null)
})`

const PRESSES = 120
const WHEELS = 80
/** One longest task tells little: among scrolls of the same list it ranges from half to twice its median. */
const SCROLLS = 5

/** Makes the page record the milliseconds from each key to the frame that shows the last of what it changed. */
const watchSteps = (page: Page): Promise<void> =>
  page.evaluate(`{
    const whenPainted = ${WHEN_PAINTED}
    const pressed = (window.pressed = [])
    addEventListener('keydown', ({ key, timeStamp }) => key === 'Shift' || pressed.push({ from: timeStamp }), true)
    new MutationObserver(() => {
      const key = pressed.at(-1)
      if (key !== undefined) whenPainted(() => (key.taken = performance.now() - key.from))
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  }`)

/** Presses keys from the first step on, each once two frames changed nothing more; returns sorted milliseconds. */
const press = async (page: Page, keys: readonly string[]): Promise<readonly number[]> => {
  const presses = Array.from({ length: PRESSES }, (_, count) => keys[count % keys.length] ?? '')
  await page.evaluate('window.pressed.length = 0')
  for (const key of ['Home', ...presses]) {
    await page.keyboard.press(key)
    await page.evaluate(`new Promise((resolve) => {
      const key = window.pressed.at(-1)
      let before
      let calm = 0
      const look = () => {
        calm = key.taken === undefined || key.taken !== before ? 0 : calm + 1
        before = key.taken
        if (calm < 2) requestAnimationFrame(look)
        else resolve()
      }
      look()
    })`)
  }
  const taken = await page.evaluate<number[]>('window.pressed.slice(1).map((key) => key.taken)')
  return taken.sort((a, b) => a - b)
}

/** Milliseconds from clicking a link in the library to the frame with the record's last position and moves. */
const open = async (page: Page, match: string): Promise<number> => {
  await openLibrary(page)
  await page.getByRole('row').first().waitFor()
  // Timed by the page itself, because polling from outside gets slower over time.
  return page.evaluate<number>(`new Promise((resolve) => {
    const whenPainted = ${WHEN_PAINTED}
    const parts = ['main.review', '[role=slider][aria-valuenow]', '[role=treeitem][aria-selected=true]']
    const observer = new MutationObserver(() => {
      if (parts.some((part) => document.querySelector(part) === null)) return
      observer.disconnect()
      whenPainted(() => resolve(performance.now() - from))
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    const from = performance.now()
    location.hash = '#/table/${match}?review=1'
  })`)
}

/** The longest time the window was busy while scrolling the moves, in milliseconds. */
const scroll = async (page: Page): Promise<number> => {
  const area = await page.getByRole('tree', { name: 'Moves' }).boundingBox()
  if (area === null) throw new Error('there are no moves to scroll')
  // A message to itself arrives as soon as the window is free, so the longest gap between two is the longest task.
  await page.evaluate(`{
    const { port1, port2 } = new MessageChannel()
    let last = performance.now()
    window.longest = 0
    port1.onmessage = () => {
      const now = performance.now()
      window.longest = Math.max(window.longest, now - last)
      last = now
      port2.postMessage(null)
    }
    window.stopWatching = () => port1.close()
    port2.postMessage(null)
  }`)
  await page.mouse.move(area.x + area.width / 2, area.y + area.height / 2)
  for (let turn = 0; turn < WHEELS; turn += 1) {
    await page.mouse.wheel(0, turn < WHEELS / 2 ? -700 : 900)
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(resolve))')
  }
  return page.evaluate<number>('window.stopWatching() ?? window.longest')
}

interface Figures {
  readonly opened: number
  readonly steps: readonly number[]
  readonly turns: readonly number[]
  readonly longest: number
}

const measure = async (page: Page, file: Uint8Array): Promise<Figures> => {
  await openLibrary(page)
  const match = await importFile(page, file)
  const opened = await open(page, match)
  await watchSteps(page)
  const steps = await press(page, ['ArrowRight'])
  const turns = await press(page, ['Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowLeft'])
  const longest: number[] = []
  for (let count = 0; count < SCROLLS; count += 1) longest.push(await scroll(page))
  return { opened, steps, turns, longest: median(longest) }
}

const asText = (times: readonly number[]): string =>
  `p95 ${number(percentile(times, 0.95), 1)} ms, median ${number(percentile(times, 0.5), 1)}`

export const reviewRows = async (page: Page, frame: number): Promise<readonly Row[]> => {
  const usual = await measure(
    page,
    // With other players than the long match, so that it is another match and not an earlier copy.
    generatedRecord(referenceGame, {
      names: ['Cy', 'Dee'],
      options: { raceTo: 11 },
      main: 300,
      comments: 10,
    }),
  )
  const long = await measure(page, large())
  const stepped = (work: string, key: 'steps' | 'turns'): Row => ({
    work: `${work}, 5,000 steps, 50 branches, 500 comments`,
    value: percentile(long[key], 0.95),
    unit: 'ms',
    figure: asText(long[key]),
    reference: `an empty frame: ${number(frame, 1)} ms; a usual match: ${asText(usual[key])}`,
    beside: frame,
    bar: { of: 'reference', most: 2 },
  })
  const opening = (work: string, { opened }: Figures, most: number): Row => ({
    work,
    value: opened,
    unit: 'ms',
    figure: `${number(opened)} ms`,
    reference: '–',
    bar: { of: 'calibration', most },
  })
  return [
    stepped('key to painted step', 'steps'),
    stepped('key to painted turn', 'turns'),
    {
      work: 'scrolling its moves',
      value: long.longest,
      unit: 'ms',
      figure: `longest task ${number(long.longest)} ms, median of ${SCROLLS} scrolls`,
      reference: `a usual match: ${number(usual.longest)} ms`,
      bar: { of: 'calibration', most: 16 },
    },
    opening('opening it in review', long, 150),
    opening('opening a usual match in review', usual, 80),
  ]
}
