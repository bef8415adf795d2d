/** The lesson of Quake-nopoly: a choice of the learner’s own is honoured, and half of it is offered again. */
import type { Page } from '@playwright/test'
import { ask } from '../../support/apiRequest.ts'
import { expect, test } from '../../support/fixtures.ts'
import { goToTask, lessonPanel, openLesson } from '../../support/lessons.ts'
import { openLibrary } from '../../support/library.ts'
import { go, SMALL } from '../../support/screen.ts'
import { pointer } from './inputDrivers.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('A lesson goes on from a choice of one’s own, and half done it is offered on the first screen', async ({
  app,
}) => {
  await openLesson(app, 'quake-nopoly')
  const panel = lessonPanel(app)
  await expect(panel.locator('.task')).toContainText('Strengthen your inn')
  // Headings keep the narrow quotation marks of English, also in a Chinese font.
  await expect(panel.locator('.asked')).toHaveCSS('font-variant-east-asian', 'proportional-width')
  for (const task of ['Strengthen your inn', 'Does your inn need a forecast']) {
    await expect(panel.locator('.task')).toContainText(task)
    await app.keyboard.press('Shift+I')
    await app.getByRole('button', { name: 'Play it' }).click()
  }
  await expect(panel.locator('.task')).toContainText('Build the Pine Garden')
  // The garden, but not where it was played: beside the inn in Yilan.
  await pointer(app).deed('build')
  await pointer(app).card(0)
  const board = app.getByRole('grid', { name: 'Quake-nopoly board' })
  await board.locator('[data-qk-land="28"] header').click()
  await pointer(app).commit()
  await expect(panel.getByText('Your move counts: the lesson goes on from here.')).toBeVisible()
  await expect(panel.locator('.task')).toContainText('Your temple needs stone')
  await app.keyboard.press('Escape')
  await app.keyboard.press('Escape')
  await expect(app).toHaveURL(/#\/game\/quake-nopoly/)
  await openLibrary(app)
  const offer = app.getByRole('region', { name: 'Go on with Quake-nopoly' })
  await expect(offer).toContainText('Task 4 of 9')
  await expect(offer).toContainText('Your temple needs stone, and you have none: trade.')
  await offer.getByRole('link', { name: 'Go on' }).click()
  await expect(panel.locator('.task')).toContainText('Your temple needs stone')
})

test('after a wrong answer hint and answer are still to be had, in reach in a small window', async ({
  app,
}) => {
  await openLesson(app, 'quake-nopoly')
  const panel = lessonPanel(app)
  const [hint, showMe] = ['Hint', 'Show me'].map((name) => panel.getByRole('button', { name }))
  for (let task = 1; task < 3; task += 1) {
    await expect(app.getByRole('banner').getByText(`Task ${task} of 9`)).toBeVisible()
    await showMe!.click()
    await app.getByRole('button', { name: 'Play it' }).click()
  }
  await app.setViewportSize(SMALL)
  await expect(panel.locator('.task')).toContainText('Build the Pine Garden')
  // The picture of the earthquake tells what it cost whom.
  await expect(panel.locator('.film .disaster')).toContainText('Anping')
  // Also the reader's own district, where all stands.
  for (const district of ['Taitung', 'Yilan'])
    await expect(panel.locator('.film [data-qk-map] text', { hasText: district })).toBeVisible()
  for (const button of [hint!, showMe!]) await expect(button).toBeInViewport({ ratio: 1 })
  // The film leaves the question its room.
  await expect(panel.locator('.asked')).toBeInViewport({ ratio: 1 })
  const words = panel.getByRole('group', { name: 'Practise' })
  expect(await words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  await pointer(app).deed('pass')
  await pointer(app).commit()
  await expect(panel.getByText('Not quite')).toBeVisible()
  await hint!.click()
  await expect(panel.locator('.hint')).toContainText('Choose build')
  await expect(panel.getByText('Not quite')).toBeVisible()
  await showMe!.click()
  await expect(panel.getByText('Not quite')).toHaveCount(0)
  await expect(panel).toContainText('A good move: ')
  await expect(panel.locator('.hint')).toContainText('Choose build')
})

/** Resolves once a film plays, without a task beside it, and `test` holds for one of the page's buttons. */
const whileFilming = (page: Page, test: string): Promise<unknown> =>
  page.evaluate(`new Promise((resolve) => {
    const films = () => document.querySelector('.film') !== null && document.querySelector('.task') === null
    const look = () => films() && [...document.querySelectorAll('button')].some((button) => ${test})
    const watch = new MutationObserver(() => {
      if (!look()) return
      watch.disconnect()
      resolve()
    })
    watch.observe(document.body, { subtree: true, childList: true })
  })`)

test('the lesson plays what others do as a film, which is skipped, played again, and needs no press', async ({
  app,
}) => {
  await app.emulateMedia({ reducedMotion: 'no-preference' })
  await openLesson(app, 'quake-nopoly')
  // Long enough to be looked at, also on a busy machine.
  await ask(app, 'settings.set', { replaySpeed: 0.5 })
  const panel = lessonPanel(app)
  const film = panel.getByRole('region', { name: 'Bo’s turn' })
  const bar = app.getByRole('banner')
  // The first thing is something to do.
  await expect(panel.getByRole('button', { name: 'Show me' })).toBeVisible()
  await expect(bar.getByText('Task 1 of 9')).toBeVisible()
  // A busy machine may show a film for a moment only, so the page itself looks and presses.
  const skipped = whileFilming(app, `button.textContent.includes('To task 2') && (button.click(), true)`)
  await app.keyboard.press('Shift+I')
  await app.getByRole('button', { name: 'Play it' }).click()
  await skipped
  await expect(panel.locator('.task')).toContainText('Does your inn need a forecast')
  const shownAgain = whileFilming(app, `button.textContent.includes('Skip')`)
  await film.getByRole('button', { name: 'Again' }).click()
  await shownAgain
  // It ends by itself.
  await expect(panel.locator('.task')).toContainText('Does your inn need a forecast', { timeout: 30_000 })
  await expect(bar.getByText('Task 2 of 9')).toBeVisible()
})

test('a film in which the reader draws and another one plays is headed by both', async ({ app }) => {
  await openLesson(app, 'quake-nopoly')
  const panel = lessonPanel(app)
  await goToTask(app, 9, 9)
  const film = panel.getByRole('region', { name: 'You, then Bo' })
  await expect(film.locator('.lines').first()).toHaveText('You draw Penghu.')
})

test('the film shows a whole card, with both tracks inside it and nothing of its neighbours', async ({
  app,
}) => {
  await openLesson(app, 'quake-nopoly')
  const panel = lessonPanel(app)
  await expect(panel.locator('.task')).toContainText('Strengthen your inn')
  await app.keyboard.press('Shift+I')
  await app.getByRole('button', { name: 'Play it' }).click()
  const frame = panel.locator('.film .frame')
  await expect(frame.locator('[data-qk-building=tower85]')).toBeVisible()
  const box = await frame.boundingBox()
  for (const track of await frame.locator('[data-qk-building=tower85] [data-qk-track]').all()) {
    const of = await track.boundingBox()
    expect(of?.x).toBeGreaterThanOrEqual(box?.x ?? NaN)
    expect((of?.x ?? NaN) + (of?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0))
  }
  const beside = await frame.locator('[data-qk-land]').evaluateAll(
    (cards, frame) =>
      cards.filter((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect()
        const { x = 0, y = 0, width = 0, height = 0 } = frame ?? {}
        return right > x + 1 && left < x + width - 1 && bottom > y + 1 && top < y + height - 1
      }).length,
    box,
  )
  expect(beside).toBe(1)
})

test('no sentence of a film tells what the board has not told yet', async ({ app }) => {
  // Others skip it.
  await app.removeLocatorHandler(app.locator('[data-theatre]'))
  await openLesson(app, 'quake-nopoly')
  const panel = lessonPanel(app)
  const play = async (): Promise<void> => {
    await expect(panel.getByRole('button', { name: 'Show me' })).toBeVisible()
    await app.keyboard.press('Shift+I')
    await app.getByRole('button', { name: 'Play it' }).click()
  }
  await play()
  await expect(panel.locator('.task')).toContainText('Does your inn need a forecast')
  await app.emulateMedia({ reducedMotion: 'no-preference' })
  await play()
  const theatre = app.locator('[data-theatre]')
  const fall = panel.locator('.shots').getByText(/Old Fort.* collapses/)
  await expect(theatre.getByRole('heading', { name: /^Hualien/ })).toBeVisible()
  await expect(fall).toBeHidden()
  await app.keyboard.press('Escape')
  await expect(theatre.getByRole('heading', { name: 'Plum Rains' })).toBeVisible()
  await app.keyboard.press('Escape')
  await expect(theatre).toHaveCount(0)
  await expect(fall).toBeVisible()
})

test('a shown payment frames none of the buildings that produce after it', async ({ app }) => {
  await openLesson(app, 'quake-nopoly')
  const panel = lessonPanel(app)
  await goToTask(app, 6, 9)
  await expect(panel.getByRole('button', { name: 'Show me' })).toBeVisible()
  await app.keyboard.press('Shift+I')
  await expect(panel).toContainText('A good move: Pay 1 brick')
  await expect(app.getByTestId('preview')).toHaveCount(0)
})

test('a second press on the button that leaves a disaster does not skip the task below it', async ({
  app,
}) => {
  // Others skip it.
  await app.removeLocatorHandler(app.locator('[data-theatre]'))
  await app.emulateMedia({ reducedMotion: 'no-preference' })
  await openLesson(app, 'quake-nopoly')
  const panel = lessonPanel(app)
  for (const task of ['Strengthen your inn', 'Does your inn need a forecast']) {
    await expect(panel.locator('.task')).toContainText(task)
    await app.keyboard.press('Shift+I')
    await app.getByRole('button', { name: 'Play it' }).click()
  }
  const theatre = app.locator('[data-theatre]')
  const leave = theatre.locator('[data-qk-go-on]')
  await theatre.locator('[data-qk-to-cost]').click()
  await leave.click()
  await expect(theatre.getByRole('heading', { name: 'Plum Rains' })).toBeVisible()
  await theatre.locator('[data-qk-to-cost]').click()
  await leave.click()
  await expect(panel.getByRole('button', { name: 'Skip this task' })).toBeVisible()
  await app.mouse.down()
  await app.mouse.up()
  await expect(panel.locator('.task')).toContainText('Build the Pine Garden')
  await expect(app.getByRole('banner').getByText('Task 3 of 9')).toBeVisible()
})

test('the lesson changes to a language chosen midway, at the same step @sweep', async ({ app }) => {
  await openLesson(app, 'quake-nopoly')
  const panel = lessonPanel(app)
  await expect(panel).toContainText('Strengthen your inn', { timeout: 30_000 })
  await app.keyboard.press('Shift+I')
  await expect(panel).toContainText('A good move: ')
  await app.keyboard.press('ArrowRight')
  await expect(panel).toContainText('Does your inn need a forecast', { timeout: 30_000 })
  const language = app.getByRole('radiogroup').first()
  await language.getByRole('radio', { name: '中', exact: true }).click()
  const chinese = lessonPanel(app, 'zh-Hant')
  await expect(chinese).toContainText('地震學家')
  await expect(app.getByRole('banner').getByText('第 1 題：看過示範')).toBeAttached()
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('學嚴震以待：最後還站著的')
  await language.getByRole('radio', { name: 'EN', exact: true }).click()
  await expect(panel).toContainText('Does your inn need a forecast')
})

test('the pictures of its page show one district each, large', async ({ app }) => {
  await go(app, '/game/quake-nopoly')
  const pictures = app.locator('.pictures figure')
  await expect(pictures).toHaveCount(4)
  for (const [at, district] of ['Pingtung', 'Taichung', 'New Taipei', 'New Taipei'].entries()) {
    const picture = pictures.nth(at)
    const frame = await picture.locator('.frame').boundingBox()
    const middle = {
      x: (frame?.x ?? 0) + (frame?.width ?? 0) / 2,
      y: (frame?.y ?? 0) + (frame?.height ?? 0) / 2,
    }
    const boxes = await picture
      .locator('[data-qk-land]')
      .filter({ hasText: district })
      .evaluateAll((cards) =>
        cards.map((card) => {
          const { left, right, top, bottom, height } = card.getBoundingClientRect()
          return { left, right, top, bottom, height }
        }),
      )
    // The card lies in the middle, whole, and takes most of the picture.
    const card = boxes.find(
      ({ left, right, top, bottom }) =>
        left < middle.x && middle.x < right && top < middle.y && middle.y < bottom,
    )
    expect(card?.top, district).toBeGreaterThanOrEqual(frame?.y ?? 0)
    expect((card?.height ?? 0) / (frame?.height ?? 1), district).toBeGreaterThan(0.8)
  }
  // The disaster is shown before its damage, the collapse after it.
  const built = (at: number) => pictures.nth(at).locator('[data-qk-building=neiwanTheatre]')
  await expect(built(2)).toHaveCount(1)
  await expect(built(3)).toHaveCount(0)
})
