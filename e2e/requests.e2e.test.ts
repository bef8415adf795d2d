/** The requests of a window: one for an action, and none for a list that is hidden. */
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { playedMatches } from '../src/main/testing/played-matches.ts'
import { expect, test } from './support/fixtures.ts'
import { importMatches } from './support/imports.ts'
import { requireGame, sampleGame } from './support/requireGame.ts'
import { pointer } from './games/quorsum/inputDrivers.ts'
import { startMatch } from './support/library.ts'
import { turnTo } from './support/moves.ts'
import { field, kept, unfoldNotes } from './support/notes.ts'
import { playOn } from './games/quorsum/driver.ts'
import { board } from './games/quorsum/locators.ts'
import { scrubber } from './support/review.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const request = z.object({ method: z.string() })

/** The methods of all requests the page sends from its next load on, in order. */
const listen = (page: Page): string[] => {
  const methods: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const sent = request.safeParse(JSON.parse(payload.toString()))
      if (sent.success) methods.push(sent.data.method)
    }),
  )
  return methods
}

const tallyOf = (methods: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...Map.groupBy(methods, (method) => method)].map(([method, each]) => [method, each.length]),
  )

test('an action is one request, whose answer is all the board needs', async ({ app }) => {
  const sent = listen(app)
  await app.reload()
  await startMatch(app, { names: ['Ada', 'Bo'], seed: 'one request' })
  await expect(board(app)).toBeVisible()
  // The first action ends the opening.
  await playOn(app, pointer(app), { until: (_, steps) => steps >= 3 })
  sent.length = 0
  await playOn(app, pointer(app), { until: (_, steps) => steps >= 16 })
  const { 'table.act': acts = 0, ...others } = tallyOf(sent)
  expect(acts).toBeGreaterThan(5)
  expect(others).toEqual({})
})

test('a change of a comment is one request @sweep', async ({ app }) => {
  const sent = listen(app)
  await app.reload()
  await startMatch(app, { names: ['Ada', 'Bo'], seed: 'one request' })
  await turnTo(app, 'Review')
  await unfoldNotes(app)
  await field(app).click()
  sent.length = 0
  for (const letter of 'words') {
    await app.keyboard.type(letter)
    await kept(app)
  }
  expect(tallyOf(sent)).toEqual({ 'notes.edit': 5 })
})

test('a step in review requests only positions, each once @sweep', async ({ app }) => {
  const sent = listen(app)
  await app.reload()
  await startMatch(app, { names: ['Ada', 'Bo'], seed: 'one request' })
  await playOn(app, pointer(app), { until: (_, steps) => steps >= 16 })
  await turnTo(app, 'Review')
  await app.keyboard.press('Home')
  await expect(scrubber(app)).toHaveAttribute('aria-valuenow', '0')
  sent.length = 0
  for (let step = 1; step <= 10; step += 1) {
    await app.keyboard.press('ArrowRight')
    await expect(scrubber(app)).toHaveAttribute('aria-valuenow', String(step))
  }
  const { 'table.position': positions = 0, ...others } = tallyOf(sent)
  expect(positions).toBeLessThanOrEqual(12)
  expect(others).toEqual({})
})

test('all matches of a list that is here are selected without a request @sweep', async ({ app }) => {
  const quick = playedMatches([requireGame(sampleGame())])
  const sent = listen(app)
  await app.reload()
  await importMatches(app, quick)
  await app.getByRole('row').first().focus()
  await expect(app.getByRole('row').locator('.thumb svg')).toHaveCount(quick.length)
  sent.length = 0
  await app.keyboard.press('Control+a')
  await expect(app.getByText(`${quick.length} matches selected`)).toBeVisible()
  expect(tallyOf(sent)).toEqual({})
})
