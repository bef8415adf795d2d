/** A new person's way: from the empty library to the page of a game, and into a first match of it. */
import type { Page } from '@playwright/test'
import { GAMES } from '../src/engine/index.ts'
import { axeViolationsInBothThemes } from './support/accessibility.ts'
import { playedMatches } from '../src/main/testing/played-matches.ts'
import { ask } from './support/apiRequest.ts'
import { expect, test } from './support/fixtures.ts'
import { importRecord } from './support/imports.ts'
import { smallWords } from './support/smallWords.ts'
import { openLibrary, rowOf, startMatch } from './support/library.ts'
import { requireGame } from './support/requireGame.ts'
import { go, matchOf, openMatch } from './support/screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the empty library leads to the page of a game, and the page into a first match against a bot', async ({
  app,
}) => {
  await app.getByRole('link', { name: 'Learn Qin' }).click()
  const title = app.getByRole('heading', { name: 'Qin', level: 1 })
  await expect(title).toBeVisible()
  await expect(app.locator('.pictures svg').last()).toBeVisible({ timeout: 30_000 })
  expect(await axeViolationsInBothThemes(app)).toEqual([])

  // The sample match is at the step in the address, also after a reload.
  const step = app.getByText(/^Step \d+ of 81$/)
  const before = await step.innerText()
  await app.getByRole('button', { name: 'One step forward' }).click()
  await expect(step).not.toHaveText(before)
  const after = await step.innerText()
  await expect(app).toHaveURL(new RegExp(`#/game/qin\\?at=${/\d+/.exec(after)?.[0]}$`))
  await app.reload()
  await expect(step).toHaveText(after)

  await app.getByRole('button', { name: /^Play a first match/ }).click()
  await expect(app.getByRole('grid', { name: 'Qin board' })).toBeVisible()
  await expect(app.getByText('Bruno').first()).toBeVisible()
  await expect(app.getByText(/beginner/i).first()).toBeVisible()
  // The only person's turn comes without a curtain.
  await expect(app.getByText('Pass the device to')).toHaveCount(0)

  await app.goBack()
  await expect(step).toHaveText(after)
  // Leaving quickly still saves the last step.
  await app.getByRole('button', { name: 'One step forward' }).focus()
  await app.evaluate(`(async () => {
    const button = document.activeElement
    for (let clicks = 0; clicks < 2; clicks += 1) {
      button.click()
      await new Promise((resolve) => setTimeout(resolve))
    }
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })()`)
  await expect(app.getByRole('row')).toHaveCount(1)
  await app.goBack()
  await expect(step).toHaveText(`Step ${Number(/\d+/.exec(after)?.[0]) + 2} of 81`)
  await app.goForward()
  await expect(app).toHaveURL(/#\/$/)
  await expect(app.getByRole('row')).toHaveCount(1)

  // The sample match is stepped by keys like any record.
  await app.goBack()
  await expect(step).toBeVisible()
  for (const [key, there] of [
    ['Home', 0],
    ['ArrowRight', 1],
    ['End', 81],
    ['ArrowRight', 81],
    ['ArrowLeft', 80],
  ] as const) {
    await app.keyboard.press(key)
    await expect(step).toHaveText(`Step ${there} of 81`)
  }
})

test('the ways into a game stand in one row of a large window', async ({ app }) => {
  await app.setViewportSize({ width: 1440, height: 900 })
  for (const { id } of GAMES) {
    await go(app, `/game/${id}`)
    const ways = app.locator('.ways')
    await expect(ways.getByRole('link', { name: 'Puzzles' })).toBeVisible()
    const middles = await ways.locator('.btn').evaluateAll((each) =>
      each.map((one) => {
        const { top, height } = one.getBoundingClientRect()
        return Math.round(top + height / 2)
      }),
    )
    expect(new Set(middles).size, id).toBe(1)
  }
})

test('all that is printed in the pictures of a turn can be read in a small window', async ({ app }) => {
  await app.setViewportSize({ width: 1024, height: 700 })
  for (const { id } of GAMES) {
    await go(app, `/game/${id}`)
    const pictures = app.locator('.pictures > li')
    await expect(pictures.last().locator('svg').first()).toBeVisible({ timeout: 30_000 })
    const small = await smallWords(app, '.pictures > li figure > :first-child')
    expect(small, id).toEqual([])
  }
})

test('the form for a new match explains the game on request', async ({ app }) => {
  await app.getByRole('link', { name: 'Set up San Marco' }).click()
  await app.getByRole('link', { name: 'What is this game?' }).click()
  await expect(app.getByRole('heading', { name: 'San Marco', level: 1 })).toBeVisible()
  await app.goBack()
  await expect(app.getByRole('group', { name: 'Seats' })).toBeVisible()
})

test('the name of the game leads to its page from a match, a puzzle and a lesson @sweep', async ({ app }) => {
  const named = app.getByRole('banner').getByRole('link', { name: 'Quorsum', exact: true })
  const leads = async (): Promise<void> => {
    await named.click()
    await expect(app).toHaveURL(/#\/game\/quorsum/)
    await expect(app.getByRole('heading', { name: 'Quorsum', level: 1 })).toBeVisible()
  }
  await openMatch(app, matchOf('quorsum', 2, {}))
  await leads()
  await app.getByRole('link', { name: 'Puzzles' }).click()
  await app.getByRole('list', { name: 'Quorsum' }).getByRole('link').first().click()
  await leads()
  await app.getByRole('link', { name: /^Learn it/ }).click()
  // A lesson has one way back, which leads there.
  await app.getByRole('button', { name: 'Leave the lesson' }).click()
  await expect(app).toHaveURL(/#\/game\/quorsum/)
})

test('a match somebody brought leaves the first place to one’s own, with something to try beside it', async ({
  app,
}) => {
  const [other] = playedMatches([requireGame('quorsum')])
  await startMatch(app, { names: ['Ada', 'Bo'], seed: 'own', title: 'Our own evening' })
  await openLibrary(app)
  await importRecord(app, other!.record, 'A stranger’s match')
  await expect(rowOf(app, 'A stranger’s match')).toBeVisible()
  await expect(app.getByRole('region', { name: 'Still on the table' })).toContainText('Our own evening')
  await expect(app.getByText('A match to look back at')).toHaveCount(0)
  const next = app.getByRole('region', { name: 'Next to try' })
  // Learn has its word beside every box, and no second place.
  await expect(app.getByRole('article').first().getByText('Learn', { exact: true })).toBeVisible()
  await expect(next.getByRole('link', { name: /Learn/ })).toHaveCount(0)
  await next.getByRole('link', { name: 'Solve it' }).click()
  await expect(app).toHaveURL(/puzzle/)
})

/** Goes through the lesson of a game to its end, leaving its tasks undone. */
const finishLesson = async (page: Page, game: string): Promise<void> => {
  const { samples } = await ask(page, 'samples.list', { language: 'en' })
  const found = samples.find((each) => each.kind === 'lesson' && each.game === game)
  if (found === undefined) throw new Error(`${game} has no lesson`)
  const line = { match: found.match, branch: 'main' }
  let { reached: at } = await ask(page, 'practice.open', line)
  let isOver = false
  while (!isOver) {
    const scene = await ask(page, 'practice.next', { ...line, at, skips: true })
    at = scene.at
    isOver = scene.ended
  }
}

test('a lesson gone through leads to a first match of its game, which nothing else has done yet', async ({
  app,
}) => {
  await finishLesson(app, 'qin')
  await app.reload()
  const invitation = app.getByRole('region', { name: 'A first match: Qin' })
  await expect(invitation.getByRole('button', { name: 'Play a first match' })).toBeVisible()
  await expect(invitation.getByRole('link', { name: 'Learn' })).toHaveCount(0)
  // With a match of another game it is what to try next.
  await startMatch(app, { names: ['Ada', 'Bo'], seed: 'own' })
  await openLibrary(app)
  const next = app.getByRole('region', { name: 'Next to try' })
  await expect(next.getByRole('heading', { name: 'Qin' })).toBeVisible()
  await next.getByRole('button', { name: 'Play a first match' }).click()
  await expect(app.getByRole('grid', { name: 'Qin board' })).toBeVisible()
  // Now it has one.
  await openLibrary(app)
  await expect(next.getByRole('heading', { name: 'Puzzle of the day' })).toBeVisible()
})
