/** What a hint draws on a board: it crosses no text, in a colour of its own, and in Qin it is the tile itself. */
import type { Page } from '@playwright/test'
import { GAMES } from '../src/engine/index.ts'
import { headerFor } from '../src/engine/record/testing/player.ts'
import { expect, test } from './support/fixtures.ts'
import { importRecord } from './support/imports.ts'
import { openUncovered, pressCurtains, SMALL } from './support/screen.ts'
import { chooserOf } from './support/choosers.ts'
import { played } from './support/playedMatch.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Texts of the board that a line of the hint runs through. */
const crossed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const preview = document.querySelector('[data-testid=preview]')
    const place = preview.closest('.place')
    const texts = []
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement
      if (node.data.trim() === '' || of.closest('.vh') || !of.checkVisibility({ opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const box = { left, right, top, bottom }
        // What is not shown of it cannot be crossed.
        for (let up = of; up !== place; up = up.parentElement)
          if (getComputedStyle(up).overflowX === 'hidden') {
            const frame = up.getBoundingClientRect()
            box.left = Math.max(box.left, frame.left)
            box.right = Math.min(box.right, frame.right)
          }
        texts.push({ box, words: node.data.trim() })
      }
    }
    const told = new Set()
    for (const line of preview.querySelectorAll('.mark')) {
      const onScreen = line.getScreenCTM()
      for (let at = 0; at <= line.getTotalLength(); at += 1) {
        const { x, y } = line.getPointAtLength(at).matrixTransform(onScreen)
        for (const { box, words } of texts)
          if (x > box.left && x < box.right && y > box.top && y < box.bottom) told.add(words)
      }
    }
    return [...told]
  })()`)

const FOLDER = process.env['QIPU_HINTS']

for (const game of GAMES)
  test(`${game.id}: a hint on the board crosses no text`, async ({ app }) => {
    await pressCurtains(app)
    const header = headerFor(game, {
      seats: game.seats.min,
      chance: { source: 'seeded', seed: `hint ${game.id}` },
    })
    for (const until of game.id === 'san-marco' ? [16, 60] : [16, 40]) {
      const nonce = String(until).padStart(32, '0')
      const record = played(game, { ...header, nonce }, chooserOf(game), until)
      await importRecord(app, record)
      await openUncovered(app, record.root)
      await app.keyboard.press('i')
      await expect(app.getByRole('region', { name: 'Hint' })).toContainText('Chance of winning', {
        timeout: 60_000,
      })
      const preview = app.getByTestId('preview')
      for (const size of [SMALL, { width: 1440, height: 900 }]) {
        await app.setViewportSize(size)
        if (FOLDER !== undefined)
          await app.screenshot({ path: `${FOLDER}/${game.id}-${until}-${size.width}.png` })
        // An action that is about no place is told in words alone.
        // The board takes its new size a little after the window.
        if ((await preview.count()) > 0)
          await expect.poll(() => crossed(app), `${until}, ${size.width}`).toEqual([])
      }
      if (game.id === 'qin') await expect(preview.locator('.top')).toHaveCount(2)
    }
  })
